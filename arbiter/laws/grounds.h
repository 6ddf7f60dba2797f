// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <chrono>
#include <span>

namespace flagfall {

struct Edition;

/// Why an arbiter changes what a clock shows.
enum class Ground {
    IllegalMove,     ///< a completed illegal move, or what counts as one
    WrongClaim,      ///< an incorrect claim of a draw by repetition or fifty moves
    Disturbance,     ///< distracting or annoying the opponent, an unreasonable claim or offer
    ClockHandling,   ///< wrong hand, hovering, punching, stopping the clock without reason
    Late,            ///< the waiting time before a player arrived
    MissedPress,     ///< a move was completed without a press
    ClockFault,      ///< the clock has an evident defect
    WrongSetting,    ///< the clock was set wrongly
    Irregularity,    ///< the position or the times had to be restored
    ColoursOrSetUp,  ///< the game begins again, or goes on, after a wrong set-up
    QuickplayFinish, ///< the last period without increment: a draw claim or a request for extra time
    Assistance,      ///< a player cannot use the clock or keep score himself
    Interruption,    ///< the clocks were stopped or lost for a reason nobody answers for
    OtherPenalty,    ///< from the list of penalties
    ArbiterDecision, ///< none of these; a note says why
};

/// The article for each ground. What the wrong claim costs stands with its article; an arbiter's decision has none.
struct GroundLaw {
    ByPlay<std::string_view> illegalMove;
    ByPlay<Cited<std::chrono::seconds>> wrongClaim;
    ByPlay<std::string_view> disturbance;
    ByPlay<std::string_view> clockHandling;
    ByPlay<std::string_view> late;
    ByPlay<std::string_view> missedPress;
    ByPlay<std::string_view> clockFault;
    ByPlay<std::string_view> wrongSetting;
    ByPlay<std::string_view> irregularity;
    ByPlay<std::string_view> coloursOrSetUp;
    ByPlay<std::string_view> quickplayFinish; ///< all of it: a draw claim, or a request for extra time
    ByPlay<std::string_view> assistance;
    ByPlay<std::string_view> interruption;
    ByPlay<std::string_view> otherPenalty;
};

/// Extra time in a quickplay finish: so much more for each move of both, and once for the opponent of the player who
/// asks (2014: G.4; from 2017 on: Guidelines III.4).
struct ExtraTimeLaw {
    ByPlay<std::string_view> article; ///< empty: the edition knows no such request in this kind of play
    std::chrono::seconds eachMove{};
    std::chrono::seconds opponentOnce{};
};

[[nodiscard]] std::span<Ground const> grounds();

/// The word that stands in files: `illegal-move`.
[[nodiscard]] std::string_view groundWord(Ground ground);

/// The article that lets the arbiter do so in this edition and kind of play; empty where no article speaks of it.
/// Where the amount is the matter, the article that sets it stands first: `A.3, 7.5.5`.
[[nodiscard]] std::string_view groundArticle(Edition const& edition, PlayType play, Ground ground);

/// What the opponent receives for an incorrect claim of a draw by repetition or fifty moves (9.5).
[[nodiscard]] Cited<std::chrono::seconds> wrongClaimBonus(Edition const& edition, PlayType play);

} // namespace flagfall
