// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/event_at_desk.h"

#include "app/view/common/desk_link.h"
#include "app/view/texts/plain_text.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace flagfall::view {

EventAtDesk eventAtDesk(DeskLink const& desk, QString const& file) {
    auto const& acts = desk.history().acts();
    return {file, acts.empty() ? QString{} : plain(text(acts.front().origin.command))};
}

QString deskKey(EventAtDesk const& event, QLatin1String room, QString const& what) {
    QString const place = QFileInfo(event.file).canonicalFilePath();
    QByteArray const digest =
        QCryptographicHash::hash((place + QLatin1Char('\n') + event.begun).toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("%1/%2/%3").arg(room, QString::fromLatin1(digest.toHex().first(16)), what);
}

} // namespace flagfall::view
