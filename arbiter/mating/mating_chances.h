// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <stop_token>
#include <variant>
#include <vector>

/// Whether a player can still checkmate by any series of legal moves, including the worst play of the opponent (Laws
/// 5.2b, 6.9, 7.4b, 9.6 and B.3c of 2009; later 5.2.2, 6.9, 7.5.5). Both players help: the question is whether such a
/// series exists at all. The fifty-move rule and repetition do not end it, because a draw need not be claimed.
namespace flagfall::mating {

/// Checkmate is possible, and this is the proof: legal moves of both players, the last one mates. Empty if the mate
/// is on the board.
struct Winnable {
    std::vector<board::Move> line;
    friend bool operator==(Winnable const&, Winnable const&) = default;
};

/// Why no series of legal moves ends in checkmate.
enum class UnwinnableGround : std::uint8_t {
    GameOver,   ///< the player to move has no legal move, and it is not this mate
    BareKing,   ///< the player has only the king
    LoneKnight, ///< the player has king and knight; the opponent has a king and at most queens
    /// the player has king and bishops of one square colour; the opponent has nothing to block the own king
    OneColourBishops,
    NoMateFits,      ///< no mate fits, wherever the pieces that are not locked in can ever get to
    LockedOut,       ///< nothing kings and pawns can do makes room for a mate, wherever the other pieces are
    OnlyForcedMoves, ///< each player had only one legal move at a time, and these lead to no mate
    Exhausted,       ///< every reachable position has been examined
};

struct Unwinnable {
    UnwinnableGround ground;
    std::uint64_t positions = 0; ///< positions examined
    friend bool operator==(Unwinnable const&, Unwinnable const&) = default;
};

/// The budget was used up first.
struct Undecided {
    std::uint64_t positions; ///< positions examined
    friend bool operator==(Undecided const&, Undecided const&) = default;
};

using MatingChances = std::variant<Winnable, Unwinnable, Undecided>;

/// Positions to examine before giving up; positions with many knights and bishops count several times. Enough for all
/// but studies: a few seconds, and at most some 300 MB.
inline constexpr std::uint64_t patientBudget = 2'000'000;
/// For questions asked once about a position that must not be missed: a few tenths of a second in the rare position
/// that uses it all. Of 902 published positions five remain undecided, and none of these is dead.
inline constexpr std::uint64_t thoroughBudget = 200'000;
/// For questions that must cause no delay: a few milliseconds at most.
inline constexpr std::uint64_t hastyBudget = 10'000;

/// Returns whether `mating` can still checkmate. Winnable and unwinnable are exact: the line has been played move by
/// move, the reason is a proof. Depends only on its arguments; thread-safe. After `stop` is requested the answer is
/// Undecided, within some hundredths of a second.
[[nodiscard]] MatingChances matingChances(board::Position const& position, Colour mating,
                                          std::uint64_t budget = patientBudget, std::stop_token const& stop = {});

} // namespace flagfall::mating
