// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/session/journal/journal.h"
#include "app/view/papers/paper_page.h"

#include <optional>

/// Papers written into files without a window: what `flagfall --paper` does.
namespace flagfall::view {

struct PaperOrder {
    QString name;               ///< a word of eventPapers(), or `all`
    std::optional<int> round{}; ///< none: the last one
    QString size{};             ///< `A3`; empty: as the event has it
    QString language{};         ///< empty: as the event has it, or English
    QString address{};          ///< of the web pages; empty: they are nowhere
    session::Seal seal{};       ///< of the history it is printed from
};

/// What `--paper NAME OUT.pdf FILE.flagfall` names, also as `FILE.flagfall OUT.pdf`: the event is what ends in
/// `.flagfall`, or the second one. nullopt: these are not two.
struct NamedFiles {
    QString target, event;
};
[[nodiscard]] std::optional<NamedFiles> namedFiles(QStringList const& files);

/// Writes a file whole or not at all, and never over an event or a part of one. What is wrong, in English.
[[nodiscard]] std::optional<QString> writePaperFile(QString const& path, QByteArray const& bytes);

/// Writes the file, or with `all` one file for each paper into the folder, which is made where it is missing. What is
/// wrong with the order, in English; nullopt when all is written.
[[nodiscard]] std::optional<QString> writePapers(session::History const& history, PaperOrder const& order,
                                                 QString const& target, QDateTime const& printed);

} // namespace flagfall::view
