// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

#include <unordered_map>

namespace flagfall::pairing {

/// A tournament looked at for tie-breaks: every score added up once. Borrows the tournament.
class Field {
public:
    explicit Field(Tournament const& tournament);

    [[nodiscard]] bool isRoundRobin() const { return m_tournament.kind == SystemKind::RoundRobin; }
    [[nodiscard]] std::vector<Participant> const& participants() const { return m_tournament.participants; }
    [[nodiscard]] Participant const* find(PlayerId player) const;

    /// Points in the standings; nothing for an id nobody has.
    [[nodiscard]] HalfPoints score(PlayerId player) const;
    /// What the player is worth to his opponents: in a round robin the score itself (C.07, Art. 15.2),
    /// otherwise the adjusted score (Art. 16.3).
    [[nodiscard]] HalfPoints worth(PlayerId player) const;
    /// The rounds that count as the length of the event so far: a round just paired, without any result,
    /// does not yet.
    [[nodiscard]] int roundsPlayed() const { return m_roundsPlayed; }

private:
    struct Entry {
        Participant const* participant;
        HalfPoints score;
        HalfPoints worth;
    };
    Tournament const& m_tournament;
    std::unordered_map<PlayerId, Entry> m_entries;
    int m_roundsPlayed = 0;
};

/// A game that counts as one for tie-breaks: over the board, and in a round robin the forfeited ones, too
/// (C.07, Art. 15.2).
[[nodiscard]] bool countsAsGame(Field const& field, RoundRecord const& record);

} // namespace flagfall::pairing
