// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/sealed_move.h"

#include "arbiter/board/fen.h"
#include "arbiter/notation/write_move.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using notation::Language;

constexpr auto rookEnding = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41";
constexpr auto twoKnights = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/3P4/PPPN1PPP/R1BQK1NR w KQkq - 0 9";

SealedMoveReading sealed(char const* fen, std::string_view text, Language language = Language::English) {
    return readSealedMove(*board::positionFromFen(fen), text, language);
}
/// The move as English notation has it, or what is wrong with it.
std::string told(char const* fen, std::string_view text, Language language = Language::English) {
    auto const reading = sealed(fen, text, language);
    if (reading.move) return notation::moveText(*board::positionFromFen(fen), *reading.move);
    switch (reading.what) {
    case SealedText::Missing: return "missing";
    case SealedText::Unintelligible: return "unintelligible";
    case SealedText::Ambiguous: return "ambiguous " + std::to_string(reading.fitting.size());
    case SealedText::Illegal: return "illegal";
    case SealedText::Clear: break;
    }
    return "clear without a move";
}

TEST(SealedMove, OneLegalMoveThatFitsIsClear) {
    for (auto const* const text : {"Rd8", "Rd8+", "Rd8#", "41. Rd8", "41.Rd1-d8", " Rd8 ", "rd8", "Rd8!", "R1d8"})
        EXPECT_EQ(told(rookEnding, text), "Rd8#") << text;
    EXPECT_EQ(told(twoKnights, "Ngf3"), "Ngf3");
    EXPECT_EQ(told(rookEnding, "Vd8", Language::Slovak), "Rd8#");
}

TEST(SealedMove, WhatIsMissingOrTooMuchDoesNoHarm) {
    constexpr auto captures = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(told(captures, "exd5"), "exd5");
    EXPECT_EQ(told(captures, "ed5"), "exd5");
    EXPECT_EQ(told(captures, "d5"), "exd5"); // no other pawn can go there
    EXPECT_EQ(told(captures, "e4xd5 mate"), "exd5");
    constexpr auto inPassing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    EXPECT_EQ(told(inPassing, "ed6"), "exd6 e.p.");
}

TEST(SealedMove, MoreThanOneMoveThatFitsIsAmbiguous) {
    EXPECT_EQ(told(twoKnights, "Nf3"), "ambiguous 2");
    EXPECT_EQ(told("8/k1P5/8/1K6/8/8/8/8 w - - 0 60", "c8"), "ambiguous 4");
    EXPECT_EQ(told("8/k1P5/8/1K6/8/8/8/8 w - - 0 60", "c8Q"), "c8Q");
    EXPECT_EQ(told(rookEnding, "Rd8 h3"), "ambiguous 2");
    EXPECT_EQ(told("8/8/8/3p1p2/4P3/8/8/K6k w - - 0 1", "exd5 / exf5"), "ambiguous 2");
}

TEST(SealedMove, WhatCanBeReadAndIsNoLegalMoveIsIllegal) {
    EXPECT_EQ(told(rookEnding, "Rd9"), "unintelligible");
    EXPECT_EQ(told(rookEnding, "Ra2"), "illegal");
    EXPECT_EQ(told(rookEnding, "Bd3"), "illegal");
    EXPECT_EQ(told(rookEnding, "0-0"), "illegal");
    EXPECT_EQ(told("8/8/8/8/3k4/8/4K3/7Q w - - 0 60", "Ke3"), "illegal");
}

TEST(SealedMove, WhatCannotBeReadIsUnintelligibleAndNothingIsMissing) {
    for (auto const* const text : {"?", "Zd8", "resigns", "Rook d8", "41."})
        EXPECT_EQ(told(rookEnding, text), "unintelligible") << text;
    for (auto const* const text : {"", "   ", "\n"}) EXPECT_EQ(told(rookEnding, text), "missing") << text;
}

TEST(SealedMove, MayEndTheGame) {
    EXPECT_EQ(sealed(rookEnding, "Rd8").ends, BoardEnd::Checkmate);
    EXPECT_EQ(sealed("7k/8/5K2/8/8/8/8/6Q1 w - - 0 60", "Qg6").ends, BoardEnd::Stalemate);
    EXPECT_EQ(sealed("8/8/8/7k/4r3/3K4/8/8 w - - 0 60", "Kxe4").ends, BoardEnd::DeadPosition);
    EXPECT_FALSE(sealed(rookEnding, "h3").ends);
}

TEST(SealedMove, MayComeWithADrawOffer) {
    for (auto const* const text : {"h3 (=)", "h3 draw?", "41. h3 remíza", "h3, DRAW", "táboas? h3", "h3 1/2", "h3 REMÍZA"}) {
        EXPECT_EQ(told(rookEnding, text), "h3") << text;
        EXPECT_TRUE(sealed(rookEnding, text).drawOffered) << text;
        EXPECT_EQ(sealed(rookEnding, text).besides, "") << text;
    }
    EXPECT_FALSE(sealed(rookEnding, "h3").drawOffered);
}

TEST(SealedMove, ANumberATimeOrAWordForCheckChangesNothing) {
    EXPECT_EQ(told(rookEnding, "41. h3 1:20"), "h3");
    EXPECT_EQ(told(rookEnding, "Vd8 mat", Language::Slovak), "Rd8#");
    EXPECT_EQ(told(rookEnding, "Vd8 šach!", Language::Slovak), "Rd8#");
    EXPECT_EQ(sealed(rookEnding, "41. h3 1:20").besides, "");
}

TEST(SealedMove, AWordBesideItDoesNotChangeWhatIsWrongWithAMove) { // Adj.8a, 8c
    EXPECT_EQ(told(rookEnding, "Ra2 1:20"), "illegal");
    EXPECT_EQ(told(twoKnights, "Nf3 1:20"), "ambiguous 2");
    EXPECT_EQ(told(twoKnights, "Nf3 / h3"), "ambiguous 3");
}

TEST(SealedMove, WhatOnlyAnotherLanguageGivesIsForTheArbiter) { // Adj.8b
    constexpr auto bishopAndKnight = "4k3/8/8/8/8/8/4B3/4K1N1 w - - 0 30";
    auto const german = sealed(bishopAndKnight, "Lb5");
    EXPECT_EQ(told(bishopAndKnight, "Lb5"), "Bb5+");
    EXPECT_EQ(german.readIn, Language::German);
    EXPECT_FALSE(german.isSure());
    EXPECT_TRUE(sealed(bishopAndKnight, "Bb5").isSure());
    EXPECT_EQ(told(bishopAndKnight, "Lb5 or so"), "unintelligible");
    EXPECT_EQ(told(bishopAndKnight, "Lh8"), "unintelligible") << "no legal move anywhere";
    constexpr auto rookAndQueen = "4k3/8/8/8/7R/8/3Q4/4K3 w - - 0 30";
    EXPECT_EQ(told(rookAndQueen, "Vd4"), "unintelligible") << "the rook in Slovak, the queen in Lithuanian";
}

TEST(SealedMove, WhatElseStandsBesideOneLegalMoveIsForTheArbiter) {
    EXPECT_EQ(told(rookEnding, "Rd8 or so"), "Rd8#");
    EXPECT_EQ(sealed(rookEnding, "Rd8 or so").besides, "or so");
    for (auto const* const text : {"Rd8 / Ra2", "Rd8 0-0"}) // an illegal move beside the legal one
        EXPECT_NE(sealed(rookEnding, text).besides, "") << text;
}

} // namespace
} // namespace flagfall::record
