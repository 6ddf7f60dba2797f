// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

#include <optional>

namespace flagfall::view {

/// How numbers, days and times are written: as the program does, or as what this thread makes for others wants them.
/// Texts ask here and not QLocale's default, which is one for all threads.
[[nodiscard]] QLocale textLocale();
/// For this thread alone; nothing: as the program does.
void setTextLocale(std::optional<QLocale> locale);

} // namespace flagfall::view
