// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/event_address.h"

#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

namespace flagfall::view {

bool isAddress(QString const& name) { return name.contains(QLatin1String("://")); }

QString eventFileName(QString const& name) {
    if (!isAddress(name)) return QFileInfo(name).fileName();
    QUrl const address(name);
    QString const event = QUrlQuery(address).queryItemValue(QStringLiteral("event"), QUrl::FullyDecoded);
    if (event.isEmpty()) return name;
    return address.host().isEmpty() ? event : QStringLiteral("%1 (%2)").arg(event, address.host());
}

} // namespace flagfall::view
