// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// Builds a line by columns, counted in characters from 1.
///
///     Columns line{"001"};
///     line.right(5, 8, "12");
///     line.left(15, 47, "Šimečková, Žofia");
class Columns {
public:
    explicit Columns(std::string_view code) : m_text(code), m_length(static_cast<int>(code.size())) {}

    /// Both from the first to the last column; what is longer is cut at its end.
    void left(int first, int last, std::string_view text);
    void right(int first, int last, std::string_view text);
    void right(int first, int last, int number);

    /// Without trailing blanks, but for so many columns.
    [[nodiscard]] std::string take(int atLeast = 0) &&;

private:
    void fillTo(int column);
    void put(std::string_view text, int width);

    std::string m_text;
    int m_length;
};

/// Characters of a text in UTF-8.
[[nodiscard]] int lengthOf(std::string_view text);

} // namespace flagfall::pairing::trf
