// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/teams/line_up.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

using What = LineUpFault::What;

class LineUpCheck {
public:
    LineUpCheck(LineUp const& lineUp, Roster const& roster, LineUpRules const& rules)
        : m_lineUp(lineUp), m_roster(roster), m_rules(rules) {}

    std::vector<LineUpFault> faults() {
        for (std::size_t i = 0; i < m_lineUp.size(); ++i) {
            if (m_lineUp[i])
                look(i, *m_lineUp[i]);
            else
                lookAtEmpty(i);
        }
        return std::move(m_faults);
    }

private:
    static int board(std::size_t index) { return static_cast<int>(index) + 1; }

    [[nodiscard]] Roster::const_iterator placeOf(PlayerId player) const {
        return std::find_if(m_roster.begin(), m_roster.end(),
                            [player](RosterPlayer const& each) { return each.player == player; });
    }

    void look(std::size_t index, PlayerId player) {
        auto const add = [&](What what, std::optional<PlayerId> other = std::nullopt) {
            m_faults.push_back({what, board(index), player, other});
        };
        auto const from = m_lineUp.begin();
        if (board(index) > m_rules.boards) add(What::NoSuchBoard);
        if (placeOf(player) == m_roster.end()) return add(What::NotOfTheTeam);
        if (std::find(from, from + static_cast<std::ptrdiff_t>(index), player) !=
            from + static_cast<std::ptrdiff_t>(index))
            return add(What::SeatedTwice);
        for (std::size_t below = index + 1; below < m_lineUp.size(); ++below) {
            auto const& other = m_lineUp[below];
            if (!other || *other == player || placeOf(*other) == m_roster.end() || maySitAbove(player, *other))
                continue;
            return add(m_rules.order == BoardOrder::Fixed ? What::AboveHigher : What::AboveStronger, other);
        }
    }

    [[nodiscard]] bool maySitAbove(PlayerId player, PlayerId other) const {
        auto const upper = placeOf(player);
        auto const lower = placeOf(other);
        if (m_rules.order == BoardOrder::Fixed) return upper < lower;
        return lower->rating - upper->rating <= m_rules.ratingDistance;
    }

    void lookAtEmpty(std::size_t index) {
        auto const next = std::find_if(m_lineUp.begin() + static_cast<std::ptrdiff_t>(index), m_lineUp.end(),
                                       [](auto const& each) { return each.has_value(); });
        if (next != m_lineUp.end() && !m_rules.allowsEmptyAbove)
            m_faults.push_back({What::EmptyAbove, board(index), **next});
    }

    LineUp const& m_lineUp;
    Roster const& m_roster;
    LineUpRules const& m_rules;
    std::vector<LineUpFault> m_faults;
};

} // namespace

std::vector<LineUpFault> faultsOf(LineUp const& lineUp, Roster const& roster, LineUpRules const& rules) {
    return LineUpCheck{lineUp, roster, rules}.faults();
}

LineUp usualLineUp(Roster const& roster, std::vector<PlayerId> const& absent, int boards) {
    LineUp lineUp;
    for (RosterPlayer const& each : roster)
        if (std::ssize(lineUp) < boards && std::find(absent.begin(), absent.end(), each.player) == absent.end())
            lineUp.emplace_back(each.player);
    return lineUp;
}

} // namespace flagfall::pairing
