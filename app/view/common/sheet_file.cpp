// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/sheet_file.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTextDocument>

namespace flagfall::view {
namespace {

/// Whether something stands there that the sheet would cover.
bool isTaken(QString const& path, QByteArray const& sheet) {
    QFile file(path);
    return file.exists() && !(file.open(QIODevice::ReadOnly) && file.readAll() == sheet);
}

QString fileFor(QString const& eventFile, QString const& of, QString const& ending, QByteArray const& bytes) {
    QFileInfo const event(eventFile);
    QDir const documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QDir const folder = !eventFile.isEmpty() ? event.absoluteDir() : documents.exists() ? documents : QDir::home();
    QString const name = eventFile.isEmpty() ? of : event.completeBaseName() + QLatin1Char(' ') + of;
    QString path = folder.filePath(name + QLatin1Char('.') + ending);
    for (int number = 2; isTaken(path, bytes); ++number)
        path = folder.filePath(QStringLiteral("%1 (%2).%3").arg(name).arg(number).arg(ending));
    return path;
}

} // namespace

Expected<QString, SheetProblem> writeSheet(QString const& eventFile, QString const& of, QString const& sheet) {
    return writeFile(eventFile, of, QStringLiteral("txt"), sheet.toUtf8());
}

Expected<QString, SheetProblem> writeFile(QString const& eventFile, QString const& of, QString const& ending,
                                          QByteArray const& bytes) {
    QString const path = fileFor(eventFile, of, ending, bytes);
    QSaveFile target(path);
    bool const saved = target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size() && target.commit();
    if (!saved) return refused(SheetProblem{path, target.errorString()});
    return path;
}

QByteArray pdfOf(QString const& html) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    QTextDocument document;
    document.setHtml(html);
    document.print(&writer);
    return bytes;
}

} // namespace flagfall::view
