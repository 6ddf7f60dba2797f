// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <optional>

namespace flagfall::tables {

/// Lines of one cell as people type them in a mail, `2. Novák Ján, 1850, ŠK Žilina`, in four columns: the number before
/// it, the words, a number of three or four digits, and what follows. None where most lines are not so; those before
/// the first and behind the last one that is may be a letter.
[[nodiscard]] std::optional<Sheet> partTypedLines(Sheet const& sheet);

} // namespace flagfall::tables
