// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

namespace flagfall::tables {

/// Lines of one cell as people type them in a mail, `2. Novák Ján, 1850, ŠK Žilina`, in four columns: the number before
/// it, the words, a number of three or four digits, and what follows. The sheet as it is where most lines are not so.
[[nodiscard]] Sheet partTypedLines(Sheet sheet);

} // namespace flagfall::tables
