// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/attachments.h"
#include "app/session/event/ruling_on_record.h"
#include "app/session/event/text.h"
#include "app/session/journal/file_digest.h"
#include <algorithm>

namespace flagfall::session {

bool isRulingOn(History const& history, Seq seq, RoundNumber round, BoardNumber board) {
    if (seq < Seq{1} || seq > history.last()) return false;
    Act const& act = history.acts()[static_cast<std::size_t>(seq.value() - 1)].act;
    Touched const touched = touchedBy(act);
    return weightAsRuling(act) > 0 && touched.round == round &&
           std::ranges::find(touched.boards, board) != touched.boards.end();
}

Decision attached(History const& history, AttachFile const& command) {
    constexpr std::size_t million = 1'000'000;
    if (!isRulingOn(history, command.ruling, command.round, command.board))
        return refusedOn(Why::NoSuchRuling, command.board);
    std::string name = trimmed(command.name);
    if (name.empty() || !isPlainText(name)) return refusedOn(Why::FileNameUnfit, command.board);
    if (!command.contents || command.contents->empty()) return refusedOn(Why::FileEmpty, command.board);
    if (command.contents->size() > largestAttachment)
        return no(Refusal{
            .why = Why::FileTooLarge, .board = command.board, .count = static_cast<int>(largestAttachment / million)});
    std::string digest = sha256Of(*command.contents);
    for (Attachment const& one : attachmentsOf(history, command.ruling, command.round, command.board))
        if (one.file->sha256 == digest) return Acts{};
    auto const size = static_cast<std::int64_t>(command.contents->size());
    return Acts{FileAttached{
        command.round, command.board, command.ruling,
        AttachedFile{std::move(name), command.type, std::move(digest), size, trimmed(command.note), command.contents}}};
}

Decision removed(History const& history, RemoveFile const& command) {
    auto const attachment = attachmentAt(history, command.file);
    if (!attachment) return no(Why::NoSuchAttachment);
    return Acts{FileRemoved{attachment->round, attachment->board, command.file, trimmed(command.note)}};
}

} // namespace flagfall::session
