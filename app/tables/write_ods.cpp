// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/pack.h"
#include "app/tables/spreadsheet_parts.h"
#include "app/tables/written_cells.h"

#include <string_view>

namespace flagfall::tables {
namespace {

constexpr std::string_view mediaType = "application/vnd.oasis.opendocument.spreadsheet";

constexpr std::string_view manifest =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
<manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>
</manifest:manifest>
)";

constexpr std::string_view contentHead =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3">
<office:automatic-styles><style:style style:name="head" style:family="table-cell"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet>
)";

/// XML 1.0 has no control characters but tab and line ends; a line of a cell is a paragraph of its own.
std::string escaped(std::string_view text) {
    std::string out;
    for (char const c : text) switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\n': out += "</text:p><text:p>"; break;
        default:
            if (static_cast<unsigned char>(c) >= ' ') out += c;
        }
    return out;
}

std::string cellText(std::string const& cell, bool isHead) {
    if (cell.empty()) return "<table:table-cell/>";
    std::string const text = "<text:p>" + escaped(cell) + "</text:p></table:table-cell>";
    if (isHead) return R"(<table:table-cell table:style-name="head" office:value-type="string">)" + text;
    if (isNumber(cell)) return R"(<table:table-cell office:value-type="float" office:value=")" + cell + "\">" + text;
    return R"(<table:table-cell office:value-type="string">)" + text;
}

} // namespace

Or<std::string> odsBytes(Sheet const& sheet, std::string const& name) {
    std::string const title = sheetName(name);
    std::string content{contentHead};
    content += "<table:table table:name=\"" + escaped(title.empty() ? "1" : title) + "\">\n";
    for (Row const& row : sheet.rows) {
        content += "<table:table-row>";
        for (std::string const& cell : row) content += cellText(cell, &row == &sheet.rows.front());
        if (row.empty()) content += "<table:table-cell/>"; // a row has one at least
        content += "</table:table-row>\n";
    }
    content += "</table:table></office:spreadsheet></office:body></office:document-content>\n";
    // The kind of file stands first and as it is, so that others see it without unpacking (OpenDocument 1.3, part 2).
    return pack({{"mimetype", std::string{mediaType}, Packing::AsItIs},
                 {"META-INF/manifest.xml", std::string{manifest}},
                 {"content.xml", std::move(content)}},
                0);
}

} // namespace flagfall::tables
