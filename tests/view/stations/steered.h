// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/stations/stations_view.h"
#include "tests/view/stations/browser.h"

#include <QProcess>

#include <chrono>
#include <functional>
#include <map>

namespace flagfall::view {

/// At this computer alone, and after a break at the same address.
inline void listenHere(StationsView& stations) {
    stations.setPort(0);
    stations.look();
    stations.setNetwork(static_cast<int>(stations.networks().size()) - 1); // this computer only
    stations.toggle();
    stations.setPort(static_cast<quint16>(QUrl(stations.address()).port()));
}

/// What happens at the desk when the browser's script asks for it, with what it says behind the word, and what it is
/// answered.
using Orders = std::map<QByteArray, std::function<QByteArray(QByteArray const& what)>>;

template <typename Act>
std::function<QByteArray(QByteArray const&)> silently(Act act) {
    return [act](QByteArray const&) {
        act();
        return QByteArray{};
    };
}

/// The last line of the script, which is what it found.
inline std::string steered(QString const& script, QStringList const& arguments, Orders const& orders,
                           std::chrono::milliseconds patience = std::chrono::seconds{55}) {
    QProcess browser;
    QByteArray last;
    QObject::connect(&browser, &QProcess::readyReadStandardOutput, &browser, [&] {
        while (browser.canReadLine()) {
            last = browser.readLine().trimmed();
            qsizetype const end = last.indexOf(' ');
            auto const order = orders.find(end < 0 ? last : last.first(end));
            if (order != orders.end())
                browser.write(order->second(end < 0 ? QByteArray{} : last.sliced(end + 1)) + '\n');
        }
    });
    browser.start(QStringLiteral("/usr/bin/python3"),
                  QStringList{QStringLiteral(SOURCE_DIR "/tests/view/stations/") + script} + arguments);
    QElapsedTimer clock;
    clock.start();
    while (browser.state() != QProcess::NotRunning && clock.elapsed() < patience.count())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    EXPECT_EQ(browser.state(), QProcess::NotRunning) << "the browser does not come to an end";
    return last.toStdString() + browser.readAllStandardError().toStdString();
}

} // namespace flagfall::view
