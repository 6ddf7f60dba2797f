// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

/// Where the files of events are, and what they are called.
namespace flagfall::view {

/// The path of a file on this computer; the address as it is written for any other.
[[nodiscard]] QString localPath(QUrl const& file);
/// With `.flagfall` at its end.
[[nodiscard]] QString withSuffix(QString const& path);
[[nodiscard]] QString documentsFolder();
/// A file for an event of this name that does not exist yet, in this folder.
[[nodiscard]] QUrl freeFileFor(QString const& name, QString const& folder = documentsFolder());
/// `open-2.flagfall` beside `open.flagfall`, or among the documents where its folder is gone.
[[nodiscard]] QUrl freeFileBeside(QString const& path);
/// A file of that name in the same folder: `stem.flagfall`, or `stem-2.flagfall`.
[[nodiscard]] QUrl freeFileBeside(QString const& path, QString const& stem);
/// The file a typed path means; `~/` is understood. Empty for an empty path.
[[nodiscard]] QUrl typedFile(QString const& path);

} // namespace flagfall::view
