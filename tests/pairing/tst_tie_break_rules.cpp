// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/standings.h"
#include "pairing/tiebreaks/advice.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/trf/trf.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

namespace flagfall::pairing {
namespace {

using namespace std::chrono_literals;

Tournament inEdition(Tournament tournament, TieBreakEdition edition) {
    tournament.tieBreakRules.edition = edition;
    return tournament;
}

/// What a player has by one tie-break.
std::string valueFor(Tournament const& tournament, std::string_view code, PlayerId id) {
    for (Standing const& line : standings(tournament, {by(code)}))
        if (line.player == id) return valueText(line.tieBreaks[0]);
    return {};
}

/// The players from the first to the last, where everybody has a rank of his own.
std::vector<int> orderBy(Tournament const& tournament, std::string_view code) {
    std::vector<int> order;
    for (Standing const& line : standings(tournament, {by(code)})) order.push_back(numberOf(line.player));
    return order;
}

Tournament commissionsExercise() {
    std::ifstream file(SOURCE_DIR "/tests/pairing/tiebreaks/exercise.trf");
    return trf::read(std::string{std::istreambuf_iterator<char>(file), {}}).value().tournament;
}

// --- editions ----------------------------------------------------------------------------------------------------

TEST(TieBreakEditions, AreChosenByTheFirstDayOfTheEvent) {
    EXPECT_EQ(tieBreakEditionOn(Date{2026y / 3 / 1}), TieBreakEdition::Of2026);
    EXPECT_EQ(tieBreakEditionOn(Date{2026y / 2 / 28}), TieBreakEdition::Of2024);
    EXPECT_EQ(tieBreakEditionOn(Date{2024y / 8 / 1}), TieBreakEdition::Of2024);
    EXPECT_EQ(tieBreakEditionOn(Date{2024y / 7 / 31}), TieBreakEdition::Of2023);
    EXPECT_EQ(tieBreakEditionOn(Date{2023y / 9 / 1}), TieBreakEdition::Of2023);
    EXPECT_EQ(tieBreakEditionOn(Date{2023y / 8 / 31}), TieBreakEdition::Before2023);
    EXPECT_EQ(tieBreakEditionOn(Date{1850y / 1 / 1}), TieBreakEdition::Before2023);
    for (auto const each :
         {TieBreakEdition::Before2023, TieBreakEdition::Of2023, TieBreakEdition::Of2024, TieBreakEdition::Of2026})
        EXPECT_EQ(rulesOf(each).edition, each);
}

TEST(TieBreakEditions, AReportFileIsOfTheEditionOfItsFirstDay) { // records 042, 052
    std::ifstream file(SOURCE_DIR "/tests/pairing/tiebreaks/exercise.trf");
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(trf::read("042 2025/06/01\n" + text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2024);
    EXPECT_EQ(trf::read("042 2026/06/01\n" + text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2026);
    EXPECT_EQ(trf::read(text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2026) << "no day, no older edition";
}

TEST(TieBreakEditions, BeforeMarch2026TheDummyHadTheOwnScoreWithoutLimits) { // C.07 of 2024, 16.4
    // Player 4 has a half-point bye and 3½ points: the dummy has 3½, and not 2½.
    EXPECT_EQ(valueFor(commissionsExercise(), "BH", PlayerId{4}), "14");
    for (auto const each : {TieBreakEdition::Of2023, TieBreakEdition::Of2024})
        EXPECT_EQ(valueFor(inEdition(commissionsExercise(), each), "BH", PlayerId{4}), "15");
}

/// Nine rounds; number 1 has what the words say, and the others make the rounds.
Tournament nineRounds(std::string const& words) {
    return inEdition(crossTable(SystemKind::Swiss, {words, "1b0 Z Z Z Z Z Z Z 3w1", "Z 1w= Z Z Z Z Z Z 2b0"}),
                     TieBreakEdition::Before2023);
}

TEST(TieBreakEditions, Before2023AnUnplayedRoundWasAgainstAVirtualOpponent) { // SPR + (1 − SfPR) + ½ · (n − R)
    // One and a half after two rounds, absent in the third of nine: 1½ + 1 + 6 · ½.
    auto const absent = nineRounds("2w1 3b= Z Z Z Z Z Z Z");
    auto const lines = explain(absent, by("BH"), player(1));
    EXPECT_EQ(lines[2].opponentScore, Points::ofTenths(55));
    EXPECT_EQ(lines[2].rule, Contribution::Rule::Virtual);
    // Two after five rounds, an allocated bye in the sixth of nine: 2 + 0 + 3 · ½.
    auto const bye = nineRounds("2w1 3b= Z H Z U Z Z Z");
    EXPECT_EQ(explain(bye, by("BH"), player(1))[5].opponentScore, Points::ofTenths(35));
    // A half-point bye leaves a half: 1½ + ½ + 5 · ½.
    EXPECT_EQ(explain(bye, by("BH"), player(1))[3].opponentScore, Points::ofTenths(45));
}

TEST(TieBreakEditions, Before2023EveryUnplayedRoundOfAnOpponentWasADraw) {
    // 2 has one point: won by forfeit, rested, lost to 1. For 1 that is ½ + ½ + 0.
    std::vector<std::string> const lines{"3w1 4b1 2w1", "3b+ Z 1b0", "1b0 U Z", "Z 1w0 U"};
    auto tournament = crossTable(SystemKind::Swiss, lines);
    at(tournament, 3).rounds[0] = gameRecord(player(1), Colour::Black, '0');
    EXPECT_EQ(explain(tournament, by("BH"), player(1))[2].opponentScore, onePoint);
    auto const before = inEdition(tournament, TieBreakEdition::Before2023);
    EXPECT_EQ(explain(before, by("BH"), player(1))[2].opponentScore, onePoint) << "½ + ½";
    EXPECT_EQ(explain(before, by("BH"), player(1))[0].opponentScore, onePoint) << "3: a bye and an absence, two draws";
    EXPECT_EQ(explain(tournament, by("BH"), player(1))[0].opponentScore, Points::ofTenths(15)) << "3: 1 + ½ (16.3)";
}

TEST(TieBreakEditions, Before2023TheLowestWasCutWhateverItWas) {
    // Player 4's contributions: 12 and 13 lowest; the exception for his half-point bye came with the dummy.
    auto const lines = explain(inEdition(commissionsExercise(), TieBreakEdition::Before2023), by("BH/C1"), PlayerId{4});
    EXPECT_TRUE(lines[2].isCut) << "1½ against 13";
    EXPECT_FALSE(lines[1].isCut) << "the bye: 1 + ½ + 3 · ½";
}

// --- unrated players ---------------------------------------------------------------------------------------------

/// 1 (2000) and 2 (1901) met, and both met 3, who has no rating.
Tournament withOneUnrated(UnratedRule rule, int rating = 0) {
    Tournament tournament = crossTable(SystemKind::Swiss, {"2w1 3b1 Z", "1b0 Z 3w1", "Z 1w0 2b0"});
    at(tournament, 1).rating = 2000;
    at(tournament, 2).rating = 1901;
    tournament.tieBreakRules.unrated = {rule, rating};
    return tournament;
}

TEST(UnratedPlayers, BarRatingTieBreaksUnlessTheRegulationsSayHowTheyCount) { // C.07 Art. 10
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::NotUsed), "ARO", player(1)), "–");
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::Fixed, 1400), "ARO", player(1)), "1651") << "(1901 + 1400) / 2";
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::Fixed, 0), "ARO", player(1)), "951") << "950.5";
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::LowestOfField), "ARO", player(1)), "1901");
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::AverageOfField), "ARO", player(1)), "1926") << "(1901 + 1951) / 2";
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::AverageOfField), "RTNG", player(3)), "1951");
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::Fixed, 1400), "ARO", player(3)), "1951") << "his own do not matter";
    EXPECT_EQ(valueFor(withOneUnrated(UnratedRule::Fixed, 1400), "RTNG", player(1)), "2000");
}

