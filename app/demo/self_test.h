// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace flagfall::demo {

/// Loads every page in every language, in both themes, with two font sizes and in two sizes of the window. Any warning
/// of QML and any text that does not fit is printed and makes it fail; the exit code of the program.
[[nodiscard]] int selfTest();

} // namespace flagfall::demo
