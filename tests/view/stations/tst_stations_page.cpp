// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/stations/stations_view.h"
#include "tests/view/stations/browser.h"

#include <QFile>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

struct StationsPage : testing::Test {
    StationsPage() {
        hall.openRound();
        QFile made(file);
        EXPECT_TRUE(made.open(QIODevice::WriteOnly)); // the memory has no file to know again
        stations.setEventFile(file);
        stations.setPort(0);
        stations.look();
        stations.setNetwork(static_cast<int>(stations.networks().size()) - 1);
    }
    [[nodiscard]] QVariantMap opens(QString const& name, QString const& boards = QStringLiteral("1-2")) {
        return stations.openStation(QStringLiteral("result-pad"), name, {}, boards, 0);
    }
    [[nodiscard]] QString row(int at, char const* role) const { return Hall::at(stations, at, role).toString(); }

    Hall hall;
    QString const file = hall.folder.filePath(QStringLiteral("river.flagfall"));
    StationsView& stations = *hall.workspace.stations();
};

TEST_F(StationsPage, IsOffUntilItIsSwitchedOnAndOffAgainWhenTheEventIsClosed) {
    EXPECT_FALSE(stations.isOn());
    EXPECT_EQ(stations.address(), QString{});
    stations.toggle();
    EXPECT_TRUE(stations.isOn());
    EXPECT_TRUE(stations.address().startsWith(QStringLiteral("http://127.0.0.1:")));
    hall.workspace.closeFile();
    ASSERT_TRUE(Hall::until([this] { return !hall.workspace.isOpen(); }));
    EXPECT_FALSE(stations.isOn());
    stations.toggle();
    EXPECT_FALSE(stations.isOn()) << "there is no event";
}

TEST_F(StationsPage, ANewStationHasACodeThatIsShownUntilItIsTyped) {
    stations.toggle();
    ASSERT_TRUE(opens(QStringLiteral("Pad A")).isEmpty());
    EXPECT_EQ(stations.codeFor(), QStringLiteral("Pad A"));
    EXPECT_TRUE(QRegularExpression(QStringLiteral("^\\d{4} \\d{4}$")).match(stations.code()).hasMatch());
    EXPECT_GT(stations.pictureSize(), 20);
    EXPECT_EQ(row(0, "stateText"), QStringLiteral("Nobody has taken it yet"));
    auto const joined = stations.stationDoor().book().join(stations.code().remove(QLatin1Char(' ')).toStdString(),
                                                           "10.0.0.1", stations.stationDoor().now());
    ASSERT_TRUE(joined);
    emit stations.stationDoor().stationTaken(joined->id.value());
    EXPECT_EQ(stations.code(), QString{});
    EXPECT_EQ(row(0, "stateText"), QStringLiteral("Connected"));
}

TEST_F(StationsPage, SaysWhatIsWrongWithAForm) {
    EXPECT_TRUE(opens({}).contains(QStringLiteral("name")));
    EXPECT_TRUE(opens(QStringLiteral("Pad"), QStringLiteral("1,5")).contains(QStringLiteral("boards")));
    EXPECT_TRUE(opens(QStringLiteral("Pad"), QStringLiteral("all")).contains(QStringLiteral("boards")));
    EXPECT_TRUE(opens(QStringLiteral("Pad")).isEmpty());
    EXPECT_TRUE(opens(QStringLiteral("Pad")).contains(QStringLiteral("name")));
    EXPECT_EQ(stations.count(), 1);
}

TEST_F(StationsPage, WhoMayNotRuleMayLetNobodyAct) {
    PersonsModel& persons = *hall.workspace.persons();
    persons.keep(QStringLiteral("A. Chief"), 0, {}, true);
    hall.settle();
    persons.keep(QStringLiteral("C. Helper"), 2, {}, true);
    hall.settle();
    persons.signIn(1, {});
    stations.toggle();
    EXPECT_FALSE(stations.isOn());
    EXPECT_FALSE(opens(QStringLiteral("Pad")).isEmpty());
    persons.signIn(0, {});
    stations.toggle();
    EXPECT_TRUE(stations.isOn());
}

TEST_F(StationsPage, StationsAreKeptForTheEventAndWithoutTheirTokens) {
    ASSERT_TRUE(opens(QStringLiteral("Pad A")).isEmpty());
    auto const joined = stations.stationDoor().book().join(stations.code().remove(QLatin1Char(' ')).toStdString(),
                                                           "10.0.0.1", stations.stationDoor().now());
    emit stations.stationDoor().stationTaken(joined.value().id.value());
    stations.setEventFile({});
    EXPECT_EQ(stations.count(), 0);
    stations.setEventFile(file);
    ASSERT_EQ(stations.count(), 1);
    EXPECT_EQ(row(0, "name"), QStringLiteral("Pad A"));
    EXPECT_TRUE(stations.stationDoor().book().holder(joined->token, stations.stationDoor().now()));
    auto const& entry = stations.stationDoor().book().entries().front();
    EXPECT_NE(entry.token->text(), joined->token) << "what is kept";
}

