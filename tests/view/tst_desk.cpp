// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>

#include <algorithm>
#include <optional>

namespace flagfall::view {
namespace {

// --- what is looked for -----------------------------------------------------------------------------------

QVariantMap firstOf(QString const& kind, QVariantList const& found) {
    for (QVariant const& each : found)
        if (each.toMap().value(QStringLiteral("kind")).toString() == kind) return each.toMap();
    return {};
}

TEST(FindEverything, PlayersStandWithTheirBoard) {
    Hall hall;
    hall.openRound();
    QVariantMap const player = firstOf(QStringLiteral("player"), hall.workspace.find()->find(QStringLiteral("danub")));
    EXPECT_EQ(player[QStringLiteral("text")].toString(), QStringLiteral("Danube, Ď."));
    EXPECT_EQ(player[QStringLiteral("note")].toString(), QStringLiteral("Board 1, Black"));
    EXPECT_EQ(player[QStringLiteral("board")].toInt(), 1);
}

TEST(FindEverything, ANumberIsABoard) {
    Hall hall;
    hall.openRound();
    QVariantMap const board = firstOf(QStringLiteral("board"), hall.workspace.find()->find(QStringLiteral("2")));
    EXPECT_EQ(board[QStringLiteral("text")].toString(), QStringLiteral("Board 2"));
    EXPECT_EQ(board[QStringLiteral("note")].toString(), QStringLiteral("Nile, N. – Volga, V."));
    EXPECT_TRUE(firstOf(QStringLiteral("board"), hall.workspace.find()->find(QStringLiteral("3"))).isEmpty());
}

TEST(FindEverything, ArticlesAreFoundWithoutAnEvent) {
    Hall hall;
    QVariantList const found = hall.workspace.find()->find(QStringLiteral("6.9"));
    EXPECT_EQ(firstOf(QStringLiteral("article"), found)[QStringLiteral("citation")].toString(), QStringLiteral("6.9"));
}

// --- the end of the event ---------------------------------------------------------------------------------

struct EndOfTheEvent : testing::Test {
    EndOfTheEvent() {
        hall.openRound(QStringLiteral("90+30"));
        closing.setWatched(true);
    }
    [[nodiscard]] bool says(QString const& text, bool done) {
        for (int row = 0; row < closing.count(); ++row)
            if (Hall::at(closing, row, "text").toString() == text)
                return Hall::at(closing, row, "done").toBool() == done;
        return false;
    }

