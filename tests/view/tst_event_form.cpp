// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include "app/session/event/typed_date.h"
#include "clock/typed_control.h"

#include <QSignalSpy>

namespace flagfall::view {
namespace {

TEST(EventFormFields, ComplainOnlyOnceTheyWereLeft) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setRounds(7);
    EXPECT_FALSE(form.valid());
    EXPECT_TRUE(form.nameError().isEmpty());
    form.touch(QStringLiteral("name"));
    EXPECT_EQ(form.nameError(), QStringLiteral("The event needs a name."));
    form.setName(QStringLiteral("River Cup"));
    EXPECT_TRUE(form.nameError().isEmpty());
    EXPECT_TRUE(form.valid());
}

TEST(EventFormFields, SayWhetherSomethingWasTyped) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    EXPECT_FALSE(form.typed());
    form.setName(QStringLiteral("River Cup"));
    EXPECT_TRUE(form.typed());
    form.startNew();
    EXPECT_FALSE(form.typed());
    PlayerForm& player = *hall.workspace.playerForm();
    player.startNew();
    EXPECT_FALSE(player.typed());
    player.setPhone(QStringLiteral("123"));
    EXPECT_TRUE(player.typed());
    player.setPhone(QString{});
    EXPECT_FALSE(player.typed()) << "taken back";
    player.setName(QStringLiteral("Nile"));
    EXPECT_TRUE(player.typed());
}

TEST(PlayerFormFields, OfAnEmptyFormNothingWasTypedWhateverHappensBesides) {
    Hall hall;
    hall.create();
    hall.enterRivers();
    PlayerForm& form = *hall.workspace.playerForm();
    form.startNew();
    form.update(); // as after every change of the event
    EXPECT_FALSE(form.typed());
    form.setByes(QStringLiteral("2"));
    EXPECT_TRUE(form.typed());
    form.startEdit(1);
    form.update();
    EXPECT_FALSE(form.typed());
    form.setRating(form.rating() + QStringLiteral("0"));
    EXPECT_TRUE(form.typed());
    form.startNew();
    form.setName(QStringLiteral("Nile"));
    form.setFederation(QStringLiteral("EGY"));
    form.submit();
    hall.settle();
    EXPECT_EQ(form.federation(), QStringLiteral("EGY"));
    EXPECT_FALSE(form.typed()) << "the federation of the one before was not typed";
}

TEST(EventFormFields, BuchholzLeavesTheListWithTheSwiss) { // C.07, Art. 8; FIDE's checklist, 105
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    TieBreakList& list = *form.tieBreaks();
    list.move(0, 1); // from now on the list is somebody's own
    ASSERT_TRUE(list.codes().contains(QStringLiteral("BH")));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    EXPECT_TRUE(list.codes().filter(QStringLiteral("BH")).isEmpty()) << list.codes().join(u' ').toStdString();
    EXPECT_FALSE(list.codes().isEmpty());
}

TEST(EventFormFields, TheControlIsReadWhileItIsTyped) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.setControl(QStringLiteral("3+2"));
    EXPECT_TRUE(form.controlOk());
    EXPECT_TRUE(form.controlWords().endsWith(QStringLiteral("blitz (Laws 2023, B.1)")));
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_TRUE(form.controlWords().endsWith(QStringLiteral("blitz (Laws 2009, B.1)")));
    form.setEdition(QStringLiteral("E2031"));
    EXPECT_TRUE(form.controlWords().isEmpty()) << "nobody knows what it says";
    form.setControl(QStringLiteral("90+x"));
    form.touch(QStringLiteral("control"));
    EXPECT_FALSE(form.controlOk());
    EXPECT_GT(form.controlErrorColumn(), 0);
    EXPECT_FALSE(form.controlError().isEmpty());
    EXPECT_TRUE(form.controlWords().isEmpty());
}

