// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <optional>

namespace flagfall::entries {

/// Lines as web forms send them by mail, `Name: Ján Čižmár`, `Date of birth: 5.12.2006`, as a table with a head: a row
/// for each player, who begins where the first head comes again. The letter around them is in a last column, a line in
/// a row. `isCutAtCommas`: the cells of a line belong together. None: fewer than two lines are of this kind, none of
/// them has a name, or between them there are more others.
[[nodiscard]] std::optional<tables::Sheet> tableOfForms(tables::Sheet const& lines, bool isCutAtCommas = false);

} // namespace flagfall::entries