TEST(UnratedPlayers, HaveNoRatingOfAFieldInWhichNobodyHasOne) {
    Tournament tournament = withOneUnrated(UnratedRule::LowestOfField);
    for (int const number : {1, 2}) at(tournament, number).rating = 0;
    EXPECT_EQ(valueFor(tournament, "ARO", player(1)), "–");
    tournament.tieBreakRules.unrated = {UnratedRule::Fixed, 0};
    EXPECT_EQ(valueFor(tournament, "ARO", player(1)), "0");
}

TEST(UnratedPlayers, AreSaidInAWordThatReadsBack) {
    for (std::string const word : {"", "lowest", "average", "0", "1400", "4000"}) {
        auto const unrated = unratedByWord(word);
        ASSERT_TRUE(unrated) << word;
        EXPECT_EQ(wordOf(*unrated), word);
    }
    for (std::string const wrong : {"Lowest", "4001", "-1", "14 00", "1400.0"})
        EXPECT_FALSE(unratedByWord(wrong)) << wrong;
}

TEST(UnratedPlayers, AreNoReasonAgainstATieBreakOnceTheRegulationsSayHowTheyCount) {
    TieBreakSetting setting{.hasUnratedPlayers = true};
    EXPECT_FALSE(adviceOn({by("ARO")}, setting).empty());
    setting.unrated = UnratedRule::LowestOfField;
    EXPECT_TRUE(adviceOn({by("ARO")}, setting).empty());
}

