// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

TEST(Round, OfAnOddNumberGivesOnePlayerARest) { // Berger tables, C.05 annex 1
    Story story = Story::withPlayers(5);
    story.does(PairRound{});
    Round const& round = *story.state().currentRound();
    EXPECT_EQ(round.boards.size(), 2U);
    ASSERT_EQ(round.rests.size(), 1U);
    EXPECT_EQ(story.nameOf(round.rests.front().player), "A");
    for (auto const& line : standingsOf(story.state())) EXPECT_EQ(line.points, noPoint) << "resting scores nothing";
}

TEST(Round, FollowsTheBergerTableUntilAllHavePlayedAll) {
    Story story = Story::withPlayers(6);
    std::set<std::pair<PlayerId, PlayerId>> met;
    for (int round = 1; round <= 5; ++round) {
        story.playsRound(Result::Draw);
        for (Board const& board : story.state().currentRound()->boards)
            EXPECT_TRUE(met.insert(std::minmax(board.white, board.black)).second);
    }
    EXPECT_EQ(met.size(), 15U);
    auto const refusal = story.tries(PairRound{});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(std::get<Refusal>(refusal.error()).pairing, pairing::PairingRefusal::AllRoundsPaired);
}

/// Names by pairing number.
std::string numbered(Story const& story) {
    std::string names;
    for (Player const* const player : story.state().playersInOrder()) names += player->details.name;
    return names;
}

TEST(PairingNumbers, OfARoundRobinAreDrawnByLot) { // C.05 annex 1
    Story story = Story::withPlayers(8);
    EXPECT_EQ(numbered(story), "ABCDEFGH") << "by rating, while no lots were drawn";
    story.does(DrawNumbers{1});
    std::string const drawn = numbered(story);
    EXPECT_NE(drawn, "ABCDEFGH");
    EXPECT_EQ(story.state().player(story.idOf(drawn.substr(2, 1)))->number, PairingNumber{3});
    Story same = Story::withPlayers(8);
    same.does(DrawNumbers{1});
    EXPECT_EQ(numbered(same), drawn) << "the lot is all there is to chance";
    story.does(PairRound{});
    EXPECT_EQ(story.nameOf(story.board(1, 1).white) + story.nameOf(story.board(1, 1).black),
              drawn.substr(0, 1) + drawn.substr(7, 1));
    EXPECT_EQ(story.refusal(DrawNumbers{2}), Why::FixedAfterFirstRound);
}

TEST(PairingNumbers, OfARoundRobinAreSetByTheArbiter) { // VCL 95: after a drawing at a table
    Story story = Story::withPlayers(4);
    std::vector<PlayerId> order;
    for (std::string const name : {"C", "A", "D", "B"}) order.push_back(story.idOf(name));
    story.does(SetNumbers{order});
    EXPECT_EQ(numbered(story), "CADB");
    EXPECT_EQ(story.refusal(SetNumbers{{order[0], order[1], order[2]}}), Why::NoSuchPlayer) << "one is missing";
    EXPECT_EQ(story.refusal(SetNumbers{{order[0], order[1], order[2], order[2]}}), Why::NoSuchPlayer) << "one twice";
    story.does(PairRound{});
    EXPECT_EQ(story.nameOf(story.board(1, 1).white) + story.nameOf(story.board(1, 1).black), "CB");
    EXPECT_EQ(story.refusal(SetNumbers{order}), Why::FixedAfterFirstRound);
}

TEST(PairingNumbers, DrawnFromVarmasEnvelopesKeepAFederationApartInTheLastRounds) { // C.05 annex 2
    for (std::uint64_t lot = 1; lot <= 20; ++lot) {
        Story story;
        story.does(OpenEvent{Story::draft()});
        for (int i = 0; i < 10; ++i) {
            PlayerDraft player = Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i));
            player.federation = i < 3 ? "SVK" : i < 5 ? "CZE" : "";
            story.does(EnterPlayer{player});
        }
        story.does(DrawNumbers{lot, true});
        for (int round = 1; round <= 9; ++round) story.playsRound();
        for (int round = 7; round <= 9; ++round)
            for (Board const& board : story.state().round(RoundNumber{round})->boards) {
                auto const& white = story.state().player(board.white)->details.federation;
                EXPECT_FALSE(!white.empty() && white == story.state().player(board.black)->details.federation)
                    << "lot " << lot << ", round " << round;
            }
    }
    EXPECT_EQ(Story::withPlayers(8).refusal(DrawNumbers{7, true}), Why::NoVarmaTable);
}

TEST(PairingNumbers, DrawnAgainAreTheSame) { // VCL 206
    Story story = Story::withPlayers(8);
    story.does(DrawNumbers{1});
    std::string const drawn = numbered(story);
    EXPECT_EQ(story.refusal(DrawNumbers{2}), Why::LotsAreDrawn);
    story.does(Undo{});
    EXPECT_EQ(numbered(story), "ABCDEFGH");
    story.does(DrawNumbers{2});
    EXPECT_EQ(numbered(story), drawn) << "also after the drawing was undone";
    story.does(SetNumbers{{story.idOf("H"), story.idOf("G"), story.idOf("F"), story.idOf("E"), story.idOf("D"),
                           story.idOf("C"), story.idOf("B"), story.idOf("A")}});
    EXPECT_EQ(story.question(DrawNumbers{3}), Ask::NumbersDrawnAlready);
    story.does(DrawNumbers{3}, Confirmation::Yes);
    EXPECT_EQ(numbered(story), drawn);
}

