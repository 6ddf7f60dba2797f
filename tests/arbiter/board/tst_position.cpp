// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <gmock/gmock.h>

namespace flagfall::board::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Position, AGameStartsAsTheLawsSay) { // Laws 2.3
    EXPECT_EQ(fenText(standardStart()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Position, TheSampleGameOfTheLawsEndsWhereItShould) { // Appendix C
    Position const position =
        played(standardStart(), {"e2e4", "e7e5", "g1f3", "g8f6", "d2d4", "e5d4", "e4e5", "f6e4", "d1d4", "d7d5", "e5d6",
                                 "e4d6", "c1g5", "b8c6", "d4e3", "f8e7", "b1d2", "e8g8", "e1c1", "f8e8", "c1b1"});
    EXPECT_EQ(fenText(position), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

TEST(Position, IsTheSameWhenTheSamePiecesStandOnTheSameSquares) { // Laws 9.2
    Position const back = played(standardStart(), {"g1f3", "g8f6", "f3g1", "f6g8"});
    EXPECT_EQ(back, standardStart());
    EXPECT_EQ(back.key(), standardStart().key());
    EXPECT_EQ(back.halfmoveClock(), 4);
}

TEST(Position, IsAnotherOneWhenTheOtherPlayerIsToMove) {
    Position const white = at("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    Position const black = at("4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    EXPECT_NE(white, black);
    EXPECT_NE(white.key(), black.key());
}

TEST(Position, IsAnotherOneWhenAPawnCouldHaveBeenCapturedEnPassant) { // Laws 9.2
    Position const could = played(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), {"d7d5"});
    Position const couldNot = at("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    EXPECT_EQ(could.enPassant(), Square::D6);
    EXPECT_NE(could, couldNot);
    EXPECT_NE(could.key(), couldNot.key());
}

TEST(Position, IsTheSameAfterADoubleStepThatNobodyCanCapture) {
    EXPECT_EQ(played(at("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1"), {"d7d5"}), at("4k3/8/8/3p4/8/8/8/4K3 w - - 0 2"));
}

TEST(Position, IsTheSameAfterADoubleStepThatOnlyAPinnedPawnCouldCapture) {
    Position const position = played(at("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), {"d7d5"});
    EXPECT_EQ(position.enPassant(), std::nullopt);
    EXPECT_EQ(position, at("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 2"));
}

TEST(Position, IsAnotherOneWhenARightToCastleWasLost) { // Laws 9.2
    Position const before = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    Position const after = played(before, {"h1g1", "h8g8", "g1h1", "g8h8"});
    EXPECT_NE(before, after);
    EXPECT_NE(before.key(), after.key());
}

TEST(Position, KeepsTheRightToCastleWhileItIsOnlyPrevented) {
    EXPECT_NE(at("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1"), at("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1"));
}

TEST(Position, CountsTheMovesSinceACaptureOrAPawnMove) { // Laws 9.3
    Position position = played(standardStart(), {"g1f3", "g8f6"});
    EXPECT_EQ(position.halfmoveClock(), 2);
    position = played(position, {"f3e5", "f6e4", "e5d7"});
    EXPECT_EQ(position.halfmoveClock(), 0);
    EXPECT_EQ(played(position, {"e4d6"}).halfmoveClock(), 1);
    EXPECT_EQ(played(position, {"e4d6", "a2a3"}).halfmoveClock(), 0);
}

TEST(Position, CountsAMoveWhenBlackHasMadeHis) {
    EXPECT_EQ(played(standardStart(), {"e2e4"}).moveNumber(), 1);
    EXPECT_EQ(played(standardStart(), {"e2e4", "e7e5"}).moveNumber(), 2);
}

TEST(Position, KnowsACapture) {
    Position const position = played(standardStart(), {"e2e4", "d7d5"});
    EXPECT_TRUE(position.isCapture(move(position, "e4d5")));
    EXPECT_FALSE(position.isCapture(move(position, "e4e5")));
    Position const passing = played(position, {"e4e5", "f7f5"});
    EXPECT_TRUE(passing.isCapture(move(passing, "e5f6")));
    Position const castling = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(castling.isCapture(move(castling, "e1g1")));
}

TEST(Position, AMoveOfAnotherPositionIsNotLegal) {
    Move const pawn = move(standardStart(), "e2e4");
    EXPECT_TRUE(standardStart().isLegal(pawn));
    EXPECT_FALSE(played(standardStart(), {"e2e4", "e7e5"}).isLegal(pawn));
}

TEST(Oddity, IsNothingInAnOrdinaryGame) { EXPECT_THAT(odditiesOf(standardStart()), IsEmpty()); }

TEST(Oddity, IsTellingThatMorePiecesStandThanPawnsCouldHaveBecome) {
    EXPECT_THAT(odditiesOf(at("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNQ w - - 0 1")), ElementsAre(Oddity::TooManyPromotions));
    EXPECT_THAT(odditiesOf(at("4k3/8/8/8/8/8/PPPPPPP1/RNBQKBNQ w - - 0 1")), IsEmpty());
}

TEST(Oddity, IsTellingThatThreePiecesGiveCheck) {
    EXPECT_THAT(odditiesOf(at("4k3/8/3N4/8/7B/8/4R3/K7 b - - 0 1")), IsEmpty());
    EXPECT_THAT(odditiesOf(at("4k3/8/3N4/7B/8/8/4R3/K7 b - - 0 1")), ElementsAre(Oddity::ThreeCheckers));
}

TEST(Oddity, IsTellingThatNoMoveGivesTheseTwoChecks) {
    EXPECT_THAT(odditiesOf(at("4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1")), ElementsAre(Oddity::ChecksFromNoMove));
    EXPECT_THAT(odditiesOf(at("R3k2R/8/8/8/8/8/8/K7 b - - 0 1")), ElementsAre(Oddity::ChecksFromNoMove));
    EXPECT_THAT(odditiesOf(at("4k3/8/3N4/8/8/8/4R3/K7 b - - 0 1")), IsEmpty());
}

TEST(Oddity, IsTellingThatTheClockSaysMoreThanTheGameHasMoves) {
    EXPECT_THAT(odditiesOf(at("4k3/8/8/8/8/8/8/K7 b - - 22 11")), ElementsAre(Oddity::ClockTooLong));
    EXPECT_THAT(odditiesOf(at("4k3/8/8/8/8/8/8/K7 b - - 21 11")), IsEmpty());
}

TEST(Oddity, IsTellingThatTheClockForgotThePawnThatPassed) {
    EXPECT_THAT(odditiesOf(at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 20")), ElementsAre(Oddity::ClockOverPawnMove));
}

} // namespace
} // namespace flagfall::board::test
