// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/big_event.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/languages.h"
#include "app/view/common/qr_code.h"
#include "app/view/texts/plain_text.h"
#include "app/view/web/web_pages_view.h"
#include "tests/view/hall.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QTranslator>

#include <gmock/gmock.h>

#include <thread>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using How = WebCommandEnd::How;

/// The web pages of a hall with four players and round 1 paired; the desk is quiet after 30 ms.
struct WebPagesPage : testing::Test {
    WebPagesPage() {
        hall.openRound();
        sitAt(eventFile);
        QObject::connect(&hall.workspace.desk(), &DeskLink::changed, &web, &WebPagesView::update);
    }
    void sitAt(QString const& file) {
        QFile made(file);
        ASSERT_TRUE(made.open(QIODevice::WriteOnly)); // the memory has no file to know again
        web.setEventFile(file);
    }
    [[nodiscard]] QString folder() const { return places.filePath(QStringLiteral("site")); }
    [[nodiscard]] bool has(char const* name) const {
        return QFile::exists(folder() + QLatin1Char('/') + QLatin1String(name));
    }
    [[nodiscard]] QByteArray of(QString const& path) const {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }
    [[nodiscard]] bool isIdle() const { return !web.isWriting() && !web.isPublishing(); }
    void writeNow() {
        QSignalSpy const changed(&web, &WebPagesView::changed);
        web.writeNow();
        ASSERT_TRUE(Hall::until([&] { return isIdle(); }));
    }
    /// Nothing more comes of what has happened.
    void waitLong() {
        QElapsedTimer clock;
        clock.start();
        (void)Hall::until([&] { return clock.elapsed() > 400 && isIdle(); });
    }
    [[nodiscard]] std::string said() { return hall.workspace.notice()->text().toStdString(); }
    /// A command that writes a line into a file each time it runs.
    [[nodiscard]] QString counting() {
        QString const script = places.filePath(QStringLiteral("count"));
        QFile file(script);
        if (file.open(QIODevice::WriteOnly)) file.write("#!/bin/sh\necho \"$1\" >> \"$2\"\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return QStringLiteral("'%1' %f '%2'").arg(script, runs).replace(QLatin1Char('\''), QLatin1Char('"'));
    }
    [[nodiscard]] int timesRun() const { return static_cast<int>(of(runs).count('\n')); }

    Hall hall;
    QTemporaryDir places;
    QString eventFile = places.filePath(QStringLiteral("river.flagfall"));
    QString runs = places.filePath(QStringLiteral("runs"));
    QSettings settings{places.filePath(QStringLiteral("desk.ini")), QSettings::IniFormat};
    WebPagesView web{hall.workspace.desk(), *hall.workspace.notice(), settings, {30ms, 200ms, 50ms}};
};

TEST_F(WebPagesPage, ProposesAFolderBesideTheEventAndWritesIntoTheOneChosen) {
    EXPECT_EQ(web.folder(), places.filePath(QStringLiteral("river web pages")));
    EXPECT_EQ(web.state(), QStringLiteral("The pages have not been written yet."));
    EXPECT_EQ(web.setFolder(QStringLiteral("pages")),
              QStringLiteral("Type the whole path of the folder, from / or ~/ on."));
    EXPECT_EQ(web.setFolder(folder() + QLatin1Char('/')), QString{});
    EXPECT_EQ(web.folder(), folder());
    writeNow();
    EXPECT_TRUE(has("index.html"));
    EXPECT_THAT(web.state().toStdString(), HasSubstr("files · "));
    EXPECT_FALSE(web.hasFailed());
}

TEST_F(WebPagesPage, TheWindowGoesOnWhilePagesAreWritten) {
    (void)web.setFolder(folder());
    web.writeNow();
    EXPECT_TRUE(web.isWriting());
    EXPECT_FALSE(has("index.html") && has("feed.xml")) << "it was not made before the call came back";
    hall.enterResult(1, "1"); // meanwhile
    ASSERT_TRUE(Hall::until([&] { return isIdle(); }));
    EXPECT_TRUE(has("index.html"));
}

TEST_F(WebPagesPage, LikeThePapersTheyAreInTheLanguageOfTheProgramWhereNoneWasChosen) {
    Languages languages;
    languages.speak(QStringLiteral("sk"));
    (void)web.setFolder(folder());
    writeNow();
    EXPECT_THAT(of(folder() + QStringLiteral("/index.html")).toStdString(), HasSubstr("lang=\"sk\""));
    languages.speak(QStringLiteral("en"));
}

TEST_F(WebPagesPage, FurtherLanguagesHaveFoldersOfTheirOwnAndGoAsTheyCame) {
    (void)web.setFolder(folder());
    web.setLanguage(2);
    EXPECT_EQ(web.languageCode(), QStringLiteral("sk"));
    web.turnAlsoIn(QStringLiteral("en"));
    web.turnAlsoIn(QStringLiteral("sk")); // has its pages already
    writeNow();
    EXPECT_THAT(of(folder() + QStringLiteral("/index.html")).toStdString(), HasSubstr("lang=\"sk\""));
    EXPECT_THAT(of(folder() + QStringLiteral("/en/index.html")).toStdString(), HasSubstr("lang=\"en\""));
    EXPECT_FALSE(has("sk/index.html"));
    web.close();
    web.setEventFile(eventFile);
    EXPECT_TRUE(web.alsoIn().contains(QStringLiteral("en"))) << "it is kept";
    web.turnAlsoIn(QStringLiteral("en"));
    writeNow();
    EXPECT_FALSE(has("en/index.html"));
}

TEST_F(WebPagesPage, NothingIsWrittenByItselfBeforeItIsSwitchedOn) {
    (void)web.setFolder(folder());
    hall.enterResult(1, "1");
    hall.settle();
    waitLong();
    EXPECT_FALSE(has("index.html"));
    web.setAlways(true);
    ASSERT_TRUE(Hall::until([&] { return has("index.html") && isIdle(); }));
    EXPECT_THAT(of(folder() + QStringLiteral("/round-1.html")).toStdString(), HasSubstr("1–0"));
}

TEST_F(WebPagesPage, ABurstOfResultsIsWrittenOnce) {
    (void)web.setFolder(folder());
    writeNow();
    int written = 0;
    QObject::connect(&web, &WebPagesView::changed, [&, before = false]() mutable {
        written += web.isWriting() && !before;
        before = web.isWriting();
    });
    web.setAlways(true);
    waitLong();
    int const before = written;
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    waitLong();
    EXPECT_EQ(written, before + 1);
    EXPECT_THAT(of(folder() + QStringLiteral("/round-1.html")).toStdString(), HasSubstr("½–½"));
}

TEST_F(WebPagesPage, AFailureIsToldOnceWithItsFolderAndStandsOnThePage) {
    QFile inTheWay(folder());
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    (void)web.setFolder(folder());
    web.setAlways(true);
    ASSERT_TRUE(Hall::until([&] { return web.hasFailed() && isIdle(); }));
    EXPECT_EQ(said(), "Web pages in " + folder().toStdString() + ": The folder cannot be made.");
    int const told = hall.workspace.notice()->count();
    hall.enterResult(1, "1");
    hall.settle();
    int const after = hall.workspace.notice()->count();
    waitLong();
    EXPECT_EQ(hall.workspace.notice()->count(), after) << "not at every act; " << told;
    EXPECT_THAT(web.state().toStdString(), HasSubstr("The folder cannot be made."));
    ASSERT_TRUE(inTheWay.remove());
    hall.enterResult(2, "1");
    hall.settle();
    ASSERT_TRUE(Hall::until([&] { return has("index.html") && isIdle(); }));
    EXPECT_FALSE(web.hasFailed());
}

TEST_F(WebPagesPage, TheChoicesAreKeptForThisEventAtThisDeskOnly) {
    (void)web.setFolder(folder());
    EXPECT_EQ(web.setAddress(QStringLiteral("chess.example/open")), QString{});
    web.setLanguage(2);
    web.setGames(false);
    web.setCommand(QStringLiteral("deploy %f"));
    web.setPublishes(true);
    web.close();
    EXPECT_FALSE(web.publishes()) << "no event, no command";
    web.setEventFile(eventFile);
    EXPECT_EQ(web.folder(), folder());
    EXPECT_EQ(web.address(), QStringLiteral("https://chess.example/open/"));
    EXPECT_EQ(web.language(), 2);
    EXPECT_FALSE(web.hasGames());
    EXPECT_TRUE(web.publishes());
    web.close();
    sitAt(places.filePath(QStringLiteral("stranger.flagfall")));
    EXPECT_EQ(web.command(), QString{});
    EXPECT_FALSE(web.publishes());
}

TEST_F(WebPagesPage, AnotherEventInAFileOfThatNameBringsNoCommandAlong) {
    WebSettings chosen;
    chosen.command = QStringLiteral("deploy %f");
    chosen.publishes = true;
    keepWebSettings(settings, {eventFile, QStringLiteral("0a")}, chosen);
    EXPECT_TRUE(webSettingsOf(settings, {eventFile, QStringLiteral("0a")}).publishes);
    EXPECT_EQ(webSettingsOf(settings, {eventFile, QStringLiteral("0b")}), WebSettings{});
}

TEST_F(WebPagesPage, AnEventThatGoesOnInANewFileTakesItsChoicesAlong) {
    (void)web.setFolder(folder());
    sitAt(places.filePath(QStringLiteral("river-2.flagfall")));
    EXPECT_EQ(web.folder(), folder());
    web.close();
    web.setEventFile(places.filePath(QStringLiteral("river-2.flagfall")));
    EXPECT_EQ(web.folder(), folder());
}

TEST_F(WebPagesPage, WhatWaitsIsWrittenWhenTheEventIsClosed) {
    (void)web.setFolder(folder());
    writeNow();
    web.setAlways(true);
    hall.enterResult(1, "1");
    hall.settle();
    web.close();
    ASSERT_TRUE(Hall::until([&] { return isIdle(); }));
    EXPECT_THAT(of(folder() + QStringLiteral("/round-1.html")).toStdString(), HasSubstr("1–0"));
    EXPECT_EQ(web.state(), QStringLiteral("The pages have not been written yet.")) << "of no event";
}

TEST_F(WebPagesPage, AnEventThatIsOpenedAgainBringsItsPagesUpToDate) {
    (void)web.setFolder(folder());
    web.setAlways(true);
    ASSERT_TRUE(Hall::until([&] { return has("index.html") && isIdle(); }));
    web.close();
    ASSERT_TRUE(QFile::remove(folder() + QStringLiteral("/index.html")));
    web.setEventFile(eventFile);
    EXPECT_TRUE(Hall::until([&] { return has("index.html") && isIdle(); }));
}

// --- the command ---

TEST_F(WebPagesPage, TheCommandRunsOnlyAfterItWasSwitchedOn) {
    (void)web.setFolder(folder());
    web.setCommand(counting());
    writeNow();
    EXPECT_EQ(timesRun(), 0);
    web.setPublishes(true);
    writeNow();
    EXPECT_EQ(timesRun(), 1);
    EXPECT_THAT(web.published().toStdString(), HasSubstr("Published · "));
    EXPECT_EQ(of(runs), folder().toUtf8() + '\n') << "%f is the folder";
    web.setCommand(counting() + QStringLiteral(" more"));
    EXPECT_FALSE(web.publishes()) << "another command is off";
}

TEST_F(WebPagesPage, NothingToPublishIsNotPublishedAgainUnlessAsked) {
    (void)web.setFolder(folder());
    web.setCommand(counting());
    web.setPublishes(true);
    writeNow();
    EXPECT_EQ(timesRun(), 1);
    web.setAlways(true);
    waitLong();
    EXPECT_EQ(timesRun(), 1);
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_TRUE(Hall::until([&] { return timesRun() == 2 && isIdle(); }));
    writeNow();
    EXPECT_EQ(timesRun(), 3);
}

TEST_F(WebPagesPage, MovesOfAGameThatIsNotOverComeSoManyMinutesLater) {
    (void)web.setFolder(folder());
    auto const write = [this](int before, char const* move) {
        DeskLink& desk = hall.workspace.desk();
        desk.submit(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, before, 0, {{.move = move}}},
                    session::Confirmation::Yes, desk.now(), [](auto const& answer) { EXPECT_TRUE(answer); });
        hall.settle();
    };
    write(0, "e2e4");
    writeNow();
    EXPECT_FALSE(has("game-1-1.html"));
    web.setDelay(1);
    EXPECT_EQ(web.delays()[web.delay()], QStringLiteral("5 minutes after the moves"));
    writeNow();
    EXPECT_FALSE(has("game-1-1.html")) << "five minutes are not over";
    hall.pass(4min);
    write(1, "e7e5");
    hall.pass(2min);
    web.setAlways(true);
    ASSERT_TRUE(Hall::until([&] { return has("game-1-1.html") && isIdle(); }));
    EXPECT_TRUE(of(folder() + QStringLiteral("/game-1-1.html")).contains("e4"));
    EXPECT_FALSE(of(folder() + QStringLiteral("/game-1-1.html")).contains("e5"));
    hall.pass(4min);
    EXPECT_TRUE(Hall::until([&] { return of(folder() + QStringLiteral("/game-1-1.html")).contains("e5"); }))
        << "without anything else that happens";
}

