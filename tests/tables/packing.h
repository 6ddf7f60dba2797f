// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <zip.h>

#include <string>
#include <utility>
#include <vector>

namespace flagfall::tables {

/// A ZIP file in memory with these parts.
inline std::string packed(std::vector<std::pair<std::string, std::string>> const& parts) {
    zip_error_t error{};
    zip_source_t* const whole = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(whole);
    zip_t* const zip = zip_open_from_source(whole, ZIP_TRUNCATE, &error);
    for (auto const& [name, text] : parts)
        zip_file_add(zip, name.c_str(), zip_source_buffer(zip, text.data(), text.size(), 0), ZIP_FL_OVERWRITE);
    EXPECT_EQ(zip_close(zip), 0);
    zip_source_open(whole);
    zip_source_seek(whole, 0, SEEK_END);
    std::string bytes(static_cast<std::size_t>(zip_source_tell(whole)), '\0');
    zip_source_seek(whole, 0, SEEK_SET);
    zip_source_read(whole, bytes.data(), bytes.size());
    zip_source_close(whole);
    zip_source_free(whole);
    return bytes;
}

/// A workbook of one sheet with these rows (`<row>…</row>`), shared strings and styles.
inline std::string workbook(std::string const& rows, std::string const& strings = "", std::string const& styles = "") {
    return packed(
        {{"xl/workbook.xml",
          R"(<workbook xmlns:r="r"><sheets><sheet name="Empty" r:id="a"/><sheet name="Players" r:id="b"/></sheets></workbook>)"},
         {"xl/_rels/workbook.xml.rels",
          R"(<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>)"},
         {"xl/sharedStrings.xml", "<sst>" + strings + "</sst>"},
         {"xl/styles.xml", "<styleSheet>" + styles + "</styleSheet>"},
         {"xl/worksheets/sheet1.xml", "<worksheet><sheetData/></worksheet>"},
         {"xl/worksheets/sheet2.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}});
}

/// An OpenDocument spreadsheet with these rows.
inline std::string openDocument(std::string const& rows) {
    return packed(
        {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
         {"content.xml",
          R"(<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Players">)" +
              rows + "</table:table></office:spreadsheet></office:body></office:document-content>"}});
}

} // namespace flagfall::tables
