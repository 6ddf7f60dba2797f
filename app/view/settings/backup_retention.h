// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace flagfall::view {

/// A copy of an event that the program has made by itself or when it was asked, by its file's name.
struct BackupFile {
    QString name;
    int round = 0; ///< that was over
    QDateTime written;
};

/// `open-round-3.flagfall`, `open-round-3-2.flagfall`: which round of the event with this stem; none for any other
/// name.
[[nodiscard]] std::optional<int> roundInBackupName(QString const& stem, QString const& name);

/// Which copies may go where `keep` of the newest are kept, besides them the newest of each round and the newest of
/// each day. Oldest first. `keep` of 0 or less keeps all.
[[nodiscard]] QStringList copiesToRemove(QList<BackupFile> files, int keep);

} // namespace flagfall::view
