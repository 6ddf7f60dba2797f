// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/attachments.h"

#include <algorithm>

namespace flagfall::session {
namespace {

RecordedAct const& attachmentActAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

std::vector<Attachment> attachmentsAt(History const& history, RoundNumber round, BoardNumber board) {
    std::vector<Attachment> found;
    for (Seq const seq : history.actsOn(round, board)) {
        if (history.retracted(seq)) continue;
        RecordedAct const& act = attachmentActAt(history, seq);
        if (auto const* const file = std::get_if<FileAttached>(&act.act))
            found.push_back({seq, file->ruling, act.wall, act.origin, round, board, file->file});
        else if (auto const* const removed = std::get_if<FileRemoved>(&act.act))
            std::erase_if(found, [removed](Attachment const& one) { return one.seq == removed->file; });
    }
    return found;
}

} // namespace

std::vector<Attachment> attachmentsOf(History const& history, Seq ruling, RoundNumber round, BoardNumber board) {
    auto found = attachmentsAt(history, round, board);
    std::erase_if(found, [ruling](Attachment const& one) { return one.ruling != ruling; });
    return found;
}

std::optional<Attachment> attachmentAt(History const& history, Seq seq) {
    if (seq < Seq{1} || seq > history.last()) return std::nullopt;
    auto const* const file = std::get_if<FileAttached>(&attachmentActAt(history, seq).act);
    if (!file) return std::nullopt;
    auto const found = attachmentsAt(history, file->round, file->board);
    auto const one = std::ranges::find(found, seq, &Attachment::seq);
    return one == found.end() ? std::nullopt : std::optional{*one};
}

} // namespace flagfall::session
