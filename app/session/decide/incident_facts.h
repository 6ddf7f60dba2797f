// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "arbiter/rulings/incident.h"

/// From the event to a ruling and back: what is known of a board, and the commands that carry out what was decided.
namespace flagfall::session {

/// What is known of a game that goes on, for a ruling: `known` without proofs about mates, which take time to find.
struct IncidentFacts {
    /// One player's zero, where his display shows one.
    struct Zero {
        int period = 1; ///< the one that ended
        std::optional<clock::Instant> at{};
        friend bool operator==(Zero const&, Zero const&) = default;
    };
    RoundNumber round{};
    BoardNumber board{};
    rulings::Known known{};
    ByColour<Zero> zeros{};
    std::optional<clock::Instant> roundStarted{};
    friend bool operator==(IncidentFacts const&, IncidentFacts const&) = default;
};

/// The board must have a clock.
[[nodiscard]] IncidentFacts incidentFacts(History const& history, RoundNumber round, Board const& board,
                                          clock::Instant now);

/// The commands of a decision on one board, in order. Of these effects the desk knows RecordFlag, ScoreGame,
/// StopClocks, GiveTime, SetTime, SetMoves, SetToMove and SetIncrement; what only lets the game go on, or is put right
/// on the board or in a form, asks for none.
/// `basis` says whether the Laws propose the decision or the arbiter decides otherwise.
[[nodiscard]] std::vector<Command> commandsFor(RoundNumber round, BoardNumber board, rulings::Choice const& decision,
                                               Ground ground, std::string const& note,
                                               ResultBasis basis = ResultBasis::Ruling);

} // namespace flagfall::session
