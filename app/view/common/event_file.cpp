// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/event_file.h"

#include "app/view/common/event_address.h"

#include "app/view/texts/journal_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace flagfall::view {
namespace {

/// A file name that every system takes: letters and digits of the name, hyphens between words.
QString fileStem(QString const& name) {
    QString stem;
    for (QChar const sign : name.normalized(QString::NormalizationForm_D)) {
        if (sign.isLetterOrNumber())
            stem += sign.toLower();
        else if (sign.category() != QChar::Mark_NonSpacing && !stem.isEmpty() && !stem.endsWith(QLatin1Char('-')))
            stem += QLatin1Char('-');
    }
    while (stem.endsWith(QLatin1Char('-'))) stem.chop(1);
    return stem;
}

/// Of a file that is not there, nor what another one has left behind.
QUrl freeFile(QDir const& folder, QString const& stem, int number) {
    for (;; ++number) {
        QString const name = number == 1 ? stem : QStringLiteral("%1-%2").arg(stem).arg(number);
        QString const path = folder.filePath(withSuffix(name));
        if (!QFileInfo::exists(path) && !QFileInfo::exists(path + QLatin1String("-wal")))
            return QUrl::fromLocalFile(path);
    }
}

/// Where an event is, or the documents where its folder is gone.
QDir folderOf(QString const& path) {
    QDir const folder = QFileInfo(path).absoluteDir();
    return folder.exists() ? folder : QDir(documentsFolder());
}

} // namespace

QString localPath(QUrl const& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QString withSuffix(QString const& path) {
    QString const suffix = QStringLiteral(".flagfall");
    return path.endsWith(suffix) ? path : path + suffix;
}

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QUrl freeFileFor(QString const& name, QString const& folder) {
    QString const stem = fileStem(name).isEmpty() ? QStringLiteral("event") : fileStem(name);
    return freeFile(QDir(folder), stem, 1);
}

QUrl freeFileBeside(QString const& path) { return freeFile(folderOf(path), eventStem(path), 2); }

QUrl freeFileBeside(QString const& path, QString const& stem) { return freeFile(folderOf(path), stem, 1); }

QUrl typedFile(QString const& path) {
    QString const typed = path.trimmed();
    if (typed.isEmpty()) return {};
    if (isAddress(typed)) return QUrl{typed}; // an address of an event that is in no file
    bool const home = typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/"));
    QString const full = home ? QDir::homePath() + typed.mid(1) : QDir::current().absoluteFilePath(typed);
    return QUrl::fromLocalFile(QDir::cleanPath(full));
}

} // namespace flagfall::view
