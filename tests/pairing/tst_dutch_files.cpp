// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/tournament_entries.h"
#include "pairing/generator/random_tournament.h"
#include "pairing/generator/trf_report.h"
#include "pairing/trf/trf_history.h"
#include "tests/pairing/dutch/case_file.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace flagfall::pairing::dutch {
namespace {

using namespace generator;

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using trf::TrfHistory;

/// A record 001 up to its rounds.
std::string player(int number, std::string const& points, std::string const& rounds = {}) {
    std::string text = "001    " + std::to_string(number) + "      Player " + std::to_string(number);
    text.resize(80, ' ');
    text += " " + points + "    " + std::to_string(number);
    return text + (rounds.empty() ? "" : "  " + rounds) + "\n";
}

std::string fourPlayers() { return player(1, "0.0") + player(2, "0.0") + player(3, "0.0") + player(4, "0.0"); }

TrfHistory read(std::string const& text) {
    auto history = TrfHistory::read(text);
    EXPECT_TRUE(history) << text;
    return *std::move(history);
}

/// Accelerated where the type code says so.
Entries nextOf(std::string const& text) {
    TrfHistory const history = read(text);
    return entriesOf(history.beforeNext(), history.file().isBaku ? Acceleration::Baku : Acceleration::None);
}

std::string next(std::string const& text) {
    TrfHistory const history = read(text);
    auto const* const named = history.system();
    Tournament const tournament = history.beforeNext();
    auto const paired = (named->rules().pairsHere ? *named : *systemByCode("FIDE_DUTCH_2026")).pairNext(tournament);
    return paired ? textOf(roundOf(tournament, *paired)) : std::string{"none"};
}

TEST(DutchFiles, PairTheFirstRoundOfFour) { EXPECT_EQ(next("142 3\n152 W\n" + fourPlayers()), "1-3 4-2"); }

TEST(DutchFiles, Record152SaysWhoHasWhite) { EXPECT_EQ(next("142 3\n152 B\n" + fourPlayers()), "3-1 2-4"); }

TEST(DutchFiles, Record260KeepsPlayersApartInItsRounds) {
    EXPECT_EQ(next("142 3\n152 W\n260   1   2    1    3\n" + fourPlayers()), "1-4 3-2");
    EXPECT_EQ(next("142 3\n152 W\n260   2   3    1    3\n" + fourPlayers()), "1-3 4-2");
    EXPECT_EQ(next("142 3\n152 W\nXXP 1 3\n" + fourPlayers()), "1-4 3-2");
}

TEST(DutchFiles, Record240AndXXZLetPlayersRest) {
    EXPECT_EQ(next("142 3\n152 W\n240 H   1    1    2\n" + fourPlayers()), "3-4");
    EXPECT_EQ(next("142 3\n152 W\nXXZ 2 3\n" + fourPlayers()), "1-4");
    EXPECT_EQ(next("142 3\n152 W\n" + player(1, "0.5", "0000 - H") + player(2, "0.0") + player(3, "0.0")), "2-3");
}

TEST(DutchFiles, Record240CountsInARoundThatHasBeenPlayed) {
    std::string const text = "142 3\n152 W\n240 H   1    3\n" + player(1, "1.0", "   2 w 1") +
                             player(2, "0.0", "   1 b 0") + player(3, "0.5");
    Entries const entries = nextOf(text);
    EXPECT_EQ(entries.roundsBefore, 1);
    EXPECT_EQ(entries.players[2].rounds[0].points, halfPoint);
}

TEST(DutchFiles, Records250AndXXAAccelerate) {
    std::string const names = fourPlayers() + player(5, "0.0") + player(6, "0.0") + player(7, "0.0") + player(8, "0.0");
    EXPECT_EQ(next("142 5\n152 W\n250       1.0   1   2    1    4\n" + names), "1-3 4-2 5-7 8-6");
    EXPECT_EQ(next("142 5\n152 W\nXXA    1  1.0\nXXA    2  1.0\nXXA    3  1.0\nXXA    4  1.0\n" + names),
              "1-3 4-2 5-7 8-6");
    EXPECT_EQ(next("142 5\n152 W\n192 FIDE_DUTCH_2026_BAKU\n" + names), "1-3 4-2 5-7 8-6");
}

TEST(DutchFiles, Record162SaysWhatAResultIsWorth) {
    std::string const text = "142 3\n152 W\n162  W 3.0    D 1.0    L 0.0    P 1.0\nBBF  0.5\n" +
                             player(1, "3.0", "   2 w 1") + player(2, "0.0", "   1 b 0") +
                             player(3, "1.0", "0000 - U") + player(4, "3.0", "   5 w +") + player(5, "0.5", "   4 b -");
    Entries const entries = nextOf(text);
    std::vector<Points> points;
    for (Entry const& entry : entries.players) points.push_back(entry.rounds[0].points);
    EXPECT_THAT(points, ElementsAre(3 * onePoint, noPoint, onePoint, 3 * onePoint, halfPoint));
    EXPECT_EQ(entries.scoring.draw, onePoint);
}

TEST(DutchFiles, SymbolXOfRecord162IsNoLostForfeit) { // TRF26: an unknown result
    std::string const text =
        "142 3\n152 W\n162  W 1.0    X 0.5\n" + player(1, "1.0", "   2 w +") + player(2, "0.0", "   1 b -");
    EXPECT_EQ(nextOf(text).players[1].rounds[0].points, noPoint);
}

TEST(DutchFiles, AnAdjournedGameIsADrawToTheNextRound) { // C.04.2, Art. 3
    std::string const text = "142 3\n152 W\n### Adjournment @ Round 1: 1-3 1/2-1/2 => 1-0\n" +
                             player(1, "1.0", "   3 w 1     2 b  ") + player(2, "1.0", "   4 b 1     1 w  ") +
                             player(3, "0.0", "   1 b 0     4 w  ") + player(4, "0.0", "   2 w 0     3 b  ");
    auto const history = read(text);
    EXPECT_TRUE(history.hasAdjournedGames());
    auto const isOpen = [](Tournament const& tournament) {
        return std::holds_alternative<Pending>(tournament.participants[0].rounds[0]);
    };
    EXPECT_TRUE(isOpen(history.beforeRecorded(2)));
    EXPECT_TRUE(isOpen(history.beforeRecorded(2, trf::AdjournedGames::Over))) << "whenever it was resumed";
    EXPECT_FALSE(isOpen(history.beforeNext()));
}

TEST(DutchFiles, TheInitialColourIsToldByTheFirstGame) {
    auto const colour = [](std::string const& text) { return read(text).initialColour(); };
    EXPECT_EQ(colour(player(1, "1.0", "   2 b 1") + player(2, "0.0", "   1 w 0")), Colour::Black);
    // Number 1 never came, so number 2 was the first.
    EXPECT_EQ(colour(player(1, "0.0", "0000 - Z") + player(2, "1.0", "   3 b 1") + player(3, "0.0", "   2 w 0")),
              Colour::Black);
    EXPECT_EQ(colour(fourPlayers()), std::nullopt);
}

TEST(DutchFiles, TheEditionIsTheOneTheFileNames) {
    EXPECT_EQ(read("192 FIDE_DUTCH_2017\n" + fourPlayers()).system(), systemByCode("FIDE_DUTCH_2017"));
    EXPECT_EQ(read("092 FIDE_DUTCH_2025\n" + fourPlayers()).system(), systemByCode("FIDE_DUTCH_2026"));
    EXPECT_EQ(read("192 FIDE_DUBOV\n" + fourPlayers()).system(), nullptr);
}

// --- random tournaments --------------------------------------------------------------------------------------

TournamentModel eventful() {
    TournamentModel model;
    model.players = 37;
    model.rounds = 7;
    model.forfeits.chance = 1.0 / 10;
    model.withdrawals.chance = 1.0 / 40;
    model.halfPointByes.chance = 1.0 / 15;
    model.lateEntries.chance = 1.0 / 12;
    model.doubleForfeits.eachRound = 1;
    model.fullPointByes.inAll = 2;
    model.zeroPointByes.chance = 1.0 / 40;
    model.unusualResults.inAll = 4;
    model.unratedGames.inAll = 4;
    model.prohibitedPairs = 3;
    return model;
}

void expectToAgree(TournamentModel model, std::uint64_t seed, Edition edition) {
    model.system = rulesOf(edition).code;
    auto const tournament = playedTournament(model, seed);
    TrfHistory const history = read(trfReport(tournament, "test"));
    ASSERT_EQ(editionByCode(history.file().systemCode.value_or("")), edition);
    ASSERT_EQ(history.roundsPlayed(), tournament.entries().roundsBefore);
    for (int round = 1; round <= history.roundsPlayed(); ++round)
        ASSERT_EQ(pairsOf(pairRound(entriesOf(history.beforeRecorded(round), Acceleration::None), edition)),
                  pairsOf(history.recorded(round)))
            << "seed " << seed << " round " << round;
}

TEST(RandomTournaments, AreWhatTheirReportsSay) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TournamentModel model = eventful();
        expectToAgree(model, seed, Edition::Fide2026);
        expectToAgree(model, seed, Edition::Fide2017);
        model.scoring = Scoring::of(3 * onePoint, onePoint, noPoint);
        model.acceleration = Acceleration::Baku;
        model.allocatedBye = onePoint;
        expectToAgree(model, seed, Edition::Fide2026);
        model.scoring = Scoring::of(3 * onePoint, 2 * onePoint, onePoint);
        model.absence = onePoint;
        model.forfeitLoss = halfPoint;
        model.acceleration = Acceleration::None;
        expectToAgree(model, seed, Edition::Fide2026);
    }
}

