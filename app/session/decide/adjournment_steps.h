// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/incident_facts.h"

/// What a ruling on an adjourned game does with the envelope and the clocks.
namespace flagfall::session {

/// The commands for the effects of one ruling, each by itself. What needs to know more than the ruling says gives none
/// and is named by leftFor().
class AdjournmentSteps {
public:
    /// `incident` null: nothing is known beside the effects.
    AdjournmentSteps(IncidentFacts const& facts, rulings::Incident const* incident, rulings::Effects const& effects);

    [[nodiscard]] std::optional<Command> missing() const; ///< before all others
    [[nodiscard]] std::optional<Command> stating() const; ///< after it
    [[nodiscard]] std::optional<Command> sealing(rulings::SealMove const& effect) const;
    [[nodiscard]] std::optional<Command> adjourning(rulings::Adjourn const& effect) const;
    [[nodiscard]] std::optional<Command> opening() const;
    [[nodiscard]] std::optional<Command> playing(rulings::PlaySealedMove const& effect) const;
    [[nodiscard]] std::optional<Command> replying() const;
    [[nodiscard]] std::optional<Command> starting(rulings::StartClock const& effect) const;
    /// Time that is taken when the game is adjourned, and not before.
    [[nodiscard]] bool isCharge(rulings::TakeTime const& effect) const;
    [[nodiscard]] AdjournmentStep left() const;

private:
    [[nodiscard]] bool isOther(Colour sealer) const;
    [[nodiscard]] bool isPaper(AdjournmentFacts::Paper what) const { return m_at && m_at->closed == what; }
    [[nodiscard]] std::chrono::milliseconds charge() const;

    IncidentFacts const& m_facts;
    std::optional<AdjournmentFacts> const& m_at;
    rulings::Incident const* m_incident;
    rulings::Effects const& m_effects;
};

} // namespace flagfall::session
