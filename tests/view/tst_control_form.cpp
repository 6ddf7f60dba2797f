// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/forms/control_form.h"

#include "clock/typed_control.h"
#include "tests/view/hall.h"

#include <QSettings>
#include <QSignalSpy>

namespace flagfall::view {
namespace {

struct ControlEditing : testing::Test {
    void start(char const* text) { form.start(QString::fromLatin1(text), QStringLiteral("E2023")); }
    [[nodiscard]] std::string text() const { return form.text().toStdString(); }
    [[nodiscard]] static QString figure(PeriodsModel& periods, int row, char const* role) {
        return Hall::at(periods, row, role).toString();
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    ControlForm form{settings};
    QAbstractItemModelTester white{form.white(), QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester black{form.black(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(ControlEditing, a_text_is_answered_in_words_with_its_class) {
    start("40/90:30 +30");
    EXPECT_TRUE(form.ok());
    EXPECT_EQ(form.words().toStdString(), "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: "
                                          "standard chess (Laws 2023, A.1)");
    EXPECT_EQ(form.exactText(), QStringLiteral("40/5400000+30000:1800000+30000 | Z frz"));
    EXPECT_EQ(form.fileText(), QStringLiteral("40/5400+30:1800+30"));
    EXPECT_EQ(form.fingerprint().size(), 4);
    EXPECT_EQ(form.presetName(), QStringLiteral("Classical: Olympiad, World Cup, continental and youth championships"));
}

TEST_F(ControlEditing, another_edition_may_class_it_differently) {
    start("10+2");
    EXPECT_TRUE(form.words().endsWith(QStringLiteral("rapid chess (Laws 2023, A.1)")));
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_TRUE(form.words().endsWith(QStringLiteral("blitz (Laws 2009, B.1)")));
}

TEST_F(ControlEditing, a_tag_of_a_file_is_understood) {
    for (auto const* tag : {"40/5400+30:1800+30", "40/5400000+30000:1800000+30000 | Z frz", "40/90:30 +30"}) {
        start("");
        form.setText(QString::fromLatin1(tag));
        EXPECT_EQ(form.fileText(), QStringLiteral("40/5400+30:1800+30")) << tag;
    }
}

TEST_F(ControlEditing, an_error_is_at_its_column) {
    start("90+30");
    form.setText(QStringLiteral("90+x"));
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(form.problemColumn(), 4);
    EXPECT_EQ(form.problem(), QStringLiteral("Column 4: A number is expected here."));
    form.setText(QStringLiteral("90\u2032+x"));
    EXPECT_EQ(form.problemColumn(), 5) << "a sign of three bytes is one column";
    EXPECT_EQ(figure(*form.white(), 0, "time"), QStringLiteral("90")) << "the periods stay as they were";
}

TEST_F(ControlEditing, what_may_be_meant_in_seconds_is_asked) {
    start("180+2");
    EXPECT_EQ(form.otherReading(), QStringLiteral("3 minutes, 2 seconds a move from move 1"));
    form.takeOtherReading();
    EXPECT_EQ(text(), "3+2");
    EXPECT_TRUE(form.otherReading().isEmpty());
}

// --- Periods ---------------------------------------------------------------------------------------------

TEST_F(ControlEditing, periods_follow_the_text) {
    start("40/90:30 +30");
    EXPECT_EQ(form.white()->count(), 2);
    EXPECT_EQ(figure(*form.white(), 0, "moves"), QStringLiteral("40"));
    EXPECT_EQ(figure(*form.white(), 1, "moves"), QString());
    EXPECT_EQ(figure(*form.white(), 1, "extra"), QStringLiteral("30"));
    form.setText(QStringLiteral("60+5x30"));
    EXPECT_EQ(figure(*form.white(), 1, "count"), QStringLiteral("5"));
    EXPECT_EQ(figure(*form.white(), 1, "time"), QStringLiteral("30"));
    EXPECT_TRUE(Hall::at(*form.white(), 1, "inSeconds").toBool());
    form.setText(QStringLiteral("5"));
    EXPECT_EQ(form.white()->count(), 1);
}

TEST_F(ControlEditing, the_text_follows_the_periods) {
    start("90+30");
    form.white()->add();
    EXPECT_EQ(text(), "40/90:30 +30");
    form.white()->setTime(1, QStringLiteral("15"));
    EXPECT_EQ(text(), "40/90:15 +30");
    form.white()->setExtra(0, QStringLiteral("0"));
    EXPECT_EQ(text(), "40/90:15+30");
    form.white()->remove(0);
    EXPECT_EQ(text(), "15+30");
}

TEST_F(ControlEditing, what_is_typed_stays_as_it_is_typed) {
    start("90+30");
    form.white()->setTime(0, QStringLiteral("1h30"));
    EXPECT_EQ(figure(*form.white(), 0, "time"), QStringLiteral("1h30"));
    EXPECT_EQ(text(), "90+30");
    form.white()->setTime(0, QStringLiteral("600"));
    EXPECT_EQ(form.fileText(), QStringLiteral("36000+30")) << "the figure is in minutes, however large";
    form.white()->setTime(0, QStringLiteral("0:30"));
    EXPECT_EQ(form.fileText(), QStringLiteral("30+30"));
}

TEST_F(ControlEditing, a_figure_that_cannot_be_read_is_said_at_its_period) {
    start("40/90:30 +30");
    form.white()->setTime(1, QStringLiteral("soon"));
    EXPECT_FALSE(form.ok());
    EXPECT_FALSE(figure(*form.white(), 1, "error").isEmpty());
    EXPECT_TRUE(figure(*form.white(), 0, "error").isEmpty());
    form.white()->setTime(1, QStringLiteral("20"));
    EXPECT_TRUE(form.ok());
    EXPECT_TRUE(figure(*form.white(), 1, "error").isEmpty());
    EXPECT_EQ(text(), "40/90:20 +30");
}

TEST_F(ControlEditing, a_period_that_makes_no_control_says_why) {
    start("90+30");
    form.white()->setTime(0, QStringLiteral("0"));
    EXPECT_TRUE(form.ok()) << "30 seconds a move are time";
    form.white()->setExtra(0, QStringLiteral("0"));
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(figure(*form.white(), 0, "error"), QStringLiteral("A period has neither main time nor extra time."));
}

TEST_F(ControlEditing, every_kind_of_clock_can_be_chosen) {
    for (int method = 0; method <= static_cast<int>(clock::Method::MoveTimer); ++method) {
        start("90+30");
        form.white()->setMethod(0, method);
        EXPECT_TRUE(form.ok()) << method;
        EXPECT_EQ(static_cast<int>(form.setting()->periods(Colour::White).front().method), method);
        EXPECT_TRUE(clock::readControl(text()) == *form.setting()) << text();
    }
    EXPECT_FALSE(form.white()->canAdd()) << "a time for each move is the whole control";
}

TEST_F(ControlEditing, another_period_goes_before_byoyomi) {
    start("60+5x30");
    form.white()->add();
    EXPECT_EQ(text(), "40/60:30+5x30");
}

TEST_F(ControlEditing, each_player_may_have_his_own) {
    start("5");
    EXPECT_TRUE(form.same());
    form.setSame(false);
    form.black()->setTime(0, QStringLiteral("4"));
    EXPECT_EQ(text(), "W5 B4");
    form.exchangeSides();
    EXPECT_EQ(text(), "W4 B5");
    form.setSame(true);
    EXPECT_EQ(text(), "4+0");
    form.setText(QStringLiteral("W5 B4 +3@61"));
    EXPECT_FALSE(form.same());
    EXPECT_EQ(figure(*form.black(), 0, "fromMove"), QStringLiteral("61"));
    form.setText(QStringLiteral("3+2"));
    EXPECT_TRUE(form.same());
}

// --- Options ---------------------------------------------------------------------------------------------

TEST_F(ControlEditing, options_stand_in_the_text_where_they_are_not_the_usual_ones) {
    start("40/90:30 +30");
    EXPECT_TRUE(form.severalPeriods());
    form.setAtQuota(true);
    EXPECT_EQ(text(), "40/90:30 +30 | quota");
    form.setFreezes(false);
    EXPECT_EQ(text(), "40/90:30 +30 | quota nofreeze");
    form.setFirstMoveCredited(false);
    EXPECT_EQ(text(), "40/90:30 +30 | quota nofreeze nofirst");
    form.setText(QStringLiteral("40/90:30 +30"));
    EXPECT_FALSE(form.atQuota());
    EXPECT_TRUE(form.freezes());
    EXPECT_TRUE(form.firstMoveCredited());
}

TEST_F(ControlEditing, the_clock_does_at_the_flag_what_is_usual_until_told_otherwise) {
    start("5");
    EXPECT_FALSE(form.freezes());
    form.white()->setMethod(0, static_cast<int>(clock::Method::Fischer));
    EXPECT_TRUE(form.freezes());
    EXPECT_EQ(text(), "5+30");
    form.setFreezes(false);
    form.white()->setExtra(0, QStringLiteral("3"));
    EXPECT_EQ(text(), "5+3 | nofreeze");
}

TEST_F(ControlEditing, moves_are_needed_where_they_begin_the_next_period) {
    start("90:30");
    form.setAtQuota(true);
    EXPECT_FALSE(form.ok());
    EXPECT_EQ(figure(*form.white(), 0, "error"), form.problem());
    form.white()->setMoves(0, QStringLiteral("40"));
    EXPECT_EQ(text(), "40/90:30 | quota");
}

// --- In the event form -----------------------------------------------------------------------------------

TEST(ControlOfAnEvent, keeps_what_only_the_editor_can_say) {
    Hall hall;
    hall.create(QStringLiteral("40/90:30 +30 | quota"));
    ASSERT_TRUE(hall.workspace.event()->control().startsWith(QStringLiteral("40/90:30 +30")));
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    EXPECT_EQ(form.control(), QStringLiteral("40/90:30 +30 | quota"));
    EXPECT_TRUE(form.controlWords().contains(QStringLiteral("the next period begins when its moves are made")));
}

TEST(ControlOfAnEvent, may_be_the_exact_form) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setControl(QStringLiteral("300000+3000 | M nofrz nofirst"));
    EXPECT_TRUE(form.valid());
    EXPECT_TRUE(form.controlOk());
}

} // namespace
} // namespace flagfall::view
