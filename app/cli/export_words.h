// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/export_file.h"
#include "app/exports/lacks.h"

namespace flagfall::cli {

/// English, for files that the command line makes.
class ExportWords : public exports::Words {
public:
    using Words::head;
    [[nodiscard]] std::string title(exports::FileKind kind) const override;
    [[nodiscard]] std::string purpose(exports::FileKind kind) const override;
    [[nodiscard]] std::string text(exports::Bar const& bar) const override;
    [[nodiscard]] std::string head(exports::Column column) const override;
    [[nodiscard]] std::string head(entries::Meaning meaning) const override;
    [[nodiscard]] std::string bye(session::Bye bye) const override;
    [[nodiscard]] std::string open() const override { return "*"; }
    [[nodiscard]] std::string titleOf(session::EventDetails const& event,
                                      session::PlayingSession const& session) const override;
    [[nodiscard]] std::string titleOf(session::EventState const& event,
                                      session::Resumption const& resumption) const override;
    [[nodiscard]] std::string indexHead(session::EventState const& event, session::WallTime written) const override;
    [[nodiscard]] std::string missingHead() const override;
    [[nodiscard]] std::string privacyNote() const override;
    [[nodiscard]] std::string papersTitle() const override;
};

/// `3 players without a FIDE ID`.
[[nodiscard]] std::string lackText(exports::Lack const& lack);

} // namespace flagfall::cli
