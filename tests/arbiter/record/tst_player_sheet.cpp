// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/player_sheet.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using test::game;
using enum LineFinding;

PlayerSheet sheet(std::initializer_list<std::string> lines, notation::Language language = notation::Language::English) {
    PlayerSheet made{language, {}};
    for (std::string const& line : lines) made.lines.push_back({line});
    return made;
}

std::vector<LineFinding> findings(GameRecord const& record, PlayerSheet const& sheet) {
    std::vector<LineFinding> all;
    for (LineReading const& reading : compare(record, sheet)) all.push_back(reading.finding);
    return all;
}

TEST(PlayerSheet, IsReadInThePlayersOwnLetters) { // C.3, T196
    auto const record = game("e4 e5 Bc4");
    EXPECT_EQ(findings(record, sheet({"e4", "e5", "Sc4"}, notation::Language::Slovak)),
              (std::vector{Agrees, Agrees, Agrees}));
    EXPECT_EQ(findings(record, sheet({"e4", "e5", "Sc4"}, notation::Language::German)),
              (std::vector{Agrees, Agrees, NotPossible}));
}

TEST(PlayerSheet, EachLineIsHeldAgainstTheMoveThatWasPlayed) { // 8.1
    auto const record = game("e4 e5 Nf3 Nc6 Bb5 a6");
    EXPECT_EQ(findings(record, sheet({"e4", "e6", "", "Rxx", "Bb5"})),
              (std::vector{Agrees, Differs, Missing, Unreadable, Agrees, Missing}));
}

TEST(PlayerSheet, ReadsOnWhereTheRecordEnds) {
    auto const readings = compare(game("e4"), sheet({"e4", "e5", "Nf3", "Qq", "Nc3"}));
    EXPECT_EQ(readings[2].finding, Unchecked);
    EXPECT_TRUE(readings[2].move);
    EXPECT_EQ(readings[3].finding, Unreadable);
    EXPECT_FALSE(readings[4].move); // what stood there is not known
}

/// 1 e4 e5, two moves by each that nobody told the arbiter, and 4 c3.
GameRecord withGap() {
    GameRecord record = game("e4 e5");
    auto const after = test::at("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    Entry const gap{std::make_shared<Gap const>(Gap{after, 0})};
    EXPECT_FALSE(record.replace(2, 0, std::span{&gap, 1}));
    Entry const next{test::move(record, "c3")};
    EXPECT_FALSE(record.replace(3, 0, std::span{&next, 1}));
    return record;
}

TEST(PlayerSheet, WithinAGapItTellsWhatItCanAndBehindItTheRecordIsKnownAgain) { // 8.5
    PlayerSheet const whole = sheet({"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3"});
    EXPECT_EQ(findings(withGap(), whole),
              (std::vector{Agrees, Agrees, Unchecked, Unchecked, Unchecked, Unchecked, Agrees}));
    EXPECT_TRUE(compare(withGap(), whole)[5].move);
    PlayerSheet const torn = sheet({"e4", "e5", "Nf3", "Rxx", "Bc4", "Bc5", "d3"});
    EXPECT_EQ(findings(withGap(), torn),
              (std::vector{Agrees, Agrees, Unchecked, Unreadable, Unchecked, Unchecked, Differs}));
    auto const positions = positionsAlong(withGap(), torn);
    EXPECT_FALSE(positions[4]);
    EXPECT_EQ(positions[6], withGap().at(3));
}

TEST(PlayerSheet, AMissingSignOfAnOfferIsTold) { // 8.1, 9.1b(2), C.13
    auto const record = game("e4(=) e5");
    EXPECT_TRUE(compare(record, sheet({"e4", "e5"}))[0].offerSignMissing);
    EXPECT_FALSE(compare(record, sheet({"e4 (=)", "e5"}))[0].offerSignMissing);
}

TEST(PlayerSheet, TwoSheetsAgreeUpToTheFirstMoveTheyTellDifferently) { // App. E.2(8), T203
    auto const white = sheet({"e4", "e5", "Nf3", "Nc6"});
    auto const black = sheet({"e4", "e5", "Jf3", "Jf6"}, notation::Language::Czech);
    EXPECT_EQ(agreeingHalfMoves({}, white, black), 3U);
}

TEST(PlayerSheet, IsTakenOverAsFarAsItCanBeRead) {
    auto const entries = readableEntries({}, sheet({"e4", "e5 (=)", "??", "Nc6"}));
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_TRUE(entries[1].drawOffered);
}

} // namespace
} // namespace flagfall::record
