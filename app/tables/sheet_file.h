// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/delimited.h"

#include <array>
#include <optional>

/// Tables as files for others.
namespace flagfall::tables {

enum class SheetFile { Csv, Tsv, Xlsx, Ods };
inline constexpr std::array sheetFiles{SheetFile::Csv, SheetFile::Tsv, SheetFile::Xlsx, SheetFile::Ods};

/// What its name ends with: `csv`.
[[nodiscard]] std::string_view endingOf(SheetFile kind);
/// Of small letters, without the point; none: no table is written so.
[[nodiscard]] std::optional<SheetFile> sheetFileBy(std::string_view ending);
/// Something that only a program for spreadsheets can show.
[[nodiscard]] constexpr bool isSpreadsheet(SheetFile kind) { return kind == SheetFile::Xlsx || kind == SheetFile::Ods; }

/// What differs from country to country; a spreadsheet needs none of it.
struct SheetStyle {
    char separator = ','; ///< of CSV
    ByteOrderMark mark = ByteOrderMark::None;
};

/// One sheet. In a spreadsheet the first row is bold, and all cells are texts but whole numbers and such with a half or
/// a quarter behind the point (`2.5`, `12.25`): those can be counted with. `name` is that of the sheet. NotWritten
/// where memory or the folder for temporary files has no room. Any thread, whatever the locale of the process.
[[nodiscard]] Or<std::string> fileBytes(Sheet const& sheet, SheetFile kind, std::string const& name,
                                        SheetStyle const& style = {});

} // namespace flagfall::tables
