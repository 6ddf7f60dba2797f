// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <chrono>
#include <span>

namespace flagfall {

struct Edition;

/// Why an arbiter changes what a clock shows.
enum class Ground {
    IllegalMove,      ///< a completed illegal move, or what counts as one
    WrongClaim,       ///< an incorrect claim of a draw by repetition or fifty moves
    Disturbance,      ///< distracting or annoying the opponent, an unreasonable claim or offer
    ClockHandling,    ///< wrong hand, hovering, punching, stopping the clock without reason
    Late,             ///< the waiting time before a player arrived
    MissedPress,      ///< a move was completed without a press
    ClockFault,       ///< the clock has an evident defect
    WrongSetting,     ///< the clock was set wrongly
    Irregularity,     ///< the position or the times had to be restored
    ColoursOrSetUp,   ///< the game starts again, or continues, after a wrong set-up
    QuickplayFinish,  ///< the last period without increment: a draw claim or a request for extra time
    Assistance,       ///< a player cannot use the clock or keep score without help
    Interruption,     ///< the clocks stopped or were lost through no fault of a player
    EarlyAdjournment, ///< the rest of the session, of a player who does not wait for its end to adjourn
    LateResumption,   ///< the waiting time at the resumption of an adjourned game before who must reply arrived
    OtherPenalty,     ///< from the list of penalties
    ArbiterDecision,  ///< none of these; a note says why
};

/// The article for each ground. An incorrect claim also has its extra time; an arbiter's decision has no article.
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
    ByPlay<std::string_view> quickplayFinish; ///< a draw claim or a request for extra time
    ByPlay<std::string_view> assistance;
    ByPlay<std::string_view> interruption;
    ByPlay<std::string_view> earlyAdjournment;
    ByPlay<std::string_view> lateResumption;
    ByPlay<std::string_view> otherPenalty;
};

/// Extra time on request in a quickplay finish: an increment for both players, and time once for the opponent of the
/// player who asks (2014: G.4; from 2017: Guidelines III.4).
struct ExtraTimeLaw {
    ByPlay<std::string_view> article; ///< empty if there is no such request in this kind of play
    std::chrono::seconds eachMove{};
    std::chrono::seconds opponentOnce{};
};

[[nodiscard]] std::span<Ground const> grounds();

/// Returns the word used in files: `illegal-move`.
[[nodiscard]] std::string_view groundWord(Ground ground);

/// Returns the article that allows the adjustment in this edition and kind of play; empty if there is none. If
/// another article sets the amount, it comes first: `A.3, 7.5.5`.
[[nodiscard]] std::string_view groundArticle(Edition const& edition, PlayType play, Ground ground);

/// Returns the extra time of the opponent after an incorrect claim by repetition or fifty moves (9.5).
[[nodiscard]] Cited<std::chrono::seconds> wrongClaimBonus(Edition const& edition, PlayType play);

} // namespace flagfall