    Hall hall;
    ClosingModel& closing = *hall.workspace.closing();
};

TEST_F(EndOfTheEvent, SaysWhatIsLeftAndWhatIsDone) {
    EXPECT_TRUE(says(QStringLiteral("2 rounds still to be paired"), false));
    EXPECT_TRUE(says(QStringLiteral("2 games without a result"), false));
    EXPECT_TRUE(says(QStringLiteral("No board calls the arbiter"), true));
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_TRUE(says(QStringLiteral("Every game has a result"), true));
    EXPECT_TRUE(says(QStringLiteral("4 scoresheets not collected"), false));
}

TEST_F(EndOfTheEvent, LeadsToTheFirstPlayerAndToTheFieldThatTheReportLacks) {
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    auto const rowOf = [this](QString const& what) {
        for (ClosingRow const& row : closing.rows())
            if (row.text.contains(what)) return row;
        ADD_FAILURE() << what.toStdString();
        return ClosingRow{};
    };
    EXPECT_EQ(rowOf(QStringLiteral("FIDE ID")).page, QStringLiteral("players"));
    EXPECT_EQ(rowOf(QStringLiteral("FIDE ID")).player, 1);
    EXPECT_EQ(rowOf(QStringLiteral("days and hours of")).field, QStringLiteral("schedule"));
    EXPECT_EQ(rowOf(QStringLiteral("days and hours of")).player, 0);
}

TEST_F(EndOfTheEvent, RemindsOfContactDetailsUntilTheyAreErased) {
    auto& desk = hall.workspace.desk();
    auto const& [id, player] = *desk.state().players.begin();
    bool done = false;
    desk.submit(session::RevisePlayer{id, session::draftOf(player.details), session::Contact{"a@example.org", ""}},
                session::Confirmation::NotAsked, desk.now(), [&](auto const& answer) { done = answer.has_value(); });
    ASSERT_TRUE(Hall::until([&] { return done; }));
    QString const kept =
        QStringLiteral("Contact details of 1 player are kept: erase them when nobody has to be reached any more");
    EXPECT_TRUE(says(kept, false));
    hall.workspace.players()->eraseContacts(false);
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Erase the contact details of the players?"));
    EXPECT_THAT(hall.workspace.question()->consequences().join(QLatin1Char('\n')).toStdString(),
                testing::AllOf(testing::HasSubstr("Undo does not bring them back"),
                               testing::HasSubstr("anonymise --keep-names event.flagfall copy.flagfall")));
    bool asked = false;
    QObject::connect(&hall.workspace, &Workspace::cleanCopyAsked, &hall.workspace, [&asked] { asked = true; });
    EXPECT_EQ(hall.workspace.question()->insteadText(), QStringLiteral("Save a copy without contact data…"));
    hall.workspace.question()->instead();
    EXPECT_TRUE(asked) << "and nothing is erased";
    EXPECT_TRUE(says(kept, false));
    hall.workspace.players()->eraseContacts(false);
    hall.settle();
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_FALSE(says(kept, false));
    EXPECT_EQ(desk.state().players.at(id).contact, "");
    hall.workspace.players()->eraseContacts(true);
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("No contact details of players are kept in this event."));
}

TEST_F(EndOfTheEvent, ACopyWithoutContactDataIsWrittenOverNoFile) {
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("copy.flagfall"));
    hall.workspace.saveCleanCopy(QUrl::fromLocalFile(folder.filePath(QStringLiteral("copy"))));
    ASSERT_EQ(hall.door.cleanCopies.size(), 1U);
    EXPECT_EQ(hall.door.cleanCopies[0].first, hall.workspace.filePath().toStdString());
    EXPECT_EQ(hall.door.cleanCopies[0].second, path.toStdString());
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr(path.toStdString()));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    hall.workspace.saveCleanCopy(QUrl::fromLocalFile(path));
    EXPECT_EQ(hall.door.cleanCopies.size(), 1U);
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("stays as it is"));
}

TEST_F(EndOfTheEvent, AnAnonymisedCopyIsProposedUnderANameThatDoesNotTellTheEvent) {
    QTemporaryDir const folder;
    EXPECT_EQ(hall.workspace.proposedAnonymousCopy().fileName(), QStringLiteral("anonymised.flagfall"));
    QString const path = folder.filePath(QStringLiteral("anonymised.flagfall"));
    hall.workspace.saveCleanCopy(QUrl::fromLocalFile(folder.filePath(QStringLiteral("clean"))));
    EXPECT_EQ(hall.door.lastWithout, Without::Contacts);
    hall.workspace.saveAnonymousCopy(QUrl::fromLocalFile(path));
    EXPECT_EQ(hall.door.lastWithout, Without::People);
    EXPECT_EQ(hall.door.cleanCopies.back().second, path.toStdString());
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(),
                testing::AllOf(testing::HasSubstr("without names"), testing::HasSubstr(path.toStdString())));
    hall.workspace.saveAnonymousCopy(QUrl::fromLocalFile(path));
    EXPECT_EQ(hall.door.cleanCopies.size(), 2U) << "over no file";
}

TEST_F(EndOfTheEvent, IsLookedAtOnlyWhileItsPageIsShown) {
    closing.setWatched(false);
    hall.workspace.calls()->turn(1);
    hall.settle();
    EXPECT_TRUE(says(QStringLiteral("No board calls the arbiter"), true)) << "as it was when the page was left";
    closing.setWatched(true);
    EXPECT_TRUE(says(QStringLiteral("1 board called, and nobody has come"), false));
}

// --- events before and after ------------------------------------------------------------------------------