TEST_F(WebPagesPage, ACommandThatFailsSaysItsExitCodeAndItsLastLines) {
    (void)web.setFolder(folder());
    web.setCommand(QStringLiteral("/bin/sh -c \"seq 20; echo no route to host >&2; exit 23\""));
    web.setPublishes(true);
    writeNow();
    EXPECT_THAT(web.published().toStdString(), HasSubstr("The command failed with exit code 23"));
    EXPECT_TRUE(web.output().endsWith(QStringLiteral("20\nno route to host"))) << web.output().toStdString();
    EXPECT_FALSE(web.output().startsWith(QStringLiteral("1\n"))) << "the last lines";
    EXPECT_THAT(said(), HasSubstr(folder().toStdString() + ": The command failed with exit code 23"));
    EXPECT_FALSE(web.hasFailed()) << "the pages are written";
}

TEST_F(WebPagesPage, WithoutACommandNothingIsSwitchedOn) {
    web.setPublishes(true);
    EXPECT_FALSE(web.publishes());
    EXPECT_EQ(said(), "Type the command that publishes the pages first.");
}

TEST(WebCommandLine, IsSplitIntoWordsAndNothingElse) {
    QString const folder = QStringLiteral("/srv/my pages");
    EXPECT_EQ(webCommandOf(QStringLiteral("rsync -a %f/ me@host:\"my site\"/"), folder),
              (QStringList{"rsync", "-a", "/srv/my pages/", "me@host:my site/"}));
    EXPECT_EQ(webCommandOf(QStringLiteral("run %%f; rm $HOME"), folder), (QStringList{"run", "%f;", "rm", "$HOME"}));
    EXPECT_EQ(webCommandOf(QStringLiteral("run 100% %"), folder), (QStringList{"run", "100%", "%"}));
}

