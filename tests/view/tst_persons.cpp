// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

using Kind = NoticeView::Kind;

constexpr int chief = 0;
constexpr int deputy = 1;
constexpr int helper = 2;

struct PersonsAtTheDesk : testing::Test {
    Hall hall;
    PersonsModel& persons = *hall.workspace.persons();
    NoticeView& notice = *hall.workspace.notice();

    void SetUp() override { hall.create(); }
    void keeps(char const* name, int role, char const* pin = "", bool open = true) {
        auto const before = hall.door.last->rows().size();
        ASSERT_EQ(persons.keep(QString::fromUtf8(name), role, QString::fromUtf8(pin), open), QString{});
        ASSERT_TRUE(Hall::until([&] { return !persons.isBusy() && hall.door.last->rows().size() > before; }));
        hall.settle();
    }
    void signsIn(int row, char const* pin = "") {
        persons.signIn(row, QString::fromUtf8(pin));
        ASSERT_TRUE(Hall::until([&] { return !persons.isBusy(); }));
    }
    void removes(int row) {
        persons.remove(row);
        ASSERT_TRUE(hall.workspace.question()->asked()) << "it is not undone";
        hall.workspace.question()->yes();
        hall.settle();
    }
    [[nodiscard]] session::Row lastRow() const { return hall.door.last->rows().back(); }
    [[nodiscard]] std::size_t players() { return hall.workspace.desk().state().players.size(); }
};

TEST_F(PersonsAtTheDesk, WithoutPersonsEverybodyDoesEverything) {
    EXPECT_FALSE(persons.isActive());
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 1U);
    EXPECT_EQ(lastRow().origin.role, "");
}

TEST_F(PersonsAtTheDesk, WhoEntersTheFirstPersonIsAtTheDeskAsThatOne) {
    keeps("A. Chief", chief, "2468", false);
    EXPECT_EQ(persons.person(), QStringLiteral("A. Chief"));
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(lastRow().origin.person, "A. Chief");
    EXPECT_EQ(lastRow().origin.role, "chief-arbiter");
    EXPECT_EQ(Hall::at(*hall.workspace.history(), 0, "who").toString(),
              QStringLiteral("A. Chief (chief arbiter) · Desk 1"));
}

TEST_F(PersonsAtTheDesk, PapersSayAtTheirFootWhoPrintedThem) {
    EXPECT_EQ(hall.workspace.papers()->look().by, QString{});
    keeps("A. Chief", chief, "2468", false);
    EXPECT_EQ(hall.workspace.papers()->look().by, QStringLiteral("Printed by A. Chief, chief arbiter"));
    persons.signOut();
    EXPECT_EQ(hall.workspace.papers()->look().by, QString{});
}

TEST_F(PersonsAtTheDesk, NobodyIsLetInByAChangeThatWasRefused) {
    keeps("A. Chief", chief, "2468", false);
    persons.signOut();
    EXPECT_EQ(persons.keep(QStringLiteral("A. Chief"), chief, {}, false), QString{}) << "the PIN stays as it is";
    hall.settle();
    hall.workspace.preferences()->setLanguage(QStringLiteral("sk"));
    hall.workspace.preferences()->setLanguage(QStringLiteral("en"));
    hall.settle();
    EXPECT_EQ(persons.person(), QString{});
}

TEST_F(PersonsAtTheDesk, WhatARoleDoesNotHaveIsRefusedWithWhoMayAndTheKey) {
    keeps("A. Chief", chief, "2468", false);
    keeps("C. Helper", helper);
    signsIn(1);
    EXPECT_EQ(persons.here(), QStringLiteral("C. Helper, result helper"));
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 0U);
    hall.workspace.pairRound();
    hall.settle();
    EXPECT_EQ(notice.kind(), Kind::Refused);
    EXPECT_TRUE(notice.text().contains(QStringLiteral("chief arbiter and deputies"))) << notice.text().toStdString();
    EXPECT_TRUE(notice.text().contains(QStringLiteral("result helper")));
    EXPECT_TRUE(notice.text().contains(QStringLiteral("Shift+F5")));
}

TEST_F(PersonsAtTheDesk, AWrongPinIsSaidAndTheWaitForTheNextGrows) {
    keeps("A. Chief", chief, "2468", false);
    persons.signOut();
    EXPECT_EQ(persons.person(), QString{});
    signsIn(0, "1111");
    EXPECT_EQ(persons.person(), QString{});
    EXPECT_FALSE(persons.fault().isEmpty());
    signsIn(0, "2468");
    EXPECT_EQ(persons.person(), QString{}) << "not yet: one second";
    hall.ticks.pass(std::chrono::seconds{1});
    signsIn(0, "2222");
    hall.ticks.pass(std::chrono::seconds{1});
    signsIn(0, "2468");
    EXPECT_EQ(persons.person(), QString{}) << "two seconds after the second";
    hall.ticks.pass(std::chrono::seconds{1});
    signsIn(0, "2468");
    EXPECT_EQ(persons.person(), QStringLiteral("A. Chief"));
    EXPECT_TRUE(persons.fault().isEmpty());
}

