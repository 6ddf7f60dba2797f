// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/export_file.h"
#include "app/exports/lacks.h"

#include <QString>

/// Words for the files that an event gives to others, in the language of the program.
namespace flagfall::view {

[[nodiscard]] QString exportTitle(exports::FileKind kind);
[[nodiscard]] QString exportPurpose(exports::FileKind kind);
/// In names of files; what other programs know by a name of its own (`trf`, `chess-results`) keeps it.
[[nodiscard]] exports::NameWords exportNameWords(exports::FileKind kind);
[[nodiscard]] QString exportBarText(exports::Bar const& bar);
[[nodiscard]] QString exportLackText(exports::Lack const& lack);
/// The name of a kind of file in a file dialog: `Spreadsheet (*.xlsx)`.
[[nodiscard]] QString exportFilter(QString const& ending);

/// Of what else is in the archive of everything: papers with rulings, and the copy of the event.
[[nodiscard]] QString arbitersPapersTitle();
[[nodiscard]] QString eventCopyTitle();
/// The head of a column with the data of this role of a list.
[[nodiscard]] QString headOfRole(QString const& role);

/// The same where a file wants them.
class ExportWords : public exports::Words {
public:
    using Words::head;
    [[nodiscard]] std::string title(exports::FileKind kind) const override;
    [[nodiscard]] std::string purpose(exports::FileKind kind) const override;
    [[nodiscard]] std::string text(exports::Bar const& bar) const override;
    [[nodiscard]] std::string head(exports::Column column) const override;
    [[nodiscard]] std::string head(entries::Meaning meaning) const override;
    [[nodiscard]] std::string bye(session::Bye bye) const override;
    [[nodiscard]] std::string open() const override;
    [[nodiscard]] std::string titleOf(session::EventDetails const& event,
                                      session::PlayingSession const& session) const override;
    [[nodiscard]] std::string titleOf(session::EventState const& event,
                                      session::Resumption const& resumption) const override;
    [[nodiscard]] std::string indexHead(session::EventState const& event, session::WallTime written) const override;
    [[nodiscard]] std::string missingHead() const override;
    [[nodiscard]] std::string privacyNote() const override;
    [[nodiscard]] std::string papersTitle() const override;
};

} // namespace flagfall::view
