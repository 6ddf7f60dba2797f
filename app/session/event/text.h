// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace flagfall::session {

/// Without white space at either end.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Sound UTF-8 without control characters: fit for a journal, a report file and a screen.
[[nodiscard]] bool isPlainText(std::string_view text);

/// How many characters (code points) a sound UTF-8 text has.
[[nodiscard]] std::size_t characters(std::string_view text);

} // namespace flagfall::session
