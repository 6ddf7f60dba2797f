// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <optional>

namespace flagfall::tables {

/// Lines of one cell as people type them in a mail, `2. Novák Ján, 1.2.2001, Elo 1850, ŠK Žilina`, in columns: the
/// number before it, the name, a title, a day or year of birth, a rating of three or four digits, a number of six to
/// nine digits (an ID), a federation, a telephone, an e-mail address, and what is left, which is a club as a rule. None
/// where most lines are not so; those before the first and behind the last one that is may be a letter. No line is
/// lost, and none of them is a head.
[[nodiscard]] std::optional<Sheet> partTypedLines(Sheet const& sheet);

} // namespace flagfall::tables
