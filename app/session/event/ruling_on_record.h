// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "arbiter/rulings/incident.h"

/// Rulings as the journal keeps them, in words, and as the procedures know them, in values. Pure.
namespace flagfall::session {

/// A ruling and what the arbiter decided.
struct DecidedRuling {
    rulings::Rules
        rules; ///< only the edition and the kind of play are kept on record, not the regulations of the event
    rulings::Incident incident;
    rulings::Known known{};
    rulings::Answers answers{};
    rulings::Finding finding = rulings::Finding::ArbiterDecides;
    rulings::Choice choice{}; ///< what was decided
    bool own = false;         ///< otherwise than the Laws propose
    std::string note{};
};

[[nodiscard]] RulingOnRecord onRecord(DecidedRuling const& ruling);
/// None where some words are not of this version of the program; the ruling is shown by its words then.
[[nodiscard]] std::optional<DecidedRuling> fromRecord(RulingOnRecord const& ruling);

/// Made by the player who has the move, while the clock runs: not before an adjourned game is resumed.
[[nodiscard]] bool claimsOnTurn(rulings::Incident const& incident);
[[nodiscard]] bool claimsOnTurn(RulingOnRecord const& ruling);

/// How well an act says what was ruled, from 1; 0: it is no ruling.
[[nodiscard]] int weightAsRuling(Act const& act);

/// The scenario that `flagfall-cli ruling` reads (docs/rulings.md), to be looked at again or sent to somebody. `house`
/// are the rules of the event: what they leave as usual under the edition is not written.
[[nodiscard]] std::string scenarioOf(RulingOnRecord const& ruling, std::string const& name, HouseRules const& house);

} // namespace flagfall::session
