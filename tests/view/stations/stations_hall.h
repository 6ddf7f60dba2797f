// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/stations/stations_view.h"
#include "tests/view/stations/browser.h"

namespace flagfall::view {

/// Two boards in the hall, and a desk that listens on this computer.
struct StationsHall : testing::Test {
    StationsHall() : StationsHall(QStringLiteral("3+2")) {}
    explicit StationsHall(QString const& control) {
        hall.openRound(control);
        stations.setPort(0);
        stations.look();
        stations.setNetwork(static_cast<int>(stations.networks().size()) - 1); // this computer only
        stations.toggle();
        EXPECT_TRUE(stations.isOn());
    }
    [[nodiscard]] QByteArray origin() const { return stations.address().toLatin1(); }
    [[nodiscard]] Heard post(QByteArray const& path, QJsonObject const& body, QByteArray const& token = {}) {
        return ask(origin(), {.method = "POST",
                              .path = path,
                              .body = QJsonDocument(body).toJson(QJsonDocument::Compact),
                              .headers = {{"Authorization", token.isEmpty() ? QByteArray{} : "Bearer " + token}}});
    }
    [[nodiscard]] Heard join(QString const& code) {
        return post("/join", {{QStringLiteral("code"), QString(code).remove(QLatin1Char(' '))}});
    }
    /// The token of a new station whose code was typed.
    [[nodiscard]] QByteArray taken(char const* role, QString const& name, QString const& boards = {}) {
        EXPECT_TRUE(stations.openStation(QLatin1String(role), name, QStringLiteral("Jana"), boards, 1).isEmpty());
        return join(stations.code()).said()[QStringLiteral("token")].toString().toLatin1();
    }
    [[nodiscard]] Heard page(QByteArray const& token, QByteArray const& language = "en",
                             QByteArray const& letters = {}) {
        return ask(origin(), {.path = "/pad?lang=" + language + "&letters=" + letters,
                              .headers = {{"Authorization", "Bearer " + token}}});
    }
    [[nodiscard]] QString event() { return eventAtDesk(hall.workspace.desk(), {}).begun; }
    [[nodiscard]] session::EventState const& state() { return hall.workspace.desk().state(); }
    [[nodiscard]] session::RecordedAct const& lastAct() { return hall.workspace.desk().history().acts().back(); }
    [[nodiscard]] std::size_t acts() { return hall.workspace.desk().history().acts().size(); }

    Hall hall;
    StationsView& stations = *hall.workspace.stations();
};

} // namespace flagfall::view
