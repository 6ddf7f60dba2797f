// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/event_report.h"
#include "pairing/trf/trf_history.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

/// Players A, B, C … by strength in an event of three matches of two games (C.04.5).
struct DoubleSwissEvent : testing::Test {
    explicit DoubleSwissEvent(int players = 5) {
        EventDraft draft = Story::draft("90+30", "FIDE_DOUBLESWISS");
        draft.rounds = 6;
        draft.initialColour = "white";
        story.does(OpenEvent{draft});
        for (int i = 0; i < players; ++i)
            story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    }

    void plays(std::string const& results) {
        story.does(PairRound{});
        int const round = static_cast<int>(story.state().rounds.size());
        ASSERT_EQ(story.state().rounds.back().boards.size(), results.size());
        for (std::size_t i = 0; i < results.size(); ++i)
            story.enters(round, static_cast<int>(i) + 1,
                         results[i] == '1'   ? Result::WhiteWins
                         : results[i] == '=' ? Result::Draw
                                             : Result::BlackWins);
    }
    [[nodiscard]] std::string boards() const {
        std::string text;
        for (Board const& board : story.state().rounds.back().boards)
            text += (text.empty() ? "" : " ") + story.nameOf(board.white) + "-" + story.nameOf(board.black);
        return text;
    }
    [[nodiscard]] Points points(std::string const& name) const {
        for (pairing::Standing const& line : standingsOf(story.state()))
            if (story.nameOf(line.player) == name) return line.points;
        return noPoint;
    }
    [[nodiscard]] std::optional<Bye> byeOf(std::string const& name, int round) const {
        for (Rest const& rest : story.state().round(RoundNumber{round})->rests)
            if (rest.player == story.idOf(name)) return rest.bye;
        return std::nullopt;
    }

    Story story;
};

TEST_F(DoubleSwissEvent, ARoundIsTwoGamesAtTheSameBoards) {
    plays("1=");
    EXPECT_EQ(boards(), "A-C D-B");
    EXPECT_EQ(story.state().rounds.back().game, (pairing::GameOfMatches{1, 1}));
    plays("01");
    EXPECT_EQ(boards(), "C-A B-D");
    EXPECT_EQ(story.state().rounds.back().game, (pairing::GameOfMatches{1, 2}));
    EXPECT_EQ(points("A"), 2 * onePoint);
    plays("==");
    EXPECT_EQ(story.state().rounds.back().game, (pairing::GameOfMatches{2, 1}));
    EXPECT_EQ(plannedRounds(story.state()), 6);
}

TEST_F(DoubleSwissEvent, BoardsThatWereChangedByHandStayForTheSecondGame) {
    story.does(PairRound{});
    pairing::RoundPairing other{RoundNumber{1}, {}, {story.idOf("E")}};
    other.pairs = {{BoardNumber{1}, story.idOf("D"), story.idOf("B")},
                   {BoardNumber{2}, story.idOf("A"), story.idOf("C")}};
    story.does(RepairRound{other, "the hall"}, Confirmation::Yes);
    story.enters(1, 1, Result::Draw);
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{});
    EXPECT_EQ(boards(), "B-D C-A");
}

TEST_F(DoubleSwissEvent, WhoIsLeftOverHasAGameWonAndAGameDrawn) {
    plays("==");
    EXPECT_EQ(byeOf("E", 1), Bye::Allocated);
    plays("==");
    EXPECT_EQ(byeOf("E", 2), Bye::HalfPoint);
    EXPECT_EQ(points("E"), onePoint + halfPoint);
    plays("==");
    EXPECT_FALSE(byeOf("E", 3)) << "and has it once";
}

TEST_F(DoubleSwissEvent, AByeIsForTheMatchAndNeverForOneOfItsGames) {
    story.does(GrantBye{story.idOf("B"), RoundNumber{4}, Bye::HalfPoint});
    EXPECT_EQ(byeIn(*story.state().player(story.idOf("B")), RoundNumber{3}), Bye::HalfPoint);
    EXPECT_EQ(byeIn(*story.state().player(story.idOf("B")), RoundNumber{4}), Bye::HalfPoint);
    EXPECT_EQ(halfPointByes(story.state(), story.idOf("B")), 1);
    story.does(RevokeBye{story.idOf("B"), RoundNumber{3}});
    EXPECT_FALSE(byeIn(*story.state().player(story.idOf("B")), RoundNumber{4}));
    plays("==");
    auto const refusal = story.tries(GrantBye{story.idOf("B"), RoundNumber{2}, Bye::ZeroPoint}).error();
    EXPECT_EQ(std::get<Refusal>(refusal).why, Why::RoundIsPaired);
}

