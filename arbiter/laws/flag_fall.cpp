// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/flag_fall.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

constexpr std::string_view lossOnTime = "6.9";
constexpr std::string_view fallen = "6.8";
constexpr std::string_view noArticle = "Preface";

/// Who may speak of a flag, and what follows from it, in one kind of play.
struct Calling {
    Cited<bool> arbiterCalls{true, fallen};
    std::string_view calledLoss = lossOnTime;  ///< the arbiter called it
    std::string_view claimedLoss = lossOnTime; ///< a player claimed it
    std::string_view claimNeedsOwnTime{};      ///< the claimant's own flag must be up; empty: it need not
    std::string_view bothDownIsDraw{};         ///< whatever the order; empty: the order decides
};

/// Where the rule for two flags of which nobody knows the first holds.
enum class Reach {
    EveryGame,
    AnnouncedWithoutIncrement, ///< only where the guidelines were announced, never with increment and never in blitz
};

struct UnknownOrder {
    std::string_view goesOn; ///< in any period but the last
    std::string_view drawn;  ///< in the last one
    Reach reach;
};

struct Row {
    std::string_view edition;
    std::string_view checkMoves;
    std::string_view deadPosition;
    std::string_view fivefold;         ///< empty: no such draw
    std::string_view seventyFiveMoves; ///< empty: no such draw
    UnknownOrder unknownOrder;
    ByRegime<Calling> calling;
};

constexpr Calling competitionRules{};

constexpr std::array table{
    Row{"E2009",
        "6.3",
        "5.2b",
        "",
        "",
        {"6.11a", "6.11b", Reach::EveryGame},
        {.standard = competitionRules,
         .rapidFull = competitionRules,
         .rapidLimited = {{false, "A.4d(1)"}, "A.4d(1), 6.9", "A.4d(2), 6.9", "A.4d(2)", "A.4d(3)"},
         .blitzFull = competitionRules,
         .blitzLimited =
             {{false, "B.3a, A.4d(1)"}, "B.3a, A.4d(1), 6.9", "B.3a, A.4d(2), 6.9", "B.3a, A.4d(2)", "B.3a, A.4d(3)"}}},
    Row{"E2014",
        "6.4",
        "5.2b",
        "9.6a",
        "9.6b",
        {"6.11a", "6.11b", Reach::EveryGame},
        {.standard = competitionRules,
         .rapidFull = competitionRules,
         .rapidLimited = {{true, "6.8"}, "6.9", "A.4c, 6.9", "A.4c", ""},
         .blitzFull = competitionRules,
         .blitzLimited = {{true, "6.8"}, "6.9", "B.4, A.4c, 6.9", "B.4, A.4c", ""}}},
    Row{"E2017",
        "6.4",
        "5.2.2",
        "9.6.1",
        "9.6.2",
        {"III.3.1.1", "III.3.1.2", Reach::AnnouncedWithoutIncrement},
        {.standard = competitionRules,
         .rapidFull = competitionRules,
         .rapidLimited = {{true, "A.4.5"}, "A.4.5, 6.9", "A.4.3, 6.9", "A.4.3", ""},
         .blitzFull = competitionRules,
         .blitzLimited = {{true, "B.4, A.4.5"}, "B.4, A.4.5, 6.9", "B.4, A.4.3, 6.9", "B.4, A.4.3", ""}}},
    Row{"E2018",
        "6.4",
        "5.2.2",
        "9.6.1",
        "9.6.2",
        {"III.3.1.1", "III.3.1.2", Reach::AnnouncedWithoutIncrement},
        {.standard = competitionRules,
         .rapidFull = competitionRules,
         .rapidLimited = {{true, "A.4.5"}, "A.4.5, 6.9", "A.4.3, 6.9", "", ""},
         .blitzFull = competitionRules,
         .blitzLimited = {{true, "B.4, A.4.5"}, "B.4, A.4.5, 6.9", "B.4, A.4.3, 6.9", "", ""}}},
    Row{"E2023",
        "6.4",
        "5.2.2",
        "9.6.1",
        "9.6.2",
        {"III.3.1.1", "III.3.1.2", Reach::AnnouncedWithoutIncrement},
        {.standard = competitionRules,
         .rapidFull = competitionRules,
         .rapidLimited = {{true, "A.5.5"}, "A.5.5, 6.9", "A.5.3, 6.9", "", ""},
         .blitzFull = competitionRules,
         .blitzLimited = {{true, "B.3, A.5.5"}, "B.3, A.5.5, 6.9", "B.3, A.5.3, 6.9", "", ""}}},
};

enum class Moves { Made, NotMade, Unknown };

Moves movesOf(FlagFacts::Side const& side) {
    if (side.movesAsked == 0) return side.lastPeriod ? Moves::NotMade : Moves::Made;
    if (!side.countReliable) return Moves::Unknown;
    return side.movesMade >= side.movesAsked ? Moves::Made : Moves::NotMade;
}

/// A flag that fell with all the moves of its period made only ends that period.
bool counts(FlagFacts::Side const& side) { return side.down && movesOf(side) != Moves::Made; }

bool bothCount(FlagFacts const& facts) { return counts(facts.sides.white) && counts(facts.sides.black); }

FlagProposal winOf(Colour colour) {
    return colour == Colour::White ? FlagProposal::WhiteWins : FlagProposal::BlackWins;
}

