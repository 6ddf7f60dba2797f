// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// A hall whose people wait for a test to let time pass.
struct RehearsalHall : testing::Test {
    void begin(bool byItself, int players = 8, char const* control = "3+2") {
        rehearsal.setSeed(1); // within four minutes somebody speaks and no flag is near
        rehearsal.setPlayers(players);
        rehearsal.setRounds(2);
        rehearsal.setTroubles(players / 4);
        rehearsal.setControl(QString::fromLatin1(control));
        rehearsal.setByItself(byItself);
        ASSERT_TRUE(rehearsal.begin()) << rehearsal.fault().toStdString();
        ASSERT_TRUE(Hall::until([this] { return rehearsal.isActive(); }));
        hall.settle();
    }
    void passes(std::chrono::seconds time) {
        for (auto left = time; left > 0s; left -= 1s) {
            hall.pass(1s);
            rehearsal.live();
            hall.settle();
        }
    }

    Hall hall;
    RehearsalModel& rehearsal = *hall.workspace.rehearsal();
    QAbstractItemModelTester watch{&rehearsal};
};

TEST_F(RehearsalHall, SaysWhatIsWrongWithWhatIsAskedFor) {
    EXPECT_TRUE(rehearsal.fault().isEmpty());
    rehearsal.setPlayers(3);
    EXPECT_EQ(rehearsal.fault(), QStringLiteral("Type a number of players from 4 to 400."));
    EXPECT_FALSE(rehearsal.begin());
    rehearsal.setPlayers(8);
    rehearsal.typePlayers(QStringLiteral(" 2O "));
    EXPECT_EQ(rehearsal.fault(), QStringLiteral("Type a number of players from 4 to 400."));
    rehearsal.typePlayers(QStringLiteral(" 20 "));
    rehearsal.typeRounds(QStringLiteral("5"));
    rehearsal.typeTroubles(QStringLiteral("2"));
    EXPECT_EQ(rehearsal.fault(), QString{});
    EXPECT_EQ(rehearsal.players(), 20);
    EXPECT_EQ(rehearsal.rounds(), 5);
    EXPECT_EQ(rehearsal.troubles(), 2);
    rehearsal.setControl(QStringLiteral("soon"));
    EXPECT_FALSE(rehearsal.fault().isEmpty());
    EXPECT_FALSE(hall.workspace.desk().isOpen());
}

TEST_F(RehearsalHall, IsAnEventOfItsOwnThatEndsWithIt) {
    begin(false);
    EXPECT_EQ(hall.workspace.unsignedText(), QString{}) << "nothing is saved";
    EXPECT_EQ(hall.workspace.desk().state().players.size(), 8U);
    EXPECT_EQ(hall.workspace.desk().state().rounds.size(), 1U) << "the first round is paired";
    EXPECT_EQ(rehearsal.caption(), QStringLiteral("0 voices waiting"));
    hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {}}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    passes(4min);
    EXPECT_GT(rehearsal.count(), 0) << "people say something";
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("Board "))) << "at once";
    for (VoiceRow const& row : rehearsal.rows()) EXPECT_FALSE(row.text.isEmpty()) << row.number;
    rehearsal.finish();
    EXPECT_FALSE(rehearsal.isActive());
    EXPECT_TRUE(rehearsal.isOver());
    EXPECT_TRUE(rehearsal.caption().startsWith(QStringLiteral("The score: "))) << rehearsal.caption().toStdString();
    EXPECT_THAT(rehearsal.rows(), testing::Not(testing::Contains(testing::Field(&VoiceRow::waits, true))))
        << "what waited was missed";
    auto const acts = hall.workspace.desk().history().last();
    passes(10s);
    EXPECT_EQ(hall.workspace.desk().history().last(), acts) << "the people have gone";
}

TEST_F(RehearsalHall, PlaysByItselfToTheLastResult) {
    begin(true, 4, "1");
    auto const isOver = [this] {
        auto const& rounds = hall.workspace.desk().state().rounds;
        return rounds.size() == 2 && rounds.back().missingResults() == 0;
    };
    for (int minute = 0; minute < 60 && !isOver(); ++minute) passes(1min);
    ASSERT_TRUE(isOver());
    passes(1min);
    rehearsal.finish();
    EXPECT_GE(rehearsal.count(), 4) << "four games ended, and somebody said so each time";
    auto const right = std::ranges::count_if(rehearsal.rows(), [](VoiceRow const& row) { return !row.wrong; });
    EXPECT_GE(2 * right, rehearsal.count()) << "what is told in the same breath as it is dealt with may be lost";
}

TEST_F(RehearsalHall, NobodyActsInAnotherEvent) {
    begin(true);
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setControl(QStringLiteral("3+2"));
    hall.workspace.createFile(QUrl::fromLocalFile(hall.folder.filePath(QStringLiteral("river.flagfall"))));
    ASSERT_TRUE(Hall::until([this] { return hall.workspace.event()->name() == QStringLiteral("River Cup"); }));
    EXPECT_FALSE(rehearsal.isActive());
    EXPECT_EQ(rehearsal.count(), 0);
    auto const acts = hall.workspace.desk().history().last();
    passes(30s);
    EXPECT_EQ(hall.workspace.desk().history().last(), acts);
}

} // namespace
} // namespace flagfall::view