/// A command, and how it ended.
struct WebCommandRun : testing::Test {
    WebCommandRun() {
        QObject::connect(&command, &WebCommand::ended, [this](WebCommandEnd const& end) { ended = end; });
    }
    [[nodiscard]] bool isOver() {
        return Hall::until([&] { return ended.has_value(); });
    }
    QTemporaryDir folder;
    WebCommand command;
    std::optional<WebCommandEnd> ended;
};

TEST_F(WebCommandRun, IsStoppedAfterItsTimeWithWhatItHasStarted) {
    command.run(QStringLiteral("/bin/sh -c \"echo begun; sleep 60 & wait; echo not reached\""), folder.path(), 200ms);
    ASSERT_TRUE(isOver());
    EXPECT_EQ(ended->how, How::TooLong);
    EXPECT_EQ(command.output(), QStringLiteral("begun\n"));
}

TEST_F(WebCommandRun, IsCancelled) {
    command.run(QStringLiteral("sleep 60"), folder.path(), 10s);
    EXPECT_TRUE(command.isRunning());
    command.cancel();
    ASSERT_TRUE(isOver());
    EXPECT_EQ(ended->how, How::Cancelled);
}

TEST_F(WebCommandRun, SaysThatThereIsNoSuchProgram) {
    command.run(QStringLiteral("no-such-program-here %f"), folder.path(), 1s);
    ASSERT_TRUE(isOver());
    EXPECT_EQ(ended->how, How::NotStarted);
    EXPECT_NE(ended->reason, QString{});
}