/// The program, started again at the same desk with the same event.
struct StartedAgain {
    explicit StartedAgain(Hall& hall, QString const& file)
        : settings(hall.folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          door(hall.workspace.desk(), question, notice),
          stations(hall.workspace.desk(), door, question, notice, settings) {
        stations.setPort(0);
        stations.setEventFile(file);
    }
    QSettings settings;
    QuestionView question;
    NoticeView notice;
    CommandDoor door;
    StationsView stations;
};

struct Served : StationsPage {
    Served() {
        EXPECT_TRUE(opens(QStringLiteral("Pad A")).isEmpty());
        auto const joined = stations.stationDoor().book().join(stations.code().remove(QLatin1Char(' ')).toStdString(),
                                                               "10.0.0.1", stations.stationDoor().now());
        emit stations.stationDoor().stationTaken(joined.value().id.value());
        stations.toggle();
    }
};

TEST_F(Served, AfterACrashTheServerIsOnAgainIfTheArbiterSaysSo) {
    StartedAgain again(hall, file);
    EXPECT_FALSE(again.stations.isOn());
    ASSERT_TRUE(again.question.asked());
    EXPECT_EQ(again.question.title(), QStringLiteral("Switch the server in the hall on again?"));
    EXPECT_TRUE(again.question.text().startsWith(QStringLiteral("The desk served 1 station when the program ended.")));
    again.question.yes();
    EXPECT_TRUE(again.stations.isOn());
}

TEST_F(Served, AfterACrashItStaysOffIfTheArbiterSaysSoAndIsNotAskedAboutTwice) {
    {
        StartedAgain again(hall, file);
        again.question.no();
        EXPECT_FALSE(again.stations.isOn());
    }
    EXPECT_FALSE(StartedAgain(hall, file).question.asked());
}

TEST_F(Served, NobodyIsAskedAfterItWasSwitchedOffOrTheEventClosed) {
    stations.toggle();
    EXPECT_FALSE(StartedAgain(hall, file).question.asked());
    stations.toggle();
    EXPECT_TRUE(StartedAgain(hall, file).question.asked());
    stations.close();
    EXPECT_FALSE(StartedAgain(hall, file).question.asked());
}

TEST_F(Served, NobodyIsAskedWhereNoStationWouldComeBack) {
    stations.revoke(0);
    EXPECT_FALSE(StartedAgain(hall, file).question.asked());
}

TEST_F(StationsPage, EncryptsWithAnIdentityOfThisDeskThatIsKept) {
    stations.setEncrypted(true);
    stations.toggle();
    ASSERT_TRUE(stations.isOn());
    QByteArray const origin = stations.address().toLatin1();
    EXPECT_TRUE(origin.startsWith("https://"));
    QString const fingerprint = stations.fingerprint();
    EXPECT_EQ(fingerprint.size(), 95);
    QFile authority(hall.folder.filePath(QStringLiteral("stations-authority.pem")));
    ASSERT_TRUE(authority.open(QIODevice::ReadOnly));
    QByteArray const pem = authority.readAll();
    EXPECT_EQ(ask(origin, {}, pem).status, 200);
    EXPECT_EQ(ask(origin, {.path = "/desk.crt"}, pem).body, pem) << "for telephones that are to know the desk";
    QFileInfo const key(hall.folder.filePath(QStringLiteral("stations-key.pem")));
    EXPECT_FALSE(key.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther));

    stations.toggle();
    EXPECT_EQ(stations.fingerprint(), QString{});
    stations.toggle();
    EXPECT_EQ(stations.fingerprint(), fingerprint) << "it is known again";
    stations.setEncrypted(false);
    EXPECT_TRUE(stations.isOn());
    EXPECT_TRUE(stations.address().startsWith(QStringLiteral("http://")));
    EXPECT_EQ(ask(stations.address().toLatin1(), {.path = "/desk.crt"}).status, 404);
}

TEST_F(StationsPage, ListensAtNoOtherNetworkWhereTheChosenOneIsGone) {
    QSettings(hall.folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        .setValue(QStringLiteral("stations/address"), QStringLiteral("203.0.113.9"));
    stations.toggle();
    EXPECT_FALSE(stations.isOn());
    EXPECT_EQ(stations.network(), -1);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("203.0.113.9 is gone"));
    stations.setNetwork(static_cast<int>(stations.networks().size()) - 1);
    stations.toggle();
    EXPECT_TRUE(stations.isOn());
}

TEST_F(StationsPage, SaysOneBoardWhereItIsOne) {
    ASSERT_TRUE(opens(QStringLiteral("Pad A"), QStringLiteral("1-2")).isEmpty());
    ASSERT_TRUE(
        stations.openStation(QStringLiteral("clock"), QStringLiteral("Clock 2"), {}, QStringLiteral("2"), 0).isEmpty());
    EXPECT_TRUE(row(0, "about").startsWith(QStringLiteral("Result pad, boards 1–2 · ")));
    EXPECT_TRUE(row(1, "about").startsWith(QStringLiteral("Chess clock, board 2 · ")));
}

TEST_F(StationsPage, OffersBoardsThatNoStationHas) {
    EXPECT_EQ(stations.boardsToOffer(QStringLiteral("result-pad")), QStringLiteral("1-2"));
    ASSERT_TRUE(opens(QStringLiteral("Pad A"), QStringLiteral("1")).isEmpty());
    EXPECT_EQ(stations.boardsToOffer(QStringLiteral("result-pad")), QStringLiteral("2"));
    EXPECT_EQ(stations.boardsToOffer(QStringLiteral("clock")), QStringLiteral("1")) << "of a clock";
}

} // namespace
} // namespace flagfall::view
