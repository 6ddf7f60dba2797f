// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/remarks.h"

#include <utility>

namespace flagfall::pairing::trf {
namespace {

using Kind = Remark::Kind;
using What = Remark::What;

constexpr std::size_t codesListed = 12; // a list nobody reads to the end helps nobody

Remark remark(Kind kind, What what, Place place, std::string field, std::string found, std::string taken) {
    Remark remark;
    remark.kind = kind;
    remark.what = what;
    remark.line = place.line;
    remark.column = place.column;
    remark.field = std::move(field);
    remark.found = std::move(found);
    remark.taken = std::move(taken);
    return remark;
}

} // namespace

void Remarks::assumed(What what, Place place, std::string field, std::string found, std::string taken) {
    add(remark(Kind::Assumed, what, place, std::move(field), std::move(found), std::move(taken)));
}

void Remarks::repaired(What what, Place place, std::string field, std::string found, std::string taken) {
    add(remark(Kind::Repaired, what, place, std::move(field), std::move(found), std::move(taken)));
}

void Remarks::ignored(What what, Place place, std::string field, std::string found) {
    add(remark(Kind::Ignored, what, place, std::move(field), std::move(found), {}));
}

void Remarks::noted(What what, Place place, RoundNumber round, std::string found, std::string taken, int count) {
    Remark note = remark(Kind::Noted, what, place, {}, std::move(found), std::move(taken));
    note.field = "round " + std::to_string(round.value());
    note.count = count;
    note.round = round.value();
    add(std::move(note));
}

void Remarks::wrong(What what, Place place, std::string field, std::string found, std::string taken) {
    if (mends() && taken.empty()) m_untold[place.line].push_back(m_remarks.size());
    add(remark(mends() ? Kind::Repaired : Kind::Wrong, what, place, std::move(field), std::move(found),
               std::move(taken)));
}

void Remarks::fatal(What what, Place place, std::string field, std::string found, std::string taken) {
    add(remark(Kind::Wrong, what, place, std::move(field), std::move(found), std::move(taken)));
}

bool Remarks::took(int line, std::string_view field, std::string const& taken) {
    auto const untold = m_untold.find(line);
    if (untold == m_untold.end()) return false;
    std::size_t const before = untold->second.size();
    std::erase_if(untold->second, [&](std::size_t index) {
        if (!m_remarks[index].field.ends_with(field)) return false;
        m_remarks[index].taken = taken;
        return true;
    });
    return untold->second.size() < before;
}

void Remarks::assumedAgain(What what, Place place, std::string field, std::string found, std::string taken) {
    addAgain(remark(Kind::Assumed, what, place, std::move(field), std::move(found), std::move(taken)));
}

void Remarks::repairedAgain(What what, Place place, std::string field, std::string found, std::string taken) {
    addAgain(remark(Kind::Repaired, what, place, std::move(field), std::move(found), std::move(taken)));
}

void Remarks::ignoredAgain(What what, Place place, std::string field, std::string found) {
    addAgain(remark(Kind::Ignored, what, place, std::move(field), std::move(found), {}));
}

void Remarks::ignoredRecord(What what, int line, std::string code) {
    addAgain(remark(Kind::Ignored, what, {line, 0}, {}, {}, {}));
    std::set<std::string>& codes = m_codes[what];
    if (codes.size() > codesListed || !codes.insert(code).second) return;
    std::string& found = m_remarks[m_counted[{what, {}}]].found;
    if (!found.empty()) found += ' ';
    found += codes.size() > codesListed ? "…" : code;
}

std::vector<Remark> Remarks::take() { return std::exchange(m_remarks, {}); }

void Remarks::add(Remark remark) {
    m_anythingWrong = m_anythingWrong || remark.kind == Kind::Wrong;
    m_remarks.push_back(std::move(remark));
}

void Remarks::addAgain(Remark remark) {
    std::string field = remark.field.substr(0, remark.field.find(','));
    if (remark.what == What::OldTitleLetter) field += ' ' + remark.found; // `g` was read as another title than `f`
    auto const [counted, isFirst] = m_counted.emplace(std::pair{remark.what, field}, m_remarks.size());
    if (isFirst)
        add(std::move(remark));
    else
        ++m_remarks[counted->second].count;
}

} // namespace flagfall::pairing::trf