/// How often the report of a tournament has each letter.
std::map<char, int> lettersOf(TournamentModel const& model, std::uint64_t seed) {
    auto const report = trf::read(trfReport(playedTournament(model, seed), "test"));
    std::map<char, int> letters;
    for (trf::ImportedRound const& round : report.value().played) {
        for (trf::ImportedBye const& bye : round.byes)
            ++letters[bye.kind == trf::ByeKind::Allocated   ? 'U'
                      : bye.kind == trf::ByeKind::HalfPoint ? 'H'
                      : bye.kind == trf::ByeKind::FullPoint ? 'F'
                                                            : 'Z'];
        for (trf::ImportedGame const& game : round.games) {
            if (manner(game.result.value()) == Manner::Unrated) ++letters['W'];
            Result const result = game.result.value();
            bool const isForfeit = manner(result) == Manner::Forfeit;
            Points const sum = points(result).white + points(result).black;
            if (isForfeit) ++letters[sum == onePoint ? '+' : '-'];
            if (!isForfeit && sum != onePoint) ++letters['?'];
        }
    }
    return letters;
}

TEST(RandomTournaments, HaveAsManyOfEverythingAsHasBeenAskedFor) {
    TournamentModel model;
    model.players = 30;
    model.rounds = 7;
    EXPECT_THAT(lettersOf(model, 1), testing::IsEmpty());
    model.forfeits.inAll = 6;
    model.doubleForfeits.inAll = 3;
    model.unusualResults.inAll = 9;
    model.unratedGames.inAll = 5;
    model.halfPointByes.inAll = 8;
    model.fullPointByes.inAll = 4;
    model.zeroPointByes.inAll = 2;
    EXPECT_THAT(lettersOf(model, 1), testing::IsSupersetOf({Pair('+', 6), Pair('-', 3), Pair('?', 9), Pair('W', 5),
                                                            Pair('H', 8), Pair('F', 4), Pair('Z', 2)}));
    TournamentModel everyRound;
    everyRound.players = 30;
    everyRound.rounds = 7;
    everyRound.forfeits.eachRound = 2;
    everyRound.halfPointByes.eachRound = 2;
    everyRound.zeroPointByes.eachRound = 2;
    EXPECT_THAT(lettersOf(everyRound, 1), ElementsAre(Pair('+', 14), Pair('H', 12), Pair('Z', 14)));
    TournamentModel nobody;
    nobody.rounds = 3;
    nobody.forfeits.chance = 1;
    EXPECT_THAT(lettersOf(nobody, 1), ElementsAre(Pair('+', 75)));
}

