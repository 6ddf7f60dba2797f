// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event/tie_break_list.h"

#include "app/view/event/event_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>

namespace flagfall::view {

void TieBreakList::show(std::vector<std::string> const& codes, pairing::TieBreakSetting const& setting,
                        pairing::Competitors competitors) {
    m_order.clear();
    for (std::string const& code : codes)
        if (auto const tieBreak = pairing::tieBreakByCode(code)) m_order.push_back(*tieBreak);
    m_setting = setting;
    m_competitors = competitors;
    emit changed();
}

QStringList TieBreakList::codes() const {
    QStringList codes;
    for (pairing::TieBreak const& each : m_order) codes += plain(pairing::code(each));
    return codes;
}

QStringList TieBreakList::names() const {
    QStringList names;
    for (pairing::TieBreak const& each : m_order) names += unbroken(tieBreakHint(each));
    return names;
}

QStringList TieBreakList::warnings() const {
    QStringList warnings(static_cast<qsizetype>(m_order.size()));
    for (pairing::TieBreakAdvice const& advice : pairing::adviceOn(m_order, m_setting)) {
        QString& warning = warnings[static_cast<qsizetype>(advice.place)];
        if (!warning.isEmpty()) warning += QLatin1Char(' ');
        warning += unbroken(tieBreakAdviceText(advice.what));
    }
    return warnings;
}

std::vector<pairing::TieBreak> TieBreakList::available() const {
    std::vector<pairing::TieBreak> all;
    auto const ofArticles = pairing::tieBreakCodes();
    auto const ofTeams = pairing::teamTieBreakCodes();
    auto const own = pairing::ownTieBreakCodes();
    std::vector<std::string_view> codes{ofArticles.begin(), ofArticles.end()};
    if (m_competitors == pairing::Competitors::Teams) codes.insert(codes.begin(), ofTeams.begin(), ofTeams.end());
    codes.insert(codes.end(), own.begin(), own.end());
    for (std::string_view const code : codes) {
        auto const tieBreak = pairing::tieBreakByCode(code);
        bool const isNamed = !tieBreak || std::find(m_order.begin(), m_order.end(), *tieBreak) != m_order.end();
        if (isNamed) continue;
        auto const advices = pairing::adviceOn({*tieBreak}, m_setting);
        bool const isOut = std::any_of(advices.begin(), advices.end(),
                                       [](auto const& advice) { return pairing::isForbidden(advice.what); });
        if (!isOut) all.push_back(*tieBreak);
    }
    return all;
}

QStringList TieBreakList::offered() const {
    QStringList offered;
    for (pairing::TieBreak const& each : available())
        //: A tie-break to choose: %1 its code, %2 what it means.
        offered += tr("%1 – %2", "tie-break").arg(tieBreakName(each), unbroken(tieBreakHint(each)));
    return offered;
}

void TieBreakList::add(int offered) {
    auto const all = available();
    if (offered < 0 || offered >= static_cast<int>(all.size())) return;
    m_order.push_back(all[static_cast<std::size_t>(offered)]);
    emit edited();
}

void TieBreakList::remove(int place) {
    if (!has(place)) return;
    m_order.erase(m_order.begin() + place);
    emit edited();
}

void TieBreakList::move(int place, int by) {
    if (!has(place)) return;
    int const to = std::clamp(place + by, 0, static_cast<int>(m_order.size()) - 1);
    auto const from = m_order.begin() + place;
    if (to < place) std::rotate(m_order.begin() + to, from, from + 1);
    if (to > place) std::rotate(from, from + 1, m_order.begin() + to + 1);
    if (to != place) emit edited();
}

} // namespace flagfall::view