TEST(PairingNumbers, DrawnAgainForSomebodyWhoCameLaterLeaveTheOrderOfTheOthers) {
    Story story = Story::withPlayers(8);
    story.does(DrawNumbers{1});
    std::string const drawn = numbered(story);
    story.does(EnterPlayer{Story::named("I", "2900")});
    EXPECT_EQ(numbered(story), drawn + "I") << "who comes after the drawing is behind the others";
    EXPECT_EQ(story.question(DrawNumbers{2}), Ask::NumbersDrawnAlready);
    story.does(DrawNumbers{2}, Confirmation::Yes);
    std::string again = numbered(story);
    again.erase(again.find('I'), 1);
    EXPECT_EQ(again, drawn);
}

TEST(PairingNumbers, HaveNoGapWhereAPlayerWasRemoved) {
    Story story = Story::withPlayers(6);
    story.does(DrawNumbers{1});
    std::string names = numbered(story);
    story.does(RemovePlayer{story.idOf(names.substr(2, 1))});
    names.erase(2, 1);
    EXPECT_EQ(numbered(story), names);
    for (int place = 0; place < 5; ++place)
        EXPECT_EQ(story.state().player(story.idOf(names.substr(static_cast<std::size_t>(place), 1)))->number,
                  PairingNumber{place + 1});
}

TEST(PairingNumbers, OfASwissFollowStrength) { // C.04.2, Art. 2
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    Story story;
    story.does(OpenEvent{draft});
    EXPECT_EQ(story.refusal(DrawNumbers{1}), Why::NumbersByStrength);
    Story alone = Story::withPlayers(1);
    EXPECT_EQ(alone.refusal(DrawNumbers{1}), Why::PairingRefused) << "there is nothing to draw";
}

TEST(Round, IsNotPairedOverOpenBoardsWithoutAsking) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    auto const asked = story.tries(PairRound{});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ResultsMissing);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 1);
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_EQ(story.state().rounds.size(), 2U);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{2}, Result::WhiteWins},
               Confirmation::Yes); // late, no correction
}

TEST(Round, TooFewPlayersMakeNone) {
    Story story = Story::withPlayers(1);
    EXPECT_EQ(story.refusal(PairRound{}), Why::PairingRefused);
}

TEST(Results, StandAtOnceInTheTable) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{}); // 1-4 2-3
    story.enters(1, 1, Result::BlackWins);
    story.enters(1, 2, Result::Draw);
    auto const table = standingsOf(story.state());
    EXPECT_EQ(story.nameOf(table.front().player), "D");
    EXPECT_EQ(table.front().points, onePoint);
    EXPECT_EQ(table[1].points, halfPoint);
    EXPECT_EQ(table.back().points, noPoint);
}

TEST(Results, AreReplacedInTheLastRoundOnceSomebodyHasSaidSo) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::BlackWins);
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins}), Ask::OtherResultStands);
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWins);
    auto const again = story.tries(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->empty()) << "the same result again is no act";
}

TEST(Results, OfTheRoundBeforeAreCorrectedOnTheArbitersWordAndOlderOnesNot) {
    Story story = Story::withPlayers(6);
    story.playsRound();
    story.playsRound();
    EXPECT_EQ(story.question(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}), Ask::EarlierRound);
    story.enters(1, 1, Result::Draw, Confirmation::Yes);
    story.playsRound();
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins}, Confirmation::Yes),
              Why::RoundTooOld);
    EXPECT_EQ(story.refusal(ClearResult{RoundNumber{1}, BoardNumber{1}}, Confirmation::Yes), Why::RoundTooOld);
}

TEST(Results, AreClearedOnlyAfterAsking) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(ClearResult{RoundNumber{1}, BoardNumber{1}}); // nothing there, nothing asked
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(story.question(ClearResult{RoundNumber{1}, BoardNumber{1}}), Ask::ResultWillBeCleared);
    EXPECT_TRUE(story.board(1, 1).result);
    story.does(ClearResult{RoundNumber{1}, BoardNumber{1}}, Confirmation::Yes);
    EXPECT_FALSE(story.board(1, 1).result);
}

TEST(Results, AForfeitIsNoGamePlayed) { // C.04.2, Art. 3
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    auto const table = standingsOf(story.state());
    EXPECT_EQ(table.front().points, onePoint);
    EXPECT_EQ(table.front().played, 0);
}

TEST(Results, AnAdjournedGameCountsNothingYetAndIsNotMissing) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}});
    EXPECT_EQ(story.state().currentRound()->missingResults(), 1);
    for (auto const& line : standingsOf(story.state())) EXPECT_EQ(line.points, noPoint);
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_FALSE(story.board(1, 1).adjourned);
    EXPECT_EQ(story.refusal(AdjournGame{RoundNumber{1}, BoardNumber{1}}), Why::ResultStands);
}

TEST(Results, OfBoardsAndRoundsThatAreNotThereAreRefused) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{2}, BoardNumber{1}, Result::Draw}), Why::NoSuchRound);
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{3}, Result::Draw}), Why::NoSuchBoard);
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{0}, Result::Draw}), Why::NoSuchBoard);
}

} // namespace
} // namespace flagfall::session
