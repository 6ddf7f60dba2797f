// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rehearsal/played.h"

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;
using namespace session;

// --- nothing done ------------------------------------------------------------------------------------------------

TEST(LazyArbiter, MissesEveryVoice) {
    Played played{{.players = 60, .rounds = 1, .seed = 9, .troubles = 26}, overlooking(everyKind())};
    played->play();
    Score const score = played->score();
    EXPECT_GT(score.voices.size(), 26U);
    EXPECT_EQ(score.inAll.of(Outcome::Missed), score.inAll.voices());
    EXPECT_FALSE(score.inAll.median);
    EXPECT_EQ(score.points, 0);
}

TEST(Voice, WaitsWhileItsRoundIsPlayedAndIsMissedAfterwards) {
    Played played = waitingFor(Kind::Phone);
    Voice const voice = played.untilTold(Kind::Phone);
    EXPECT_EQ(played.judged(voice, Over::No).outcome, Outcome::Waiting);
    EXPECT_EQ(played.judged(voice, Over::Yes).outcome, Outcome::Missed);
    Score const now = scoreOf(played->history(), {voice}, Over::No);
    EXPECT_EQ(now.points, 100) << "what waits counts nothing yet";
}

TEST(Voice, IsMissedOnceTheNextRoundIsPaired) {
    Order order = only(Kind::Phone, 1);
    order.rounds = 2;
    Played played{order, overlooking({Kind::Phone})};
    Voice const voice = played.untilTold(Kind::Phone);
    played.does(ResumeClocks{voice.round, {voice.board}});
    ASSERT_TRUE(played->playUntil([&] { return played->state().rounds.size() == 2; }));
    EXPECT_EQ(played.judged(voice, Over::No).outcome, Outcome::Missed);
}

// --- results -----------------------------------------------------------------------------------------------------

TEST(Result, ThatIsOnTheSlipIsRightAndAnotherOneWrong) {
    Played played = waitingFor(Kind::ScoresheetWanted);
    Voice const voice = played.untilTold(Kind::ResultSlip);
    played.does(EnterResult{voice.round, voice.board, another(*voice.truth.result)});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Wrong);
    played.does(EnterResult{voice.round, voice.board, *voice.truth.result});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Right) << "it was corrected";
}

TEST(Result, ThatWasUndoneHasNotBeenEntered) {
    Played played = waitingFor(Kind::ScoresheetWanted);
    Voice const voice = played.untilTold(Kind::ResultSlip);
    played.does(EnterResult{voice.round, voice.board, *voice.truth.result});
    played.does(Undo{});
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Missed);
}

TEST(Result, ThatTheArbiterDecidesOtherwiseWithAReasonIsCountedApart) {
    Played played = waitingFor(Kind::ResultsDiffer);
    Voice const voice = played.untilTold(Kind::ResultsDiffer);
    EXPECT_NE(voice.slips.white, voice.slips.black);
    EnterResult own{voice.round, voice.board, Result::BothLose};
    own.basis = ResultBasis::OwnDecision;
    own.note = "neither says the truth";
    played.does(own);
    EXPECT_EQ(played.judged(voice).outcome, Outcome::OwnDecision);
}

TEST(Result, ThatNobodyHasReportedIsNamedAndCosts) {
    Played played = waitingFor(Kind::ScoresheetWanted);
    Voice const voice = played.untilTold(Kind::ResultSlip);
    played.does(EnterResult{voice.round, voice.board, *voice.truth.result});
    BoardNumber const other{voice.board == BoardNumber{1} ? 2 : 1};
    std::vector<Voice> const told{voice};
    EXPECT_EQ(scoreOf(played->history(), told, Over::Yes).points, 100);
    played.does(EnterResult{voice.round, other, Result::WhiteWins});
    Score const score = scoreOf(played->history(), told, Over::Yes);
    ASSERT_EQ(score.unreported.size(), 1U);
    EXPECT_EQ(score.unreported.front(), played->history().last());
    EXPECT_EQ(score.points, 0) << "ten are lost, and there were ten";
}

TEST(Points, AreSevenOfTenForWhatTookLonger) {
    Substitute::Manner slow;
    slow.quickest = slow.slowest = promptly + 1s;
    Played played{only(Kind::Phone, 0), slow};
    played->play();
    Score const score = played->score();
    EXPECT_EQ(score.inAll.of(Outcome::Right), 4);
    EXPECT_EQ(score.inAll.longest, promptly + 1s);
    EXPECT_EQ(score.points, 70);
}

TEST(Totals, HaveTheMedianAndTheLongestByKind) {
    Played played{only(Kind::Phone, 2)};
    played->play();
    Score const score = played->score();
    ASSERT_EQ(score.kinds.size(), 2U);
    EXPECT_EQ(score.kinds[0].kind, Kind::Phone);
    EXPECT_EQ(score.kinds[0].totals.of(Outcome::Right), 2);
    EXPECT_EQ(score.kinds[1].kind, Kind::ResultSlip);
    EXPECT_EQ(score.inAll.voices(), 4);
    EXPECT_LE(score.inAll.median, score.inAll.longest);
}

} // namespace
} // namespace flagfall::rehearsal
