// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/letters.h"
#include "pairing/trf/remarks.h"

#include <optional>
#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// One line of a file, cut by columns as the specification counts them: characters, from 1. Columns beyond
/// the end are blank, because trailing blanks get lost on the way.
class Line {
public:
    Line(int number, std::u32string characters) : m_number(number), m_characters(std::move(characters)) {}

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] int length() const { return static_cast<int>(m_characters.size()); }
    [[nodiscard]] Place at(int column) const { return {m_number, column}; }
    [[nodiscard]] bool isBlank(int column) const;
    /// The columns first … last in UTF-8, without blanks around.
    [[nodiscard]] std::string columns(int first, int last) const;
    /// From a column to the end.
    [[nodiscard]] std::string rest(int first) const { return columns(first, length()); }
    /// The columns as they stand, not trimmed; never more than the line has.
    [[nodiscard]] std::string exactly(int first, int last) const;

    [[nodiscard]] bool isAscii() const;
    /// The same line as a program would cut it that counts bytes: an é takes two columns.
    [[nodiscard]] Line withColumnsInBytes() const;
    /// With everything from a column on moved to the right, or to the left over blanks; nothing where none are.
    [[nodiscard]] std::optional<Line> moved(int column, int by) const;

private:
    int m_number;
    std::u32string m_characters;
};

/// Takes a file apart: byte-order mark, encoding, line endings, blank lines. Borrows the bytes.
class LineReader {
public:
    LineReader(std::string_view bytes, Remarks& remarks);
    LineReader(LineReader const&) = delete;
    LineReader& operator=(LineReader const&) = delete;
    /// The file in UTF-8, or in bytes that are letters.
    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    /// The next line that is not blank.
    [[nodiscard]] std::optional<Line> next();

private:
    [[nodiscard]] std::optional<std::string_view> nextRaw();
    [[nodiscard]] std::u32string decode(std::string_view raw);

    std::string m_own; ///< of a file in UTF-16
    std::string_view m_bytes;
    Remarks& m_remarks;
    std::size_t m_position = 0;
    int m_number = 0;
    std::optional<Letters> m_letters; ///< none: UTF-8
};

/// A single line, as columns.
[[nodiscard]] Line lineFrom(std::string_view text);

} // namespace flagfall::pairing::trf