TEST(RandomTournaments, LetPlayersComeLateAndLeave) {
    TournamentModel model;
    model.players = 30;
    model.rounds = 5;
    model.lateEntries.inAll = 4;
    auto const absent = [&model](std::size_t round) {
        auto const tournament = playedTournament(model, 3);
        return std::count_if(tournament.results().begin(), tournament.results().end(),
                             [round](std::string const& results) { return results[round] == 'Z'; });
    };
    EXPECT_EQ(absent(0), 4);
    EXPECT_EQ(absent(2), 0);
    model.lateEntries.inAll = 0;
    model.withdrawals.eachRound = 2;
    EXPECT_EQ(absent(0), 2);
    EXPECT_EQ(absent(4), 10);
}

TEST(RandomTournaments, KeepProhibitedPairsApart) {
    TournamentModel model;
    model.players = 20;
    model.rounds = 7;
    model.prohibitedPairs = 25;
    auto const tournament = playedTournament(model, 1);
    ASSERT_EQ(tournament.prohibitedPairs().size(), 25U);
    bool isForPartOnly = false;
    for (ProhibitedPair const& pair : tournament.prohibitedPairs()) {
        isForPartOnly = isForPartOnly || pair.firstRound > 1 || pair.lastRound < 7;
        auto const& rounds = tournament.entries().players[static_cast<std::size_t>(pair.first)].rounds;
        for (int round = pair.firstRound; round <= pair.lastRound; ++round)
            EXPECT_NE(rounds[static_cast<std::size_t>(round) - 1].opponent, pair.second);
    }
    EXPECT_TRUE(isForPartOnly);
    EXPECT_THAT(trfReport(tournament, "test"), HasSubstr("\r\n260 "));
}

