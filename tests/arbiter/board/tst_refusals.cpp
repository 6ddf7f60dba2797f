// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <gmock/gmock.h>

namespace flagfall::board {

void PrintTo(PositionRefusal const& refusal, std::ostream* stream) {
    *stream << "fault " << static_cast<int>(refusal.fault);
    if (refusal.colour) *stream << (*refusal.colour == Colour::White ? " White" : " Black");
    if (refusal.square) *stream << ' ' << squareText(*refusal.square);
}

namespace test {
namespace {

using enum PositionFault;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto white = Colour::White;
constexpr auto black = Colour::Black;

/// Everything against a position that can be read.
PositionRefusals refusals(std::string_view fen, Game game = Game::Standard) {
    auto const draft = readFen(fen, game);
    if (!draft) throw std::invalid_argument("cannot be read: " + std::string(fen));
    auto const position = Position::create(*draft);
    return position ? PositionRefusals{} : position.error();
}

TEST(Refusal, NobodyPlaysWithoutAKing) {
    EXPECT_THAT(refusals("8/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(PositionRefusal{KingMissing, black}));
}

TEST(Refusal, NobodyHasTwoKings) {
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"),
                ElementsAre(PositionRefusal{SeveralKings, white, Square::E1}));
}

TEST(Refusal, APlayerHasSixteenPiecesAtMost) { // Laws 2.1
    EXPECT_THAT(refusals("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1"),
                ElementsAre(PositionRefusal{TooManyPieces, white}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"), IsEmpty());
}

TEST(Refusal, APlayerHasEightPawnsAtMost) { // Laws 2.2
    EXPECT_THAT(refusals("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"), ElementsAre(PositionRefusal{TooManyPawns, black}));
}

TEST(Refusal, NoPawnStandsOnTheFirstOrLastRank) { // Laws 3.7
    EXPECT_THAT(refusals("P3k3/8/8/8/8/8/8/p3K3 w - - 0 1"),
                ElementsAre(PositionRefusal{PawnOnEndRank, black, Square::A1},
                            PositionRefusal{PawnOnEndRank, white, Square::A8}));
}

TEST(Refusal, TheKingsDoNotTouch) { // Laws 3.8
    EXPECT_THAT(refusals("8/8/8/8/3kK3/8/8/8 w - - 0 1"), ElementsAre(PositionRefusal{KingsTouch, black, Square::D4}));
}

TEST(Refusal, NobodyIsLeftInCheck) { // Laws 3.9
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
                ElementsAre(PositionRefusal{OpponentInCheck, black, Square::E8}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), IsEmpty());
}

TEST(Refusal, CastlingNeedsTheRook) { // Laws 3.8
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1"),
                ElementsAre(PositionRefusal{CastlingRookMissing, white, Square::H1}));
    EXPECT_THAT(refusals("4k2R/8/8/8/8/8/8/4K3 b k - 0 1"),
                ElementsAre(PositionRefusal{CastlingRookMissing, black, Square::H8}));
}

TEST(Refusal, CastlingNeedsTheRookWhereItStarts) {
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1"),
                ElementsAre(PositionRefusal{CastlingRookMissing, white, Square::B1}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", Game::Chess960), IsEmpty());
}

TEST(Refusal, CastlingNeedsTheKingWhereHeStarts) {
    EXPECT_THAT(refusals("3k3r/8/8/8/8/8/8/4K3 w k - 0 1"),
                ElementsAre(PositionRefusal{CastlingKingAway, black, Square::H8}));
    EXPECT_THAT(refusals("3k3r/8/8/8/8/8/8/4K3 w k - 0 1", Game::Chess960), IsEmpty());
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/4K3/7R w K - 0 1", Game::Chess960),
                ElementsAre(PositionRefusal{CastlingKingAway, white, Square::H1}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/K6R w K - 0 1", Game::Chess960),
                ElementsAre(PositionRefusal{CastlingKingAway, white, Square::H1}));
}

TEST(Refusal, OneRookToASideMayCastle) {
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/1K3R1R w FH - 0 1", Game::Chess960),
                ElementsAre(PositionRefusal{CastlingTwice, white, Square::H1}));
}

TEST(Refusal, ThePawnThatPassedStandsBehindTheSquare) { // Laws 3.7
    PositionRefusal const impossible{EnPassantImpossible, black, Square::D6};
    EXPECT_THAT(refusals("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1"), ElementsAre(impossible));
    EXPECT_THAT(refusals("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6 0 1"), ElementsAre(impossible));
    EXPECT_THAT(refusals("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1"), ElementsAre(impossible));
    EXPECT_THAT(refusals("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), IsEmpty());
}

TEST(Refusal, APawnPassesOnlyTheSquareBeforeItsFirst) { // Laws 3.7
    EXPECT_THAT(refusals("4k3/8/8/8/8/3pP3/8/4K3 w - d4 0 1"),
                ElementsAre(PositionRefusal{EnPassantImpossible, black, Square::D4}));
}

TEST(Refusal, APawnOfTheOtherPlayerPasses) {
    EXPECT_THAT(refusals("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1"),
                ElementsAre(PositionRefusal{EnPassantImpossible, black, Square::D3}));
}

TEST(Refusal, TheCountsStayWithinReason) {
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/4K3 w - - 10000 1"), ElementsAre(PositionRefusal{ClockOutOfRange}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/4K3 w - - 0 0"), ElementsAre(PositionRefusal{NumberOutOfRange}));
    EXPECT_THAT(refusals("4k3/8/8/8/8/8/8/4K3 w - - 9999 9999"), IsEmpty());
}

TEST(Refusal, EveryReasonIsGivenAtOnce) {
    EXPECT_THAT(refusals("p7/8/8/8/8/8/8/4K3 w K e4 0 0"),
                ElementsAre(PositionRefusal{KingMissing, black}, PositionRefusal{PawnOnEndRank, black, Square::A8},
                            PositionRefusal{CastlingRookMissing, white, Square::H1},
                            PositionRefusal{EnPassantImpossible, black, Square::E4},
                            PositionRefusal{NumberOutOfRange}));
}

TEST(Refusal, IsNotForWhatIsOnlyUnlikely) {
    EXPECT_THAT(refusals("qqrrknnq/bbbnnbbb/8/8/8/8/NPPNNBNP/RQNNKQQR w - - 0 1"), IsEmpty());
    EXPECT_THAT(refusals("4k3/8/3N4/7B/8/8/4R3/K7 b - - 0 1"), IsEmpty());
}

} // namespace
} // namespace test
} // namespace flagfall::board