TEST_F(PersonsAtTheDesk, NobodyAtTheDeskOnlyReads) {
    keeps("A. Chief", chief);
    persons.signOut();
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 0U);
    EXPECT_EQ(persons.keep(QStringLiteral("B. Intruder"), chief, {}, true), QString{});
    hall.settle();
    EXPECT_EQ(persons.count(), 1);
}

TEST_F(PersonsAtTheDesk, WhoSetsTheOwnPinStaysAndWhoseRoleGoesIsGone) {
    keeps("A. Chief", chief);
    keeps("A. Chief", chief, "a longer passphrase", false);
    EXPECT_EQ(persons.person(), QStringLiteral("A. Chief"));
    keeps("B. Deputy", deputy);
    keeps("B. Deputy", chief);
    signsIn(1);
    removes(0);
    EXPECT_EQ(persons.count(), 1);
    removes(0);
    EXPECT_FALSE(persons.isActive()) << "the last one: everybody may do everything again";
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 1U);
}

TEST_F(PersonsAtTheDesk, AnEventThatIsOpenedAgainHasNobodyAtTheDesk) {
    keeps("A. Chief", chief);
    hall.door.files["again"] = hall.door.last->rows();
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("again")));
    ASSERT_TRUE(Hall::until([&] { return persons.count() == 1 && persons.person().isEmpty(); }));
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 0U);
    signsIn(0);
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(players(), 1U);
}

TEST_F(PersonsAtTheDesk, WhoIsThereAlreadyIsNotAddedAgain) {
    keeps("A. Chief", chief, "2468", false);
    EXPECT_FALSE(persons.nameFault(QStringLiteral(" A. Chief ")).isEmpty()) << "role and PIN would go unasked";
    EXPECT_TRUE(persons.nameFault(QStringLiteral("B. Deputy")).isEmpty());
}

TEST_F(PersonsAtTheDesk, APinIsShortOrMissingNowhere) {
    EXPECT_FALSE(persons.keep(QStringLiteral("A. Chief"), chief, QStringLiteral("123"), false).isEmpty());
    EXPECT_FALSE(persons.keep(QStringLiteral("A. Chief"), chief, {}, false).isEmpty());
    EXPECT_FALSE(persons.keep(QStringLiteral("A. Chief"), chief, QString(200, u'x'), false).isEmpty());
    EXPECT_FALSE(persons.nameFault(QStringLiteral("  ")).isEmpty());
    EXPECT_EQ(persons.count(), 0);
}

TEST_F(PersonsAtTheDesk, WhatARoleMayNotRuleIsSaidInThePanel) {
    hall.enterRivers();
    hall.pair();
    keeps("A. Chief", chief);
    keeps("C. Helper", helper);
    signsIn(1);
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openAt(1);
    incidents.choose(QStringLiteral("device by=black"));
    EXPECT_TRUE(incidents.reminder().isEmpty());
    incidents.letter(QStringLiteral("↵"));
    ASSERT_TRUE(Hall::until([&] { return !incidents.reminder().isEmpty(); })) << "a notice is hidden by the panel";
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_FALSE(hall.workspace.desk().state().rounds[0].boards[0].result);
}

TEST_F(PersonsAtTheDesk, TheRecordOfRulingsSaysInWhichRoleSomebodyRuled) {
    hall.enterRivers();
    hall.pair();
    keeps("A. Chief", chief);
    hall.workspace.rulings()->setWatched(true);
    session::MakeRuling const warning{RoundNumber{1}, BoardNumber{1},
                                      session::RulingOnRecord{.edition = "E2023",
                                                              .play = "standard",
                                                              .incident = "offence kind=noise by=black",
                                                              .finding = "penalty-usual",
                                                              .article = "12.6, 12.9.1",
                                                              .effects = {"warn of=black"}}};
    hall.workspace.desk().submit(warning, session::Confirmation::Yes, hall.workspace.desk().now(), [](auto const&) {});
    ASSERT_TRUE(Hall::until([&] { return hall.workspace.rulings()->count() == 1; }));
    EXPECT_EQ(Hall::at(*hall.workspace.rulings(), 0, "who").toString(), QStringLiteral("A. Chief (chief arbiter)"));
}

} // namespace
} // namespace flagfall::view
