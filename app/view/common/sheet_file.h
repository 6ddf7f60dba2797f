// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace flagfall::view {

struct SheetProblem {
    QString path;
    QString reason; ///< in the words of the system
};

/// Writes a sheet of text beside the event, or into the user's documents where there is none, under a name that says
/// what it is of; an older sheet that says something else stays, and the new one gets a number. The path it went to.
[[nodiscard]] Expected<QString, SheetProblem> writeSheet(QString const& eventFile, QString const& of,
                                                         QString const& sheet);
/// The same of anything else, with the ending its name gets: `pdf`.
[[nodiscard]] Expected<QString, SheetProblem> writeFile(QString const& eventFile, QString const& of,
                                                        QString const& ending, QByteArray const& bytes);

/// Where such a file would go, to be asked with: beside the event, or in the user's documents.
[[nodiscard]] QUrl proposedFile(QString const& eventFile, QString const& of, QString const& ending);
/// Writes a file where somebody has said, over another one, but over no event. Why it was not written, as a sentence;
/// nothing where it was.
[[nodiscard]] std::optional<QString> writeWhereAsked(QUrl const& file, QByteArray const& bytes);

/// Why nothing is to be written over a file that somebody has named, as a sentence: it may be an event. Nothing where
/// it may be written.
[[nodiscard]] std::optional<QString> whyNotOver(QString const& path);

/// Pages of A4. UI thread: fonts are laid out.
[[nodiscard]] QByteArray pdfOf(QString const& html);

} // namespace flagfall::view
