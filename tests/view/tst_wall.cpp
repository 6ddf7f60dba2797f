// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/big_hall.h"
#include "tests/view/hall.h"

#include <QSignalSpy>

#include <rapidcheck/gtest.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using session::BigHall;

/// A window on a hall of many boards, and the acts that go on in it.
struct Watched : Hall {
    explicit Watched(BigHall const& big) {
        auto made = big.journal();
        journal = made.get();
        EXPECT_TRUE(workspace.openJournal(std::move(made), QStringLiteral("ocean.flagfall")));
        settle();
    }
    /// Whatever the levers and the arbiter's hands can do; refusals are part of the game.
    void does(session::Command command) {
        workspace.desk().submit(std::move(command), session::Confirmation::Yes, workspace.desk().now(), {});
        settle();
    }
    void presses(int board, Colour by) { does(session::PressLever{RoundNumber{1}, BoardNumber{board}, by}); }
    void starts() { does(session::StartClocks{RoundNumber{1}, {}}); }
    [[nodiscard]] BoardsModel& wall() { return *workspace.boards(); }
    [[nodiscard]] QString text(int row, char const* role) { return board(row, role).toString(); }
    [[nodiscard]] BoardsModel::Note note(int row) { return static_cast<BoardsModel::Note>(board(row, "note").toInt()); }
    [[nodiscard]] bool shows(int row, char const* role, QString const& wanted) {
        return until([&] { return text(row, role) == wanted; });
    }

    storage::MemoryJournal* journal = nullptr;
};

/// The same models, made at this moment from what is known.
struct Fresh {
    explicit Fresh(Watched& hall)
        : door(hall.workspace.desk(), question, notice),
          boards(hall.workspace.desk(), door, *hall.workspace.rounds(), *hall.workspace.preferences()),
          history(hall.workspace.desk()), recovery(hall.workspace.desk(), door) {
        boards.setFilter(hall.wall().filter());
        boards.update(Changes::everything());
        history.update(Changes::everything());
        recovery.update();
        event.update(hall.workspace.desk().state());
    }
    QuestionView question;
    NoticeView notice;
    CommandDoor door;
    BoardsModel boards;
    HistoryModel history;
    RecoveryModel recovery;
    EventView event;
};

std::vector<BoardRow> unpicked(std::vector<BoardRow> rows) {
    for (BoardRow& row : rows) row.picked = false;
    return rows;
}

bool agree(Watched& hall, Fresh const& fresh) {
    BoardsModel const& wall = hall.wall();
    EventView const& event = *hall.workspace.event();
    return unpicked(wall.rows()) == fresh.boards.rows() && wall.count() == fresh.boards.count() &&
           wall.entered() == fresh.boards.entered() && wall.missing() == fresh.boards.missing() &&
           wall.runningCount() == fresh.boards.runningCount() && wall.anyReady() == fresh.boards.anyReady() &&
           wall.anyPaused() == fresh.boards.anyPaused() && wall.byeText() == fresh.boards.byeText() &&
           hall.workspace.history()->rows() == fresh.history.rows() &&
           hall.workspace.recovery()->rows() == fresh.recovery.rows() && event.nextStep() == fresh.event.nextStep();
}

struct Signals {
    explicit Signals(QAbstractItemModel& model)
        : changed(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset),
          moved(&model, &QAbstractItemModel::rowsMoved), inserted(&model, &QAbstractItemModel::rowsInserted),
          removed(&model, &QAbstractItemModel::rowsRemoved) {}
    [[nodiscard]] qsizetype others() const {
        return reset.count() + moved.count() + inserted.count() + removed.count();
    }
    QSignalSpy changed, reset, moved, inserted, removed;
};

TEST(BigWall, APressOnBoard7Of1000TellsOneRowAndNothingElse) {
    Watched hall(BigHall(1000));
    hall.starts();
    ASSERT_EQ(hall.wall().runningCount(), 1000);
    Signals wall(hall.wall());
    Signals history(*hall.workspace.history());
    QSignalSpy const event(hall.workspace.event(), &EventView::changed);
    QSignalSpy const summary(&hall.wall(), &BoardsModel::summaryChanged);
    QSignalSpy const undo(&hall.workspace, &Workspace::undoChanged);
    hall.presses(7, Colour::White);
    ASSERT_EQ(wall.changed.count(), 1);
    EXPECT_EQ(wall.changed[0][0].toModelIndex().row(), 6);
    EXPECT_EQ(wall.changed[0][1].toModelIndex().row(), 6);
    EXPECT_EQ(wall.others(), 0);
    EXPECT_EQ(history.changed.count() + history.others(), 0);
    EXPECT_EQ(event.count() + summary.count() + undo.count(), 0);
    EXPECT_EQ(hall.board(6, "running").toInt(), static_cast<int>(BoardsModel::Side::Black));
}

