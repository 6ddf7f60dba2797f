// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/respelled.h"

#include "pairing/trf/columns.h"
#include "pairing/trf/lines.h"

#include <algorithm>
#include <vector>

namespace flagfall::pairing::trf {
namespace {

struct NameColumns {
    int first;
    int last;
};

/// Where names stand before other columns.
std::vector<NameColumns> namesIn(Line const& line) {
    std::string const code = line.exactly(1, 3);
    if (code == "001") return {{15, 47}};
    if (code == "013") return {{5, 36}};
    if (code == "310") return {{9, 40}, {42, 46}};
    bool const isFederation = std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; });
    // XXR and its like are words of other programs, without columns.
    if (isFederation && !code.starts_with("XX") && line.length() > 47) return {{15, 47}};
    return {};
}

std::string respelledLine(std::string const& text, Spelling const& spelt) {
    Line const line = lineFrom(text);
    if (line.isAscii()) return text;
    auto const names = namesIn(line);
    if (names.empty()) return spelt(text);
    Columns columns{line.exactly(1, 3)};
    int next = 4;
    for (NameColumns const& name : names) {
        columns.left(next, name.first - 1, spelt(line.exactly(next, name.first - 1)));
        columns.left(name.first, name.last, spelt(line.columns(name.first, name.last)));
        next = name.last + 1;
    }
    if (next <= line.length()) columns.left(next, line.length(), spelt(line.exactly(next, line.length())));
    return std::move(columns).take();
}

} // namespace

Report respelled(Report report, Spelling const& spelt) {
    for (std::string& line : report.lines) line = respelledLine(line, spelt);
    return report;
}

} // namespace flagfall::pairing::trf
