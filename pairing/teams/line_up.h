// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <optional>
#include <vector>

/// Who of a team sits where in a match, and whether the regulations of the event allow it. FIDE has no general rule for
/// it: what is asked here are the two ways regulations have, and each is announced.
///
///     LineUp const lineUp{anna, boris, std::nullopt, dora};   // nobody on the third board
///     for (LineUpFault const& fault : faultsOf(lineUp, roster, {.boards = 4})) show(fault.board, fault.what);
namespace flagfall::pairing {

/// How the players of a team may be seated.
enum class BoardOrder {
    Fixed,    ///< in the order of the team's list: nobody sits above a player who is higher in it
    ByRating, ///< freely, but nobody above a player whose rating is higher by more than is announced
};

struct LineUpRules {
    int boards = 4; ///< of a match
    BoardOrder order = BoardOrder::Fixed;
    int ratingDistance = 0;        ///< of ByRating: so much higher a player below may be rated
    bool allowsEmptyAbove = false; ///< an empty board above a player; at the end boards may always be empty
};

/// A player of the team's list, reserves included.
struct RosterPlayer {
    PlayerId player;
    int rating = 0; ///< the one the event goes by, estimated where there is none
    friend bool operator==(RosterPlayer const&, RosterPlayer const&) = default;
};
using Roster = std::vector<RosterPlayer>; ///< in the order handed in for the event

/// Board by board; nothing where nobody sits. Boards beyond the last one named are empty.
using LineUp = std::vector<std::optional<PlayerId>>;

struct LineUpFault {
    enum class What {
        NotOfTheTeam,
        SeatedTwice,   ///< `other` is nobody; the board is the second one
        NoSuchBoard,   ///< more boards than a match has
        AboveHigher,   ///< sits above `other`, who is higher in the list
        AboveStronger, ///< sits above `other`, who is rated higher by more than the distance
        EmptyAbove,    ///< the board is empty, and `player` sits below it
    };
    What what;
    int board = 0; ///< from 1
    PlayerId player;
    std::optional<PlayerId> other{};
    friend bool operator==(LineUpFault const&, LineUpFault const&) = default;
};

/// Everything that is wrong with a line-up, board by board; of several players who should sit above somebody, the first
/// below him is named. Pure.
[[nodiscard]] std::vector<LineUpFault> faultsOf(LineUp const& lineUp, Roster const& roster, LineUpRules const& rules);

/// The players of the list from the top, those left out of it, on as many boards as there are.
[[nodiscard]] LineUp usualLineUp(Roster const& roster, std::vector<PlayerId> const& absent, int boards);

} // namespace flagfall::pairing
