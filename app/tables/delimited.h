// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/encoding.h"

#include <optional>

/// Text with a character between the cells: what a spreadsheet puts on the clipboard, CSV files, aligned mails.
namespace flagfall::tables {

enum class Separator {
    Tab,
    Semicolon,
    Comma,
    Bar,
    Spaces,
    Words, ///< nothing: lines as people type them in a mail, see partTypedLines
    None,
};
inline constexpr std::array separators{Separator::Tab,    Separator::Semicolon, Separator::Comma, Separator::Bar,
                                       Separator::Spaces, Separator::Words,     Separator::None};

/// What somebody has chosen; none: guessed.
struct TextForm {
    std::optional<Encoding> encoding{};
    std::optional<Separator> separator{};
};

struct ReadText {
    Sheet sheet;
    Encoding encoding{};
    Separator separator{};
};

/// The separator that gives the lines the same number of cells. A comma before a space is part of a name; two spaces
/// or more separate where nothing else does.
[[nodiscard]] Separator guessSeparator(std::string_view text);

/// Cells in quotation marks may hold separators, line ends and doubled quotation marks. Rows without any text are left
/// out at the end and kept in between, so that a row of the sheet is a line of the text unless a cell has several.
[[nodiscard]] Or<Sheet> parseDelimited(std::string_view text, Separator separator, Limits const& limits = {});

[[nodiscard]] Or<ReadText> readText(std::string_view bytes, TextForm const& form = {}, Limits const& limits = {});

enum class ByteOrderMark { None, Utf8 }; ///< Excel takes CSV without one for the encoding of its country

[[nodiscard]] std::string_view markText(ByteOrderMark mark);

/// Lines end with CR LF, as RFC 4180 says; cells are quoted where they must be.
[[nodiscard]] std::string csvText(Sheet const& sheet, char separator = ',', ByteOrderMark mark = ByteOrderMark::None);
/// As the clipboard has them: tabs and line ends within a cell become spaces.
[[nodiscard]] std::string tsvText(Sheet const& sheet);
/// The same as a table of HTML; the first row is its head.
[[nodiscard]] std::string htmlText(Sheet const& sheet);

} // namespace flagfall::tables
