// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rehearsal/played.h"

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;

/// Nobody presses at a board between these moments.
void expectQuiet(Performance const& performance, Voice const& voice, clock::Instant until) {
    for (clock::Instant const at : pressesAt(performance, voice.round, voice.board)) {
        bool const between = at > voice.at && at < until;
        EXPECT_FALSE(between) << kindWord(voice.kind) << " on board " << voice.board.value() << ", voice "
                              << voice.number;
    }
}

TEST(Hall, DoesNothingTwiceThatTheStateDoesNotShowYet) {
    Played played{only(Kind::IllegalMove)};
    Hall hall{only(Kind::IllegalMove)};
    played.untilTold(Kind::IllegalMove);
    session::EventState const& state = played->state();
    clock::Instant now = played->now();
    for (int step = 0; step < 50; ++step) {
        now = hall.due().value_or(now);
        static_cast<void>(hall.next(state, now));
        auto const again = hall.next(state, now);
        EXPECT_TRUE(again.commands.empty());
        EXPECT_TRUE(again.voices.empty());
    }
}

TEST(Hall, PressesNoClockOfAFinishedBoard) {
    Played played{{.players = 40, .rounds = 2, .control = "5+3", .troubles = 13}};
    played->play();
    int finished = 0;
    for (Voice const& voice : played->voices()) {
        if (voice.kind != Kind::ResultSlip && voice.kind != Kind::ResultsDiffer) continue;
        expectQuiet(*played.operator->(), voice, clock::Instant::max());
        ++finished;
    }
    EXPECT_GT(finished, 20);
    for (session::RecordedAct const& recorded : played->history().acts()) {
        auto const* const entered = std::get_if<session::ResultEntered>(&recorded.act);
        if (!entered) continue;
        for (clock::Instant const at : pressesAt(*played.operator->(), entered->round, entered->board))
            EXPECT_LE(at, recorded.at);
    }
}

TEST(Hall, WaitsAtABoardWhileItsTroubleIsOpen) {
    Order order{.players = 60, .rounds = 1, .control = "15+10", .seed = 9, .troubles = 26};
    Played played{order, overlooking(everyKind())};
    played->play();
    int waiting = 0;
    for (Voice const& voice : played->voices()) {
        if (!stopsPlay(voice.kind)) continue;
        ++waiting;
        expectQuiet(*played.operator->(), voice, clock::Instant::max());
        EXPECT_NE(played.board(voice).clock->phase, clock::Phase::Running) << kindWord(voice.kind);
    }
    EXPECT_GT(waiting, 20);
}

TEST(Hall, PlaysOnOnceTheClockIsStartedAgain) {
    Played played{only(Kind::TouchedPiece, 1), overlooking({Kind::TouchedPiece})};
    Voice const voice = played.untilTold(Kind::TouchedPiece);
    auto const before = pressesAt(*played.operator->(), voice.round, voice.board).size();
    played.does(session::ResumeClocks{voice.round, {voice.board}});
    played->play();
    EXPECT_GT(pressesAt(*played.operator->(), voice.round, voice.board).size(), before);
    EXPECT_TRUE(played->isOver()) << "the game comes to its end without a ruling";
    EXPECT_EQ(played.judged(voice).outcome, Outcome::Missed);
}

TEST(Hall, ComesLateAndReportsToTheArbiter) {
    Order order = only(Kind::EmptyChair, 4);
    order.seed = 2;
    Played played{order, overlooking({Kind::Arrival})};
    Voice const arrival = played.untilTold(Kind::Arrival);
    EXPECT_TRUE(played.board(arrival).attendance[*arrival.side].absent);
    EXPECT_FALSE(played->playUntil([] { return false; }));
    auto const made = movesMade(played.board(arrival));
    EXPECT_EQ(made[*arrival.side], 0) << "he waits";
    played.does(session::MarkPresence{arrival.round, arrival.board, *arrival.side, session::Presence::Present});
    EXPECT_EQ(played.judged(arrival).outcome, Outcome::Right);
}

TEST(Hall, NoticesAFlagAfterAllThatTheArbiterHasOverlooked) {
    Played played{only(Kind::FlagUnnoticed), overlooking({Kind::FlagUnnoticed})};
    Voice const unnoticed = played.untilTold(Kind::FlagUnnoticed);
    EXPECT_EQ(unnoticed.heard, Heard::ByNobody);
    Voice const claimed = played.untilTold(Kind::FlagClaimed);
    EXPECT_EQ(claimed.board, unnoticed.board);
    EXPECT_GE(claimed.at - unnoticed.at, 4min);
    played->play();
    EXPECT_EQ(played.judged(unnoticed).outcome, Outcome::Missed);
    EXPECT_EQ(played.judged(claimed).outcome, Outcome::Right);
}

TEST(Hall, LeavesNoFlagToTheArbiterThatHeMayNotCall) { // 2009: B.3d
    Order order = only(Kind::FlagUnnoticed, 2, "3+2");
    order.edition = "E2009";
    Played played{order};
    played.untilTold(Kind::FlagClaimed);
    for (Voice const& voice : played->voices()) EXPECT_NE(voice.kind, Kind::FlagUnnoticed);
}

TEST(Hall, SetsAClockWronglyBeforeTheRound) {
    Played played{only(Kind::WrongSetting, 1)};
    Voice const voice = played.untilTold(Kind::WrongSetting);
    auto const& wrong = std::get<rulings::WrongSetting>(*voice.incident);
    auto const& sides = played.board(voice).clock->sides;
    auto const has = [&](Colour side) { return sides[side].main + sides[side].used; };
    EXPECT_EQ(wrong.missing[*voice.side], 5min);
    EXPECT_LT(has(*voice.side) + 4min, has(opponent(*voice.side)));
}

} // namespace
} // namespace flagfall::rehearsal
