// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/codec.h"
#include "tests/view/hall.h"

#include <QSignalSpy>

// What the window says of other desks at the same event.
namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// This desk is the first; Desk 2 has started the clock of board 1.
struct ADeskAmongOthers : testing::Test {
    ADeskAmongOthers() {
        hall.door.shared = true;
        hall.openRound();
        otherWrites(session::ClocksOperated{round, {BoardNumber{1}}, clock::Start{}, now(), {}, {}, 2});
    }
    void otherWrites(session::Act const& act) {
        session::NewRow row = session::encode(act);
        row.origin = {otherIds.next(), "Desk 2", "B. Arbiter", {}, {}};
        hall.door.last->appendByAnother({&row, 1});
        Seq const newest = hall.door.last->seal().seq;
        EXPECT_TRUE(Hall::until([&] { return hall.workspace.desk().history().last() >= newest; }));
    }
    [[nodiscard]] clock::Instant now() { return hall.workspace.desk().now(); }
    void otherBeats() { hall.door.last->beat({now(), {}, "there", 0, 2}); }
    void looksAfter(clock::Span time) {
        hall.pass(time);
        hall.settle();
        recovery.listen();
        bool isRead = false; // what was asked for before has been read, too
        hall.workspace.desk().readBeats([&](auto const&) { isRead = true; });
        EXPECT_TRUE(Hall::until([&] { return isRead; }));
    }

    RoundNumber const round{1};
    Hall hall;
    RecoveryModel& recovery = *hall.workspace.recovery();
    session::CommandIds otherIds{"Desk 2", "there", 1, session::WallTime{}};
};

TEST_F(ADeskAmongOthers, IsToldOfOneThatRunsClocksAndIsSilent) {
    otherBeats();
    looksAfter(1s);
    looksAfter(10s);
    EXPECT_EQ(recovery.silentText(), QString{});
    looksAfter(6s);
    EXPECT_TRUE(recovery.silentText().startsWith(QStringLiteral("Desk 2 has been silent for 16 s")))
        << recovery.silentText().toStdString();
    otherBeats();
    looksAfter(5s);
    EXPECT_EQ(recovery.silentText(), QString{}) << "it is back";
    looksAfter(20s);
    ASSERT_NE(recovery.silentText(), QString{});
    otherWrites(session::ClocksOperated{round, {BoardNumber{1}}, clock::Pause{}, now(), {}, {}, 0});
    EXPECT_EQ(recovery.silentText(), QString{}) << "no clock of it runs any more";
}

TEST_F(ADeskAmongOthers, IsToldAtItsNextOpeningThatItsClocksWereTakenOver) {
    hall.workspace.boards()->start(2);
    hall.settle();
    auto left = std::make_unique<storage::MemoryJournal>(hall.door.last->rows()); // the program dies
    left->share();
    session::NewRow taken = session::encode(session::ClocksTaken{round, {BoardNumber{2}}, 1, 2, now(), now()});
    taken.origin = {otherIds.next(), "Desk 2", "B. Arbiter", {}, {}};
    left->appendByAnother({&taken, 1});
    QSignalSpy const lost(&recovery, &RecoveryModel::lost);
    ASSERT_TRUE(hall.workspace.openJournal(std::move(left), QStringLiteral("river")));
    hall.settle();
    ASSERT_EQ(lost.count(), 1);
    EXPECT_TRUE(lost[0][0].toString().startsWith(QStringLiteral("Desk 2 has taken over 1 clock of this desk")));
}

} // namespace
} // namespace flagfall::view