TEST_F(DoubleSwissEvent, AByeOfTwoGamesIsTakenOutOfTheFormOfThePlayer) {
    PlayerId const id = story.idOf("B");
    story.does(GrantBye{id, RoundNumber{3}, Bye::HalfPoint});
    PlayerDraft const draft = Story::named("B", "2399");
    story.does(RevisePlayer{id, draft, std::nullopt, std::map<RoundNumber, Bye>{}});
    EXPECT_FALSE(byeIn(*story.state().player(id), RoundNumber{4}));
    plays("==");
    PlayerId const resting = story.state().rounds.back().rests.front().player;
    PlayerDraft const own = Story::named(story.nameOf(resting), "2396");
    story.does(RevisePlayer{resting, own, std::nullopt, std::map<RoundNumber, Bye>{{RoundNumber{5}, Bye::ZeroPoint}}});
    EXPECT_EQ(byeIn(*story.state().player(resting), RoundNumber{6}), Bye::ZeroPoint);
}

TEST_F(DoubleSwissEvent, AByeGoesOnForWhoLeavesBetweenTheGames) {
    story.does(GrantBye{story.idOf("B"), RoundNumber{1}, Bye::HalfPoint});
    plays("==");
    story.does(WithdrawPlayer{story.idOf("B")});
    plays("==");
    EXPECT_EQ(points("B"), onePoint);
}

TEST_F(DoubleSwissEvent, WhoLeavesBetweenTheGamesForfeitsTheSecond) {
    plays("1=");
    story.does(WithdrawPlayer{story.idOf("A")});
    story.does(PairRound{});
    EXPECT_EQ(boards(), "C-A B-D");
    EXPECT_EQ(story.board(2, 1).result, Result::WhiteWinsByForfeit);
    story.enters(2, 2, Result::Draw);
    story.does(PairRound{});
    EXPECT_EQ(boards().find('A'), std::string::npos);
}

TEST_F(DoubleSwissEvent, ALateEntryBeginsWithAMatch) {
    plays("==");
    story.does(EnterPlayer{Story::named("F", "2000")});
    plays("==");
    EXPECT_EQ(story.state().player(story.idOf("F"))->from, RoundNumber{3});
    story.does(PairRound{});
    EXPECT_NE(boards().find('F'), std::string::npos);
}

TEST_F(DoubleSwissEvent, AnOddNumberOfGamesIsRefused) {
    EventDraft draft = Story::draft("90+30", "FIDE_DOUBLESWISS");
    draft.rounds = 5;
    auto const checked = check(draft);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().front().field, EventField::Rounds);
}

TEST_F(DoubleSwissEvent, TheReportHasAGameInEveryRoundAndIsPairedTheSame) {
    plays("1=");
    plays("0=");
    plays("1=");
    plays("==");
    std::string const text = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(text.find("\n192 FIDE_DOUBLESWISS"), std::string::npos);
    EXPECT_NE(text.find("\n142 6"), std::string::npos);
    auto const history = pairing::trf::TrfHistory::read(text);
    ASSERT_TRUE(history);
    for (int round = 1; round <= 4; ++round) {
        auto const before = history->beforeRecorded(round);
        auto const next = history->system()->pairNext(before);
        ASSERT_TRUE(next) << round;
        auto byPlaces = pairing::roundOf(before, *next);
        auto recorded = history->recorded(round);
        EXPECT_EQ(byPlaces.bye, recorded.bye) << round;
        for (auto* const boards : {&byPlaces.boards, &recorded.boards})
            std::ranges::sort(*boards, {}, &pairing::Board::white);
        EXPECT_EQ(byPlaces.boards, recorded.boards) << round;
    }
}

} // namespace
} // namespace flagfall::session
