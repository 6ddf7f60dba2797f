// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/sheet_file.h"

#include "app/tables/spreadsheet_parts.h"

#include <algorithm>

namespace flagfall::tables {

std::string_view endingOf(SheetFile kind) {
    switch (kind) {
    case SheetFile::Csv: return "csv";
    case SheetFile::Tsv: return "tsv";
    case SheetFile::Xlsx: return "xlsx";
    case SheetFile::Ods: return "ods";
    }
    return {};
}

std::optional<SheetFile> sheetFileBy(std::string_view ending) {
    auto const found = std::ranges::find(sheetFiles, ending, endingOf);
    return found == sheetFiles.end() ? std::nullopt : std::optional{*found};
}

Or<std::string> fileBytes(Sheet const& sheet, SheetFile kind, std::string const& name, SheetStyle const& style) {
    switch (kind) {
    case SheetFile::Csv: break;
    case SheetFile::Tsv: return std::string{markText(style.mark)} + tsvText(sheet);
    case SheetFile::Xlsx: return xlsxBytes(sheet, name);
    case SheetFile::Ods: return odsBytes(sheet, name);
    }
    return csvText(sheet, style.separator, style.mark);
}

} // namespace flagfall::tables
