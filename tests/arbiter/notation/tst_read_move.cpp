// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"
#include "tests/arbiter/board/positions.h"

#include <gmock/gmock.h>

namespace flagfall::notation::test {
namespace {

using board::Position;
using board::test::at;
using board::test::at960;
using testing::ElementsAre;
using testing::IsEmpty;

/// The move that is meant, in coordinates; otherwise a word for what is wrong.
std::string meant(Position const& position, std::string_view text, Language language = Language::English) {
    auto const read = readMove(position, text, language);
    if (!read) return "fault " + std::to_string(static_cast<int>(read.error().fault));
    return uciText(read->move);
}
std::string meant(std::string_view fen, std::string_view text, Language language = Language::English) {
    return meant(at(fen), text, language);
}

MoveRefusal refusal(Position const& position, std::string_view text, Language language = Language::English) {
    auto const read = readMove(position, text, language);
    return read ? MoveRefusal{} : read.error();
}
MoveFault fault(std::string_view fen, std::string_view text) { return refusal(at(fen), text).fault; }

std::vector<std::string> candidates(std::string_view fen, std::string_view text) {
    std::vector<std::string> texts;
    for (auto const move : refusal(at(fen), text).candidates) texts.push_back(uciText(move));
    return texts;
}

std::vector<MoveSlip> slips(std::string_view fen, std::string_view text) { return readMove(at(fen), text)->slips; }

constexpr std::string_view pawns = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";

TEST(ReadMove, TheSampleGameOfTheLawsIsRead) { // Appendix C
    Position position;
    for (std::string_view const text :
         {"1. e4",   "e5",      "2. Nf3",  "Nf6",          "3. d4",     "exd4",   "4. e5",
          "Ne4",     "5. Qxd4", "d5",      "6. exd6 e.p.", "Nxd6",      "7. Bg5", "Nc6",
          "8. Qe3+", "Be7",     "9. Nbd2", "0-0",          "10. 0-0-0", "Re8",    "11. Kb1 (=)"}) {
        auto const read = readMove(position, text);
        ASSERT_TRUE(read.has_value()) << text;
        EXPECT_THAT(read->slips, IsEmpty()) << text;
        EXPECT_EQ(read->drawOffered, text.ends_with("(=)"));
        position.play(read->move);
    }
    EXPECT_EQ(fenText(position), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

TEST(ReadMove, TheLongFormIsRead) { // 2014: C.8
    for (std::string_view const text : {"Ng1f3", "Ng1-f3", "N1f3", "Ngf3", "Nf3", "1.Nf3", "1 Nf3", "  Nf3  "})
        EXPECT_EQ(meant(Position{}, text), "g1f3") << text;
    for (std::string_view const text : {"e2e4", "e2-e4", "e2–e4", "e4", "Pe4", "1. e2e4!?", "♙e4"})
        EXPECT_EQ(meant(Position{}, text), "e2e4") << text;
}

TEST(ReadMove, ACaptureIsReadHoweverItIsNoted) {
    for (std::string_view const text : {"exd5", "ed5", "e:d5", "ed", "exd", "e4xd5", "e4d5", "exd5!", "ed5:", "e×d5"})
        EXPECT_EQ(meant(pawns, text), "e4d5") << text;
}

TEST(ReadMove, APawnThatSaysNoFileStepsForward) {
    std::string_view const both = "4k3/8/8/3p4/2P1P3/4p3/3P4/4K3 w - - 0 1";
    EXPECT_EQ(meant(both, "d3"), "d2d3");
    EXPECT_EQ(meant(both, "xe3"), "d2e3");
    EXPECT_EQ(fault("4k3/8/8/3p4/2P1P3/4p3/3P4/4K3 w - - 0 1", "e3"), MoveFault::CannotReach) << "no capture (C.9)";
    std::string_view const passing = "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1";
    EXPECT_EQ(meant(passing, "exf6"), "e5f6");
    EXPECT_EQ(fault(passing, "f6"), MoveFault::CannotReach);
    EXPECT_EQ(meant("4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1", "d6"), "d5d6");
}

TEST(ReadMove, AStepIsNotConfusedWithACaptureOnItsSquare) {
    EXPECT_EQ(meant("4k3/8/8/4PpP1/8/8/8/4K3 w - f6 0 1", "e6"), "e5e6");
    EXPECT_EQ(meant("4k3/8/4p3/3p4/4P3/3P4/8/4K3 w - - 0 1", "d4"), "d3d4");
}

TEST(ReadMove, ACheckInLettersIsNoSquare) {
    EXPECT_EQ(meant("6k1/8/8/8/8/8/8/Q3K3 w - - 0 1", "Qa8ch"), "a1a8");
    EXPECT_EQ(meant("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3ch"), "g1f3");
    EXPECT_EQ(meant(pawns, "edch"), "e4d5");
}

TEST(ReadMove, AKingThatGoesTwoSquaresCastles) { // C.13 has 0-0 for it
    std::string_view const both = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(meant(both, "Ke1-g1"), "e1g1");
    EXPECT_EQ(meant(both, "Ke1c1"), "e1c1");
    EXPECT_EQ(fault(both, "Kg1"), MoveFault::CannotReach);
}

TEST(ReadMove, CastlingIsReadWithNoughtsAndWithLetters) {
    std::string_view const both = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (std::string_view const text : {"0-0", "O-O", "o-o", "OO", "О-О", "0–0", "12. 0-0", "0-0 (=)"})
        EXPECT_EQ(meant(both, text), "e1g1") << text;
    for (std::string_view const text : {"0-0-0", "O-O-O", "000", "1.O-O-O"}) EXPECT_EQ(meant(both, text), "e1c1");
}

TEST(ReadMove, AnOIsABishopWhereTheLanguageSaysSo) {
    Position const position = at("4k3/8/8/8/8/8/8/B3K2R w K - 0 1");
    EXPECT_EQ(meant(position, "Oc3", Language::Estonian), "a1c3");
    EXPECT_EQ(meant(position, "Оc3", Language::Bulgarian), "a1c3");
    EXPECT_EQ(meant(position, "O-O", Language::Estonian), "e1g1");
}

TEST(ReadMove, APromotionIsReadHoweverItIsNoted) {
    for (std::string_view const text : {"d8Q", "d8=Q", "d8(Q)", "d8/Q", "d8 Q", "d7-d8Q+", "d8=Q+ (=)"})
        EXPECT_EQ(meant("8/3P4/8/k7/8/8/8/K7 w - - 0 1", text), "d7d8q") << text;
    EXPECT_EQ(meant("8/3P4/8/k7/8/8/8/K7 w - - 0 1", "d8C", Language::Spanish), "d7d8n");
}

TEST(ReadMove, EnPassantIsReadHoweverItIsNoted) {
    for (std::string_view const text : {"exd6 e.p.", "exd6ep", "exd6 ep", "exd6e.p", "exd6", "ed"})
        EXPECT_EQ(meant("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", text), "e5d6") << text;
}

TEST(ReadMove, TheOfferOfADrawIsRead) { // Laws C.12; 2009: C.13
    EXPECT_TRUE(readMove(Position{}, "e4 (=)")->drawOffered);
    EXPECT_TRUE(readMove(Position{}, "e4(=)")->drawOffered);
    EXPECT_FALSE(readMove(Position{}, "e4")->drawOffered);
}

TEST(ReadMove, TheLanguageDecidesWhatALetterMeans) {
    std::string_view const fen = "4k3/8/8/8/8/8/3K4/R6B w - - 0 1";
    EXPECT_EQ(meant(fen, "Ra4", Language::English), "a1a4");
    EXPECT_EQ(meant(fen, "Re3", Language::Galician), "d2e3");
    EXPECT_EQ(meant(fen, "Ta4", Language::German), "a1a4");
    EXPECT_EQ(meant(fen, "Крe3", Language::Russian), "d2e3");
    EXPECT_EQ(meant(fen, "Лa4", Language::Russian), "a1a4");
    EXPECT_EQ(meant(fen, "Ba4", Language::Hungarian), "a1a4");
}

TEST(ReadMove, AMissingMarkIsNoSlipAndAFalseOneIs) { // Appendix C: recording them is optional
    std::string_view const mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    EXPECT_THAT(slips(mate, "Ra8"), IsEmpty());
    EXPECT_THAT(slips(mate, "Ra8+"), IsEmpty());
    EXPECT_THAT(slips(mate, "Ra8++"), IsEmpty());
    EXPECT_THAT(slips(mate, "Ra7+"), ElementsAre(MoveSlip::NoCheck));
    EXPECT_THAT(slips("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#"), ElementsAre(MoveSlip::NoMate));
    EXPECT_THAT(slips(mate, "Rxa7"), ElementsAre(MoveSlip::NoCapture));
    EXPECT_THAT(slips(pawns, "exd5 e.p."), ElementsAre(MoveSlip::NotInPassing));
}

TEST(ReadMove, TwoPlusesAreMateOrADoubleCheck) {
    std::string_view const doubled = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
    EXPECT_THAT(slips(doubled, "Nd6++"), IsEmpty());
    EXPECT_THAT(slips(doubled, "Nc5++"), ElementsAre(MoveSlip::NoMate));
}

TEST(ReadMove, WhatCannotBeReadIsNamedWithItsColumn) {
    EXPECT_EQ(refusal(Position{}, "").fault, MoveFault::Empty);
    EXPECT_EQ(refusal(Position{}, "   ").fault, MoveFault::Empty);
    for (auto const& [text, column] : std::vector<std::pair<std::string_view, std::size_t>>{{"Ye4", 1},
                                                                                            {"e9", 2},
                                                                                            {"e4?x", 4},
                                                                                            {"Nf3 Nf6", 5},
                                                                                            {"♘f3 ♞", 5},
                                                                                            {"N", 2},
                                                                                            {"R4", 3},
                                                                                            {"e", 2},
                                                                                            {"ee", 3},
                                                                                            {"0-", 1}})
        EXPECT_EQ(refusal(Position{}, text), (MoveRefusal{MoveFault::NotNotation, {}, column})) << text;
}

TEST(ReadMove, APieceThatIsNotThereCannotMove) {
    EXPECT_EQ(fault(pawns, "Nf3"), MoveFault::NoSuchPiece);
    EXPECT_EQ(refusal(Position{}, "Ncf3").fault, MoveFault::NoSuchPiece);
}

TEST(ReadMove, APieceThatCannotGetThereIsNamed) {
    EXPECT_EQ(refusal(Position{}, "Nf4").fault, MoveFault::CannotReach);
    EXPECT_EQ(refusal(Position{}, "e5").fault, MoveFault::CannotReach);
    EXPECT_EQ(refusal(Position{}, "Bf5").fault, MoveFault::CannotReach);
}

TEST(ReadMove, NobodyTakesHisOwnPiece) { // Laws 3.1
    EXPECT_EQ(refusal(Position{}, "Nxe2").fault, MoveFault::OwnPieceThere);
}

TEST(ReadMove, NobodyExposesHisOwnKing) { // Laws 3.9
    EXPECT_EQ(fault("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3"), MoveFault::ExposesKing);
    EXPECT_EQ(fault("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1"), MoveFault::ExposesKing);
    EXPECT_EQ(fault("4k3/8/8/7b/8/8/4P3/3K4 w - - 0 1", "e4"), MoveFault::ExposesKing);
}

TEST(ReadMove, NobodyLeavesHisKingInCheck) { // Laws 3.9
    EXPECT_EQ(fault("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3"), MoveFault::LeavesKingInCheck);
}

TEST(ReadMove, WhatMayMeanSeveralMovesNamesThem) {
    EXPECT_EQ(fault("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", "Nf3"), MoveFault::Ambiguous);
    EXPECT_THAT(candidates("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", "Nf3"), ElementsAre("e1f3", "g1f3"));
    EXPECT_THAT(candidates(pawns, "xd5"), testing::UnorderedElementsAre("c4d5", "e4d5"));
    EXPECT_EQ(candidates("3n4/2P1P3/8/k7/8/8/8/K7 w - - 0 1", "xd8").size(), 2U);
    EXPECT_EQ(candidates("3n4/2P1P3/8/k7/8/8/8/K7 w - - 0 1", "xd8Q").size(), 2U);
}

TEST(ReadMove, APinnedPieceMakesNothingAmbiguous) {
    EXPECT_EQ(meant("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2"), "g1e2");
}

TEST(ReadMove, APawnOnTheLastRankNeedsAPiece) { // Laws 3.7
    std::string_view const fen = "8/3P4/8/k7/8/8/8/K7 w - - 0 1";
    EXPECT_EQ(fault(fen, "d8"), MoveFault::PromotionMissing);
    EXPECT_EQ(candidates(fen, "d8").size(), 4U);
    EXPECT_EQ(fault(fen, "d8=K"), MoveFault::PromotionMissing);
    EXPECT_EQ(refusal(Position{}, "e4Q").fault, MoveFault::NoPromotion);
}

TEST(ReadMove, ACastlingThatIsImpossibleSaysWhy) { // Laws 3.8
    EXPECT_EQ(fault("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0"), MoveFault::CastlingRightLost);
    EXPECT_EQ(fault("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "0-0-0"), MoveFault::CastlingRightLost);
    EXPECT_EQ(fault("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "0-0"), MoveFault::CastlingBlocked);
    EXPECT_EQ(fault("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"), MoveFault::CastlingOutOfCheck);
    EXPECT_EQ(fault("k4r2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"), MoveFault::CastlingThroughCheck);
    EXPECT_EQ(refusal(at960("4k3/8/8/8/8/8/5PPP/qRK5 w B - 0 1"), "0-0-0").fault, MoveFault::CastlingThroughCheck);
}

} // namespace
} // namespace flagfall::notation::test
