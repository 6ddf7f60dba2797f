// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/ratings/rating_table.h"
#include "pairing/standings.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/trf/trf.h"

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

namespace flagfall::pairing {
namespace {

using Texts = std::vector<std::string>;

std::string const folder = SOURCE_DIR "/tests/pairing/tiebreaks/";

Tournament exerciseFile() {
    std::ifstream file(folder + "exercise.trf");
    return trf::read(std::string{std::istreambuf_iterator<char>(file), {}}).value().tournament;
}

/// A column in the order of the pairing numbers.
Texts column(Tournament const& tournament, std::string_view code) {
    Texts texts(tournament.participants.size());
    for (Standing const& line : standings(tournament, {by(code)})) {
        auto const& all = tournament.participants;
        auto const place = std::find_if(all.begin(), all.end(), [&line](auto const& p) { return p.id == line.player; });
        texts[static_cast<std::size_t>(place - all.begin())] = valueText(line.tieBreaks[0]);
    }
    return texts;
}

/// Ranks of the players in the order of the pairing numbers.
std::vector<int> ranks(Tournament const& tournament, std::vector<TieBreak> const& order) {
    std::vector<int> all(tournament.participants.size());
    for (Standing const& line : standings(tournament, order))
        for (Participant const& each : tournament.participants)
            if (each.id == line.player) all[static_cast<std::size_t>(each.number.value()) - 1] = line.rank;
    return all;
}

std::vector<std::string> wordsOf(std::string const& line) {
    std::istringstream stream{line};
    return {std::istream_iterator<std::string>{stream}, {}};
}

/// A number as the table has it: two decimals at most.
std::string plain(std::string const& word) {
    return word == "-" ? "–" : valueText({std::llround(std::stod(word) * 100) * 100});
}

TEST(TieBreakValues, AreThoseOfTheExerciseOfTheTechnicalCommission) {
    Tournament const tournament = exerciseFile();
    std::ifstream file(folder + "exercise.txt");
    std::vector<std::string> codes;
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        if (codes.empty())
            codes = wordsOf(line);
        else
            rows.push_back(wordsOf(line));
    }
    ASSERT_EQ(rows.size(), 16U);
    for (std::size_t i = 2; i < codes.size(); ++i) {
        Texts expected;
        for (auto const& row : rows) expected.push_back(plain(row[i]));
        EXPECT_EQ(column(tournament, codes[i]), expected) << codes[i];
    }
}

TEST(TieBreakValues, TheWorkingBehindABuchholzNamesTheDummyAndTheCut) { // C.07 16.4, 16.5
    // Player 4: 3 + 2.5 (a half-point bye, within the limit) + 1.5 + 3.5 + 3.5, the bye cut.
    auto const lines = explain(exerciseFile(), by("BH/C1"), PlayerId{4});
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[1].against, Contribution::Against::Dummy);
    EXPECT_EQ(lines[1].opponentScore, Points::ofTenths(25));
    EXPECT_TRUE(lines[1].isCut);
    EXPECT_FALSE(lines[2].isCut);
}

TEST(TieBreakValues, AForfeitCountsAsPlayedWithTheModifierP) { // C.07 Art. 6 to 9, /P
    // 1 beat 2; 3 won by forfeit against 2.
    auto const tournament = crossTable(SystemKind::Swiss, {"2w1 Z", "1b0 3w-", "Z 2b+"});
    // 1 is worth 1½ to his opponents, for he stayed away from the last round; 3 has one point.
    EXPECT_EQ(column(tournament, "BH")[1], "1.5") << "the dummy of a forfeit has no more than the player himself";
    EXPECT_EQ(column(tournament, "BH/P")[1], "2.5");
}

