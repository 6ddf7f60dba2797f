// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

namespace flagfall {

struct Edition;

/// Whether a player can still checkmate by any series of legal moves, including the worst play of the opponent
/// (Laws 6.9).
enum class CanMate { NotSaid, Yes, No };

/// Who may call a flag, and the articles that follow, in one kind of play. The defaults are those of the Competition
/// Rules (6.8, 6.9).
struct FlagCalling {
    Cited<bool> arbiterCalls{true, "6.8"};
    std::string_view calledLoss = "6.9";  ///< the article of the loss if the arbiter called the flag
    std::string_view claimedLoss = "6.9"; ///< the article of the loss if a player claimed it
    std::string_view claimNeedsOwnTime{}; ///< the article: the claimant must have time left; empty if not required
    std::string_view bothDownIsDraw{};    ///< the article: two fallen flags are a draw; empty if the order decides
    std::string_view claimStopsClocks{};  ///< the article: the claimant must stop the clocks; empty if not required
};

/// Returns whether the rule for two fallen flags of unknown order applies to a game.
using TwoFlagsRule = bool (*)(PlayType play, bool quickplayAnnounced, bool hasIncrement);
/// 2009 and 2014, 6.11: in every game.
[[nodiscard]] bool inEveryGame(PlayType play, bool quickplayAnnounced, bool hasIncrement);
/// From 2017, Guidelines III: only if announced, never with increment and never in blitz.
[[nodiscard]] bool underGuidelines(PlayType play, bool quickplayAnnounced, bool hasIncrement);

struct UnknownOrderLaw {
    std::string_view goesOn; ///< the article: the game continues in any period except the last
    std::string_view drawn;  ///< the article: the game is drawn in the last period
    TwoFlagsRule holds = inEveryGame;
};

/// The rules of an edition for flag falls (2009: 6.3, 6.8 to 6.11; later: 6.4, 6.8, 6.9; App. A and B; Guidelines III).
struct FlagLaw {
    std::string_view checkMoves;       ///< the article: after a flag fall the arbiter checks the required moves
    std::string_view deadBefore;       ///< the article if the position was dead before any flag fell
    UnknownOrderLaw unknownOrder;      ///< both flags are down and it is unknown which fell first
    ByRegime<FlagCalling> calling;     ///< who may call a flag
    ByPlay<std::string_view> mateLost; ///< the exception of 6.9 if the Competition Rules apply
};

/// Returns whether the arbiter, and so the program, may call a flag without a claim in this kind of play (2009:
/// A.4d(1)). If both flags are down, the arbiter may always say so.
[[nodiscard]] Cited<bool> arbiterCallsFlags(Edition const& edition, PlayType play, Supervision supervision);

/// Returns the article of a loss on time: called by the arbiter if the arbiter may call it, otherwise claimed.
[[nodiscard]] std::string_view flagLossArticle(Edition const& edition, PlayType play, Supervision supervision);

} // namespace flagfall
