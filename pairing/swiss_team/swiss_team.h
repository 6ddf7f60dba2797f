// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/acceleration/baku.h"
#include "pairing/swiss_team/definitions/field.h"
#include "pairing/system.h"

namespace flagfall::pairing::swiss_team {

/// The FIDE Swiss Team System (C.04.6, edition of 1 February 2026), with one of its colour preferences and scores.
class SwissTeam final : public PairingSystem {
public:
    SwissTeam(std::string_view code, Rules rules, Acceleration acceleration = Acceleration::None)
        : m_code(code), m_rules(rules), m_acceleration(acceleration) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] SystemRules const& rules() const override;
    /// `FIDE_TEAM` is Type A with match points first and game points for colours, `FIDE_TEAM_BAKU` the same
    /// accelerated.
    [[nodiscard]] bool answersTo(std::string_view code) const override;
    [[nodiscard]] int rounds(int teams) const override;
    /// NotAvailable of a tournament that is none of teams.
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override;
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& tournament,
                                               RoundPairing const& pairing) const override;
    [[nodiscard]] std::vector<AcceleratedGroup> accelerated(Tournament const& tournament) const override;

private:
    [[nodiscard]] Field fieldFor(Tournament const& tournament) const;

    std::string_view m_code;
    Rules m_rules;
    Acceleration m_acceleration;
};

/// Every combination that has a type code (record 192), in the order to offer them.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::swiss_team