TEST(TieBreakValues, CountAnyAnnouncedPoints) { // 3-1-0 (record 162)
    Scoring const scoring = Scoring::of(3 * onePoint, onePoint, noPoint);
    Tournament tournament = fieldOf(3, SystemKind::RoundRobin);
    tournament.scoring = scoring;
    at(tournament, 1).rounds = {played(scoring, player(2), Colour::White, Score::Win),
                                played(scoring, player(3), Colour::Black, Score::Draw), ZeroPointBye{}};
    at(tournament, 2).rounds = {played(scoring, player(1), Colour::Black, Score::Loss), ZeroPointBye{},
                                played(scoring, player(3), Colour::White, Score::Win)};
    at(tournament, 3).rounds = {ZeroPointBye{}, played(scoring, player(1), Colour::White, Score::Draw),
                                played(scoring, player(2), Colour::Black, Score::Loss)};
    // 4, 3 and 1 point: 1 has 3·3 + 1·1, 2 has 3·1, 3 has 1·4.
    EXPECT_EQ(column(tournament, "SB"), (Texts{"10", "3", "4"}));
    EXPECT_EQ(column(tournament, "WIN"), (Texts{"1", "1", "0"}));
    // Half of what two games give is 3 points.
    EXPECT_EQ(column(tournament, "KS"), (Texts{"3", "0", "1"}));
    EXPECT_EQ(column(tournament, "PS"), (Texts{"11", "3", "2"}));
}

TEST(TieBreakValues, APairingJustMadeCountsForNothing) {
    std::vector<std::string> const before{"3w1", "4b=", "1b0", "2w="};
    std::vector<std::string> const after{"3w1 2b?", "4b= 1w?", "1b0 4w?", "2w= 3b?"};
    for (std::string_view const code : {"BH", "BH/C1", "SB", "AOB", "FB", "STD", "WIN", "BPG", "BWG", "KS"})
        EXPECT_EQ(column(crossTable(SystemKind::Swiss, before), code),
                  column(crossTable(SystemKind::Swiss, after), code))
            << code;
}

TEST(TieBreakValues, ByRatingsThereAreNoneWhereSomebodyIsUnrated) { // C.07 Art. 10
    Tournament tournament = crossTable(SystemKind::Swiss, {"2w1", "1b0"});
    EXPECT_EQ(column(tournament, "ARO"), (Texts{"–", "–"}));
    at(tournament, 1).rating = 2000;
    at(tournament, 2).rating = 1900;
    EXPECT_EQ(column(tournament, "ARO"), (Texts{"1900", "2000"}));
    EXPECT_EQ(column(tournament, "RTNG"), (Texts{"2000", "1900"}));
}

TEST(RatingTable, IsThatOfTheRegulations) { // B.02, 8.1
    EXPECT_EQ(expectedScore(0), 50);
    EXPECT_EQ(expectedScore(3), 50);
    EXPECT_EQ(expectedScore(4), 51);
    EXPECT_EQ(expectedScore(-4), 49);
    EXPECT_EQ(expectedScore(735), 99);
    EXPECT_EQ(expectedScore(736), 100);
    EXPECT_EQ(ratingDifference(50), 0);
    EXPECT_EQ(ratingDifference(70), 149);
    EXPECT_EQ(ratingDifference(30), -149);
    EXPECT_EQ(ratingDifference(100), 800);
}

TEST(Ranks, ATieBreakWithoutAValueComesLast) {
    // 1 has met nobody, 2 and 3 each other.
    Tournament tournament = crossTable(SystemKind::Swiss, {"F H", "3w1 H", "2b0 U"});
    at(tournament, 3).rounds.push_back(HalfPointBye{});
    for (int const number : {1, 2}) at(tournament, number).rounds.push_back(ZeroPointBye{});
    for (int const number : {1, 2, 3}) at(tournament, number).rating = 2000;
    EXPECT_EQ(ranks(tournament, {by("ARO")}), (std::vector<int>{3, 1, 1}));
    EXPECT_EQ(ranks(tournament, {by("TPN/R")}), (std::vector<int>{3, 2, 1}));
    EXPECT_EQ(ranks(tournament, {by("TPN")}), (std::vector<int>{1, 2, 3}));
}

} // namespace
} // namespace flagfall::pairing
