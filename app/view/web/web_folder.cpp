// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <filesystem>
#include <set>
#include <system_error>

namespace flagfall::view {
namespace {

using What = WebFolderProblem::What;
constexpr auto partEnding = ".part";

/// Only such names are ours, whatever somebody has written into the list: none leads out of the folder.
bool isNameOfOurs(QString const& name) {
    static QRegularExpression const form(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*\\.(html|css|js|svg|json|xml)$"));
    return form.match(name).hasMatch();
}

std::set<QString> listed(QDir const& folder) {
    QFile file(folder.filePath(QLatin1String(webFolderList)));
    std::set<QString> names;
    if (!file.open(QIODevice::ReadOnly)) return names;
    for (QByteArray const& line : file.readAll().split('\n'))
        if (QString const name = QString::fromUtf8(line); isNameOfOurs(name)) names.insert(name);
    return names;
}

WebFolderProblem notWritten(QString const& path, QString const& reason) { return {What::CannotWrite, path, reason}; }

std::optional<QByteArray> bytesAt(QString const& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.readAll();
}

/// Under another name first. It need not survive a power cut: the next update writes it again.
std::optional<WebFolderProblem> replaceFile(QString const& path, QByteArray const& bytes) {
    QString const part = path + QLatin1String(partEnding);
    {
        QFile file(part);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
            WebFolderProblem const problem = notWritten(part, file.errorString());
            file.remove();
            return problem;
        }
    }
    std::error_code error;
    std::filesystem::rename(part.toStdString(), path.toStdString(), error);
    if (!error) return std::nullopt;
    QFile::remove(part);
    return notWritten(path, QString::fromStdString(error.message()));
}

std::optional<WebFolderProblem> writeList(QDir const& folder, std::set<QString> const& names) {
    QByteArray bytes;
    for (QString const& name : names) bytes += name.toUtf8() + '\n';
    QString const path = folder.filePath(QLatin1String(webFolderList));
    return bytesAt(path) == bytes ? std::nullopt : replaceFile(path, bytes);
}

} // namespace

Expected<WebFolderChange, WebFolderProblem> updateWebFolder(QString const& path, std::vector<WebFile> const& files) {
    QDir const folder(path);
    if (!folder.mkpath(QStringLiteral("."))) return refused(WebFolderProblem{What::CannotMake, path, {}});
    std::set<QString> const before = listed(folder);
    std::set<QString> names;
    for (WebFile const& file : files) {
        names.insert(file.name);
        QFileInfo const there(folder.filePath(file.name));
        // A link of ours would have been replaced by a file; one that is there leads to what is somebody else's.
        bool const foreign = there.isSymLink() || (there.exists() && (!before.contains(file.name) || !there.isFile()));
        if (foreign) return refused(WebFolderProblem{What::Foreign, there.filePath(), {}});
    }
    // First the list of the old and the new ones: whatever happens in between, all that is ours is known as ours.
    std::set<QString> both = before;
    both.insert(names.begin(), names.end());
    if (auto problem = writeList(folder, both)) return refused(std::move(*problem));
    WebFolderChange change{.files = static_cast<int>(names.size())};
    for (WebFile const& file : files) {
        QString const place = folder.filePath(file.name);
        if (bytesAt(place) == file.bytes) continue;
        if (auto problem = replaceFile(place, file.bytes)) return refused(std::move(*problem));
        ++change.written;
    }
    for (QString const& name : before)
        if (!names.contains(name) && QFile::remove(folder.filePath(name))) ++change.removed;
    if (auto problem = writeList(folder, names)) return refused(std::move(*problem));
    return change;
}

bool isWebFolder(QString const& folder) {
    return QFileInfo::exists(QDir(folder).filePath(QLatin1String(webFolderList)));
}

Expected<WebFolderChange, WebFolderProblem> removeWebFolder(QString const& folder) {
    auto const change = updateWebFolder(folder, {});
    if (!change) return change;
    QFile::remove(QDir(folder).filePath(QLatin1String(webFolderList)));
    QDir().rmdir(folder); // not where something of somebody else is left
    return change;
}

} // namespace flagfall::view
