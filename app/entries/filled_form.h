// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <optional>

namespace flagfall::entries {

/// Lines as web forms send them by mail, `Name: Ján Čižmár`, `Date of birth: 5.12.2006`, as a table with a head: a row
/// for each player, who begins where a head comes again. Other lines are rows of one cell behind the players. None:
/// fewer than two lines are of this kind, or none of them has a name.
[[nodiscard]] std::optional<tables::Sheet> tableOfForms(tables::Sheet const& lines);

} // namespace flagfall::entries
