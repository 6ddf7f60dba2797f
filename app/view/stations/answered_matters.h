// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stations/station_book.h"

#include <QString>

#include <cstddef>
#include <deque>
#include <map>

namespace flagfall::view {

/// What was decided at stations, by the name that the telephone gave it, and what was answered. It comes again where
/// the answer was not heard, and is not done again. Of each station the newest ones are kept: a telephone asks again
/// within a minute, and one that made names up could only make itself forget.
class AnsweredMatters {
public:
    static constexpr std::size_t mostOfStation = 50;
    using Name = std::pair<stations::StationId, QString>;

    /// What was answered; empty: it is under way. Null: it is not known.
    [[nodiscard]] QString const* find(Name const& name) const {
        auto const station = m_matters.find(name.first);
        if (station == m_matters.end()) return nullptr;
        for (Matter const& one : station->second)
            if (one.name == name.second) return &one.told;
        return nullptr;
    }
    void begin(Name const& name) {
        if (Matter* const known = at(name)) return known->told.clear();
        std::deque<Matter>& matters = m_matters[name.first];
        matters.push_back({name.second, {}});
        if (matters.size() > mostOfStation) matters.pop_front();
    }
    void answer(Name const& name, QString const& told) {
        if (Matter* const known = at(name)) known->told = told;
    }
    void drop(Name const& name) {
        auto const station = m_matters.find(name.first);
        if (station != m_matters.end())
            std::erase_if(station->second, [&](Matter const& one) { return one.name == name.second; });
    }
    void forget() { m_matters.clear(); }

private:
    struct Matter {
        QString name;
        QString told;
    };
    [[nodiscard]] Matter* at(Name const& name) {
        auto const station = m_matters.find(name.first);
        if (station == m_matters.end()) return nullptr;
        for (Matter& one : station->second)
            if (one.name == name.second) return &one;
        return nullptr;
    }
    std::map<stations::StationId, std::deque<Matter>> m_matters;
};

} // namespace flagfall::view
