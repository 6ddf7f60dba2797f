// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/plain_move.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"
#include "tests/arbiter/board/games_gen.h"

namespace flagfall::notation::test {
namespace {

using board::Move;
using board::Position;
using board::test::anyDraft;
using board::test::anyPosition;

Position from(char const* fen) { return *board::positionFromFen(fen); }

RC_GTEST_PROP(PlainMove, IsReadFromWhatProgramsWrite, ()) {
    Position const position = anyPosition();
    for (Move const move : position.legalMoves()) {
        auto const read = readPlainMove(position, moveText(position, move, pgnForm));
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->move == move);
        RC_ASSERT(read->after.draft() == position.after(move).draft());
    }
}

/// Where pins and checks are more frequent than in games.
RC_GTEST_PROP(PlainMove, IsReadWherePiecesStandAnyhow, ()) {
    auto const position = Position::create(anyDraft());
    if (!position) RC_DISCARD("no position");
    for (Move const move : position->legalMoves()) {
        auto const read = readPlainMove(*position, moveText(*position, move, pgnForm));
        RC_ASSERT(read && read->move == move);
    }
}

RC_GTEST_PROP(PlainMove, IsTheSameThatIsReadWithPatience, ()) {
    auto const draft = *rc::gen::element(false, true) ? anyDraft() : anyPosition(60).draft();
    auto const position = Position::create(draft);
    if (!position) RC_DISCARD("no position");
    auto const signs = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("K", "Q", "R", "B", "N", "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "3",
                                      "4", "5", "6", "7", "8", "x", "=", "=Q", "+", "#", "O-O"));
    std::string text;
    for (auto const& sign : signs) text += sign;
    auto const plain = readPlainMove(*position, text);
    if (!plain) return;
    auto const read = readMove(*position, text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == ReadMove{plain->move});
}

TEST(PlainMove, IsNothingWhereTwoPiecesCanGo) {
    EXPECT_FALSE(readPlainMove(from("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"), "Nf3"));
    EXPECT_TRUE(readPlainMove(from("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"), "Ngf3"));
}

TEST(PlainMove, LooksThroughPins) {
    EXPECT_TRUE(readPlainMove(from("4r2k/8/8/8/8/8/4N3/1N2K3 w - - 0 1"), "Nc3"));
    EXPECT_FALSE(readPlainMove(from("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"), "Nc3"));
}

TEST(PlainMove, IsNothingWhereTheMarksSayWhatIsNot) {
    EXPECT_FALSE(readPlainMove(Position{}, "e4+"));
    EXPECT_FALSE(readPlainMove(Position{}, "Nxf3"));
    EXPECT_FALSE(readPlainMove(from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "Ra8#"));
    EXPECT_TRUE(readPlainMove(from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "Ra8+"));
}

} // namespace
} // namespace flagfall::notation::test
