// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/chess960.h"
#include "positions.h"

#include <set>

namespace flagfall::board::test {
namespace {

BackRank rank(std::string_view letters) {
    BackRank roles{};
    for (std::size_t file = 0; file < 8; ++file) roles[file] = pieceFrom(letters[file])->role;
    return roles;
}

std::string lettersOf(BackRank const& roles) {
    std::string letters;
    for (Role const role : roles) letters += letterOf(Piece{Colour::White, role});
    return letters;
}

TEST(Chess960, TheNumbersAreThoseThatEverybodyUses) { // Guidelines II; the numbering of Scharnagl
    for (auto const& [number, letters] : std::vector<std::pair<int, std::string_view>>{{0, "BBQNNRKR"},
                                                                                       {1, "BQNBNRKR"},
                                                                                       {3, "BQNNRKRB"},
                                                                                       {74, "NNRKBBQR"},
                                                                                       {253, "NRKBQNBR"},
                                                                                       {441, "RNNBBQKR"},
                                                                                       {518, "RNBQKBNR"},
                                                                                       {534, "RNBKQBNR"},
                                                                                       {692, "RBBQKNNR"},
                                                                                       {959, "RKRNNQBB"}}) {
        EXPECT_EQ(lettersOf(*backRankOf(number)), letters) << number;
        EXPECT_EQ(startNumberOf(rank(letters)), number) << letters;
    }
}

TEST(Chess960, EveryNumberIsItsOwnArrangementAndBack) {
    std::set<BackRank> all;
    for (int number = 0; number < startPositions; ++number) {
        all.insert(*backRankOf(number));
        EXPECT_EQ(startNumberOf(*backRankOf(number)), number);
    }
    EXPECT_EQ(all.size(), 960U);
}

TEST(Chess960, ThereAreNoOtherNumbers) {
    EXPECT_FALSE(backRankOf(-1).has_value());
    EXPECT_FALSE(backRankOf(960).has_value());
    EXPECT_FALSE(chess960Start(960).has_value());
}

TEST(Chess960, AnArrangementThatBreaksAConditionIsRefusedWithIt) {
    EXPECT_EQ(startNumberOf(rank("KRBBNNRQ")).error(), BackRankFault::KingNotBetweenRooks);
    EXPECT_EQ(startNumberOf(rank("KRBBRNNQ")).error(), BackRankFault::KingNotBetweenRooks);
    EXPECT_EQ(startNumberOf(rank("RNBQKNBR")).error(), BackRankFault::BishopsOnOneColour);
    EXPECT_EQ(startNumberOf(rank("BNBRKRNQ")).error(), BackRankFault::BishopsOnOneColour);
    EXPECT_EQ(startNumberOf(rank("RNBQQBNR")).error(), BackRankFault::WrongPieces);
}

TEST(Chess960, Number518IsTheStandardGame) { EXPECT_EQ(*chess960Start(518), standardStart()); }

TEST(Chess960, In162CasesTheFirstMoveCanBeACastling) { // 90 on the g-side, 72 on the c-side
    int kingSide = 0;
    int queenSide = 0;
    for (int number = 0; number < startPositions; ++number)
        for (Move const move : chess960Start(number)->legalMoves()) {
            if (move.kind != MoveKind::Castling) continue;
            (wingOf(move.from, move.to) == Wing::KingSide ? kingSide : queenSide) += 1;
        }
    EXPECT_EQ(kingSide, 90);
    EXPECT_EQ(queenSide, 72);
}

} // namespace
} // namespace flagfall::board::test
