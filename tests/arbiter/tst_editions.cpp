// SPDX-License-Identifier: GPL-3.0-or-later
#include "regimes.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

TEST(Editions, OneThatIsNotKnownIsNoEdition) {
    EXPECT_EQ(editionByCode("E2031"), nullptr);
    EXPECT_EQ(editionByCode(""), nullptr);
}

/// Every column that every edition fills cites an article in every row.
TEST(Editions, EveryColumnCitesAnArticle) {
    for (Edition const& row : editions()) {
        for (std::string_view const article : {row.blitzBound.article,
                                               row.rapidBound.article,
                                               row.flags.checkMoves,
                                               row.flags.deadBefore,
                                               row.flags.unknownOrder.goesOn,
                                               row.flags.unknownOrder.drawn,
                                               row.flags.mateLost.standard,
                                               row.illegalMoves.move.article,
                                               row.illegalMoves.unfinishedPromotion.article,
                                               row.illegalMoves.noMove.article,
                                               row.illegalMoves.twoHands.article,
                                               row.illegalMoves.otherHand.article,
                                               row.illegalMoves.leftPawn.article,
                                               row.drawnGame.checkmate,
                                               row.drawnGame.stalemate,
                                               row.drawnGame.deadPosition,
                                               row.drawnGame.agreement,
                                               row.drawnGame.offer,
                                               row.drawnGame.touched,
                                               row.lateArrival.forfeits,
                                               row.lateArrival.whiteLosesAll,
                                               row.grounds.illegalMove.standard,
                                               row.grounds.otherPenalty.blitz,
                                               row.device.article,
                                               row.blindPlay.appendix})
            EXPECT_FALSE(article.empty()) << row.code;
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
