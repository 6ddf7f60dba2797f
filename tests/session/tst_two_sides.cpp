// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/sides.h"
#include "app/session/reports/event_report.h"
#include "pairing/trf/trf.h"
#include "tests/support/story.h"

// Scheveningen: everybody of one side meets everybody of the other.
namespace flagfall::session {
namespace {

/// Players A, B, C … of falling rating with these clubs.
Story withClubs(std::vector<std::string> const& clubs, std::string const& system = "FIDE_SCHEVENINGEN") {
    Story story;
    story.does(OpenEvent{Story::draft("3+2", system)});
    for (std::size_t i = 0; i < clubs.size(); ++i) {
        PlayerDraft player =
            Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - static_cast<int>(i)));
        player.club = clubs[i];
        story.does(EnterPlayer{player});
    }
    return story;
}

std::string numbersOf(Story const& story) {
    std::string names;
    for (Player const* const player : story.state().playersInOrder()) names += player->details.name;
    return names;
}

std::string boardsOf(Story const& story) {
    std::string text;
    for (Board const& board : story.state().currentRound()->boards)
        text += (text.empty() ? "" : " ") + story.nameOf(board.white) + "-" + story.nameOf(board.black);
    return text;
}

std::vector<PlayerId> orderOf(Story const& story, std::string const& names) {
    std::vector<PlayerId> ids;
    for (char const name : names) ids.push_back(story.idOf(std::string(1, name)));
    return ids;
}

pairing::PairingRefusal pairingRefusal(Story& story, Command const& command) {
    auto const done = story.tries(command);
    auto const* const refusal = done ? nullptr : done.error().refusal();
    if (!refusal || !refusal->pairing) ADD_FAILURE() << "was not refused for its pairing";
    return refusal && refusal->pairing ? refusal->pairing->why : pairing::PairingRefusal::NotFound;
}

TEST(TwoSides, AreTheTwoClubsAndThatOfTheStrongestPlayerComesFirst) {
    Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta"});
    EXPECT_EQ(numbersOf(story), "ADBC");
    story.does(PairRound{});
    EXPECT_EQ(boardsOf(story), "A-B D-C");
    EXPECT_EQ(story.state().player(story.idOf("D"))->number, PairingNumber{2});
}

TEST(TwoSides, AreTwoFederationsWhereThereAreNoTwoClubs) {
    Story story;
    story.does(OpenEvent{Story::draft("3+2", "FIDE_SCHEVENINGEN")});
    for (std::string const name : {"A", "B", "C", "D"}) {
        PlayerDraft player = Story::named(name);
        player.federation = name < "C" ? "SVK" : "CZE";
        story.does(EnterPlayer{player});
    }
    ASSERT_TRUE(sidesOf(story.state()));
    EXPECT_EQ(sidesOf(story.state())->a.name, "SVK");
    EXPECT_EQ(numbersOf(story), "ABCD");
}

TEST(TwoSides, DrawLotsEachForItself) {
    for (std::int64_t lot = 1; lot <= 20; ++lot) {
        Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta", "Delta", "Ebb", "Delta", "Ebb"});
        story.does(DrawNumbers{static_cast<std::uint64_t>(lot)});
        std::string drawn = numbersOf(story).substr(0, 4);
        std::ranges::sort(drawn);
        EXPECT_TRUE(drawn == "ADEG" || drawn == "BCFH") << drawn;
    }
}

TEST(TwoSides, AreSaidByTheNumbersWhereNothingElseTells) {
    Story story = withClubs({"", "", "", ""});
    EXPECT_EQ(pairingRefusal(story, PairRound{}), pairing::PairingRefusal::SidesUnknown);
    EXPECT_EQ(pairingRefusal(story, DrawNumbers{1}), pairing::PairingRefusal::SidesUnknown);
    story.does(SetNumbers{orderOf(story, "ACBD")});
    story.does(PairRound{});
    EXPECT_EQ(boardsOf(story), "A-B C-D");
    EXPECT_EQ(sidesOf(story.state())->a.players, orderOf(story, "AC"));
}

TEST(TwoSides, HaveNamesOnlyIfTheseTellThemApart) {
    // Three clubs, so that the numbers say the sides; all are of the one federation of the event.
    Story story = withClubs({"Delta", "Delta", "Ebb", "Flow"});
    story.does(SetNumbers{orderOf(story, "ABCD")});
    auto const sides = sidesOf(story.state());
    ASSERT_TRUE(sides);
    EXPECT_EQ(sides->a.players, orderOf(story, "AB"));
    EXPECT_EQ(sides->a.name + sides->b.name, "") << "side B has no club of its own";
}

TEST(TwoSides, AreNotMixedByNumbers) {
    Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta"});
    EXPECT_EQ(pairingRefusal(story, SetNumbers{orderOf(story, "ABCD")}), pairing::PairingRefusal::SidesMixed);
    story.does(SetNumbers{orderOf(story, "CBDA")});
    story.does(PairRound{});
    EXPECT_EQ(boardsOf(story), "C-D B-A");
}

TEST(TwoSides, OfUnequalOrUnknownSizeAreRefused) {
    Story odd = withClubs({"Delta", "Ebb", "Ebb"});
    EXPECT_EQ(pairingRefusal(odd, PairRound{}), pairing::PairingRefusal::SidesUneven);
    Story nine = withClubs(std::vector<std::string>(18, "Delta"));
    EXPECT_EQ(pairingRefusal(nine, PairRound{}), pairing::PairingRefusal::NoTableForSides);
}

TEST(TwoSides, HaveAScoreAgainstEachOther) {
    Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta"});
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::Draw);
    auto const sides = sidesOf(story.state());
    ASSERT_TRUE(sides);
    EXPECT_EQ(sides->a.name, "Delta");
    EXPECT_EQ(sides->a.points, onePoint + halfPoint);
    EXPECT_EQ(sides->b.name, "Ebb");
    EXPECT_EQ(sides->b.points, halfPoint);
    story.does(Undo{});
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
    EXPECT_EQ(sidesOf(story.state())->a.points, noPoint);
}

TEST(TwoSides, ThatMeetTwiceHaveTwoGamesOfEveryPair) {
    Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta"}, "FIDE_DOUBLESCHEVENINGEN");
    for (int round = 1; round <= 4; ++round) story.playsRound();
    EXPECT_EQ(pairingRefusal(story, PairRound{}), pairing::PairingRefusal::AllRoundsPaired);
    EXPECT_EQ(sidesOf(story.state())->a.points + sidesOf(story.state())->b.points, Points::ofHalves(16));
}

TEST(TwoSides, AreInTheReportFileAndReadBack) {
    Story story = withClubs({"Delta", "Ebb", "Ebb", "Delta"});
    story.playsRound();
    std::string const report = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(report.find("\n192 FIDE_SCHEVENINGEN"), std::string::npos);
    auto const file = pairing::trf::read(report);
    ASSERT_TRUE(file);
    Story copy;
    copy.does(ImportEvent{Story::draft("3+2", "FIDE_SCHEVENINGEN"), *file, ImportScope::PlayersAndRounds});
    copy.does(PairRound{});
    story.does(PairRound{});
    EXPECT_EQ(boardsOf(copy), boardsOf(story));
}

} // namespace
} // namespace flagfall::session
