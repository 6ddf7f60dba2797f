// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

namespace flagfall {

struct Edition;

/// Whether a player can still checkmate by any series of legal moves, the worst play of the other one included
/// (Laws 6.9).
enum class CanMate { NotSaid, Yes, No };

/// Who may speak of a flag, and what follows from it, in one kind of play. As it stands here the Competition Rules
/// govern the game (6.8, 6.9).
struct FlagCalling {
    Cited<bool> arbiterCalls{true, "6.8"};
    std::string_view calledLoss = "6.9";  ///< the arbiter called it
    std::string_view claimedLoss = "6.9"; ///< a player claimed it
    std::string_view claimNeedsOwnTime{}; ///< the claimant's own flag must be up; empty: it need not
    std::string_view bothDownIsDraw{};    ///< whatever the order; empty: the order decides
};

/// Whether the rule for two flags of which nobody knows the first holds in a game.
using TwoFlagsRule = bool (*)(PlayType play, bool quickplayAnnounced, bool hasIncrement);
/// 2009 and 2014, 6.11: in every game.
[[nodiscard]] bool inEveryGame(PlayType play, bool quickplayAnnounced, bool hasIncrement);
/// From 2017 on, Guidelines III: only where they were announced, never with increment and never in blitz.
[[nodiscard]] bool underGuidelines(PlayType play, bool quickplayAnnounced, bool hasIncrement);

struct UnknownOrderLaw {
    std::string_view goesOn; ///< in any period but the last
    std::string_view drawn;  ///< in the last one
    TwoFlagsRule holds = inEveryGame;
};

/// What an edition says of flags (2009: 6.3, 6.8 to 6.11; later: 6.4, 6.8, 6.9; App. A and B; Guidelines III).
struct FlagLaw {
    std::string_view checkMoves;       ///< a flag is looked at only when the moves asked for may not have been made
    std::string_view deadBefore;       ///< the position was dead before any flag fell
    std::string_view resignedBefore;   ///< a player had resigned before any flag fell
    UnknownOrderLaw unknownOrder;      ///< both flags are down, and nobody knows which fell first
    ByRegime<FlagCalling> calling;     ///< who may speak of a flag
    ByPlay<std::string_view> mateLost; ///< the exception of 6.9 where the Competition Rules govern the game
};

/// Whether the arbiter, and so the program, may call a fallen flag himself in this kind of play (2009: A.4d(1)). Both
/// flags down he may always mention.
[[nodiscard]] Cited<bool> arbiterCallsFlags(Edition const& edition, PlayType play, Supervision supervision);

/// The article by which whoever's flag has fallen loses: called by the arbiter where he may call it, else claimed.
[[nodiscard]] std::string_view flagLossArticle(Edition const& edition, PlayType play, Supervision supervision);

} // namespace flagfall