TEST(RandomTournaments, HaveTheRatingsAskedFor) {
    TournamentModel model;
    model.players = 5;
    model.ratings = {1800, 2100, 0, 1900, 2000};
    auto const ratings = [&model] { return RandomTournament{model, 1}.ratings(); };
    EXPECT_THAT(ratings(), ElementsAre(2100, 2000, 1900, 1800, 0));
    model.ratings.clear();
    model.highestRating = 2400;
    model.lowestRating = 2000;
    model.spread = RatingSpread::Even;
    EXPECT_THAT(ratings(), ElementsAre(2400, 2300, 2200, 2100, 2000));
    model.players = 1'000;
    auto const inTheMiddleThird = [&] {
        auto const all = ratings();
        return std::count_if(all.begin(), all.end(), [](int rating) { return rating > 2133 && rating < 2267; });
    };
    model.spread = RatingSpread::Uniform;
    EXPECT_NEAR(static_cast<double>(inTheMiddleThird()), 333, 50);
    // 68 in a hundred are within one standard deviation, a sixth of the range on either side.
    model.spread = RatingSpread::Normal;
    EXPECT_NEAR(static_cast<double>(inTheMiddleThird()), 683, 50);
}

TEST(RandomTournaments, BeginWithTheColourAskedFor) {
    TournamentModel model;
    for (Colour const colour : {Colour::White, Colour::Black})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            model.initialColour = colour;
            EXPECT_EQ(RandomTournament(model, seed).entries().initialColour, colour);
        }
}

TEST(RandomTournaments, AreTheSameForTheSameSeed) {
    auto const report = [](std::uint64_t seed) { return trfReport(playedTournament(eventful(), seed), "test"); };
    EXPECT_EQ(report(1), report(1));
    EXPECT_NE(report(1), report(2));
}

// --- tournaments paired by an independent engine ---------------------------------------------------------------

namespace fs = std::filesystem;

/// The files of the archive, unpacked for as long as this lives; none where there is no archive.
class Archive {
public:
    explicit Archive(fs::path const& path) {
        if (!fs::exists(path)) return;
        std::string name = (fs::temp_directory_path() / "flagfall-dutch-XXXXXX").string();
        m_folder = mkdtemp(name.data());
        std::string const command = "tar xf '" + path.string() + "' -C '" + m_folder.string() + "'";
        if (std::system(command.c_str()) != 0) return;
        for (auto const& entry : fs::recursive_directory_iterator(m_folder))
            if (entry.is_regular_file()) m_files.push_back(entry.path());
        std::sort(m_files.begin(), m_files.end());
    }
    ~Archive() {
        std::error_code ignored;
        if (!m_folder.empty()) fs::remove_all(m_folder, ignored);
    }
    Archive(Archive const&) = delete;
    Archive& operator=(Archive const&) = delete;

    [[nodiscard]] std::vector<fs::path> const& files() const { return m_files; }

private:
    fs::path m_folder;
    std::vector<fs::path> m_files;
};

std::string bytesOf(fs::path const& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(TournamentsFromElsewhere, EveryTenthOfTheArchiveIsPairedAlike) {
    Archive const archive{fs::path{SHARED_DIR} / "vectors/dutch-2026.tar.xz"};
    if (archive.files().empty())
        GTEST_SKIP() << "the tournaments of others are no part of a clone; tst_dutch_oracle pairs random ones by the "
                        "literal rules";
    for (std::size_t i = 0; i < archive.files().size(); i += 10) {
        TrfHistory const history = read(bytesOf(archive.files()[i]));
        for (int round = 1; round <= history.roundsPlayed(); ++round)
            EXPECT_EQ(
                pairsOf(pairRound(entriesOf(history.beforeRecorded(round), Acceleration::None), Edition::Fide2026)),
                pairsOf(history.recorded(round)))
                << archive.files()[i].filename() << " round " << round;
    }
}

} // namespace
} // namespace flagfall::pairing::dutch
