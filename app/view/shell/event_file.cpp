// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/event_file.h"

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

} // namespace

QString localPath(QUrl const& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QString withSuffix(QString const& path) {
    QString const suffix = QStringLiteral(".flagfall");
    return path.endsWith(suffix) ? path : path + suffix;
}

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QUrl freeFileFor(QString const& name) {
    QString const stem = fileStem(name).isEmpty() ? QStringLiteral("event") : fileStem(name);
    QDir const folder(documentsFolder());
    QString path = folder.filePath(withSuffix(stem));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(withSuffix(QStringLiteral("%1-%2").arg(stem).arg(number)));
    return QUrl::fromLocalFile(path);
}

QUrl typedFile(QString const& path) {
    QString const typed = path.trimmed();
    if (typed.isEmpty()) return {};
    bool const home = typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/"));
    QString const full = home ? QDir::homePath() + typed.mid(1) : QDir::current().absoluteFilePath(typed);
    return QUrl::fromLocalFile(QDir::cleanPath(full));
}

} // namespace flagfall::view
