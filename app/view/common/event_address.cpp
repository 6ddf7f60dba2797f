// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/event_address.h"

#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

namespace flagfall::view {

bool isAddress(QString const& name) { return name.contains(QLatin1String("://")); }

QString hostOf(QString const& address) {
    QUrl const url(address);
    QString const asked = QUrlQuery(url).queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
    QString const host = asked.isEmpty() ? url.host() : asked;
    return host.startsWith(QLatin1Char('/')) ? QString{} : host; // a folder of sockets
}

QString eventFileName(QString const& name) {
    if (!isAddress(name)) return QFileInfo(name).fileName();
    QString const event = QUrlQuery(QUrl(name)).queryItemValue(QStringLiteral("event"), QUrl::FullyDecoded);
    if (event.isEmpty()) return name;
    QString const host = hostOf(name);
    return host.isEmpty() ? event : QStringLiteral("%1 (%2)").arg(event, host);
}

} // namespace flagfall::view
