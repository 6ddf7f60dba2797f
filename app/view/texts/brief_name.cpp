// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/brief_name.h"

#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <vector>

namespace flagfall::view {
namespace {

QString familyOf(QString const& name) { return name.section(QLatin1Char(','), 0, 0).trimmed(); }
QString givenOf(QString const& name) { return name.section(QLatin1Char(','), 1).trimmed(); }

QString withGiven(QString const& name, qsizetype letters) {
    QString const given = givenOf(name);
    if (given.isEmpty()) return name;
    if (letters >= given.size() - 1) return name; // a point is as long
    while (letters < given.size() - 1 && !given[letters - 1].isLetter() && !given[letters - 1].isSurrogate()) ++letters;
    if (given[letters - 1].isHighSurrogate()) ++letters;
    return familyOf(name) + QStringLiteral(", ") + given.first(letters) + QLatin1Char('.');
}

std::map<PlayerId, QString> namesIn(session::EventState const& state) {
    std::map<PlayerId, QString> names;
    for (auto const& [id, player] : state.players) names[id] = plain(player.details.name);
    return names;
}

} // namespace

BriefNames::BriefNames(session::EventState const& state) : BriefNames(namesIn(state)) {}

BriefNames::BriefNames(std::map<PlayerId, QString> names) : m_names(std::move(names)) {
    std::map<QString, std::vector<PlayerId>> families;
    for (auto const& [id, name] : m_names) families[familyOf(name).toLower()].push_back(id);
    for (auto const& [family, members] : families) {
        if (members.size() < 2) continue;
        for (PlayerId const one : members) {
            QString const given = givenOf(m_names.at(one));
            qsizetype letters = 1;
            for (PlayerId const other : members) {
                if (other == one) continue;
                QString const rival = givenOf(m_names.at(other));
                qsizetype same = 0;
                while (same < std::min(given.size(), rival.size()) && given[same].toLower() == rival[same].toLower())
                    ++same;
                letters = std::max(letters, same + 1);
            }
            m_letters[one] = letters;
        }
    }
}

QString BriefNames::brief(PlayerId player) const {
    auto const name = m_names.find(player);
    if (name == m_names.end()) return {};
    auto const shared = m_letters.find(player);
    return withGiven(name->second, shared == m_letters.end() ? 1 : shared->second);
}

QString BriefNames::briefest(PlayerId player) const {
    auto const name = m_names.find(player);
    if (name == m_names.end()) return {};
    return m_letters.contains(player) ? brief(player) : familyOf(name->second);
}

} // namespace flagfall::view
