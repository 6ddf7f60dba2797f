// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <stop_token>
#include <variant>
#include <vector>

/// Whether a player can still checkmate by any possible series of legal moves, the worst play of the other one included
/// (Laws 5.2b, 6.9, 7.4b, 9.6 and B.3c of 2009; later 5.2.2, 6.9, 7.5.5). Whoever plays on helps: the question is
/// whether there is such a series at all. Neither the fifty moves nor repetition end it, for nobody has to claim.
namespace flagfall::rulings {

/// He can, and this is how: legal moves of both players, the last one mates. None if the mate is on the board.
struct Winnable {
    std::vector<board::Move> line;
    friend bool operator==(Winnable const&, Winnable const&) = default;
};

/// Why no series of legal moves ends in the mate.
enum class UnwinnableGround : std::uint8_t {
    GameOver,         ///< the player to move has no legal move, and it is not this mate
    BareKing,         ///< he has nothing but his king
    LoneKnight,       ///< he has king and knight, the other one a king and queens at the most
    OneColourBishops, ///< he has king and bishops of one square colour, and the other one nothing to block his own king
    NoMateFits,       ///< wherever the men that are not locked in may ever get to, no mate fits
    LockedOut,        ///< nothing kings and pawns can do makes room for a mate, wherever the pieces are
    OnlyForcedMoves,  ///< each player had one legal move at a time, and they lead to no mate
    Exhausted,        ///< every position that can be reached has been looked at
};

struct Unwinnable {
    UnwinnableGround ground;
    std::uint64_t positions = 0; ///< looked at
    friend bool operator==(Unwinnable const&, Unwinnable const&) = default;
};

/// The budget was spent first.
struct Undecided {
    std::uint64_t positions; ///< looked at
    friend bool operator==(Undecided const&, Undecided const&) = default;
};

using MatingChances = std::variant<Winnable, Unwinnable, Undecided>;

/// Positions to look at before giving up; those with many knights and bishops count several times. Enough for all but
/// studies: a few seconds, and some 300 MB at the very end.
inline constexpr std::uint64_t patientBudget = 2'000'000;
/// For what is asked once of a position, and must not be missed: a few tenths of a second in the rare position that
/// takes it all. Of 902 published positions five are left undecided, and none of these is dead.
inline constexpr std::uint64_t thoroughBudget = 200'000;
/// For what must not be noticed: a few milliseconds at the most.
inline constexpr std::uint64_t hastyBudget = 10'000;

/// Whether `mating` can still checkmate. Both other answers are exact: the line has been played move by move, the
/// ground is a proof. Depends on nothing but its arguments; any number of threads may ask. Whoever no longer wants to
/// know says so by `stop`: the answer is Undecided then, after some hundredths of a second at the most.
[[nodiscard]] MatingChances matingChances(board::Position const& position, Colour mating,
                                          std::uint64_t budget = patientBudget, std::stop_token const& stop = {});

} // namespace flagfall::rulings
