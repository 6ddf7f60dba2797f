// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/stations_view.h"
#include "tests/view/stations/browser.h"

#include <QProcess>

#include <map>

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
    EXPECT_TRUE(stations.openPad(QStringLiteral("Pad A"), QStringLiteral("Jana"), QStringLiteral("1-3"), 1).isEmpty());
    stations.setPort(static_cast<quint16>(QUrl(stations.address()).port())); // where it is again after the break

    QByteArray code;
    std::map<QByteArray, std::function<void()>> const orders{
        {"code",
         [&] {
             stations.newCode(0);
             code = stations.code().remove(QLatin1Char(' ')).toLatin1();
         }},
        {"cut", [&] { stations.toggle(); }},
        {"enter", [&] { hall.enterResult(3, "1"); }},
        {"mend", [&] { stations.toggle(); }},
        {"other", [&] { hall.pair(); }}, // and so another round
        {"revoke", [&] { stations.revoke(0); }},
    };
    QProcess browser;
    QByteArray last;
    QObject::connect(&browser, &QProcess::readyReadStandardOutput, &browser, [&] {
        while (browser.canReadLine()) {
            last = browser.readLine().trimmed();
            auto const order = orders.find(last);
            if (order == orders.end()) continue;
            order->second();
            browser.write(code + '\n');
        }
    });
    browser.start(QStringLiteral("/usr/bin/python3"),
                  {QStringLiteral(SOURCE_DIR "/tests/view/stations/pad_in_browser.py"), stations.address(),
                   stations.code().remove(QLatin1Char(' '))});
    QElapsedTimer clock;
    clock.start();
    while (browser.state() != QProcess::NotRunning && clock.elapsed() < 55'000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    EXPECT_EQ(browser.state(), QProcess::NotRunning) << "the browser does not come to an end";
    EXPECT_EQ(stations.reports()->count(), 1);
    return last.toStdString() + browser.readAllStandardError().toStdString();
}

TEST(ResultPadInABrowser, IsUsedByFingersByKeysAndThroughABreakOfTheNetwork) {
    EXPECT_EQ(usedInABrowser(false), "7 looks are good in a browser");
}

TEST(ResultPadInABrowser, IsTheSameOverAnEncryptedConnection) {
    EXPECT_EQ(usedInABrowser(true), "7 looks are good in a browser");
}

} // namespace
} // namespace flagfall::view
