// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// What is printed may hold names and notes of anybody, and a terminal obeys some of what it is given.
namespace flagfall::cli {

/// Without anything that could steer a terminal or turn the order of letters around: control characters, of which a
/// line feed, a tabulator and a carriage return before a line feed stay, and the marks of direction.
[[nodiscard]] std::string shownText(std::string_view text);

/// The same in one line: blanks stand for whatever could break it.
[[nodiscard]] std::string oneLine(std::string_view text);

/// JSON that says the same, with what could steer a terminal in escapes.
[[nodiscard]] std::string shownJson(std::string_view json);

/// To standard output.
void printShown(std::string_view text);

} // namespace flagfall::cli
