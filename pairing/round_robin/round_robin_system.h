// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/round_robin/berger.h"
#include "pairing/system.h"

namespace flagfall::pairing::round_robin {

/// Everybody meets everybody by the Berger tables. With an odd number of players somebody rests in every
/// round: a round without a game, worth nothing.
class RoundRobinSystem final : public PairingSystem {
public:
    RoundRobinSystem(std::string_view code, Cycles cycles) : m_code(code), m_cycles(cycles) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] SystemKind kind() const override { return SystemKind::RoundRobin; }
    [[nodiscard]] int rounds(int players) const override { return roundsNeeded(players, m_cycles); }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override;
    /// The table leaves nothing to choose; whether everybody meets everybody is seen from the rounds.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }

private:
    std::string_view m_code;
    Cycles m_cycles;
};

} // namespace flagfall::pairing::round_robin
