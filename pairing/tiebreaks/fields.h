// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tie_break.h"

#include <optional>
#include <vector>

namespace flagfall::pairing {

/// A tournament looked at for tie-breaks: of players one field, of teams one by each of their scores, and what their
/// boards have.
class Fields {
public:
    explicit Fields(Tournament const& tournament);

    [[nodiscard]] int size() const { return primary().size(); }
    [[nodiscard]] TeamScore primaryScore() const { return m_primary; }
    /// What the standings are ranked by.
    [[nodiscard]] Field const& primary() const { return by(m_primary); }
    /// Of teams the other score; of players the same.
    [[nodiscard]] Field const& secondary() const { return by(otherScore(m_primary)); }
    [[nodiscard]] Field const& by(TeamScore score) const {
        return m_fields[score == TeamScore::GamePoints ? m_fields.size() - 1 : 0];
    }
    /// The field of a tie-break: by the score it names, failing that by the primary one (Art. 13). What counts wins
    /// looks at matches, whoever of the two scores comes first.
    /// Of matches of two games, what counts single games or ratings looks at the games.
    [[nodiscard]] Field const& of(TieBreak const& tieBreak) const;
    /// What has a line for every game; of all but matches of two games the primary field.
    [[nodiscard]] Field const& games() const { return m_games.empty() ? primary() : m_games.front(); }

    /// Of 13.1: the score it names, failing that the other one.
    [[nodiscard]] Field const& ofScore(TieBreak const& tieBreak) const {
        return tieBreak.score ? by(*tieBreak.score) : secondary();
    }

    /// What a team has on each board in all rounds (Art. 12): forfeited games count, and the bye of the pairing is a
    /// win on every board, as is a match won by forfeit. Nothing where a match does not say what its boards were.
    [[nodiscard]] std::optional<std::vector<Points>> const& boards(int place) const {
        return m_boards[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] int boardCount() const { return m_boardCount; }

    /// The normalising factor of 13.4.2, whole; 0 where there is none. The rounds are those the event has planned.
    [[nodiscard]] int usualFactor() const;
    /// The one the tie-break states, failing that the usual one.
    [[nodiscard]] int factorOf(TieBreak const& tieBreak) const {
        return tieBreak.factor > 0 ? tieBreak.factor : usualFactor();
    }

private:
    TeamScore m_primary;
    int m_roundsPlanned;
    int m_boardCount;
    std::vector<Field> m_fields;
    std::vector<Field> m_games; ///< one of single games, or none
    std::vector<std::optional<std::vector<Points>>> m_boards;
};

} // namespace flagfall::pairing
