// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/sheet_file.h"

#include "app/session/journal/event_files.h"
#include "app/view/common/chosen_file.h"
#include "app/view/common/event_file.h"

#include <QBuffer>
#include <QCoreApplication>
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
    if (!file.exists()) return false;
    return session::belongsToAnEvent(path.toStdString()) || openChosen(file) || file.readAll() != sheet;
}

QDir folderFor(QString const& eventFile) {
    QDir const documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    if (!eventFile.isEmpty()) return QFileInfo(eventFile).absoluteDir();
    return documents.exists() ? documents : QDir::home();
}

QString nameFor(QString const& eventFile, QString const& of) {
    return eventFile.isEmpty() ? of : QFileInfo(eventFile).completeBaseName() + QLatin1Char(' ') + of;
}

QString fileFor(QString const& eventFile, QString const& of, QString const& ending, QByteArray const& bytes) {
    QDir const folder = folderFor(eventFile);
    QString const name = nameFor(eventFile, of);
    QString path = folder.filePath(name + QLatin1Char('.') + ending);
    for (int number = 2; isTaken(path, bytes); ++number)
        path = folder.filePath(QStringLiteral("%1 (%2).%3").arg(name).arg(number).arg(ending));
    return path;
}

struct SheetFileText {
    Q_DECLARE_TR_FUNCTIONS(SheetFile)
};

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

QUrl proposedFile(QString const& eventFile, QString const& of, QString const& ending) {
    return QUrl::fromLocalFile(folderFor(eventFile).filePath(nameFor(eventFile, of) + QLatin1Char('.') + ending));
}

std::optional<QString> whyNotOver(QString const& path) {
    if (!session::belongsToAnEvent(path.toStdString())) return std::nullopt;
    return SheetFileText::tr("%1 is an event or another database. Choose another name.")
        .arg(QDir::toNativeSeparators(path));
}

std::optional<QString> writeWhereAsked(QUrl const& file, QByteArray const& bytes) {
    QString const path = localPath(file);
    QString const shown = QDir::toNativeSeparators(path);
    if (auto refusal = whyNotOver(path)) return refusal;
    QSaveFile target(path);
    bool const saved = target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size() && target.commit();
    if (saved) return std::nullopt;
    return SheetFileText::tr("The file %1 cannot be written: %2").arg(shown, target.errorString());
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
