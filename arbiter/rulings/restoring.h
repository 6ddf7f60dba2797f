// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedures/illegal_move.h"

namespace flagfall::rulings {

/// What happens to board, clocks and counters after an irregularity (P6, steps 5, 6 and 9). What is not known is left
/// out of the effects.
class Restoring {
public:
    Restoring(Rules const& rules, IllegalMove const& incident, Known const& known)
        : m_rules(rules), m_incident(incident), m_known(known) {}

    /// What becomes of the move itself.
    [[nodiscard]] bool becomesQueen() const;
    [[nodiscard]] bool moveStands() const { return m_incident.fault == PressFault::TwoHands; }

    /// The board as it was, or with a queen; nothing where the move stands. Where none was made before the clock was
    /// pressed, the opponent has moved twice, and the second move goes back.
    [[nodiscard]] Effects board() const;
    /// The readings to go back to (6.13; later 7.1): the offender's at the press without what it gave, the opponent's
    /// at the start of the turn; found later, those recorded then, else in proportion to the moves made. Of a clock
    /// that nobody has read only what the offender's press gave is taken.
    [[nodiscard]] Effects times() const;
    [[nodiscard]] Effects counters() const;
    /// Who is to move, and which moves are left (7.4a with 4.3; later 7.5.1).
    [[nodiscard]] Effects duties() const;
    /// Touch-move holds for the move to come, but nobody has said what was touched.
    [[nodiscard]] bool touchUnknown() const { return goesBack() && !replacement(); }
    /// The position with the queen in place of the pawn.
    [[nodiscard]] std::optional<board::Position> withQueen() const;

private:
    [[nodiscard]] bool goesBack() const;
    /// The readings and counters go back with the position.
    [[nodiscard]] bool clocksGoBack() const;
    [[nodiscard]] bool foundLater() const { return m_incident.replied || m_incident.repliedIllegally; }
    [[nodiscard]] std::vector<board::Square> touched() const;
    /// Where the piece was released; of an unfinished promotion also by the move as it was made.
    [[nodiscard]] std::optional<board::Square> landed() const;
    /// The move that takes the place of the illegal one.
    [[nodiscard]] std::optional<MustMove> replacement() const;
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeOf(Colour side) const;
    [[nodiscard]] std::optional<std::chrono::milliseconds> inProportion(Colour side) const;

    Rules const& m_rules;
    IllegalMove const& m_incident;
    Known const& m_known;
};

/// The position that shows what can still be won after an illegal move: the one before it (7.4; later 7.5), or the one
/// with the queen that the Laws put there, unless nobody could make another move in it, or the first one loses at once
/// (2014: A.4b; 2017: A.4.2). None where the one before it is not known.
[[nodiscard]] std::optional<board::Position> judgedAfter(Rules const& rules, IllegalMove const& illegal,
                                                         Known const& known);

} // namespace flagfall::rulings
