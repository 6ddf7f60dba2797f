// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/grounds.h"

#include "arbiter/laws/by_regime.h"

#include <algorithm>
#include <array>

namespace flagfall {
namespace {

using namespace std::chrono_literals;

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
    Word{Ground::OtherPenalty, "other-penalty"},
    Word{Ground::ArbiterDecision, "arbiter-decision"},
};

constexpr auto all = [] {
    std::array<Ground, words.size()> list{};
    std::ranges::transform(words, list.begin(), &Word::ground);
    return list;
}();

using Articles = ByPlay<std::string_view>;
using Bonus = ByPlay<Cited<std::chrono::seconds>>;

constexpr Articles everywhere(std::string_view article) { return {article, article, article}; }

constexpr Bonus sameBonus(std::chrono::seconds bonus, std::string_view article) {
    return {{bonus, article}, {bonus, article}, {bonus, article}};
}

/// What the wrong claim costs stands with its article in `wrongClaim`; an arbiter's decision has no article.
struct Row {
    std::string_view edition;
    Articles illegalMove;
    Bonus wrongClaim;
    Articles disturbance;
    Articles clockHandling;
    Articles late;
    Articles missedPress;
    Articles clockFault;
    Articles wrongSetting;
    Articles irregularity;
    Articles coloursOrSetUp;
    Articles quickplayFinish;
    Articles assistance;
    Articles interruption;
    Articles otherPenalty;
};

constexpr std::array table{
    Row{.edition = "E2009",
        .illegalMove = everywhere("7.4b"),
        .wrongClaim = sameBonus(180s, "9.5b"),
        .disturbance = everywhere("12.6"),
        .clockHandling = everywhere("6.7b, 6.7c, 6.12d"),
        .late = everywhere("6.6"),
        .missedPress = everywhere("6.7a"),
        .clockFault = everywhere("6.10a"),
        .wrongSetting = everywhere("6.10b"),
        .irregularity = everywhere("6.13"),
        .coloursOrSetUp = everywhere("7.1, 7.2"),
        .quickplayFinish = everywhere("10.2"),
        .assistance = everywhere("6.7d, 8.1"),
        .interruption = everywhere("6.12, 13.5"),
        .otherPenalty = everywhere("13.4")},
    Row{.edition = "E2014",
        .illegalMove = {"7.5b", "7.5b", "B.2, 7.5b"},
        .wrongClaim = {{120s, "9.5b"}, {120s, "9.5b"}, {60s, "B.2, 9.5b"}},
        .disturbance = everywhere("11.5"),
        .clockHandling = everywhere("6.2b, 6.2c, 6.12d"),
        .late = everywhere("6.7"),
        .missedPress = everywhere("6.2a"),
        .clockFault = everywhere("6.10a"),
        .wrongSetting = everywhere("6.10b"),
        .irregularity = everywhere("7.1"),
        .coloursOrSetUp = everywhere("7.2, 7.3"),
        .quickplayFinish = {"G.4, G.5", "G.4, G.5", ""},
        .assistance = everywhere("6.2e, 8.1"),
        .interruption = everywhere("6.12, 12.5"),
        .otherPenalty = everywhere("12.9")},
    Row{.edition = "E2017",
        .illegalMove = {"7.5.3", "7.5.3", "B.2, 7.5.3"},
        .wrongClaim = {{120s, "9.5.3"}, {120s, "9.5.3"}, {60s, "B.2, 9.5.3"}},
        .disturbance = everywhere("11.5"),
        .clockHandling = everywhere("6.2.3, 6.2.4, 6.11.4"),
        .late = everywhere("6.7"),
        .missedPress = everywhere("6.2.1"),
        .clockFault = everywhere("6.10.1"),
        .wrongSetting = everywhere("6.10.2"),
        .irregularity = everywhere("7.1"),
        .coloursOrSetUp = everywhere("7.2, 7.3"),
        .quickplayFinish = {"III.4, III.5", "III.4, III.5", ""},
        .assistance = everywhere("6.2.6, 8.1.6"),
        .interruption = everywhere("6.11, 12.5"),
        .otherPenalty = everywhere("12.9")},
    Row{.edition = "E2018",
        .illegalMove = {"7.5.5", "7.5.5", "B.2, 7.5.5"},
        .wrongClaim = {{120s, "9.5.3"}, {120s, "9.5.3"}, {60s, "B.2, 9.5.3"}},
        .disturbance = everywhere("11.5"),
        .clockHandling = everywhere("6.2.3, 6.2.4, 6.11.4"),
        .late = everywhere("6.7"),
        .missedPress = everywhere("6.2.1"),
        .clockFault = everywhere("6.10.1"),
        .wrongSetting = everywhere("6.10.2"),
        .irregularity = everywhere("7.1"),
        .coloursOrSetUp = everywhere("7.2, 7.3"),
        .quickplayFinish = {"III.4, III.5", "III.4, III.5", ""},
        .assistance = everywhere("6.2.6, 8.1.6"),
        .interruption = everywhere("6.11, 12.5"),
        .otherPenalty = everywhere("12.9")},
    Row{.edition = "E2023",
        .illegalMove = {"7.5.5", "A.3, 7.5.5", "A.3, 7.5.5"},
        .wrongClaim = {{120s, "9.5.3"}, {60s, "A.3, 9.5.3"}, {60s, "A.3, 9.5.3"}},
        .disturbance = everywhere("11.5"),
        .clockHandling = everywhere("6.2.3, 6.2.4, 6.11.4"),
        .late = everywhere("6.7"),
        .missedPress = everywhere("6.2.1"),
        .clockFault = everywhere("6.10.1"),
        .wrongSetting = everywhere("6.10.2"),
        .irregularity = everywhere("7.1"),
        .coloursOrSetUp = everywhere("7.2, 7.3"),
        .quickplayFinish = {"III.4, III.5", "III.4, III.5", ""},
        .assistance = everywhere("6.2.6, 8.1.6"),
        .interruption = everywhere("6.11, 12.5"),
        .otherPenalty = everywhere("12.9")},
};

} // namespace

std::span<Ground const> grounds() { return all; }

std::string_view groundWord(Ground ground) {
    for (Word const& word : words)
        if (word.ground == ground) return word.word;
    return {};
}

std::string_view groundArticle(Edition const& edition, PlayType play, Ground ground) {
    Row const& row = rowOf(table, edition);
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
    case Ground::OtherPenalty: return row.otherPenalty.at(play);
    case Ground::ArbiterDecision: break;
    }
    return {};
}

Cited<std::chrono::seconds> wrongClaimBonus(Edition const& edition, PlayType play) {
    return rowOf(table, edition).wrongClaim.at(play);
}

} // namespace flagfall
