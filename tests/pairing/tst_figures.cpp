// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/random_tournament.h"
#include "pairing/dutch/trf_report.h"
#include "pairing/standings.h"
#include "pairing/tiebreaks/figures.h"
#include "pairing/tiebreaks/rating_table.h"
#include "pairing/trf/sheet_file.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

namespace flagfall::pairing {
namespace {

using testing::ElementsAre;
using Kind = SheetRound::Kind;

std::string const folder = SOURCE_DIR "/tests/pairing/tiebreaks/";

Sheet exercise() {
    std::ifstream file(folder + "exercise.trf");
    return trf::readSheet(std::string{std::istreambuf_iterator<char>(file), {}}).value().sheet;
}

std::vector<std::string> wordsOf(std::string const& line) {
    std::istringstream stream{line};
    return {std::istream_iterator<std::string>{stream}, {}};
}

/// A number as the table has it: two decimals at most.
std::string plain(std::string const& word) {
    return word == "-" ? "–" : figureText(std::llround(std::stod(word) * 100));
}

TEST(Figures, areThoseOfTheExerciseOfTheTechnicalCommission) {
    Sheet const sheet = exercise();
    std::ifstream file(folder + "exercise.txt");
    std::vector<std::string> codes;
    int players = 0;
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        auto const words = wordsOf(line);
        if (codes.empty()) {
            codes = words;
            continue;
        }
        ++players;
        int const player = std::stoi(words[0]) - 1;
        for (std::size_t column = 2; column < codes.size(); ++column) {
            auto const code = tieBreakCode(codes[column]);
            ASSERT_TRUE(code) << codes[column];
            EXPECT_EQ(figureText(figures(sheet, *code)[static_cast<std::size_t>(player)]), plain(words[column]))
                << codes[column] << " of " << words[0];
        }
    }
    EXPECT_EQ(players, 16);
}

TEST(Figures, theWorkingBehindABuchholzNamesTheDummyAndTheCut) {
    // Player 4: 3 + 2.5 (a half-point bye, within the limit) + 1.5 + 3.5 + 3.5, the bye cut.
    auto const lines = figureLines(exercise(), *tieBreakCode("BH/C1"), 3);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[1].opponent, -1);
    EXPECT_EQ(lines[1].opponentScore, 25);
    EXPECT_TRUE(lines[1].isCut);
    EXPECT_FALSE(lines[2].isCut);
}

// --- codes -----------------------------------------------------------------------------------------------------

TEST(TieBreakCodes, carryTheirModifiers) {
    EXPECT_EQ(tieBreakCode("BH/C2/P"), (TieBreakCode{Figure::Buchholz, 2, 0, true, false, false, 0}));
    EXPECT_EQ(tieBreakCode("SB/M1"), (TieBreakCode{Figure::SonnebornBerger, 1, 1, false, false, false, 0}));
    EXPECT_EQ(tieBreakCode("KS/L-2"), (TieBreakCode{Figure::Koya, 0, 0, false, false, false, -2}));
    EXPECT_EQ(tieBreakCode("FB"), tieBreakCode("BH/F"));
}

TEST(TieBreakCodes, thatMeanNothingHereAreNotTaken) {
    for (std::string_view const code : {"", "EDET/P", "BH:MP/C1", "BH/", "BH/C", "BH/C0", "WIN/C1", "bh", "BH/X"})
        EXPECT_FALSE(tieBreakCode(code)) << code;
}

