// SPDX-License-Identifier: GPL-3.0-or-later
#include "regimes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace flagfall {
namespace {

std::vector<std::string_view> everywhereIn(ByPlay<std::string_view> const& articles) {
    return {articles.standard, articles.rapid, articles.blitz};
}

/// The articles on the end of a game that every edition has; 2009 has no draw without a claim.
std::vector<std::string_view> articlesOf(DrawnGameLaw const& law) {
    return {law.checkmate,      law.stalemate,           law.deadPosition,      law.agreement,      law.offer,
            law.claimOffers,    law.repetitionAnnounced, law.repetitionOnBoard, law.fiftyAnnounced, law.fiftyOnBoard,
            law.touched,        law.claimCorrect,        law.distraction,       law.recordingEnds,  law.recording,
            law.recordingAfter, law.signatures,          law.chess960,          law.screens};
}

/// The articles of the grounds that every edition has; from 2014 on there is no quickplay finish in blitz.
std::vector<std::string_view> articlesOf(GroundLaw const& law) {
    std::vector<std::string_view> all;
    for (auto const& ground : {law.illegalMove, law.disturbance, law.clockHandling, law.late, law.missedPress,
                               law.clockFault, law.wrongSetting, law.irregularity, law.coloursOrSetUp, law.assistance,
                               law.interruption, law.earlyAdjournment, law.lateResumption, law.otherPenalty})
        for (std::string_view const article : everywhereIn(ground)) all.push_back(article);
    for (PlayType const play : plays) all.push_back(law.wrongClaim.at(play).article);
    all.push_back(law.quickplayFinish.standard);
    all.push_back(law.quickplayFinish.rapid);
    return all;
}

std::vector<std::string_view> articlesOf(Edition const& row) {
    IllegalMoveLaw const& illegal = row.illegalMoves;
    BlindPlayLaw const& blind = row.blindPlay;
    std::vector<std::string_view> all{row.blitzBound.article,
                                      row.rapidBound.article,
                                      row.flags.checkMoves,
                                      row.flags.deadBefore,
                                      row.flags.unknownOrder.goesOn,
                                      row.flags.unknownOrder.drawn,
                                      illegal.move.article,
                                      illegal.unfinishedPromotion.article,
                                      illegal.noMove.article,
                                      illegal.twoHands.article,
                                      illegal.otherHand.article,
                                      illegal.leftPawn.article,
                                      row.lateArrival.forfeits,
                                      row.lateArrival.whiteLosesAll,
                                      row.drawnGame.resignation,
                                      row.quickplay.below.article,
                                      row.quickplay.accepted,
                                      row.quickplay.postponed,
                                      row.quickplay.rejected,
                                      row.quickplay.noArbiter,
                                      row.stoppage.byArbiter,
                                      row.stoppage.byPlayer,
                                      row.stoppage.noReason,
                                      row.stoppage.disturbed,
                                      row.scoreKeeping.duty,
                                      row.scoreKeeping.none.rapid,
                                      row.scoreKeeping.none.blitz,
                                      row.scoreKeeping.lapses,
                                      row.scoreKeeping.property,
                                      row.scoreKeeping.bothExcused,
                                      row.scoreKeeping.oneExcused,
                                      row.scoreKeeping.reconstruct,
                                      row.scoreKeeping.nextPeriod,
                                      row.scoreKeeping.numberUntold,
                                      row.device.article,
                                      blind.appendix,
                                      blind.adaptation,
                                      blind.announcement,
                                      blind.touched,
                                      blind.executed,
                                      blind.clock,
                                      blind.score,
                                      blind.recordsAgree,
                                      blind.recordsDiffer,
                                      blind.opponentsAssistant};
    for (auto const& more : {everywhereIn(row.flags.mateLost), articlesOf(row.drawnGame), articlesOf(row.grounds)})
        all.insert(all.end(), more.begin(), more.end());
    all.insert(all.end(), blind.duty.begin(), blind.duty.end());
    return all;
}

TEST(Editions, OneThatIsNotKnownIsNoEdition) {
    EXPECT_EQ(editionByCode("E2031"), nullptr);
    EXPECT_EQ(editionByCode(""), nullptr);
}

/// Every column that every edition fills cites an article in every row.
TEST(Editions, EveryColumnCitesAnArticle) {
    for (Edition const& row : editions()) {
        auto const articles = articlesOf(row);
        EXPECT_EQ(std::ranges::count(articles, std::string_view{}), 0) << row.code;
        for (Regime const& known : regimes) {
            EXPECT_FALSE(row.illegalMoves.penalty.at(known.play, known.supervision).article.empty())
                << where(row, known);
            EXPECT_FALSE(row.illegalMoves.admission.at(known.play, known.supervision).article.empty())
                << where(row, known);
            EXPECT_FALSE(row.flags.calling.at(known.play, known.supervision).calledLoss.empty()) << where(row, known);
        }
    }
}

} // namespace
} // namespace flagfall
