// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/event/ruling_on_record.h"

/// From the event to a ruling and back: what is known of a board, and the commands that carry out what was decided.
namespace flagfall::session {

/// What is known of a game, for a ruling: `known` without proofs about mates, which take time to find.
struct IncidentFacts {
    /// One player's zero, where his display shows one.
    struct Zero {
        int period = 1; ///< the one that ended
        std::optional<clock::Instant> at{};
        bool flag = false; ///< the clock shows the flag down; else another period has begun
        friend bool operator==(Zero const&, Zero const&) = default;
    };
    RoundNumber round{};
    BoardNumber board{};
    ByColour<PlayerId> players{};
    rulings::Known known{};
    ByColour<Zero> zeros{};
    std::optional<clock::Instant> roundStarted{};
    std::vector<RoundNumber> toCome{}; ///< rounds that a player can still be left out of
    ByColour<bool> withdrawn{};        ///< takes no part in later rounds anyway
    bool clockIsOurs = true; ///< started and not decided: else the arbiter sets the clock on the table, or none
    bool runs = true;        ///< and it is running
    friend bool operator==(IncidentFacts const&, IncidentFacts const&) = default;
};

/// Clock readings only where the board has a clock. Where the record of the game is as long as the game, the position
/// is known, too; where one move is missing, the position before it.
[[nodiscard]] IncidentFacts incidentFacts(History const& history, RoundNumber round, Board const& board,
                                          clock::Instant now);

/// The time that the player has again whose flag is put up; none where the decision does not put it up, or leaves the
/// time to a form.
[[nodiscard]] std::optional<std::chrono::milliseconds> timeWithFlagUp(rulings::Effects const& effects, Colour side);

/// The commands of a decision on one board, in order. What only lets the game go on, or is put right on the board or in
/// a form, asks for none.
/// `basis` says whether the Laws propose the decision or the arbiter decides otherwise.
[[nodiscard]] std::vector<Command> commandsFor(IncidentFacts const& facts, rulings::Choice const& decision,
                                               Ground ground, std::string const& note,
                                               ResultBasis basis = ResultBasis::Ruling);

/// The ruling on record and everything it does, as one command.
[[nodiscard]] Command carriedOut(IncidentFacts const& facts, DecidedRuling const& ruling, Ground ground);

} // namespace flagfall::session
