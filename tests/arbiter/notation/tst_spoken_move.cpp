// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/spoken_move.h"
#include "tests/arbiter/board/positions.h"

namespace flagfall::notation::test {
namespace {

using board::Position;
using board::test::at;

std::string said(Position const& position, std::string_view uci, Umlauts umlauts = Umlauts::AsTwoLetters,
                 SaidCapture capture = SaidCapture::Silent) {
    return spokenMove(position, board::test::move(position, uci), umlauts, capture);
}
std::string heard(Position const& position, std::string_view text) {
    auto const read = readSpokenMove(position, text);
    return read ? uciText(read->move) : "fault " + std::to_string(static_cast<int>(read.error().fault));
}

TEST(SpokenMove, NamesThePieceAndBothSquares) { // 2009: Appendix E.2; later D.2
    EXPECT_EQ(said(Position{}, "e2e4"), "Bauer Eva zwei Eva vier");
    EXPECT_EQ(said(Position{}, "g1f3"), "Springer Gustav eins Felix drei");
    EXPECT_EQ(said(at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6"), "Bauer Eva fuenf David sechs");
    EXPECT_EQ(said(at("6k1/5p2/8/7Q/8/8/8/K7 w - - 0 1"), "h5f7"), "Dame Hector fuenf Felix sieben");
}

TEST(SpokenMove, NamesTheNewPiece) {
    EXPECT_EQ(said(at("8/3P4/8/k7/8/8/8/K7 w - - 0 1"), "d7d8q"), "Bauer David sieben David acht Dame");
}

TEST(SpokenMove, NamesTheCastling) {
    EXPECT_EQ(said(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1"), "Kurze Rochade");
    EXPECT_EQ(said(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1"), "Lange Rochade");
}

TEST(SpokenMove, MaySayThatItCapturesAndMayHaveUmlauts) {
    Position const position = at("6k1/5p2/8/7Q/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(said(position, "h5f7", Umlauts::AsLetters, SaidCapture::Nimmt), "Dame Hector fünf nimmt Felix sieben");
    Position const others = at("4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1");
    EXPECT_EQ(said(others, "e1f1", Umlauts::AsLetters), "König Eva eins Felix eins");
    EXPECT_EQ(said(others, "b2b3", Umlauts::AsLetters), "Bauer Bella zwei Bella drei");
    EXPECT_EQ(said(at("4k3/8/8/8/8/8/8/B3K3 w - - 0 1"), "a1c3", Umlauts::AsLetters), "Läufer Anna eins Cesar drei");
}

TEST(SpokenMove, IsHeardInFullOrShort) {
    for (std::string_view const text : {"Bauer Eva zwei Eva vier", "Eva vier", "EVA ZWEI EVA VIER", "bauer eva vier",
                                        "Eva zwo Eva vier", "Eva zwei - Eva vier.", "Bauer Eva 2 Eva 4"})
        EXPECT_EQ(heard(Position{}, text), "e2e4") << text;
    for (std::string_view const text : {"Springer Gustav eins Felix drei", "Springer Felix drei"})
        EXPECT_EQ(heard(Position{}, text), "g1f3") << text;
}

TEST(SpokenMove, CastlingIsHeardAsPeopleSayIt) {
    Position const position = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (std::string_view const text : {"Kurze Rochade", "Rochade kurz", "kleine Rochade"})
        EXPECT_EQ(heard(position, text), "e1g1") << text;
    for (std::string_view const text : {"Lange Rochade", "Rochade lang", "große Rochade"})
        EXPECT_EQ(heard(position, text), "e1c1") << text;
    EXPECT_EQ(heard(position, "Rochade"), "fault 1") << "which one?";
}

TEST(SpokenMove, APawnThatOnlyGoesSomewhereDoesNotCapture) {
    Position const position = at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(heard(position, "Eva vier nimmt David fuenf"), "e4d5");
    EXPECT_EQ(heard(position, "David fuenf"), "fault 4");
}

TEST(SpokenMove, IsHeardWithUmlautsAndWithout) {
    Position const position = at("4k3/8/8/8/8/8/8/B3K3 w - - 0 1");
    for (std::string_view const text : {"Laeufer Anna eins Eva fuenf", "Läufer Eva fünf", "LÄUFER Eva FÜNF"})
        EXPECT_EQ(heard(position, text), "a1e5") << text;
    EXPECT_EQ(heard(position, "König Felix eins"), "e1f1");
}

TEST(SpokenMove, IsHeardWithEverythingThatIsSaidAboutIt) {
    EXPECT_EQ(heard(at("6k1/5p2/8/7Q/8/8/8/K7 w - - 0 1"), "Dame Hektor fuenf nimmt Felix sieben, Schach"), "h5f7");
    EXPECT_EQ(heard(at("8/3P4/8/k7/8/8/8/K7 w - - 0 1"), "David acht Turm"), "d7d8r");
    EXPECT_EQ(heard(at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "Eva fuenf David sechs en passant"), "e5d6");
    EXPECT_EQ(heard(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "lange Rochade"), "e1c1");
    EXPECT_TRUE(readSpokenMove(Position{}, "Eva vier, remis")->drawOffered);
    EXPECT_EQ(readSpokenMove(Position{}, "Eva vier Schach")->slips, std::vector{MoveSlip::NoCheck});
}

TEST(SpokenMove, WhatIsNotUnderstoodIsNamedWithItsColumn) {
    EXPECT_EQ(readSpokenMove(Position{}, " ").error().fault, MoveFault::Empty);
    EXPECT_EQ(readSpokenMove(Position{}, "Eva neun").error(), (MoveRefusal{MoveFault::NotNotation, {}, 5}));
    EXPECT_EQ(readSpokenMove(Position{}, "Läufer Xaver drei").error(), (MoveRefusal{MoveFault::NotNotation, {}, 8}));
    EXPECT_EQ(readSpokenMove(Position{}, "Eva vier bitte").error(), (MoveRefusal{MoveFault::NotNotation, {}, 10}));
    EXPECT_EQ(readSpokenMove(Position{}, "Kurze Pause").error().fault, MoveFault::NotNotation);
}

TEST(SpokenMove, AMoveThatIsImpossibleSaysWhy) {
    EXPECT_EQ(readSpokenMove(Position{}, "Eva fuenf").error().fault, MoveFault::CannotReach);
    EXPECT_EQ(readSpokenMove(Position{}, "Kurze Rochade").error().fault, MoveFault::CastlingBlocked);
}

} // namespace
} // namespace flagfall::notation::test
