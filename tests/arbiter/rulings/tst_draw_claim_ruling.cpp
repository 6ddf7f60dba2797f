// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

using record::ClaimBasis;
using record::ClaimFinding;

DrawClaimed claim(ClaimFinding finding, ClaimBasis basis = ClaimBasis::RepetitionOnBoard) {
    DrawClaimed incident;
    incident.basis = basis;
    incident.found = finding;
    return incident;
}

std::string told(std::string_view edition, DrawClaimed const& incident, Answers const& answers = {},
                 std::string_view regimeName = "standard") {
    return words(rule(rulesOf(edition, regimeName), incident, {}, answers));
}

TEST(ClaimRuling, ACorrectOneDrawsAtOnce) { // 9.5a; 9.5.2
    EXPECT_EQ(told("E2009", claim(ClaimFinding::Correct)), "1/2-1/2 [9.2b, 9.5a]");
    EXPECT_EQ(told("E2023", claim(ClaimFinding::Correct, ClaimBasis::FiftyAnnounced)), "1/2-1/2 [9.3.1, 9.5.2]");
}

TEST(ClaimRuling, AnIncorrectOneGivesTheOpponentTimeByEditionAndPlay) { // T073, T074, T081
    EXPECT_EQ(told("E2009", claim(ClaimFinding::TooFewTimes)), "stop, Black +180s, offer of White [9.5b]");
    EXPECT_EQ(told("E2018", claim(ClaimFinding::TooFewTimes)), "stop, Black +120s, offer of White [9.5.3]");
    EXPECT_EQ(told("E2018", claim(ClaimFinding::TooFewTimes), {}, "blitz FULL"),
              "stop, Black +60s, offer of White [B.2, 9.5.3]");
    EXPECT_EQ(told("E2023", claim(ClaimFinding::TooFewTimes), {}, "rapid FULL"),
              "stop, Black +60s, offer of White [A.3, 9.5.3]");
}

TEST(ClaimRuling, AnInadmissibleOneIsAnOfferAndNothingElse) { // 9.4
    DrawClaimed touched = claim(ClaimFinding::PieceTouched);
    touched.touched = true;
    EXPECT_EQ(told("E2023", touched), "play on, offer of White [9.4]");
    EXPECT_EQ(told("E2023", claim(ClaimFinding::NotToMove)), "play on, offer of White [9.2.2]");
}

TEST(ClaimRuling, APieceTouchedOutweighsWhatTheRecordBearsOut) { // 9.4
    DrawClaimed touched = claim(ClaimFinding::Correct);
    touched.touched = true;
    EXPECT_EQ(told("E2023", touched), "play on, offer of White [9.4]");
    EXPECT_TRUE(needsNoCheck(touched, Answer::Inadmissible));
    touched.drawnAlready = AutomaticDraw::Fivefold; // the game was over before
    EXPECT_EQ(told("E2023", touched), "1/2-1/2 [9.6.1]");
}

TEST(ClaimRuling, WhereTheRecordIsSilentTheArbiterIsAsked) {
    DrawClaimed silent = claim(ClaimFinding::Correct);
    silent.found.reset();
    EXPECT_EQ(told("E2023", silent), "asks claim-is about White [9.2.2]");
    EXPECT_EQ(told("E2023", silent, said(Ask::ClaimIs, Answer::Incorrect)),
              "stop, Black +120s, offer of White [9.5.3]");
}

TEST(ClaimRuling, SaysWhenTheArbitersAnswerIsAgainstTheRecord) {
    auto const remarked = [](DrawClaimed const& incident, Answer answer) {
        return rule(rulesOf("E2023"), incident, {}, said(Ask::ClaimIs, answer))
            .remarked(Remark::What::AgainstTheRecord);
    };
    EXPECT_TRUE(remarked(claim(ClaimFinding::TooFewTimes), Answer::Correct));
    EXPECT_TRUE(remarked(claim(ClaimFinding::Correct), Answer::Incorrect));
    EXPECT_FALSE(remarked(claim(ClaimFinding::Correct), Answer::Correct));
    DrawClaimed gaps = claim(ClaimFinding::TooFewTimes);
    gaps.certain = false;
    EXPECT_FALSE(remarked(gaps, Answer::Correct)) << "a gap may hide what was claimed";
}

TEST(ClaimRuling, AGameThatWasDrawnBeforeIsDrawnByThatArticle) { // 9.6.1
    DrawClaimed drawn = claim(ClaimFinding::TooFewMoves, ClaimBasis::FiftyOnBoard);
    drawn.drawnAlready = AutomaticDraw::Fivefold;
    EXPECT_EQ(told("E2023", drawn), "1/2-1/2 [9.6.1]");
    auto const incorrect = rule(rulesOf("E2023"), drawn, {}, said(Ask::ClaimIs, Answer::Incorrect));
    EXPECT_TRUE(incorrect.remarked(Remark::What::DrawnAlready));
}

TEST(ClaimRuling, NeedsNoCheckOnlyWhereTheRecordIsSureOfIt) { // 6.12: a screen proves nothing
    EXPECT_FALSE(needsNoCheck(claim(ClaimFinding::Correct), Answer::Correct));
    EXPECT_TRUE(needsNoCheck(claim(ClaimFinding::TooFewTimes), Answer::Incorrect));
    EXPECT_TRUE(needsNoCheck(claim(ClaimFinding::NotToMove), Answer::Inadmissible));
    EXPECT_FALSE(needsNoCheck(claim(ClaimFinding::Correct), Answer::Inadmissible));
    DrawClaimed gaps = claim(ClaimFinding::TooFewTimes);
    gaps.certain = false;
    EXPECT_FALSE(needsNoCheck(gaps, Answer::Incorrect));
}

} // namespace
} // namespace flagfall::rulings
