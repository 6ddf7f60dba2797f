// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/grounds.h"

#include "arbiter/laws/edition.h"

#include <algorithm>
#include <array>

namespace flagfall {
namespace {

struct Word {
    Ground ground;
    std::string_view word;
};

constexpr std::array words{
    Word{Ground::IllegalMove, "illegal-move"},
    Word{Ground::WrongClaim, "wrong-claim"},
    Word{Ground::Disturbance, "disturbance"},
    Word{Ground::ClockHandling, "clock-handling"},
    Word{Ground::Late, "late"},
    Word{Ground::MissedPress, "missed-press"},
    Word{Ground::ClockFault, "clock-fault"},
    Word{Ground::WrongSetting, "wrong-setting"},
    Word{Ground::Irregularity, "irregularity"},
    Word{Ground::ColoursOrSetUp, "colours-or-set-up"},
    Word{Ground::QuickplayFinish, "quickplay-finish"},
    Word{Ground::Assistance, "assistance"},
    Word{Ground::Interruption, "interruption"},
    Word{Ground::EarlyAdjournment, "early-adjournment"},
    Word{Ground::LateResumption, "late-resumption"},
    Word{Ground::OtherPenalty, "other-penalty"},
    Word{Ground::ArbiterDecision, "arbiter-decision"},
};

constexpr auto all = [] {
    std::array<Ground, words.size()> list{};
    std::ranges::transform(words, list.begin(), &Word::ground);
    return list;
}();

} // namespace

std::span<Ground const> grounds() { return all; }

std::string_view groundWord(Ground ground) {
    for (Word const& word : words)
        if (word.ground == ground) return word.word;
    return {};
}

std::string_view groundArticle(Edition const& edition, PlayType play, Ground ground) {
    GroundLaw const& row = edition.grounds;
    switch (ground) {
    case Ground::IllegalMove: return row.illegalMove.at(play);
    case Ground::WrongClaim: return row.wrongClaim.at(play).article;
    case Ground::Disturbance: return row.disturbance.at(play);
    case Ground::ClockHandling: return row.clockHandling.at(play);
    case Ground::Late: return row.late.at(play);
    case Ground::MissedPress: return row.missedPress.at(play);
    case Ground::ClockFault: return row.clockFault.at(play);
    case Ground::WrongSetting: return row.wrongSetting.at(play);
    case Ground::Irregularity: return row.irregularity.at(play);
    case Ground::ColoursOrSetUp: return row.coloursOrSetUp.at(play);
    case Ground::QuickplayFinish: return row.quickplayFinish.at(play);
    case Ground::Assistance: return row.assistance.at(play);
    case Ground::Interruption: return row.interruption.at(play);
    case Ground::EarlyAdjournment: return row.earlyAdjournment.at(play);
    case Ground::LateResumption: return row.lateResumption.at(play);
    case Ground::OtherPenalty: return row.otherPenalty.at(play);
    case Ground::ArbiterDecision: break;
    }
    return {};
}

Cited<std::chrono::seconds> wrongClaimBonus(Edition const& edition, PlayType play) {
    return edition.grounds.wrongClaim.at(play);
}

} // namespace flagfall
