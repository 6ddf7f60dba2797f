// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/draw_claim.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using enum ClaimBasis;
using enum ClaimFinding;
using test::at;
using test::game;
using test::law;

std::string const knightsOutAndBackTwice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

ClaimExamination onBoard(GameRecord const& record, ClaimBasis basis, std::string_view edition = "E2023") {
    return examine(record, {record.end().turn(), basis}, law(edition));
}

ClaimExamination announcing(GameRecord const& record, ClaimBasis basis, std::string_view text) {
    return examine(record, {record.end().turn(), basis, test::move(record, text)}, law("E2023"));
}

TEST(Threefold, TheStartIsTheFirstOccurrence) { // T071, 9.2b
    for (Edition const& edition : editions()) {
        auto const found = onBoard(game(knightsOutAndBackTwice), RepetitionOnBoard, edition.code);
        EXPECT_EQ(found.finding, Correct) << edition.code;
        EXPECT_EQ(found.occurrences, (std::vector<std::size_t>{0, 4, 8})) << edition.code;
    }
}

TEST(Threefold, AMoveThatIsWrittenAndNotPlayedCounts) { // T072, 9.2a
    auto const found = announcing(game("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), RepetitionAnnounced, "Ng8");
    EXPECT_EQ(found.finding, Correct);
    EXPECT_EQ(found.occurrences, (std::vector<std::size_t>{0, 4, 8}));
}

TEST(Threefold, TwiceIsNotEnough) { // T073
    auto const found = announcing(game("Nf3 Nf6 Ng1"), RepetitionAnnounced, "Ng8");
    EXPECT_EQ(found.finding, TooFewTimes);
    EXPECT_EQ(found.occurrences, (std::vector<std::size_t>{0, 4}));
    EXPECT_TRUE(isAdmissible(found.finding));
}

TEST(Threefold, ALostRightToCastleMakesAnotherPosition) { // T075
    std::string const rooks = "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8";
    EXPECT_EQ(onBoard(game(rooks), RepetitionOnBoard).finding, TooFewTimes);
    EXPECT_EQ(onBoard(game(rooks + " Rg1 Rg8 Rh1 Rh8"), RepetitionOnBoard).finding, Correct);
}

TEST(Threefold, APossibleCaptureInPassingMakesAnotherPosition) { // T076
    std::string const passing = "e4 Nf6 e5 d5 Nc3 Ng8 Nb1 Nf6 Nc3 Ng8 Nb1 Nf6";
    EXPECT_EQ(onBoard(game(passing), RepetitionOnBoard).finding, TooFewTimes);
    EXPECT_EQ(onBoard(game(passing + " Nc3 Ng8 Nb1 Nf6"), RepetitionOnBoard).finding, Correct);
}

TEST(Threefold, ACaptureInPassingThatIsNotLegalMakesNone) { // T077
    EXPECT_EQ(at("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"), at("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"));
}

TEST(Claim, WhoeverHasTouchedAPieceMayNotClaimOnThatMove) { // T078, 9.4
    auto const record = game(knightsOutAndBackTwice);
    auto const found =
        examine(record, {.by = Colour::White, .basis = RepetitionOnBoard, .touched = true}, law("E2023"));
    EXPECT_EQ(found.finding, PieceTouched);
    EXPECT_FALSE(isAdmissible(found.finding));
}

TEST(Claim, OnlyThePlayerHavingTheMoveMayClaim) { // T079
    auto const record = game("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    EXPECT_EQ(examine(record, {.by = Colour::White}, law("E2023")).finding, NotToMove);
}

TEST(Claim, AMoveThatWasNotWrittenIsNoClaimYet) { // 9.2a
    auto const record = game("Nf3 Nf6 Ng1");
    DrawClaim const claim{.by = Colour::Black, .basis = RepetitionAnnounced, .somethingWritten = false};
    EXPECT_EQ(examine(record, claim, law("E2023")).finding, NothingWritten);
}

TEST(Claim, AnAnnouncedMoveMustBeLegal) { // T089
    auto const record = game("Nf3 Nf6 Ng1");
    DrawClaim const claim{.by = Colour::Black, .basis = RepetitionAnnounced}; // he wrote something that is no move
    EXPECT_EQ(examine(record, claim, law("E2009")).finding, AnnouncedIllegal);
}

TEST(FiftyMoves, TheAnnouncedMoveIsCounted) { // T080, 9.3a
    GameRecord const record{at("8/5k2/r7/8/8/8/4K3/7R w - - 99 120")};
    auto const found = announcing(record, FiftyAnnounced, "Rh2");
    EXPECT_EQ(found.finding, Correct);
    EXPECT_EQ(found.halfMoves, 100);
}

TEST(FiftyMoves, OneMoveTooFewIsWrong) { // T081, T082, 9.3b
    EXPECT_EQ(onBoard(GameRecord{at("8/5k2/r7/8/8/8/4K3/7R w - - 99 120")}, FiftyOnBoard).finding, TooFewMoves);
    EXPECT_EQ(onBoard(GameRecord{at("8/5k2/r7/8/8/8/4K3/7R w - - 100 121")}, FiftyOnBoard).finding, Correct);
}

TEST(FiftyMoves, WhatTheFenBehindAGapSaysIsNotCounted) { // 8.5c
    GameRecord record;
    auto const behind = at("8/5k2/r7/8/8/8/4K3/7R w - - 99 120");
    Entry const gap{std::make_shared<Gap const>(Gap{behind, 0})};
    ASSERT_FALSE(record.replace(0, 0, std::span{&gap, 1}));
    auto const found = announcing(record, FiftyAnnounced, "Rh2");
    EXPECT_EQ(found.finding, TooFewMoves);
    EXPECT_EQ(found.halfMoves, 1);
    EXPECT_FALSE(found.certain);
}

TEST(FiftyMoves, AnAnnouncedCaptureOrPawnMoveBeginsTheCountAnew) { // T083
    GameRecord const capture{at("8/5k2/8/8/8/8/4K2r/7R w - - 99 120")};
    EXPECT_EQ(announcing(capture, FiftyAnnounced, "Rxh2").finding, AnnouncedCapture);
    GameRecord const pawn{at("8/5k2/8/8/8/4P3/4K3/7R w - - 99 120")};
    EXPECT_EQ(announcing(pawn, FiftyAnnounced, "e4").finding, AnnouncedPawn);
}

TEST(Claim, AGapInTheRecordMakesACountUncertain) { // 8.5c
    GameRecord record;
    Entry const gap{std::make_shared<Gap const>(Gap{board::Position{}, 6})};
    ASSERT_FALSE(record.replace(0, 0, std::span{&gap, 1}));
    auto const found = onBoard(record, RepetitionOnBoard);
    EXPECT_FALSE(found.certain);
    EXPECT_EQ(found.occurrences.size(), 2U);
}

TEST(Claim, TheExaminationShowsThatTheGameWasDrawnAlready) { // P8.7
    std::string moves;
    for (int cycle = 0; cycle < 4; ++cycle) moves += "Nf3 Nf6 Ng1 Ng8 ";
    auto const record = game(moves + "e4");
    DrawClaim const claim{.by = Colour::Black, .basis = FiftyOnBoard};
    EXPECT_EQ(examine(record, claim, law("E2023")).drawnAlready, AutomaticDraw::Fivefold);
    EXPECT_FALSE(examine(record, claim, law("E2009")).drawnAlready);
}

} // namespace
} // namespace flagfall::record
