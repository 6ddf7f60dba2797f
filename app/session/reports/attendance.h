// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/session/event/resumption_clock.h"
#include "arbiter/laws/late_arrival.h"

namespace flagfall::session {

/// How a player stands with the default time (Laws 6.7; 2009: 6.6).
enum class Punctuality {
    There,    ///< at the board, or nobody has said otherwise
    Awaited,  ///< absent, and the default time is not over
    Overdue,  ///< absent, and it is over
    CameLate, ///< he came after it was over
};

/// A board at which somebody is missing, or seems to be.
struct LateBoard {
    BoardNumber board;
    ByColour<Punctuality> sides{Punctuality::There, Punctuality::There};
    ByColour<std::optional<clock::Span>> cameAfter{}; ///< for CameLate: how long after the default time was over
    std::optional<clock::Span> left{}; ///< until the default time is over, negative since then; none before the start
    std::optional<Result> forfeit{};   ///< what the Laws give now; the arbiter confirms it, board by board
    std::string article{};             ///< that gives it
    std::optional<clock::Span> unmoved{}; ///< nobody is marked, and White's first move outlasts the default time
    bool flagDown = false;                ///< a flag fell before the default time was over: that is ruled on first

    [[nodiscard]] bool isMissing(Colour colour) const {
        return sides[colour] == Punctuality::Awaited || sides[colour] == Punctuality::Overdue;
    }
};

/// The last moment at which a player who is missing is in time (Laws 6.7.1; 2009: 6.6a); none before the start, nor
/// while the round is stopped before it.
[[nodiscard]] std::optional<clock::Instant> defaultTimeEnds(EventDetails const& details, Round const& round);

/// The boards of the round with somebody missing, in order of number; boards on which White has not moved for longer
/// than `suspicious` and the default time are among them. Lateness is measured from the start of the round by the
/// program's own time, without what it was stopped for, and never by a player's clock. Who has completed a move was in
/// time, or was let in: he is on no list. Nor is a game that was adjourned, whose resumption has its own beginning.
/// Pure.
[[nodiscard]] std::vector<LateBoard> lateBoards(EventState const& state, RoundNumber round, clock::Instant now,
                                                clock::Span suspicious = std::chrono::minutes{1});

/// A game that goes on, or should go on, after an adjournment and at which somebody is missing; `left` is until it is
/// too late to come. What the Laws give for it is a ruling (I.10; 2009: Adj.10), and no result that is proposed here.
[[nodiscard]] std::optional<LateBoard> lateAtResumption(Board const& board, EventDetails const& details,
                                                        ResumptionClock const& clock);

} // namespace flagfall::session
