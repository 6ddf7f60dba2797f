// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_differences.h"
#include "app/lists/list_problem.h"
#include "app/lists/table_columns.h"

#include <QString>

namespace flagfall::view {

/// `FIDE`, `FIDE rapid`, or the name that the arbiter gave.
[[nodiscard]] QString listName(std::string const& source);
/// `November 2026`
[[nodiscard]] QString monthName(lists::ListMonth month);
/// `standard`, `effective rapid`
[[nodiscard]] QString kindName(lists::ListKind kind);
/// `FIDE · standard, svk · standard`
[[nodiscard]] QString orderInWords(lists::ListOrder const& order);
/// `FIDE · standard`
[[nodiscard]] QString listChoiceText(lists::ListChoice const& choice);
/// `FIDE, standard, November 2026`
[[nodiscard]] QString listUseText(lists::ListUse const& use);
[[nodiscard]] QString listFieldName(lists::ListField field);
/// What a column of a table says.
[[nodiscard]] QString listColumnName(lists::TableColumn column);
[[nodiscard]] QString listProblemText(lists::ListProblem const& problem);

} // namespace flagfall::view