/// The article of a draw that was on the board before any flag fell; empty when there was none.
std::string_view drawBefore(Row const& row, FlagFacts const& facts) {
    if (facts.sides.white.canMate == CanMate::No && facts.sides.black.canMate == CanMate::No) return row.deadPosition;
    if (!facts.drawnBefore) return {};
    return *facts.drawnBefore == AutomaticDraw::Fivefold ? row.fivefold : row.seventyFiveMoves;
}

/// Why a player's claim does not hold; empty when it does, or when nobody claims.
std::string_view whyClaimFails(Calling const& calling, FlagFacts const& facts) {
    if (!facts.claimedBy) return {};
    Colour const claimant = *facts.claimedBy;
    if (!calling.claimNeedsOwnTime.empty() && counts(facts.sides[claimant])) return calling.claimNeedsOwnTime;
    return counts(facts.sides[opponent(claimant)]) ? std::string_view{} : fallen;
}

/// Whose flag is judged: the only one that counts, or of two the one recognised before the other fell, the one that
/// fell first, or the one of an earlier period. None when nothing tells them apart.
std::optional<Colour> judged(FlagFacts const& facts) {
    if (!bothCount(facts)) return counts(facts.sides.white) ? Colour::White : Colour::Black;
    if (facts.recognised) return facts.recognised;
    if (facts.first) return facts.first;
    if (facts.sides.white.lastPeriod == facts.sides.black.lastPeriod) return std::nullopt;
    return facts.sides.white.lastPeriod ? Colour::Black : Colour::White;
}

FlagRuling onOrderUnknown(UnknownOrder const& rule, PlayType play, FlagFacts const& facts) {
    bool const last = facts.sides.white.lastPeriod;
    auto const outcome = last ? FlagProposal::Draw : FlagProposal::PlayOn;
    bool const guidelinesHold = facts.quickplayAnnounced && !facts.hasIncrement && play != PlayType::Blitz;
    if (rule.reach == Reach::AnnouncedWithoutIncrement && !guidelinesHold)
        return {.proposal = FlagProposal::ArbiterDecides, .article = noArticle, .next = outcome};
    return {.proposal = outcome, .article = last ? rule.drawn : rule.goesOn};
}

FlagRuling onOverstep(Colour fell, CanMate opponentCanMate, std::string_view article) {
    if (opponentCanMate == CanMate::No) return {.proposal = FlagProposal::Draw, .article = article};
    FlagRuling ruling{.proposal = winOf(opponent(fell)), .article = article};
    if (opponentCanMate == CanMate::NotSaid) ruling.otherwise = FlagProposal::Draw;
    return ruling;
}

FlagRuling onOneFlag(Row const& row, Colour fell, FlagFacts const& facts, std::string_view article) {
    auto const overstep = onOverstep(fell, facts.sides[opponent(fell)].canMate, article);
    if (movesOf(facts.sides[fell]) != Moves::Unknown) return overstep;
    return {.proposal = FlagProposal::CheckMoves,
            .article = row.checkMoves,
            .otherwise = overstep.otherwise,
            .next = overstep.proposal};
}

/// What follows from the flags once somebody who may speak of them has done so.
FlagRuling onFlags(Row const& row, PlayType play, FlagFacts const& facts, Calling const& calling,
                   std::string_view lossArticle) {
    if (bothCount(facts) && !calling.bothDownIsDraw.empty())
        return {.proposal = FlagProposal::Draw, .article = calling.bothDownIsDraw};
    auto const fell = judged(facts);
    return fell ? onOneFlag(row, *fell, facts, lossArticle) : onOrderUnknown(row.unknownOrder, play, facts);
}

} // namespace

FlagRuling ruleOnFlags(Edition const& edition, PlayType play, Supervision supervision, FlagFacts const& facts) {
    Row const& row = rowOf(table, edition);
    Calling const& calling = row.calling.at(play, supervision);
    auto const& [white, black] = facts.sides;
    if (!white.down && !black.down) return {.proposal = FlagProposal::NoFlag, .article = fallen};
    if (facts.gameOverBefore) return {.proposal = FlagProposal::StandsAsEnded, .article = lossOnTime};
    if (auto const article = drawBefore(row, facts); !article.empty())
        return {.proposal = FlagProposal::Draw, .article = article};
    if (!counts(white) && !counts(black)) return {.proposal = FlagProposal::PlayOn, .article = row.checkMoves};

    auto const failure = whyClaimFails(calling, facts);
    bool const claimGood = facts.claimedBy && failure.empty();
    if (!claimGood && !calling.arbiterCalls.value && !bothCount(facts))
        return failure.empty() ? FlagRuling{FlagProposal::NotYetFallen, calling.arbiterCalls.article}
                               : FlagRuling{FlagProposal::ClaimFails, failure};
    auto ruling = onFlags(row, play, facts, calling, claimGood ? calling.claimedLoss : calling.calledLoss);
    ruling.claimFails = failure;
    return ruling;
}

Cited<bool> arbiterCallsFlags(Edition const& edition, PlayType play, Supervision supervision) {
    return rowOf(table, edition).calling.at(play, supervision).arbiterCalls;
}

std::string_view flagLossArticle(Edition const& edition, PlayType play, Supervision supervision) {
    Calling const& calling = rowOf(table, edition).calling.at(play, supervision);
    return calling.arbiterCalls.value ? calling.calledLoss : calling.claimedLoss;
}

} // namespace flagfall
