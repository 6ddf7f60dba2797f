// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <compare>
#include <optional>
#include <vector>

namespace flagfall::view {

/// A board of a round.
struct BoardPlace {
    RoundNumber round;
    BoardNumber board;
    friend auto operator<=>(BoardPlace const&, BoardPlace const&) = default;
};

/// What a batch of acts may have altered, so that what a window does about a press depends on the press and not on
/// the size of the hall.
struct Changes {
    bool details = false;
    bool players = false;
    bool rounds = false; ///< rounds came or went
    bool results = false;
    bool clocks = false;
    bool sentences = false;           ///< every line of the history may read differently
    bool states = false;              ///< a game or clock began, stopped, ended or waits for somebody
    bool everyBoard = false;          ///< `boards` does not matter: all of them
    std::vector<BoardPlace> boards{}; ///< touched; in order, each once
    std::vector<Seq> struck{};        ///< acts whose line was struck through, or is no longer

    /// A result that another one took the place of.
    struct Replaced {
        BoardPlace at;
        Result before;
        Result after;
    };
    std::optional<Replaced> replaced{};

    Changes& operator|=(Changes const& other);
    [[nodiscard]] static Changes everything();
    /// No player, pairing or result is concerned.
    [[nodiscard]] bool onlyClocks() const { return onlyResults() && !results; }
    /// Results and clocks at most: what nobody looks at may wait.
    [[nodiscard]] bool onlyResults() const { return !(details || players || rounds || sentences); }
    [[nodiscard]] bool touch(BoardPlace place) const;
    /// Whether a board of an earlier round is touched, on whose result the points before this round depend.
    [[nodiscard]] bool touchBefore(RoundNumber round) const;
};

/// What the act alone says; whether a state changed is seen by comparing (`standingOf`).
[[nodiscard]] Changes changesBy(session::Act const& act);

/// What others than the board itself show of it: the counts above the wall, the event's next step, who is missing.
struct Standing {
    bool decided = false;
    bool adjourned = false;
    bool awaitsRecovery = false;
    bool absent = false;                 ///< somebody is not at the board
    bool called = false;                 ///< the arbiter is wanted
    std::optional<clock::Phase> phase{}; ///< none without a clock
    int desk = 0;                        ///< that runs the clock
    friend bool operator==(Standing const&, Standing const&) = default;
};
[[nodiscard]] Standing standingOf(session::Board const& board);

} // namespace flagfall::view