TEST(NewEventLikeAnother, HasItsRegulationsAndNotItsDays) {
    Hall hall;
    hall.create(QStringLiteral("15+10"));
    hall.workspace.eventForm()->startEdit();
    QString const control = hall.workspace.eventForm()->control();
    ASSERT_TRUE(hall.workspace.startLike({}));
    EventForm const& form = *hall.workspace.eventForm();
    EXPECT_FALSE(form.editing());
    EXPECT_EQ(form.name(), QStringLiteral("River Cup"));
    EXPECT_EQ(form.control(), control);
    EXPECT_EQ(form.begins(), QString{});
    EXPECT_FALSE(hall.workspace.startLike(QStringLiteral("/nowhere/lost.flagfall")));
}

struct RecentEvents : testing::Test {
    RecentEvents() {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        recent.add(path, QStringLiteral("River Cup"), QStringLiteral("Delta"), QDateTime::currentDateTime());
    }
    [[nodiscard]] QString progress() const { return recent.rows().front().state; }

    Hall speaksEnglish;
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("river.flagfall"));
    QSettings settings{folder.filePath(QStringLiteral("recent.ini")), QSettings::IniFormat};
    RecentModel recent{settings};
};

TEST_F(RecentEvents, SayHowFarTheyHaveCome) {
    EXPECT_EQ(progress(), QStringLiteral("No round has been paired yet"));
    recent.note(path, {.paired = 3, .planned = 7, .open = 2});
    EXPECT_EQ(progress(), QStringLiteral("Round 3 of 7, 2 results missing"));
    recent.note(path, {.paired = 7, .planned = 7});
    EXPECT_EQ(progress(), QStringLiteral("Finished"));
}

TEST_F(RecentEvents, OfOneNameSayWhereTheyAre) {
    QDateTime const now = QDateTime::currentDateTime();
    recent.add(QStringLiteral("/events/a.flagfall"), QStringLiteral("Blitz"), {}, now);
    EXPECT_EQ(recent.rows()[0].where, QString{}) << "the name tells it";
    recent.add(QStringLiteral("postgresql:///chess?host=/run/postgresql&event=Blitz"), QStringLiteral("Blitz"), {},
               now);
    recent.add(QStringLiteral("postgresql://desk@hall/chess?event=Blitz"), QStringLiteral("Blitz"), {}, now);
    EXPECT_EQ(recent.rows()[0].where, QStringLiteral("Database on hall"));
    EXPECT_EQ(recent.rows()[1].where, QStringLiteral("Database on this computer"));
    EXPECT_EQ(recent.rows()[2].where, QDir::toNativeSeparators(QStringLiteral("/events/a.flagfall")));
}

TEST_F(RecentEvents, ThatWereNotClosedInOrderSaySo) {
    recent.note(path, {.paired = 3, .planned = 7, .open = 2, .running = true});
    RecentModel const later{settings}; // the program starts again
    EXPECT_EQ(later.rows().front().state, QStringLiteral("Round 3 of 7, 2 results missing; it was interrupted"));
    EXPECT_TRUE(later.rows().front().grave);
}

TEST_F(RecentEvents, TheLastOneIsOfferedAlsoWhenItWasClosedInOrder) {
    recent.note(path, {.paired = 3, .planned = 7, .open = 2});
    EXPECT_EQ(recent.continueText(), QStringLiteral("Continue River Cup"));
    EXPECT_EQ(recent.continueState(), QStringLiteral("Round 3 of 7, 2 results missing"));
    recent.note(path, {.paired = 7, .planned = 7});
    EXPECT_EQ(recent.continueText(), QString{}) << "it is finished";
}

TEST_F(RecentEvents, RemindOfPersonalDataAMonthAfterTheirEnd) {
    using namespace std::chrono;
    Date today = 2026y / December / 21;
    recent.setToday([&today] { return today; });
    EventProgress progress{.paired = 7, .planned = 7, .lastDay = 2026y / November / 22, .personal = true};
    recent.note(path, progress);
    EXPECT_EQ(recent.rows().front().reminder, QString{});
    today = 2027y / January / 22;
    RecentModel later{settings}; // the program starts again
    later.setToday([&today] { return today; });
    later.update();
    EXPECT_EQ(later.rows().front().reminder,
              QStringLiteral("Over for 2 months, and contact details or days of birth are still in it"));
    progress.personal = false; // they were erased
    later.note(path, progress);
    EXPECT_EQ(later.rows().front().reminder, QString{});
}