TEST_F(WebCommandRun, ReadsNothingAndRunsInTheFolder) {
    command.run(QStringLiteral("/bin/sh -c \"read x || pwd\""), folder.path(), 5s);
    ASSERT_TRUE(isOver());
    EXPECT_EQ(command.output().trimmed(), QFileInfo(folder.path()).canonicalFilePath());
}

TEST_F(WebCommandRun, WhatWouldSteerATerminalIsLeftOut) {
    command.run(QStringLiteral("/usr/bin/printf \"\\033[31mred\\007\\n\""), folder.path(), 5s);
    ASSERT_TRUE(isOver());
    EXPECT_EQ(command.output(), QStringLiteral("[31mred\n"));
}

// --- the address ---

TEST(WebAddress, IsCompletedOrRefused) {
    auto const of = [](char const* typed) { return webAddressOf(QString::fromUtf8(typed)).toStdString(); };
    EXPECT_EQ(of("chess.example/open"), "https://chess.example/open/");
    EXPECT_EQ(of(" http://chess.example "), "http://chess.example/");
    EXPECT_EQ(of("https://chess.example/index.html"), "https://chess.example/index.html");
    EXPECT_EQ(of("http://server/open"), "http://server/open/");
    for (char const* const wrong : {"", "open", "ftp://chess.example/", "javascript:alert(1)", "https://",
                                    "https://me:secret@chess.example/", "file:///etc"})
        EXPECT_EQ(of(wrong), "") << wrong;
}