TEST(EventFormFields, ANewEventThatIsBeingWrittenWaitsUntilItIsDroppedOrAnotherIsOpened) {
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

TEST(EventFormFields, NamesStandInTheAlphabetOfTheWindowUnlessAnotherIsChosen) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    for (QString const& language : hall.workspace.preferences()->languages()) {
        hall.workspace.preferences()->overrideLanguage(language);
        form.startNew();
        EXPECT_EQ(form.language(), language);
    }
    EXPECT_EQ(form.languageCodes(), hall.workspace.preferences()->languages());
    EXPECT_EQ(form.languageNames(), hall.workspace.preferences()->languageNames());
    form.setLanguage(QStringLiteral("de"));
    EXPECT_EQ(form.languageNames().front(), QStringLiteral("Deutsch")) << "the event's own, although not the program's";
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST(EventFormFields, NamesStandInTheAlphabetOfTheFederationUntilAnotherIsChosen) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    auto const after = [&form](char const* federation) {
        form.setFederation(QString::fromLatin1(federation));
        return form.language().toStdString();
    };
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
    form.startNew();
    EXPECT_EQ(after("SV"), "en") << "not typed yet";
    EXPECT_EQ(after("svk"), "sk");
    EXPECT_EQ(after("CZE"), "cs");
    EXPECT_EQ(after("HUN"), "hu");
    EXPECT_EQ(form.languageNames().front(), QStringLiteral("magyar"));
    EXPECT_EQ(after("SUI"), "en") << "of several languages";
    EXPECT_EQ(after("ESP"), "es");
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("gl"));
    EXPECT_EQ(after("ESP"), "gl") << "one of Spain, and the arbiter's own";
    EXPECT_EQ(after("SVK"), "sk");
    form.setLanguage(QStringLiteral("cs"));
    EXPECT_EQ(after("POL"), "cs") << "chosen";
    form.goOnWithNew();
    EXPECT_EQ(form.language(), QStringLiteral("cs"));
    EXPECT_TRUE(form.languageCodes().contains(QStringLiteral("pl"))) << "and the usual one is offered";
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST(EventFormFields, EveryPresetIsAControl) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    for (QString const& preset : form.controlPresets()) {
        form.setControl(preset);
        EXPECT_TRUE(form.controlOk()) << preset.toStdString();
        auto const read = clock::readControl(preset.toStdString());
        ASSERT_TRUE(read);
        EXPECT_EQ(clock::writeControl(*read), preset.toStdString()) << "the chip is lit when the event is opened again";
    }
}

TEST(EventFormFields, WhoMayLetALatecomerPlayGoesWithTheEditionUntilItIsSaid) { // Laws 6.7.1; 2009: 6.6a
    Hall hall;
    hall.create();
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    EXPECT_EQ(form.lateDiscretion(), QStringLiteral("arbiter"));
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_EQ(form.lateDiscretion(), QStringLiteral("regulations"));
    form.setLateDiscretion(QStringLiteral("arbiter"));
    EXPECT_EQ(form.lateDiscretion(), QStringLiteral("arbiter"));
    form.setEdition(QStringLiteral("E2023"));
    form.setLateDiscretion(QStringLiteral("regulations"));
    form.submit();
    hall.settle();
    EXPECT_EQ(hall.workspace.desk().state().details.houseRules.lateDiscretion, LateDiscretion::None);
    form.startEdit();
    EXPECT_EQ(form.lateDiscretion(), QStringLiteral("regulations"));
}

TEST(EventFormFields, ARevisionStartsWithWhatStandsAndIsRecorded) {
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

TEST(EventFormFields, RoundsAreSharedOutAmongTheDays) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setRounds(5);
    form.setBegins(QStringLiteral("2026-11-21"));
    EXPECT_TRUE(form.canProposeSchedule());
    form.setEnds(QStringLiteral("2026-11-22"));
    form.proposeSchedule();
    EXPECT_EQ(form.schedule().toStdString(), "1 2026-11-21 09:00 13:00\n2 2026-11-21 13:00 17:00\n"
                                             "3 2026-11-21 17:00 21:00\n4 2026-11-22 09:00 14:00\n"
                                             "5 2026-11-22 14:00 19:00");
    form.touch(QStringLiteral("schedule"));
    EXPECT_EQ(form.scheduleError(), QString{});
    EXPECT_FALSE(form.canProposeSchedule()) << "what is written is not written over";
}

TEST(EventFormFields, TheSupervisionOfFastPlayIsCitedByTheEditionChosen) { // 2009: A.3, B.2; 2023: A.4, B.2
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setEdition(QStringLiteral("E2009"));
    EXPECT_EQ(form.supervisionArticles(), QStringLiteral("A.3, B.2"));
    form.setEdition(QStringLiteral("E2023"));
    EXPECT_EQ(form.supervisionArticles(), QStringLiteral("A.4, B.2"));
}

