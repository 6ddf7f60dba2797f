// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/write_move.h"
#include "tests/arbiter/board/positions.h"

namespace flagfall::notation::test {
namespace {

using board::Position;
using board::test::at;
using board::test::at960;

std::string written(Position const& position, std::string_view uci, MoveForm const& form = {}) {
    return moveText(position, board::test::move(position, uci), form);
}
std::string written(std::string_view fen, std::string_view uci, MoveForm const& form = {}) {
    return written(at(fen), uci, form);
}

constexpr MoveForm longForm{.squares = SquareForm::Long};

TEST(MoveText, APieceIsItsLetterAndTheSquareOfArrivalAPawnTheSquareAlone) { // Laws C.8
    EXPECT_EQ(written(Position{}, "g1f3"), "Nf3");
    EXPECT_EQ(written(Position{}, "e2e4"), "e4");
}

TEST(MoveText, ACaptureHasACrossAndAPawnTheFileItComesFrom) { // Laws C.9
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", "e4d5"), "exd5");
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", "c3d5"), "Nxd5");
    MoveForm const plain{.captures = CaptureForm::Nothing};
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", "e4d5", plain), "ed5");
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1", "c3d5", plain), "Nd5");
}

TEST(MoveText, ACaptureInPassingSaysSo) { // Laws C.9
    EXPECT_EQ(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6 e.p.");
    EXPECT_EQ(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", pgnForm), "exd6");
}

TEST(MoveText, OfTwoKnightsTheFileTellsWhichOne) { // Laws C.10
    EXPECT_EQ(written("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", "g1f3"), "Ngf3");
    EXPECT_EQ(written("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", "e1f3"), "Nef3");
    EXPECT_EQ(written("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1", "h2f3"), "Nhf3");
    EXPECT_EQ(written("4k3/8/8/8/3N4/5p2/K6N/8 w - - 0 1", "d4f3"), "Ndxf3");
}

TEST(MoveText, OnTheSameFileTheRankTellsWhichOne) {
    EXPECT_EQ(written("4k3/8/8/6N1/8/8/K7/6N1 w - - 0 1", "g5f3"), "N5f3");
    EXPECT_EQ(written("4k3/8/8/6N1/8/8/K7/6N1 w - - 0 1", "g1f3"), "N1f3");
}

TEST(MoveText, OfThreeTheWholeSquareMayBeNeeded) {
    EXPECT_EQ(written("1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1", "h4e1"), "Qh4e1");
    EXPECT_EQ(written("1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1", "e4e1"), "Qee1");
}

TEST(MoveText, APieceThatMayNotGoThereNeedsNotBeToldApart) {
    EXPECT_EQ(written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
}

TEST(MoveText, OfTwoPawnsTheFileTellsWhichOne) { // Laws C.11
    EXPECT_EQ(written("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5"), "cxd5");
}

TEST(MoveText, APromotionNamesTheNewPiece) { // Laws C.12; 2014: C.11
    EXPECT_EQ(written("8/3P4/8/k7/8/8/8/K7 w - - 0 1", "d7d8r"), "d8R");
    EXPECT_EQ(written("4n3/3P4/8/k7/8/8/8/K7 w - - 0 1", "d7e8n", pgnForm), "dxe8=N");
}

TEST(MoveText, CastlingIsNoughts) {
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "0-0");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "0-0-0");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", pgnForm), "O-O-O");
    EXPECT_EQ(written(at960("4k3/8/8/8/8/8/8/1RK5 w B - 0 1"), "c1b1"), "0-0-0");
}

TEST(MoveText, CheckAndMateAreNoted) {
    std::string_view const before = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    EXPECT_EQ(written(before, "a1a8"), "Ra8#");
    EXPECT_EQ(written(before, "a1a8", {.check = CheckForm::PlusAndPlus}), "Ra8++");
    EXPECT_EQ(written(before, "a1a8", {.check = CheckForm::Nothing}), "Ra8");
    EXPECT_EQ(written("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "Ra8+");
}

TEST(MoveText, TheLongFormHasBothSquares) {
    EXPECT_EQ(written(Position{}, "g1f3", longForm), "Ng1-f3");
    EXPECT_EQ(written("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", longForm), "e4xd5");
    EXPECT_EQ(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", longForm), "0-0");
}

TEST(MoveText, HasTheLettersOfTheLanguage) {
    EXPECT_EQ(written(Position{}, "g1f3", {.language = Language::Slovak}), "Jf3");
    EXPECT_EQ(written(Position{}, "g1f3", {.language = Language::Russian}), "Кf3");
    EXPECT_EQ(written(Position{}, "g1f3", {.language = Language::Figurine}), "♘f3");
    EXPECT_EQ(written("8/3P4/8/k7/8/8/8/K7 w - - 0 1", "d7d8q", {.language = Language::Portuguese}), "d8D+");
}

} // namespace
} // namespace flagfall::notation::test
