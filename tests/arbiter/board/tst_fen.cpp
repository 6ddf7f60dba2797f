// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

namespace flagfall::board {

void PrintTo(FenProblem const& problem, std::ostream* stream) {
    *stream << "field " << static_cast<int>(problem.field) << " fault " << static_cast<int>(problem.fault) << " column "
            << problem.column;
}

namespace test {
namespace {

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The pieces of the initial position, and what else the line says.
std::string afterStart(std::string_view rest) {
    std::string text(start);
    text += rest;
    return text;
}

void expectProblem(std::string_view text, FenField field, FenFault fault, std::size_t column) {
    auto const draft = readFen(text);
    ASSERT_FALSE(draft.has_value()) << text;
    EXPECT_EQ(draft.error(), (FenProblem{field, fault, column})) << text;
}

TEST(Fen, WhatIsWrittenIsReadBack) {
    for (std::string_view const text : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                                        "8/8/8/8/8/5k2/q7/7K b - - 12 80", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 20"})
        EXPECT_EQ(fenText(at(text)), text);
}

TEST(Fen, WhatIsMissingAtTheEndIsTheUsual) {
    EXPECT_EQ(fenText(at("4k3/8/8/8/8/8/8/4K3")), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(fenText(at("4k3/8/8/8/8/8/8/4K3 b")), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(fenText(at("4k3/8/8/8/8/8/8/4K2R w K")), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(fenText(at("4k3/8/8/8/8/8/8/4K3 b - - 7")), "4k3/8/8/8/8/8/8/4K3 b - - 7 1");
    EXPECT_EQ(fenText(at("  4k3/8/8/8/8/8/8/4K3   w  -  -  -  -\r\n")), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Fen, TheFirstFieldLeftOutIsNamed) {
    EXPECT_EQ(firstFieldMissing(" "), FenField::Pieces);
    EXPECT_EQ(firstFieldMissing("4k3/8/8/8/8/8/8/4K3 \r\n"), FenField::Turn);
    EXPECT_EQ(firstFieldMissing("4k3/8/8/8/8/8/8/4K3 w"), FenField::Castling);
    EXPECT_EQ(firstFieldMissing("4k3/8/8/8/8/8/8/4K3 w - - 0"), FenField::MoveNumber);
    EXPECT_EQ(firstFieldMissing("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), std::nullopt);
}

TEST(Fen, TheEnPassantSquareIsWrittenOnlyWhereACaptureIsLegal) { // Laws 9.2
    EXPECT_EQ(fenText(at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(Fen, ARookThatIsNotOutermostIsNamedByItsFile) {
    Position const position = at960("4k3/8/8/8/8/8/8/1K3R1R w F - 0 1");
    EXPECT_EQ(position.castlingRooks(), bitOf(Square::F1));
    EXPECT_EQ(fenText(position), "4k3/8/8/8/8/8/8/1K3R1R w F - 0 1");
    EXPECT_EQ(fenText(at960("4k3/8/8/8/8/8/8/1K3R1R w K - 0 1")), "4k3/8/8/8/8/8/8/1K3R1R w K - 0 1");
    EXPECT_EQ(at960("4k3/8/8/8/8/8/8/1K3R1R w K - 0 1").castlingRooks(), bitOf(Square::H1));
}

TEST(Fen, ShredderNamesEveryRookByItsFile) {
    EXPECT_EQ(fenText(standardStart(), CastlingLetters::Shredder), afterStart(" w HAha - 0 1"));
    EXPECT_EQ(at(afterStart(" w HAha - 0 1")), standardStart());
    EXPECT_EQ(fenText(at960("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1"), CastlingLetters::Shredder),
              "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1");
}

TEST(Fen, WhatIsNoPositionYetCanBeWrittenToo) {
    for (std::string_view const text :
         {"8/8/8/8/8/8/8/8 w - - 0 1", "K6K/8/8/8/8/8/8/8 b - e3 0 1", "8/8/8/8/8/8/8/8 w HAha - 0 0"})
        EXPECT_EQ(fenText(*readFen(text)), text);
}

TEST(Fen, NoTextIsNoPosition) {
    expectProblem("", FenField::Pieces, FenFault::Empty, 1);
    expectProblem("   ", FenField::Pieces, FenFault::Empty, 4);
}

TEST(Fen, NamesTheColumnOfALetterThatIsNoPiece) { expectProblem("4k3/8/x7", FenField::Pieces, FenFault::UnknownLetter, 7); }

TEST(Fen, NamesTheRankThatIsTooLongOrTooShort) {
    expectProblem("4k4/8/8/8/8/8/8/4K3", FenField::Pieces, FenFault::RankTooLong, 3);
    expectProblem("ppppppppp/8/8/8/8/8/8/4K3", FenField::Pieces, FenFault::RankTooLong, 9);
    expectProblem("4k2/8/8/8/8/8/8/4K3", FenField::Pieces, FenFault::RankTooShort, 4);
    expectProblem("4k3/8/8/8/8/8/8/4K2 w", FenField::Pieces, FenFault::RankTooShort, 20);
}

TEST(Fen, NamesRanksThatAreTooManyOrTooFew) {
    expectProblem("4k3/8/8/8/8/8/8/8/4K3", FenField::Pieces, FenFault::TooManyRanks, 18);
    expectProblem("4k3/8/8/8/8/8/4K3 w", FenField::Pieces, FenFault::TooFewRanks, 18);
}

TEST(Fen, NamesTheFieldThatCannotBeRead) {
    expectProblem(afterStart(" x KQkq - 0 1"), FenField::Turn, FenFault::UnknownLetter, 45);
    expectProblem(afterStart(" w KQxq - 0 1"), FenField::Castling, FenFault::UnknownLetter, 49);
    expectProblem(afterStart(" w KQkq e9 0 1"), FenField::EnPassant, FenFault::NotASquare, 52);
    expectProblem(afterStart(" w KQkq - 0x 1"), FenField::HalfmoveClock, FenFault::NotANumber, 55);
    expectProblem(afterStart(" w KQkq - 0 one"), FenField::MoveNumber, FenFault::NotANumber, 56);
    expectProblem(afterStart(" w KQkq - 0 1 bm e4;"), FenField::End, FenFault::MoreThanExpected, 58);
}

TEST(Fen, ANumberTooLargeForAnythingIsRefusedAsOne) {
    auto const position = positionFromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999");
    ASSERT_FALSE(position.has_value());
    EXPECT_EQ(std::get<PositionRefusals>(position.error()).front().fault, PositionFault::NumberOutOfRange);
}

} // namespace
} // namespace test
} // namespace flagfall::board
