// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/spreadsheet_parts.h"
#include "app/tables/written_cells.h"

#include <xlsxwriter.h>

#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace flagfall::tables {
namespace {

/// libxlsxwriter prints numbers as the locale of the thread has them, and a spreadsheet takes only points: with a comma
/// it would be damaged.
class WithPoints {
public:
    WithPoints() : m_points(newlocale(LC_NUMERIC_MASK, "C", nullptr)), m_before(uselocale(m_points)) {}
    ~WithPoints() {
        uselocale(m_before);
        if (m_points) freelocale(m_points);
    }
    WithPoints(WithPoints const&) = delete;
    WithPoints& operator=(WithPoints const&) = delete;

private:
    locale_t m_points;
    locale_t m_before;
};

Or<void> writeTo(std::filesystem::path const& file, Sheet const& sheet, std::string const& name) {
    WithPoints const numbers;
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
            if (r > 0 && isNumber(cell))
                worksheet_write_number(page, row, column, std::stod(cell), nullptr);
            else if (!cell.empty())
                worksheet_write_string(page, row, column, cell.c_str(), r == 0 ? head : nullptr);
        }
    if (auto const error = workbook_close(book); error != LXW_NO_ERROR)
        return refused(Problem{Problem::What::NotWritten, 0, 0, lxw_strerror(error)});
    return {};
}

} // namespace

Or<std::string> xlsxBytes(Sheet const& sheet, std::string const& name) {
    std::error_code failed;
    std::string path = (std::filesystem::temp_directory_path(failed) / "flagfall-XXXXXX").string();
    int const file = failed ? -1 : mkstemp(path.data()); // the owner alone can read it
    if (file < 0) return refused(Problem{Problem::What::NotWritten});
    close(file);
    auto const written = writeTo(path, sheet, name);
    std::ifstream stream(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    std::filesystem::remove(path, failed);
    if (!written) return refused(written.error());
    if (bytes.empty()) return refused(Problem{Problem::What::NotWritten});
    return bytes;
}

} // namespace flagfall::tables