// --- values as text ------------------------------------------------------------------------------------------------

TEST(TieBreakValues, AreReadAsTheyAreWritten) {
    for (std::string const text : {"0", "3", "12.5", "8.25", "0.0001", "-2.5", "1820"}) {
        auto const value = valueByText(text);
        ASSERT_TRUE(value) << text;
        EXPECT_EQ(valueText(*value), text);
    }
    EXPECT_EQ(valueByText("12,5"), valueByText("12.50")) << "with a comma, and with more noughts";
    for (std::string const wrong : {"", "-", "12.", ".5", "1.23456", "1 2", "12,5,0", "1234567", "½"})
        EXPECT_FALSE(valueByText(wrong)) << wrong;
}

// --- what the arbiter enters, and lots -----------------------------------------------------------------------------

TEST(EnteredValues, RankAsTheArbiterEnteredThem) { // VCL 207
    Tournament tournament = fieldOf(3, SystemKind::Swiss);
    tournament.tieBreakRules.entered = {{player(3), {75'000}}, {player(2), {-5'000}}};
    EXPECT_EQ(orderBy(tournament, "OTHER_ENTERED"), (std::vector{3, 2, 1})) << "nothing entered comes last";
    EXPECT_EQ(orderBy(tournament, "OTHER_ENTERED/R"), (std::vector{2, 3, 1}));
    EXPECT_EQ(valueFor(tournament, "OTHER_ENTERED", player(3)), "7.5");
    EXPECT_EQ(valueFor(tournament, "OTHER_ENTERED", player(1)), "–");
}

Tournament lotsOf(std::uint64_t seed, int players = 9) {
    Tournament tournament = fieldOf(players, SystemKind::Swiss);
    tournament.tieBreakRules.lotsSeed = seed;
    return tournament;
}

TEST(Lots, RepeatIdenticallyAndDifferByTheSeed) { // VCL 206
    EXPECT_EQ(orderBy(lotsOf(7), "OTHER_LOTS"), orderBy(lotsOf(7), "OTHER_LOTS"));
    EXPECT_NE(orderBy(lotsOf(7), "OTHER_LOTS"), orderBy(lotsOf(8), "OTHER_LOTS"));
    EXPECT_EQ(orderBy(lotsOf(7), "OTHER_LOTS"), (std::vector{8, 2, 7, 4, 1, 6, 9, 3, 5}))
        << "the same on every machine";
}

TEST(Lots, DoNotDependOnThePairingNumbersNorOnWhoElseThereIs) {
    auto const order = orderBy(lotsOf(7), "OTHER_LOTS");
    Tournament renumbered = lotsOf(7);
    std::reverse(renumbered.participants.begin(), renumbered.participants.end());
    for (int i = 0; i < 9; ++i) renumbered.participants[static_cast<std::size_t>(i)].number = PairingNumber{i + 1};
    EXPECT_EQ(orderBy(renumbered, "OTHER_LOTS"), order);
    Tournament fewer = lotsOf(7);
    fewer.participants.erase(fewer.participants.begin() + 3);
    auto rest = order;
    std::erase(rest, 4);
    EXPECT_EQ(orderBy(fewer, "OTHER_LOTS"), rest);
}

TEST(Lots, AreNoneBeforeTheyAreDrawn) {
    EXPECT_EQ(valueFor(fieldOf(3, SystemKind::Swiss), "OTHER_LOTS", player(2)), "–");
    EXPECT_EQ(orderBy(fieldOf(3, SystemKind::Swiss), "OTHER_LOTS"), (std::vector{1, 2, 3}));
}

TEST(Lots, GiveEverybodyTheSameChance) {
    std::map<int, int> first;
    for (std::uint64_t seed = 0; seed < 6'000; ++seed) ++first[orderBy(lotsOf(seed, 3), "OTHER_LOTS").front()];
    for (auto const& [number, times] : first) EXPECT_NEAR(times, 2'000, 150) << number;
}

TEST(OwnTieBreakCodes, ReadBackAndAreNotAmongThoseOfTheAnnex) {
    for (std::string_view const each : ownTieBreakCodes()) {
        EXPECT_EQ(code(by(each)), each);
        auto const all = tieBreakCodes();
        EXPECT_EQ(std::find(all.begin(), all.end(), each), all.end());
        EXPECT_FALSE(asksForRatings(by(each)));
    }
    EXPECT_EQ(code(by("OTHER_ENTERED/R")), "OTHER_ENTERED/R");
}

} // namespace
} // namespace flagfall::pairing
