// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/report.h"

#include "pairing/trf/dates.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/records.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace flagfall::pairing::trf {
namespace {

// --- the form of every record ----------------------------------------------------------------------------------

std::string asItStands(Line const& line) {
    std::string text = line.exactly(1, line.length());
    text.resize(text.find_last_not_of(' ') + 1);
    return text;
}

template <auto Read>
std::string formed(Line const& line) {
    auto const record = Read(line);
    return record ? lineOf(*record) : asItStands(line);
}

std::string formedDate(Line const& line) {
    auto const date = readDate(line.rest(4));
    if (!date) return asItStands(line);
    std::string text = isoDate(date->date);
    std::replace(text.begin(), text.end(), '-', '/');
    return textLine(line.exactly(1, 3), text);
}

std::string formedTeam(Line const& line) {
    auto const record = readTeamRecord(line);
    if (!record) return asItStands(line);
    return line.exactly(1, 3) == "013" ? line013Of(*record) : lineOf(*record);
}

struct WrittenForm {
    std::string_view code;
    std::string (*form)(Line const&);
};

constexpr std::array writtenForms{
    WrittenForm{"001", formed<readPlayerRecord>},
    WrittenForm{"013", formedTeam},
    WrittenForm{"042", formedDate},
    WrittenForm{"052", formedDate},
    WrittenForm{"162", formed<readScoringRecord>},
    WrittenForm{"240", formed<readByeRecord>},
    WrittenForm{"250", formed<readAccelerationRecord>},
    WrittenForm{"260", formed<readProhibitionRecord>},
    WrittenForm{"310", formedTeam},
    WrittenForm{"XXA", formed<readPlayerAccelerationRecord>},
};

std::string inForm(Line const& line) {
    std::string const code = line.exactly(1, 3);
    for (WrittenForm const& row : writtenForms)
        if (row.code == code) return row.form(line);
    return asItStands(line);
}

LineEnd lineEndOf(std::string_view bytes) {
    std::size_t const end = bytes.find_first_of("\r\n");
    if (end == std::string_view::npos) return LineEnd::CarriageReturnLineFeed;
    if (bytes[end] == '\n') return LineEnd::LineFeed;
    return bytes.substr(end, 2) == "\r\n" ? LineEnd::CarriageReturnLineFeed : LineEnd::CarriageReturn;
}

std::string_view textOf(LineEnd end) {
    switch (end) {
    case LineEnd::LineFeed: return "\n";
    case LineEnd::CarriageReturn: return "\r";
    case LineEnd::CarriageReturnLineFeed: break;
    }
    return "\r\n";
}

} // namespace

Report readReport(std::string_view bytes) {
    Report report;
    if (bytes.size() > mostBytes) return report;
    Remarks remarks;
    LineReader lines{bytes, remarks};
    int last = 0;
    while (auto const line = lines.next()) {
        std::string text = inForm(*line);
        if (text.empty()) continue; // nothing but control characters
        if (line->number() > last + 1) report.lines.emplace_back();
        report.lines.push_back(std::move(text));
        last = line->number();
    }
    if (!report.lines.empty()) report.lineEnd = lineEndOf(lines.bytes());
    return report;
}

std::string write(Report const& report) {
    std::string text;
    for (std::string const& line : report.lines) (text += line) += textOf(report.lineEnd);
    return text;
}

} // namespace flagfall::pairing::trf