TEST(PickedBoards, AreStartedPausedAndResumedTogetherAndNoOthers) {
    Watched hall(BigHall(6));
    for (int const board : {2, 5}) hall.wall().pick(board);
    auto const runs = [&](int row) { return hall.board(row, "running").toInt() != 0; };
    hall.wall().spaceBar();
    hall.settle();
    EXPECT_EQ(hall.wall().runningCount(), 2);
    EXPECT_TRUE(runs(1) && runs(4));
    Seq const before = hall.workspace.desk().history().last();
    hall.wall().startOrPausePicked();
    hall.settle();
    EXPECT_EQ(hall.wall().runningCount(), 0);
    EXPECT_EQ(hall.workspace.desk().history().last().value(), before.value() + 1);
    hall.wall().spaceBar();
    hall.settle();
    EXPECT_EQ(hall.wall().runningCount(), 2);
    hall.wall().pickNone();
    hall.wall().spaceBar();
    hall.settle();
    EXPECT_EQ(hall.wall().runningCount(), 0);
}

TEST(BigWall, OneBoardIsStartedPausedAndResumedAlone) {
    Watched hall(BigHall(6));
    for (int const running : {1, 0, 1}) {
        hall.wall().startOrPause(3);
        hall.settle();
        EXPECT_EQ(hall.wall().runningCount(), running);
    }
}

TEST(BigWall, TheReplayFollowsThePressesOfItsOwnBoard) {
    Watched hall(BigHall(20));
    hall.starts();
    hall.workspace.showReplay(3);
    QSignalSpy const replay(hall.workspace.replay(), &ReplayView::changed);
    hall.presses(7, Colour::White);
    EXPECT_EQ(replay.count(), 0);
    hall.presses(3, Colour::White);
    EXPECT_EQ(replay.count(), 1);
}

TEST(BigWall, AResultLeavesTheOtherRowsAloneAndTheCountsFollow) {
    Watched hall(BigHall(200));
    Signals wall(hall.wall());
    hall.enterResult(7, "1");
    hall.settle();
    EXPECT_EQ(wall.changed.count(), 1);
    EXPECT_EQ(wall.others(), 0);
    EXPECT_EQ(hall.wall().entered(), 1);
    EXPECT_EQ(hall.wall().missing(), 199);
    EXPECT_EQ(hall.wall().missingText(), QStringLiteral("199 boards without a result"));
}

RC_GTEST_PROP(BigWall, WhatActsMadeOfTheWallIsWhatOneSeesWhoComesNow, ()) {
    constexpr int boards = 9;
    Watched hall(BigHall(boards, "0:20+2").withDefaultTime("1"));
    hall.wall().setFilter(static_cast<BoardsModel::Filter>(*rc::gen::inRange(0, 3)));
    int const acts = *rc::gen::inRange(1, 25);
    for (int act = 0; act < acts; ++act) {
        BoardNumber const board{*rc::gen::inRange(1, boards + 1)};
        Colour const side = *rc::gen::element(Colour::White, Colour::Black);
        RoundNumber const round{1};
        switch (*rc::gen::inRange(0, 14)) {
        case 0: hall.does(session::StartClocks{round, {}}); break;
        case 1: hall.does(session::StartClocks{round, {board}}); break;
        case 2: hall.does(session::PauseClocks{round, {board}}); break;
        case 3: hall.does(session::PauseClocks{round, {}}); break;
        case 4: hall.does(session::ResumeClocks{round, {}}); break;
        case 5: hall.does(session::EnterResult{round, board, Result::Draw}); break;
        case 6: hall.does(session::ClearResult{round, board}); break;
        case 7: hall.does(session::AdjournGame{round, board}); break;
        case 8: hall.does(session::MarkPresence{round, board, side, session::Presence::Absent}); break;
        case 9: hall.does(session::MarkPresence{round, board, side, session::Presence::Present}); break;
        case 10: hall.does(session::Undo{}); break;
        case 11: hall.does(session::Redo{}); break;
        case 12: hall.pass(std::chrono::seconds{*rc::gen::inRange(1, 40)}); break;
        default: hall.presses(board.value(), side); break;
        }
    }
    hall.settle();
    RC_ASSERT(Hall::until([&] { return agree(hall, Fresh(hall)); }));
}

