// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/export_file.h"

namespace flagfall::exports {

/// Words that tests can look for; no reader has them.
class PlainWords : public Words {
public:
    using Words::head;
    std::string title(FileKind kind) const override { return "title of " + std::string{rowOf(kind).word}; }
    std::string purpose(FileKind kind) const override { return "purpose of " + std::string{rowOf(kind).word}; }
    std::string text(Bar const& bar) const override {
        return "bar " + std::to_string(static_cast<int>(bar.why)) + " of " + std::to_string(bar.count);
    }
    std::string head(Column column) const override { return "c" + std::to_string(static_cast<int>(column)); }
    std::string head(entries::Meaning meaning) const override { return std::string{meaningWord(meaning)}; }
    std::string bye(session::Bye bye) const override { return "bye " + std::to_string(static_cast<int>(bye)); }
    std::string open() const override { return "open"; }
    std::string titleOf(session::EventDetails const& event, session::PlayingSession const& session) const override {
        return event.name + " session of " + std::to_string(session.round.value());
    }
    std::string titleOf(session::EventState const& event, session::Resumption const& resumption) const override {
        return event.details.name + " resumption of board " + std::to_string(resumption.board.value());
    }
    std::string indexHead(session::EventState const& event, session::WallTime) const override {
        return "index of " + event.details.name;
    }
    std::string missingHead() const override { return "missing"; }
    std::string privacyNote() const override { return "personal"; }
    std::string papersTitle() const override { return "papers"; }
};

} // namespace flagfall::exports
