// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_differences.h"
#include "app/lists/list_problem.h"

#include <QString>

namespace flagfall::view {

/// `FIDE`, `FIDE rapid`, or the name that the arbiter gave.
[[nodiscard]] QString listName(std::string const& source);
/// `November 2026`
[[nodiscard]] QString monthName(lists::ListMonth month);
/// `standard`, `effective rapid`
[[nodiscard]] QString kindName(lists::ListKind kind);
[[nodiscard]] QString listFieldName(lists::ListField field);
[[nodiscard]] QString listProblemText(lists::ListProblem const& problem);

} // namespace flagfall::view
