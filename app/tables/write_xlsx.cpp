// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/spreadsheet.h"

#include "arbiter/terms/utf8.h"

#include <xlsxwriter.h>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace flagfall::tables {
namespace {

/// A whole number that a spreadsheet shows as it is written: no zeros before it, and not too long to be exact.
bool isCount(std::string const& text) {
    constexpr std::size_t longest = 9;
    bool const digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return digits && !text.empty() && text.size() <= longest && (text == "0" || text.front() != '0');
}

/// A number with a half or a quarter behind the point, which no spreadsheet rounds: `2.5`, `12.25`.
bool isExactFraction(std::string const& text) {
    auto const point = text.find('.');
    if (point == std::string::npos || !isCount(text.substr(0, point))) return false;
    std::string const behind = text.substr(point + 1);
    return behind == "5" || behind == "25" || behind == "75";
}

/// A sheet's name has up to 31 characters and none of these.
std::string sheetName(std::string name) {
    constexpr std::size_t longest = 31;
    std::erase_if(name, [](char c) { return std::string_view{"[]:*?/\\'"}.find(c) != std::string_view::npos; });
    if (name.size() <= longest) return name;
    std::size_t end = longest;
    while (end > 0 && utf8::isContinuation(name[end])) --end;
    name.resize(end);
    return name;
}

} // namespace

Or<void> writeXlsx(Sheet const& sheet, std::string const& name, std::filesystem::path const& file) {
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    lxw_workbook* const book = workbook_new_opt(file.c_str(), &options);
    if (!book) return refused(Problem{Problem::What::NotWritten});
    std::string const title = sheetName(name);
    lxw_worksheet* const page = workbook_add_worksheet(book, title.empty() ? nullptr : title.c_str());
    lxw_format* const head = workbook_add_format(book);
    format_set_bold(head);
    worksheet_freeze_panes(page, 1, 0);
    for (std::size_t r = 0; r < sheet.rows.size(); ++r)
        for (std::size_t c = 0; c < sheet.rows[r].size(); ++c) {
            auto const row = static_cast<lxw_row_t>(r);
            auto const column = static_cast<lxw_col_t>(c);
            std::string const& cell = sheet.rows[r][c];
            if (r > 0 && (isCount(cell) || isExactFraction(cell)))
                worksheet_write_number(page, row, column, std::stod(cell), nullptr);
            else if (!cell.empty())
                worksheet_write_string(page, row, column, cell.c_str(), r == 0 ? head : nullptr);
        }
    if (auto const error = workbook_close(book); error != LXW_NO_ERROR)
        return refused(Problem{Problem::What::NotWritten, 0, 0, lxw_strerror(error)});
    return {};
}

Or<std::string> xlsxBytes(Sheet const& sheet, std::string const& name) {
    std::error_code failed;
    std::string path = (std::filesystem::temp_directory_path(failed) / "flagfall-XXXXXX").string();
    int const file = failed ? -1 : mkstemp(path.data()); // the owner alone can read it
    if (file < 0) return refused(Problem{Problem::What::NotWritten});
    close(file);
    auto const written = writeXlsx(sheet, name, path);
    std::ifstream stream(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    std::filesystem::remove(path, failed);
    if (!written) return refused(written.error());
    if (bytes.empty()) return refused(Problem{Problem::What::NotWritten});
    return bytes;
}

} // namespace flagfall::tables
