// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/spreadsheet.h"

#include "app/tables/spreadsheet_parts.h"

namespace flagfall::tables {
namespace {

constexpr std::string_view zipMagic = "PK\x03\x04";
constexpr std::string_view oleMagic = "\xD0\xCF\x11\xE0"; // .xls, and .xlsx with a password

Or<ReadTable> readPacked(std::string_view bytes, TableForm const& form, Limits const& limits) {
    auto packed = Packed::open(bytes, limits);
    if (!packed) return refused(packed.error());
    if (packed->has("xl/workbook.xml")) return readXlsx(*packed, form.sheet, limits);
    if (packed->has("content.xml")) return readOds(*packed, form.sheet, limits);
    return refused(Problem{Problem::What::NotText});
}

} // namespace

Or<ReadTable> readTable(std::string_view bytes, TableForm const& form, Limits const& limits) {
    if (bytes.starts_with(zipMagic)) return readPacked(bytes, form, limits);
    if (bytes.starts_with(oleMagic)) return refused(Problem{Problem::What::OldExcel});
    auto text = readText(bytes, form.text, limits);
    if (!text) return refused(text.error());
    return ReadTable{std::move(text->sheet), Kind::Text, {}, 0, {text->encoding, text->separator}};
}

} // namespace flagfall::tables