TEST(WallTime, OfARowNobodyLooksAtWaitsButItsFlagIsCounted) {
    Watched hall(BigHall(3));
    QObject viewer;
    hall.wall().watch(&viewer, 0, 1);
    hall.starts();
    hall.pass(10s);
    ASSERT_TRUE(hall.shows(1, "whiteTime", QStringLiteral("2:52")));
    EXPECT_EQ(hall.text(2, "whiteTime"), QStringLiteral("3:02"));
    hall.wall().watch(&viewer, 1, 2);
    EXPECT_EQ(hall.text(2, "whiteTime"), QStringLiteral("2:52"));
    hall.wall().watch(&viewer, 0, 0);
    hall.pass(180s);
    EXPECT_TRUE(Hall::until([&] { return hall.wall().runningCount() == 0; }));
    EXPECT_TRUE(hall.board(2, "whiteFlag").toBool());
}

TEST(WallTime, IsKeptUpForNobodyWhenTheViewerIsGone) {
    Watched hall(BigHall(2));
    auto first = std::make_unique<QObject>();
    auto second = std::make_unique<QObject>();
    hall.wall().watch(first.get(), 0, 1);
    hall.wall().watch(second.get(), 0, 1);
    hall.wall().watch(first.get(), 0, 0); // it speaks once more before it goes
    hall.starts();
    first.reset();
    hall.pass(10s);
    EXPECT_TRUE(hall.shows(0, "whiteTime", QStringLiteral("2:52")));
    second.reset();
    QSignalSpy const changed(&hall.wall(), &QAbstractItemModel::dataChanged);
    hall.pass(10s);
    EXPECT_FALSE(hall.wall().ticking() && hall.shows(0, "whiteTime", QStringLiteral("2:42")));
    EXPECT_EQ(changed.count(), 0);
}

TEST(WallTime, OfManyBoardsIsToldInSeveralFrames) {
    WallBeat beat;
    beat.reset(5);
    clock::Instant const now{10s};
    for (int board = 1; board <= 5; ++board) beat.set(BoardNumber{board}, now);
    auto const numbers = [](std::vector<BoardNumber> const& boards) {
        std::vector<int> plain;
        for (BoardNumber const board : boards) plain.push_back(board.value());
        return plain;
    };
    EXPECT_EQ(numbers(beat.due(now, 2)), (std::vector{1, 2}));
    beat.set(BoardNumber{1}, now);
    EXPECT_EQ(numbers(beat.due(now, 2)), (std::vector{3, 4}));
    EXPECT_EQ(numbers(beat.due(now, 2)), (std::vector{5, 1}));
    EXPECT_TRUE(beat.due(now - 1ns, 9).empty());
    EXPECT_EQ(beat.next(), now);
    beat.reset(2);
    EXPECT_FALSE(beat.next());
}

TEST(WallPicks, AreToggledAndNamedInRuns) {
    Watched hall(BigHall(12));
    BoardsModel& wall = hall.wall();
    EXPECT_EQ(wall.pickedText(), QString{});
    wall.pick(3);
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Board 3"));
    wall.pickRange(9, 5);
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Boards 3, 5–9"));
    wall.pick(7);
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Boards 3, 5, 6, 8, 9"));
    EXPECT_EQ(wall.pickedNumbers(), (QVariantList{3, 5, 6, 8, 9}));
    EXPECT_TRUE(hall.board(4, "picked").toBool());
    EXPECT_FALSE(hall.board(6, "picked").toBool());
    wall.pick(99);
    wall.pickAll();
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Boards 1–12"));
    wall.pickNone();
    EXPECT_TRUE(wall.picked().empty());
    EXPECT_FALSE(hall.board(4, "picked").toBool());
}