TEST(AnEventThatIsLongOver, IsRemindedOfInItsWindowAndAmongTheRecentOnesUntilItsPersonalDataAreErased) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("3+2"));
    form.setBegins(QStringLiteral("2026-09-21"));
    form.setEnds(QStringLiteral("2026-09-22"));
    QString const path = hall.folder.filePath(QStringLiteral("river.flagfall"));
    hall.workspace.createFile(QUrl::fromLocalFile(path));
    hall.settle();
    ASSERT_TRUE(hall.workspace.isOpen());
    QFile file(path); // the journal is in memory
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    hall.workspace.recent()->add(path, QStringLiteral("River Cup"), QStringLiteral("Delta"),
                                 QDateTime::currentDateTime());
    PlayerForm& player = *hall.workspace.playerForm();
    player.startNew();
    player.setName(QStringLiteral("Amazon, A."));
    player.setBirth(QStringLiteral("1980-02-29"));
    player.submit();
    hall.settle();

    ClosingModel& closing = *hall.workspace.closing();
    RecentModel& recent = *hall.workspace.recent();
    auto const look = [&] {
        closing.setWatched(false);
        closing.setWatched(true);
        emit hall.workspace.event()->changed(); // with it the recent ones are told how far the event has come
        recent.update();
    };
    auto const row = [&]() -> std::optional<ClosingRow> {
        auto const found = std::ranges::find(closing.rows(), QStringLiteral("privacy"), &ClosingRow::field);
        return found == closing.rows().end() ? std::nullopt : std::optional(*found);
    };
    look();
    EXPECT_FALSE(row()) << "its last day is tomorrow";
    EXPECT_EQ(recent.rows().front().reminder, QString{});
    hall.ticks.jumpWall(std::chrono::hours{24 * 70});
    look();
    ASSERT_TRUE(row());
    EXPECT_EQ(row()->page, QStringLiteral("edit"));
    EXPECT_TRUE(row()->text.startsWith(QStringLiteral("The event has been over for 2 months")));
    EXPECT_TRUE(recent.rows().front().reminder.startsWith(QStringLiteral("Over for 2 months")));

    hall.workspace.players()->eraseContacts(true);
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->yes();
    hall.settle();
    look();
    EXPECT_FALSE(row());
    EXPECT_EQ(recent.rows().front().reminder, QString{});
}

TEST_F(RecentEvents, ThatAreOpenHereAreNotInterrupted) {
    recent.note(path, {.paired = 3, .planned = 7, .open = 2, .running = true});
    EXPECT_EQ(progress(), QStringLiteral("Round 3 of 7, 2 results missing"));
    EXPECT_FALSE(recent.rows().front().grave);
}

TEST_F(RecentEvents, ThatWereInterruptedAreOfferedFirst) {
    recent.note(path, {.paired = 3, .planned = 7, .open = 2, .running = true});
    RecentModel recent{settings}; // the program starts again
    recent.add(folder.filePath(QStringLiteral("other.flagfall")), QStringLiteral("Sea Cup"), {},
               QDateTime::currentDateTime());
    EXPECT_EQ(recent.continueText(), QStringLiteral("Continue River Cup"));
    EXPECT_EQ(recent.continueState(), QStringLiteral("Round 3 of 7, 2 results missing; it was interrupted"));
    QSignalSpy asked(&recent, &RecentModel::openAsked);
    recent.openLast();
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked.front().front().toString(), path);
}

TEST_F(RecentEvents, WhoseFileIsGoneSaySo) {
    QFile::remove(path);
    recent.update();
    EXPECT_EQ(progress(), QStringLiteral("The file is not there"));
}

} // namespace
} // namespace flagfall::view
