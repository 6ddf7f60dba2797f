// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/sheet_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace flagfall::view {
namespace {

/// Whether something stands there that the sheet would cover.
bool isTaken(QString const& path, QByteArray const& sheet) {
    QFile file(path);
    return file.exists() && !(file.open(QIODevice::ReadOnly) && file.readAll() == sheet);
}

QString sheetFile(QString const& eventFile, QString const& of, QByteArray const& sheet) {
    QFileInfo const event(eventFile);
    QDir const documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QDir const folder = !eventFile.isEmpty() ? event.absoluteDir() : documents.exists() ? documents : QDir::home();
    QString const name = eventFile.isEmpty() ? of : event.completeBaseName() + QLatin1Char(' ') + of;
    QString path = folder.filePath(name + QStringLiteral(".txt"));
    for (int number = 2; isTaken(path, sheet); ++number)
        path = folder.filePath(QStringLiteral("%1 (%2).txt").arg(name).arg(number));
    return path;
}

} // namespace

Expected<QString, SheetProblem> writeSheet(QString const& eventFile, QString const& of, QString const& sheet) {
    QByteArray const bytes = sheet.toUtf8();
    QString const path = sheetFile(eventFile, of, bytes);
    QSaveFile target(path);
    bool const saved = target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size() && target.commit();
    if (!saved) return refused(SheetProblem{path, target.errorString()});
    return path;
}

} // namespace flagfall::view
