// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace flagfall::session {

/// A sheet of plain text for a printer, a mail or a file: a heading, labelled lines, and tables whose columns stand
/// under each other in any type of equal width. It knows no words; whoever fills it speaks the reader's language.
struct TextSheet {
    struct Line {
        std::string label;
        std::string value; ///< a line without a value is left out
    };
    enum class Align { Left, Right };
    struct Column {
        std::string head;
        Align align = Align::Left;
    };
    struct Table {
        std::vector<Column> columns;
        std::vector<std::vector<std::string>> rows;
    };
    std::string heading{};
    std::vector<Line> lines{};
    std::vector<Table> tables{};
};

/// UTF-8, lines ended by `\n`; nothing in it can break a line or steer a terminal.
[[nodiscard]] std::string text(TextSheet const& sheet);

} // namespace flagfall::session