TEST(RatingTable, isThatOfTheRegulations) {
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

// --- direct encounter (Art. 6) ---------------------------------------------------------------------------------

/// Players with the same points; games are pairs of numbers, the winner first.
Sheet tied(int players, std::vector<std::pair<int, int>> const& games) {
    Sheet sheet;
    sheet.rounds = static_cast<int>(games.size()) + 1;
    sheet.players.resize(static_cast<std::size_t>(players));
    for (SheetPlayer& player : sheet.players) player.rounds.resize(static_cast<std::size_t>(sheet.rounds));
    for (std::size_t i = 0; i < games.size(); ++i) {
        auto const [winner, loser] = games[i];
        sheet.players[static_cast<std::size_t>(winner)].rounds[i] = {Kind::Played, loser, Colour::White, 10};
        sheet.players[static_cast<std::size_t>(loser)].rounds[i] = {Kind::Played, winner, Colour::Black, 0};
    }
    for (SheetPlayer& player : sheet.players) player.rounds.back().points = 100 - scoreOf(player);
    return sheet;
}

TEST(Ranks, directEncounterSeparatesOnlyWhoIsSureOfFirst) {
    TieBreakCode const direct = *tieBreakCode("DE");
    // 1 beat 2, 2 beat 3, 1–3 not played: nobody is sure.
    EXPECT_THAT(ranks(tied(3, {{0, 1}, {1, 2}}), {direct}), ElementsAre(ElementsAre(0, 1, 2)));
    // 1 beat 2 and 3, 2–3 not played: 1 is.
    EXPECT_THAT(ranks(tied(3, {{0, 1}, {0, 2}}), {direct}), ElementsAre(ElementsAre(0), ElementsAre(1, 2)));
}

TEST(Ranks, aTieBreakWithoutAValueComesLast) {
    Sheet sheet = tied(2, {});
    sheet.players.resize(3, sheet.players[0]);
    sheet.players[1].rounds[0] = {Kind::Played, 2, Colour::White, 100};
    sheet.players[2].rounds[0] = {Kind::Played, 1, Colour::Black, 100};
    EXPECT_THAT(ranks(sheet, {*tieBreakCode("ARO")}), ElementsAre(ElementsAre(1, 2), ElementsAre(0)));
    EXPECT_THAT(ranks(sheet, {*tieBreakCode("TPN/R")}), ElementsAre(ElementsAre(2), ElementsAre(1), ElementsAre(0)));
}

// --- the tie-breaks of an event give the same ------------------------------------------------------------------

RoundRecord recordOf(dutch::PastRound const& round) {
    using Past = dutch::PastRound::Kind;
    HalfPoints const points{round.points / 5};
    switch (round.kind) {
    case Past::Played: return Played{PlayerId{round.opponent + 1}, round.colour, points};
    case Past::Forfeited: return Forfeited{PlayerId{round.opponent + 1}, round.colour, points};
    case Past::AllocatedBye: return AllocatedBye{points};
    case Past::NotPaired: break;
    }
    if (round.points == 5) return HalfPointBye{};
    return ZeroPointBye{};
}

TEST(Ranks, areThoseOfTheStandingsOfAnEvent) {
    std::vector<std::string> const codes{"DE", "BH/C1", "BH", "SB", "KS", "WON", "WIN"};
    std::vector<TieBreakCode> order;
    std::vector<TieBreak> sameOrder;
    for (std::string const& code : codes) {
        order.push_back(*tieBreakCode(code));
        sameOrder.push_back(*tieBreakByCode(code));
    }
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        dutch::TournamentModel model;
        model.players = 30;
        model.rounds = 7;
        model.forfeits.chance = 1.0 / 10;
        model.halfPointByes.chance = 1.0 / 12;
        model.withdrawals.chance = 1.0 / 30;
        auto const played = dutch::playedTournament(model, seed, dutch::Edition::Fide2026);
        Tournament tournament;
        tournament.kind = SystemKind::Swiss;
        int number = 0;
        for (dutch::Entry const& entry : played.entries().players) {
            ++number;
            Participant participant{PlayerId{number}, PairingNumber{number}, false, {}};
            for (dutch::PastRound const& round : entry.rounds) participant.rounds.push_back(recordOf(round));
            tournament.participants.push_back(std::move(participant));
        }
        auto const text = dutch::trfReport(played, "Random", dutch::Edition::Fide2026);
        auto const groups = ranks(trf::readSheet(text).value().sheet, order);
        std::vector<int> expected;
        std::vector<int> found;
        for (Standing const& line : standings(tournament, sameOrder)) expected.push_back(line.player.value() - 1);
        for (auto const& group : groups) found.insert(found.end(), group.begin(), group.end());
        ASSERT_EQ(found, expected) << "seed " << seed;
    }
}

} // namespace
} // namespace flagfall::pairing