TEST(EventFormFields, WhatForfeitsAndAbsencesCountIsKeptByARevision) {
    Hall hall;
    hall.create();
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    EXPECT_TRUE(form.hasForfeits());
    EXPECT_EQ(form.forfeitWin() + form.forfeitLoss() + form.absence(), QString{}) << "as usual";
    form.setForfeitWin(QStringLiteral("2"));
    form.touch(QStringLiteral("forfeits"));
    EXPECT_FALSE(form.forfeitsError().isEmpty()) << "more than a win";
    form.setForfeitWin(QStringLiteral("½"));
    form.setForfeitLoss(QStringLiteral("0.5"));
    EXPECT_TRUE(form.forfeitsError().isEmpty());
    form.submit();
    hall.settle();
    form.startEdit();
    EXPECT_EQ(form.forfeitWin(), QStringLiteral("½"));
    EXPECT_EQ(form.absence(), QString{});
    form.setPlace(QStringLiteral("Estuary"));
    form.submit();
    hall.settle();
    pairing::Scoring const& scoring = hall.workspace.desk().state().details.scoring;
    EXPECT_EQ(scoring.forfeitWin, halfPoint);
    EXPECT_EQ(scoring.forfeitLoss, halfPoint);
    EXPECT_EQ(scoring.zeroPointBye, noPoint);
}

TEST(EventFormFields, DaysThatNobodyTypedMoveWithTheSchedule) {
    Hall hall;
    hall.create();
    EventForm& form = *hall.workspace.eventForm();
    auto const keep = [&](char const* schedule) {
        form.startEdit();
        EXPECT_TRUE(form.begins().isEmpty());
        form.setSchedule(QLatin1String(schedule));
        form.submit();
        hall.settle();
        return hall.workspace.desk().state().details.begins;
    };
    EXPECT_EQ(keep("1 2026-11-24 16:00 20:00"), session::typedDate("2026-11-24"));
    EXPECT_EQ(keep("1 2026-12-05 16:00 20:00"), session::typedDate("2026-12-05")) << "the event was put off";
}

TEST(EventFormFields, WhatIsSaidOfAdjournedGamesIsKeptByARevision) { // Guidelines I.14
    Hall hall;
    hall.create();
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    form.setSchedule(QStringLiteral("1 2026-11-24 16:00 20:00\n1 yesterday"));
    form.touch(QStringLiteral("schedule"));
    EXPECT_TRUE(form.scheduleError().startsWith(QStringLiteral("Line 2 is wrong.")))
        << form.scheduleError().toStdString();
    form.setSchedule(QStringLiteral("1 2026-11-24 16:00 20:00\n1 2026-11-25 9:00 11:00"));
    EXPECT_TRUE(form.scheduleError().isEmpty());
    form.setSealedOnScreen(true);
    form.setTwoKeys(true);
    form.setWitness(true);
    form.setLateAfter(QStringLiteral("30"));
    form.submit();
    hall.settle();
    form.startEdit();
    form.setPlace(QStringLiteral("Estuary"));
    form.submit();
    hall.settle();
    session::EventDetails const& details = hall.workspace.desk().state().details;
    EXPECT_EQ(details.schedule.size(), 2U);
    EXPECT_EQ(details.adjournments,
              (session::AdjournmentRules{session::SealedOn::Screen, true, true, std::chrono::minutes{30}}));
}

TEST(EventFormFields, ANewEventSaysWhatIsMissing) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    EXPECT_EQ(form.system(), QStringLiteral("FIDE_DUTCH_2026")) << "what most events are paired by";
    EXPECT_EQ(form.whyInvalid(), QStringLiteral("Name: The event needs a name."));
    EXPECT_TRUE(form.nameError().isEmpty()) << "the field itself does not complain before it was left";
    form.setName(QStringLiteral("River Open"));
    EXPECT_FALSE(form.valid());
    EXPECT_TRUE(form.whyInvalid().startsWith(QStringLiteral("Rounds: Enter the number of rounds")));
    form.setRounds(7);
    EXPECT_TRUE(form.valid());
    EXPECT_TRUE(form.whyInvalid().isEmpty());
    form.setControl(QStringLiteral("90+x"));
    EXPECT_TRUE(form.whyInvalid().startsWith(QStringLiteral("Time control: ")));
}

