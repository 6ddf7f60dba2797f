// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace flagfall::demo {

/// Writes the help as a book in one of the languages of the program: pages on paper where the target ends in `.pdf`,
/// else a web page `index.html` in the folder. What is wrong, in English; nullopt when it is written.
[[nodiscard]] std::optional<QString> writeManual(QString const& target, QString const& language);

} // namespace flagfall::demo