TEST(WebAddress, IsReadAgainFromItsCode) {
    QString const address = QStringLiteral("https://chess.example/open-2026/");
    QrCode const code(address);
    constexpr int unit = 6;
    QImage image(QSize(code.size() + 2 * qrQuietZone, code.size() + 2 * qrQuietZone) * unit, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < code.size(); ++y)
        for (int x = 0; x < code.size(); ++x)
            if (code.isDark(x, y))
                painter.fillRect((x + qrQuietZone) * unit, (y + qrQuietZone) * unit, unit, unit, Qt::black);
    painter.end();
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("code.png"));
    ASSERT_TRUE(image.save(path));
    QProcess reader;
    reader.start(QStringLiteral("zbarimg"), {QStringLiteral("-q"), QStringLiteral("--raw"), path});
    ASSERT_TRUE(reader.waitForFinished()) << "zbarimg cannot be run; ./setup installs zbar-tools";
    EXPECT_EQ(QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), address);
    EXPECT_EQ(QrCode(QString(3000, QLatin1Char('x'))).size(), 0);
}

TEST(WebAddress, TheHallSeesItInItsTurnAndNothingWhereThereIsNone) {
    Hall hall;
    hall.openRound();
    DisplayView& display = *hall.workspace.display();
    display.setWatched(true);
    display.show(static_cast<int>(DisplayView::Shown::Address));
    EXPECT_NE(display.shown(), DisplayView::Shown::Address);
    (void)hall.workspace.web()->setAddress(QStringLiteral("chess.example"));
    display.show(static_cast<int>(DisplayView::Shown::Address));
    EXPECT_EQ(display.shown(), DisplayView::Shown::Address);
    EXPECT_EQ(display.codeSize(), QrCode(QStringLiteral("https://chess.example/")).size());
    EXPECT_TRUE(hall.workspace.papers()->titles().contains(QStringLiteral("Where to follow the event")));
    (void)hall.workspace.web()->setAddress({});
    EXPECT_NE(display.shown(), DisplayView::Shown::Address);
    EXPECT_FALSE(hall.workspace.papers()->titles().contains(QStringLiteral("Where to follow the event")));
}

// --- languages of threads ---

TEST(SpokenFor, IsHeardOnItsOwnThreadAlone) {
    Languages languages;
    languages.speak(QStringLiteral("sk"));
    pairing::TieBreakValue const value{125'000};
    QString english;
    {
        SpokenFor const galician(QStringLiteral("gl"));
        std::thread([&] {
            SpokenFor const spoken(QStringLiteral("en"));
            english = tieBreakText(value);
        }).join();
    }
    EXPECT_EQ(english, QStringLiteral("12.5"));
    EXPECT_EQ(tieBreakText(value), QStringLiteral("12,5"));
    languages.speak(QStringLiteral("en"));
}

/// A language in which the folder of web pages is called otherwise.
class OtherFolders final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const*, char const* source, char const*, int) const override {
        return qstrcmp(source, "%1 web pages") == 0 ? QStringLiteral("%1 elsewhere") : QString{};
    }
};

TEST_F(WebPagesPage, PagesFromBeforeTheProgramWasStartedAreKnownAndStayInTheirFolder) {
    QString const proposed = web.folder();
    EXPECT_THAT(web.state().toStdString(), HasSubstr("have not been written yet"));
    writeNow();
    WebPagesView later{hall.workspace.desk(), *hall.workspace.notice(), settings, {30ms, 200ms, 50ms}};
    later.setEventFile(eventFile);
    EXPECT_THAT(later.state().toStdString(), testing::StartsWith("Last written on "));
    OtherFolders other;
    QCoreApplication::installTranslator(&other);
    EXPECT_EQ(later.folder(), proposed) << "whatever the language proposes";
    QCoreApplication::removeTranslator(&other);
}

} // namespace
} // namespace flagfall::view
