// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/hall.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>

#include <map>

namespace flagfall::view {

/// What came back. Status 0: the desk hung up without a word.
struct Heard {
    int status = 0;
    QByteArray head;
    QByteArray body;

    [[nodiscard]] QJsonObject said() const { return QJsonDocument::fromJson(body).object(); }
    [[nodiscard]] QString says() const { return said()[QStringLiteral("says")].toString(); }
};

/// Somebody in the hall with a network cable: sends exactly these bytes and reads to the end.
inline Heard send(QByteArray const& origin, QByteArray const& bytes) {
    QUrl const url(QString::fromLatin1(origin));
    QTcpSocket socket;
    QByteArray heard;
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { heard += socket.readAll(); });
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    if (!Hall::until([&] { return socket.state() == QAbstractSocket::ConnectedState; })) return {};
    socket.write(bytes);
    if (!Hall::until([&] { return socket.state() == QAbstractSocket::UnconnectedState; })) ADD_FAILURE() << "no end";
    heard += socket.readAll();
    qsizetype const end = heard.indexOf("\r\n\r\n");
    if (end < 0) return {};
    return {heard.mid(9, 3).toInt(), heard.first(end + 2), heard.sliced(end + 4)};
}

/// A browser that shows the desk's page, with whatever headers.
struct Asking {
    QByteArray method = "GET";
    QByteArray path = "/";
    QByteArray body{};
    std::map<QByteArray, QByteArray> headers{};
};

inline Heard ask(QByteArray const& origin, Asking asking) {
    QByteArray const host = origin.sliced(qstrlen("http://"));
    asking.headers.try_emplace("Host", host);
    asking.headers.try_emplace("Connection", "close");
    if (asking.method == "POST") {
        asking.headers.try_emplace("Origin", origin);
        asking.headers.try_emplace("Content-Length", QByteArray::number(asking.body.size()));
    }
    QByteArray bytes = asking.method + ' ' + asking.path + " HTTP/1.1\r\n";
    for (auto const& [name, value] : asking.headers)
        if (!value.isNull()) bytes += name + ": " + value + "\r\n";
    return send(origin, bytes + "\r\n" + asking.body);
}

} // namespace flagfall::view
