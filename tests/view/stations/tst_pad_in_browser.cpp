// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/result_text.h"
#include "tests/view/stations/steered.h"

#include <cstdlib>

namespace flagfall::view {
namespace {

/// What the browser found.
std::string usedInABrowser(bool encrypted) {
    Hall hall;
    hall.create();
    hall.enterRivers();
    hall.enter(QStringLiteral("Rhine, R."), QStringLiteral("2000"));
    hall.enter(QStringLiteral("Tisza, T."), QStringLiteral("1900"));
    hall.pair();
    StationsView& stations = *hall.workspace.stations();
    stations.setPort(0);
    stations.look();
    stations.setNetwork(static_cast<int>(stations.networks().size()) - 1); // this computer only
    stations.setEncrypted(encrypted);
    stations.toggle();
    EXPECT_TRUE(stations.isOn());
    EXPECT_TRUE(stations
                    .openStation(QStringLiteral("result-pad"), QStringLiteral("Pad A"), QStringLiteral("Jana"),
                                 QStringLiteral("1-3"), 1)
                    .isEmpty());
    stations.setPort(static_cast<quint16>(QUrl(stations.address()).port())); // where it is again after the break

    Orders const orders{
        {"code",
         [&](QByteArray const&) {
             stations.newCode(0);
             return stations.code().remove(QLatin1Char(' ')).toLatin1();
         }},
        {"cut", silently([&] { stations.toggle(); })},
        {"enter", silently([&] { hall.enterResult(3, "1"); })},
        {"mend", silently([&] { stations.toggle(); })},
        {"other", silently([&] { hall.pair(); })}, // and so another round
        {"next", silently([&] {
             for (int const board : {2, 3}) hall.enterResult(board, "1");
             hall.pair();
         })},
        {"revoke", silently([&] { stations.revoke(0); })},
    };
    std::string const last = steered(QStringLiteral("pad_in_browser.py"),
                                     {stations.address(), stations.code().remove(QLatin1Char(' '))}, orders);
    EXPECT_EQ(stations.reports()->count(), 1);
    return last;
}

TEST(ResultPadInABrowser, IsUsedByFingersByKeysAndThroughABreakOfTheNetwork) {
    EXPECT_EQ(usedInABrowser(false), "7 looks are good in a browser");
}

TEST(ResultPadInABrowser, IsTheSameOverAnEncryptedConnection) {
    EXPECT_EQ(usedInABrowser(true), "7 looks are good in a browser");
}

/// What a page calls saved is at the desk, whatever becomes of its browser.
TEST(ResultPadInABrowser, LosesNothingThatItCalledSavedHoweverItsBrowserIsKilled) {
    int const boards = std::getenv("FLAGFALL_FAULTS") ? 60 : 5; // as many as scripts/faults asks
    Hall hall;
    hall.create();
    for (int n = 1; n <= 2 * boards; ++n) hall.enter(QStringLiteral("Player %1").arg(n));
    hall.pair();
    StationsView& stations = *hall.workspace.stations();
    listenHere(stations);
    EXPECT_TRUE(stations
                    .openStation(QStringLiteral("result-pad"), QStringLiteral("Pad A"), QStringLiteral("Jana"),
                                 QStringLiteral("1-%1").arg(boards), 1)
                    .isEmpty());
    auto const hasIt = [&](QByteArray const& said) {
        QList<QByteArray> const words = said.split(' ');
        BoardNumber const number{words.value(0).toInt()};
        session::Board const* const board = hall.workspace.desk().board(BoardPlace{RoundNumber{1}, number});
        bool const is = board && board->result && resultText(*board->result) == QString::fromUtf8(words.value(1));
        return QByteArray(is ? "yes" : "no");
    };
    Orders const orders{{"code",
                         [&](QByteArray const&) {
                             stations.newCode(0);
                             return stations.code().remove(QLatin1Char(' ')).toLatin1();
                         }},
                        {"cut", silently([&] { stations.toggle(); })},
                        {"mend", silently([&] { stations.toggle(); })},
                        {"saved", hasIt}};
    std::string const last = steered(QStringLiteral("killed_in_browser.py"),
                                     {stations.address(), QString::number(boards), QStringLiteral("20261128")}, orders,
                                     std::chrono::minutes{boards > 5 ? 15 : 1});
    std::printf("%s\n", last.c_str());
    EXPECT_NE(last.find("none lost"), std::string::npos) << last;
}

TEST(OtherStationsInABrowser, CallTheArbiterCheckInAndShowTheRoundOnAWall) {
    Hall hall;
    hall.openRound();
    StationsView& stations = *hall.workspace.stations();
    listenHere(stations);
    QStringList arguments{stations.address()};
    for (char const* const role : {"calls", "check-in", "screen"}) {
        EXPECT_TRUE(
            stations.openStation(QLatin1String(role), QLatin1String(role), {}, QStringLiteral("1-2"), 1).isEmpty());
        arguments += stations.code().remove(QLatin1Char(' '));
    }
    Orders const orders{{"cut", silently([&] { stations.toggle(); })}, {"mend", silently([&] { stations.toggle(); })}};
    EXPECT_EQ(steered(QStringLiteral("stations_in_browser.py"), arguments, orders), "6 looks are good in a browser");
}

TEST(SectorInABrowser, ShowsTheBoardsRulesAndCorrectsThroughABreakOfTheNetwork) {
    Hall hall;
    hall.openRound();
    StationsView& stations = *hall.workspace.stations();
    listenHere(stations);
    DeskLink& desk = hall.workspace.desk();
    RoundNumber const round{1};
    for (session::Command const& command : {session::Command{session::StartClocks{round, {BoardNumber{1}}}},
                                            session::Command{session::PressLever{round, BoardNumber{1}, Colour::White}},
                                            session::Command{session::CallArbiter{round, BoardNumber{2}}}}) {
        desk.submit(command, session::Confirmation::Yes, desk.now(), {});
        hall.settle();
    }
    EXPECT_TRUE(stations
                    .openStation(QStringLiteral("sector"), QStringLiteral("Sector A"), QStringLiteral("Jana"),
                                 QStringLiteral("1-2"), 1)
                    .isEmpty());
    Orders const orders{{"cut", silently([&] { stations.toggle(); })}, {"mend", silently([&] { stations.toggle(); })}};
    EXPECT_EQ(steered(QStringLiteral("sector_in_browser.py"),
                      {stations.address(), stations.code().remove(QLatin1Char(' '))}, orders),
              "9 looks are good in a browser");
    hall.settle();
    EXPECT_EQ(desk.board(BoardPlace{round, BoardNumber{1}})->illegalMoves.white, 1);
}

} // namespace
} // namespace flagfall::view