TEST(EventFormFields, WhatTheRoundsRestOnIsFixedAfterTheFirstPairing) {
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

TEST(PlayerFormFields, AnEntryLeavesTheFormEmptyForTheNextOne) {
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

TEST(PlayerFormFields, ALateEntrySaysWhichNumbersChange) { // C.04.2, 2.4
    Hall hall;
    EventForm& event = *hall.workspace.eventForm();
    event.startNew();
    event.setName(QStringLiteral("River Cup"));
    event.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    event.setRounds(5);
    event.setControl(QStringLiteral("90+30"));
    event.setPlace(QStringLiteral("Delta"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
    hall.settle();
    hall.enterRivers();
    hall.workspace.desk().submit(session::PairRound{}, session::Confirmation::Yes, hall.workspace.desk().now(),
                                 [](auto const&) {});
    hall.settle();
    ASSERT_TRUE(hall.workspace.desk().state().numbersGiven()) << hall.workspace.notice()->text().toStdString();
    PlayerForm& form = *hall.workspace.playerForm();
    form.startNew();
    EXPECT_TRUE(form.numbersText().isEmpty()) << "nobody knows yet how strong";
    form.setName(QStringLiteral("Rhine, R."));
    form.setRating(QStringLiteral("1000"));
    EXPECT_EQ(form.numbersText(), QStringLiteral("Gets number 5; no other number changes."));
    form.setRating(QStringLiteral("3000"));
    EXPECT_TRUE(
        form.numbersText().startsWith(QStringLiteral("Gets number 1, by strength. Numbers that change: 1–4 → 2–5.")))
        << form.numbersText().toStdString();
    form.submit();
    hall.settle();
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("Rhine, R.: Gets number 1, by strength")))
        << hall.workspace.notice()->text().toStdString();
    EXPECT_TRUE(hall.workspace.notice()->text().endsWith(QStringLiteral("Rounds before count nothing.")));
    EXPECT_TRUE(form.numbersText().isEmpty());
}

struct PlayerFormDoubts : testing::Test {
    PlayerFormDoubts() {
        hall.create();
        form.setName(QStringLiteral("Amazon, A."));
    }
    [[nodiscard]] int submitted() {
        form.submit();
        hall.settle();
        return hall.workspace.players()->count();
    }
    Hall hall;
    PlayerForm& form = *hall.workspace.playerForm();
};

TEST_F(PlayerFormDoubts, AFideIdHasDigitsOnly) {
    form.setFideId(QStringLiteral("abc"));
    EXPECT_EQ(submitted(), 0);
    EXPECT_EQ(form.fideIdError(), QStringLiteral("A FIDE ID has digits only."));
    form.setFideId(QStringLiteral("14900001"));
    EXPECT_EQ(submitted(), 1);
}

TEST_F(PlayerFormDoubts, ADayThatCanBeTwoIsNamedTwice) {
    form.setBirth(QStringLiteral("5/12/1999"));
    EXPECT_EQ(submitted(), 0);
    EXPECT_EQ(form.birthError(),
              QStringLiteral("This may be 5 December 1999 or 12 May 1999. Write 1999-12-05 or 1999-05-12."));
    form.setBirth(QStringLiteral("5.12.1999"));
    EXPECT_EQ(submitted(), 1);
}

TEST_F(PlayerFormDoubts, AYearOfBirthIsPlausible) {
    for (char const* const birth : {"1850", "2190", "1850-05-01"}) {
        form.setBirth(QLatin1String(birth));
        EXPECT_EQ(submitted(), 0) << birth;
        EXPECT_EQ(form.birthError(), QStringLiteral("Nobody who plays here was born then. Check the year."));
    }
    form.setBirth(QStringLiteral("1950"));
    EXPECT_EQ(submitted(), 1);
}

TEST_F(PlayerFormDoubts, ARatingThatIsTooHighIsRefusedForWhatItIs) {
    form.setRating(QStringLiteral("9999"));
    EXPECT_EQ(submitted(), 0);
    EXPECT_EQ(form.ratingError(),
              QStringLiteral("A rating is a number up to 4000. Leave it empty for an unrated player."));
}

TEST_F(PlayerFormDoubts, AFederationThatFideDoesNotKnowIsAskedAboutAndKeptWhenItIsMeant) {
    form.setFederation(QStringLiteral("qqq"));
    EXPECT_EQ(submitted(), 0);
    EXPECT_EQ(form.federationError(), QStringLiteral("FIDE knows no federation QQQ. Enter once more keeps it."));
    form.setFederation(QStringLiteral("XYZ"));
    EXPECT_EQ(submitted(), 0) << "another one is asked about anew";
    EXPECT_EQ(submitted(), 1);
    form.setName(QStringLiteral("Nile, N."));
    form.setFederation(QStringLiteral("svk"));
    EXPECT_EQ(submitted(), 2);
    EXPECT_EQ(form.federationError(), QString{});
}

TEST_F(PlayerFormDoubts, AWomensTitleOfAManIsRemarkedOn) {
    form.setTitle(QStringLiteral("WFM"));
    EXPECT_EQ(form.titleRemark(), QString{});
    form.setSex(QStringLiteral("m"));
    EXPECT_EQ(form.titleRemark(), QStringLiteral("A women's title, and the player is entered as a man."));
    EXPECT_EQ(submitted(), 1) << "it is kept";
}

TEST(PlayerFormFields, AnEditKeepsThePlayer) {
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