TEST(WallPicks, TakeInWhatIsOnTheWallAndOutliveTheFilter) {
    Watched hall(BigHall(4));
    hall.enterResult(2, "1");
    hall.settle();
    BoardsModel& wall = hall.wall();
    wall.setFilter(BoardsModel::Filter::Missing);
    wall.pickAll();
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Boards 1, 3, 4"));
    wall.setFilter(BoardsModel::Filter::All);
    EXPECT_EQ(wall.pickedText(), QStringLiteral("Boards 1, 3, 4"));
    EXPECT_TRUE(hall.board(2, "picked").toBool());
}

TEST(WallNotes, CountAnAbsentPlayerDownToTheDefaultTime) {
    Watched hall(BigHall(2).withDefaultTime("15"));
    hall.does(session::MarkPresence{RoundNumber{1}, BoardNumber{2}, Colour::Black, session::Presence::Absent});
    EXPECT_EQ(hall.note(1), BoardsModel::Note::Absent);
    EXPECT_EQ(hall.text(1, "noteText"), QStringLiteral("Absent"));
    EXPECT_TRUE(hall.board(1, "blackAbsent").toBool());
    hall.does(session::StartClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(hall.text(1, "noteText"), QStringLiteral("Absent 15:00"));
    hall.pass(146s);
    EXPECT_TRUE(hall.shows(1, "noteText", QStringLiteral("Absent 12:34")));
    hall.pass(754s);
    EXPECT_TRUE(hall.shows(1, "noteText", QStringLiteral("Default time expired")));
    hall.does(session::MarkPresence{RoundNumber{1}, BoardNumber{2}, Colour::Black, session::Presence::Present});
    EXPECT_EQ(hall.note(1), BoardsModel::Note::None);
}

TEST(WallNotes, TheGravestThingIsSaid) {
    Watched hall(BigHall(2).withDefaultTime("15"));
    auto const own = std::make_shared<clock::Setting const>(*clock::parseControl("5+3"));
    auto const correct = [&](clock::Operation operation) {
        session::CorrectClocks command{RoundNumber{1}, {BoardNumber{1}}, {std::move(operation)}};
        command.round = RoundNumber{1};
        hall.does(std::move(command));
    };
    correct(clock::SetLever{Colour::White, clock::Lever::Locked});
    EXPECT_EQ(hall.text(0, "noteText"), QStringLiteral("Lever locked"));
    EXPECT_TRUE(hall.board(0, "whiteLocked").toBool());
    correct(clock::InstallSetting{own});
    EXPECT_EQ(hall.text(0, "noteText"), QStringLiteral("Set to 5+3"));
    EXPECT_TRUE(hall.text(0, "setting").startsWith(QStringLiteral("5+3 · ")));
    EXPECT_NE(hall.text(0, "setting"), hall.text(1, "setting"));
    hall.does(session::MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::White, session::Presence::Absent});
    EXPECT_EQ(hall.note(0), BoardsModel::Note::Absent);
    hall.starts();
    hall.pass(400s);
    hall.settle();
    EXPECT_TRUE(hall.shows(0, "noteText", QStringLiteral("Flag")));
    hall.enterResult(1, "0");
    hall.settle();
    EXPECT_EQ(hall.note(0), BoardsModel::Note::None);
}

TEST(WallNotes, AnIllegalMoveLeavesADotWithThePlayer) {
    Watched hall(BigHall(1));
    hall.starts();
    hall.pass(5s);
    hall.presses(1, Colour::White);
    hall.does(session::PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White, {}});
    EXPECT_EQ(hall.board(0, "whiteIllegalMoves").toInt(), 1);
    EXPECT_EQ(hall.board(0, "blackIllegalMoves").toInt(), 0);
}

TEST(WallNotes, ABoardSaysWhatIsNotOnTheDiskYet) {
    Watched hall(BigHall(2));
    hall.starts();
    hall.journal->refuseAppends(session::JournalFault::DiskFull);
    hall.presses(2, Colour::White);
    EXPECT_TRUE(Hall::until([&] { return hall.board(1, "unsaved").toBool(); }));
    EXPECT_FALSE(hall.board(0, "unsaved").toBool());
    hall.journal->acceptAppends();
    hall.presses(2, Colour::Black);
    EXPECT_TRUE(Hall::until([&] { return !hall.board(1, "unsaved").toBool(); }));
}

} // namespace
} // namespace flagfall::view
