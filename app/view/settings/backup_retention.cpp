// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/settings/backup_retention.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace flagfall::view {

std::optional<int> roundInBackupName(QString const& stem, QString const& name) {
    static QRegularExpression const ending(QStringLiteral("^-round-(\\d{1,4})(-\\d{1,6})?\\.flagfall$"));
    if (!name.startsWith(stem)) return std::nullopt;
    auto const found = ending.match(name.mid(stem.size()));
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

QStringList copiesToRemove(QList<BackupFile> files, int keep) {
    QStringList gone;
    if (keep <= 0) return gone;
    std::ranges::stable_sort(files, std::ranges::greater{}, &BackupFile::written);
    QSet<int> rounds;
    QSet<QDate> days;
    for (BackupFile const& file : files) {
        bool const newestOfRound = !rounds.contains(file.round);
        bool const newestOfDay = !days.contains(file.written.date());
        rounds.insert(file.round);
        days.insert(file.written.date());
        if (keep-- <= 0 && !newestOfRound && !newestOfDay) gone.prepend(file.name);
    }
    return gone;
}

} // namespace flagfall::view
