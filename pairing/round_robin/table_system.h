// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <utility>

namespace flagfall::pairing::round_robin {

/// What a system of tables asks of an event: numbers are drawn by lot or given by the arbiter before round 1 and stay;
/// with an odd number of players somebody rests in every round: a round without a game, worth nothing. Who leaves keeps
/// his number and his opponents (General Regulations, 6.6). Teams are paired like players: the table gives the colour
/// of the first board.
[[nodiscard]] SystemRules tableRules(PairingWay way, Competitors competitors = Competitors::Players);

/// A system whose rounds all follow from a table: what is left to say of one is `code`, `rounds` and `table`. The
/// arbiter may pair a round by hand as long as everybody still meets everybody as often as by the table; after that the
/// games that are left are given to the rounds that are left (rest_of_event.h).
class TableSystem : public PairingSystem {
public:
    explicit TableSystem(SystemRules rules) : m_rules(std::move(rules)) {}

    [[nodiscard]] SystemRules const& rules() const final { return m_rules; }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const final;
    /// Who has met, and third colours.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& tournament, RoundPairing const& pairing) const final;
    [[nodiscard]] std::optional<PairingProblem> forbids(Tournament const& tournament,
                                                        RoundPairing const& pairing) const final;

protected:
    /// What the system has against the field, besides its size.
    [[nodiscard]] virtual PairingRefusal withoutTable(int /*players*/) const { return PairingRefusal::NoTable; }

private:
    [[nodiscard]] std::vector<std::vector<TableLine>> wholeTable(Tournament const& tournament) const;

    SystemRules m_rules;
};

} // namespace flagfall::pairing::round_robin
