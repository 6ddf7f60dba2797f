// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/flag_law.h"

namespace flagfall {
namespace {

constexpr std::string_view lossOnTime = "6.9";
constexpr std::string_view fallen = "6.8";
constexpr std::string_view noArticle = "Preface";

enum class Moves { Made, NotMade, Unknown };

Moves movesOf(FlagFacts::Side const& side) {
    if (side.movesAsked == 0) return side.lastPeriod ? Moves::NotMade : Moves::Made;
    if (side.unprovable) return Moves::Made;
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
std::string_view drawBefore(Edition const& edition, FlagFacts const& facts) {
    if (facts.sides.white.canMate == CanMate::No && facts.sides.black.canMate == CanMate::No)
        return edition.flags.deadBefore;
    return facts.drawnBefore ? articleOf(edition.drawnGame, *facts.drawnBefore) : std::string_view{};
}

/// Why a player's claim does not hold; empty when it does, or when nobody claims.
std::string_view whyClaimFails(FlagCalling const& calling, FlagFacts const& facts) {
    if (!facts.claimedBy) return {};
    Colour const claimant = *facts.claimedBy;
    if (!calling.claimNeedsOwnTime.empty() && counts(facts.sides[claimant])) return calling.claimNeedsOwnTime;
    return counts(facts.sides[opponent(claimant)]) ? std::string_view{} : fallen;
}

/// One player who has made the moves leaves the other one's flag alone, so first it is seen whether anybody has.
FlagRuling onOrderUnknown(FlagLaw const& law, PlayType play, FlagFacts const& facts) {
    UnknownOrderLaw const& rule = law.unknownOrder;
    auto const& [white, black] = facts.sides;
    bool const last = white.lastPeriod;
    auto const outcome = last ? FlagProposal::Draw : FlagProposal::PlayOn;
    if (movesOf(white) == Moves::Unknown || movesOf(black) == Moves::Unknown)
        return {.proposal = FlagProposal::CheckMoves, .article = law.checkMoves, .next = outcome};
    if (!rule.holds(play, facts.quickplayAnnounced, facts.hasIncrement))
        return {.proposal = FlagProposal::ArbiterDecides, .article = noArticle, .next = outcome};
    return {.proposal = outcome, .article = last ? rule.drawn : rule.goesOn};
}

FlagRuling onOverstep(Colour fell, CanMate opponentCanMate, std::string_view article) {
    if (opponentCanMate == CanMate::No) return {.proposal = FlagProposal::Draw, .article = article};
    FlagRuling ruling{.proposal = winOf(opponent(fell)), .article = article};
    if (opponentCanMate == CanMate::NotSaid) ruling.otherwise = FlagProposal::Draw;
    return ruling;
}

FlagRuling onOneFlag(FlagLaw const& law, Colour fell, FlagFacts const& facts, std::string_view article) {
    auto const overstep = onOverstep(fell, facts.sides[opponent(fell)].canMate, article);
    if (movesOf(facts.sides[fell]) != Moves::Unknown) return overstep;
    return {.proposal = FlagProposal::CheckMoves,
            .article = law.checkMoves,
            .otherwise = overstep.otherwise,
            .next = overstep.proposal};
}

/// What follows from the flags once somebody who may speak of them has done so.
FlagRuling onFlags(FlagLaw const& law, PlayType play, FlagFacts const& facts, FlagCalling const& calling,
                   std::string_view lossArticle) {
    if (bothCount(facts) && !calling.bothDownIsDraw.empty())
        return {.proposal = FlagProposal::Draw, .article = calling.bothDownIsDraw};
    auto const fell = judgedFlag(facts);
    return fell ? onOneFlag(law, *fell, facts, lossArticle) : onOrderUnknown(law, play, facts);
}

/// The period ended with its moves made, or nothing shows that it did not (8.6).
FlagRuling onPeriodEnded(Edition const& edition, FlagFacts const& facts) {
    auto const unprovable = [](FlagFacts::Side const& side) { return side.down && side.unprovable; };
    bool const moreThanSheetsShow = unprovable(facts.sides.white) || unprovable(facts.sides.black);
    return {.proposal = FlagProposal::PlayOn,
            .article = moreThanSheetsShow ? edition.scoreKeeping.nextPeriod : edition.flags.checkMoves};
}

} // namespace

std::optional<Colour> judgedFlag(FlagFacts const& facts) {
    auto const& [white, black] = facts.sides;
    if (counts(white) && !counts(black)) return Colour::White;
    if (!counts(white) && counts(black)) return Colour::Black;
    if (!counts(white)) return std::nullopt;
    if (facts.recognised) return facts.recognised;
    if (facts.first) return facts.first;
    if (white.lastPeriod == black.lastPeriod) return std::nullopt;
    return white.lastPeriod ? Colour::Black : Colour::White;
}

FlagRuling ruleOnFlags(Edition const& edition, PlayType play, Supervision supervision, FlagFacts const& facts) {
    FlagLaw const& law = edition.flags;
    FlagCalling const& calling = law.calling.at(play, supervision);
    auto const& [white, black] = facts.sides;
    if (!white.down && !black.down) return {.proposal = FlagProposal::NoFlag, .article = fallen};
    if (facts.gameOverBefore) return {.proposal = FlagProposal::StandsAsEnded, .article = lossOnTime};
    if (auto const article = drawBefore(edition, facts); !article.empty())
        return {.proposal = FlagProposal::Draw, .article = article};
    if (!counts(white) && !counts(black)) return onPeriodEnded(edition, facts);

    auto const failure = whyClaimFails(calling, facts);
    bool const claimGood = facts.claimedBy && failure.empty();
    if (!claimGood && !calling.arbiterCalls.value && !bothCount(facts))
        return failure.empty() ? FlagRuling{FlagProposal::NotYetFallen, calling.arbiterCalls.article}
                               : FlagRuling{FlagProposal::ClaimFails, failure};
    auto ruling = onFlags(law, play, facts, calling, claimGood ? calling.claimedLoss : calling.calledLoss);
    ruling.claimFails = failure;
    return ruling;
}

} // namespace flagfall
