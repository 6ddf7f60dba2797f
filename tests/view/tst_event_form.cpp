// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QSignalSpy>

namespace flagfall::view {
namespace {

TEST(EventFormFields, complain_only_once_they_were_left) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    EXPECT_FALSE(form.valid());
    EXPECT_TRUE(form.nameError().isEmpty());
    form.touch(QStringLiteral("name"));
    EXPECT_EQ(form.nameError(), QStringLiteral("The event needs a name."));
    form.setName(QStringLiteral("River Cup"));
    EXPECT_TRUE(form.nameError().isEmpty());
    EXPECT_TRUE(form.valid());
}

TEST(EventFormFields, the_control_is_read_while_it_is_typed) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.setControl(QStringLiteral("3+2"));
    EXPECT_TRUE(form.controlOk());
    EXPECT_TRUE(form.controlWords().endsWith(QStringLiteral("blitz (Laws 2023, B.1)")));
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_TRUE(form.controlWords().endsWith(QStringLiteral("blitz (Laws 2009, B.1)")));
    form.setControl(QStringLiteral("90+x"));
    form.touch(QStringLiteral("control"));
    EXPECT_FALSE(form.controlOk());
    EXPECT_GT(form.controlErrorColumn(), 0);
    EXPECT_FALSE(form.controlError().isEmpty());
    EXPECT_TRUE(form.controlWords().isEmpty());
}

TEST(EventFormFields, a_new_event_that_is_being_written_waits_until_it_is_dropped_or_another_is_opened) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.goOnWithNew();
    form.setName(QStringLiteral("River Cup"));
    form.setFile(QStringLiteral("~/river.flagfall"));
    form.goOnWithNew();
    EXPECT_EQ(form.name(), QStringLiteral("River Cup"));
    EXPECT_EQ(form.file(), QStringLiteral("~/river.flagfall"));
    form.drop();
    form.goOnWithNew();
    EXPECT_TRUE(form.name().isEmpty());
    EXPECT_TRUE(form.file().isEmpty());
    form.setName(QStringLiteral("River Cup"));
    hall.create();
    form.goOnWithNew();
    EXPECT_TRUE(form.name().isEmpty());
}

TEST(EventFormFields, every_preset_is_a_control) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    for (QString const& preset : form.controlPresets()) {
        form.setControl(preset);
        EXPECT_TRUE(form.controlOk()) << preset.toStdString();
    }
}

TEST(EventFormFields, a_revision_starts_with_what_stands_and_is_recorded) {
    Hall hall;
    hall.create();
    EventForm& form = *hall.workspace.eventForm();
    QSignalSpy done(&form, &EventForm::done);
    form.startEdit();
    EXPECT_TRUE(form.editing());
    EXPECT_EQ(form.control(), QStringLiteral("3+2"));
    form.setPlace(QStringLiteral("Estuary"));
    form.submit();
    hall.settle();
    EXPECT_EQ(done.count(), 1);
    EXPECT_EQ(hall.workspace.event()->place(), QStringLiteral("Estuary"));
}

TEST(EventFormFields, what_the_rounds_rest_on_is_fixed_after_the_first_pairing) {
    Hall hall;
    hall.openRound();
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    EXPECT_TRUE(form.fixedAfterFirstRound());
    form.setControl(QStringLiteral("5"));
    form.submit();
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_EQ(hall.workspace.event()->control(), QStringLiteral("3+2"));
}

TEST(PlayerFormFields, an_entry_leaves_the_form_empty_for_the_next_one) {
    Hall hall;
    hall.create();
    PlayerForm& form = *hall.workspace.playerForm();
    QSignalSpy done(&form, &PlayerForm::done);
    form.setName(QStringLiteral("Amazon, A."));
    form.setRating(QStringLiteral("24x0"));
    form.submit();
    EXPECT_FALSE(form.ratingError().isEmpty());
    form.setRating(QStringLiteral("2400"));
    form.submit();
    hall.settle();
    EXPECT_EQ(done.count(), 1);
    EXPECT_TRUE(form.name().isEmpty());
    EXPECT_FALSE(form.editing());
    EXPECT_EQ(hall.workspace.players()->count(), 1);
}

TEST(PlayerFormFields, an_edit_keeps_the_player) {
    Hall hall;
    hall.create();
    hall.enter(QStringLiteral("Amazon, A."), QStringLiteral("2400"));
    PlayerForm& form = *hall.workspace.playerForm();
    form.startEdit(Hall::at(*hall.workspace.players(), 0, "playerId").toInt());
    EXPECT_TRUE(form.editing());
    form.setRating(QStringLiteral("2410"));
    form.submit();
    hall.settle();
    EXPECT_EQ(hall.workspace.players()->count(), 1);
    EXPECT_EQ(Hall::at(*hall.workspace.players(), 0, "rating").toString(), QStringLiteral("2410"));
}

} // namespace
} // namespace flagfall::view
