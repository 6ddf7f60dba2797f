// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

namespace flagfall::pairing::round_robin {

/// A system whose rounds all follow from a table: what is left to say of one is `code`, `rounds` and `table`. Numbers
/// are drawn by lot or given by the arbiter before round 1 and stay; with an odd number of players somebody rests in
/// every round: a round without a game, worth nothing. Teams are paired like players: the table gives the colour of
/// the first board. Who leaves keeps his number and his opponents (General
/// Regulations, 6.6).
class TableSystem : public PairingSystem {
public:
    explicit TableSystem(Competitors competitors = Competitors::Players) : m_competitors(competitors) {}

    [[nodiscard]] SystemRules const& rules() const override;
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const final;
    /// The table leaves nothing to choose; whether everybody meets everybody is seen from the rounds.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const final { return {}; }

private:
    [[nodiscard]] RoundPairing seat(Tournament const& tournament, int round) const;

    Competitors m_competitors;
};

} // namespace flagfall::pairing::round_robin
