// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/hall.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSslConfiguration>
#include <QSslSocket>

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
/// Over TLS he trusts this authority and no other.
inline Heard send(QByteArray const& origin, QByteArray const& bytes, QByteArray const& authority = {}) {
    QUrl const url(QString::fromLatin1(origin));
    QSslSocket socket; // plain where nobody asks it to encrypt
    QByteArray heard;
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { heard += socket.readAll(); });
    bool const encrypted = url.scheme() == QStringLiteral("https");
    if (encrypted) {
        QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
        trusting.setCaCertificates(QSslCertificate::fromData(authority));
        socket.setSslConfiguration(trusting);
        socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port()));
    } else {
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    }
    bool const there = Hall::until([&] {
        return encrypted ? socket.isEncrypted() || socket.error() != QAbstractSocket::UnknownSocketError
                         : socket.state() == QAbstractSocket::ConnectedState;
    });
    if (!there || socket.isEncrypted() != encrypted) return {};
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

inline Heard ask(QByteArray const& origin, Asking asking, QByteArray const& authority = {}) {
    QByteArray const host = origin.sliced(origin.indexOf("://") + 3);
    asking.headers.try_emplace("Host", host);
    asking.headers.try_emplace("Connection", "close");
    if (asking.method == "POST") {
        asking.headers.try_emplace("Origin", origin);
        asking.headers.try_emplace("Content-Length", QByteArray::number(asking.body.size()));
    }
    QByteArray bytes = asking.method + ' ' + asking.path + " HTTP/1.1\r\n";
    for (auto const& [name, value] : asking.headers)
        if (!value.isNull()) bytes += name + ": " + value + "\r\n";
    return send(origin, bytes + "\r\n" + asking.body, authority);
}

} // namespace flagfall::view
