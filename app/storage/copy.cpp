// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/copy.h"

#include "app/session/journal/anonymous.h"
#include "app/session/journal/codec.h"
#include "app/storage/conversion.h"

namespace flagfall::storage {

using session::JournalProblem;
using session::Row;

Expected<void, JournalProblem> writeEvent(std::filesystem::path const& target, std::vector<Row> const& rows) {
    return SqliteJournal::createWhole(target, [&rows](SqliteJournal& journal) { return appendAll(journal, rows); });
}

Expected<void, JournalProblem> takeAttachments(SqliteJournal& journal, std::vector<Row>& rows) {
    for (Row& row : rows) {
        auto const act = session::decode(row);
        auto const* const attached = act ? std::get_if<session::FileAttached>(&act->act) : nullptr;
        if (!attached) continue;
        auto bytes = journal.file(attached->file->sha256);
        if (!bytes) return refused(std::move(bytes.error()));
        row.file = std::make_shared<std::string const>(std::move(*bytes));
    }
    return {};
}

Expected<void, JournalProblem> copyWithoutContacts(std::filesystem::path const& event,
                                                   std::filesystem::path const& target) {
    auto journal = SqliteJournal::open(event, Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    auto const rows = (*journal)->readAfter(Seq{0});
    if (!rows) return refused(rows.error());
    auto copy = session::withoutContacts(*rows);
    if (!copy)
        return refused(JournalProblem{session::JournalFault::Damaged, event.string(), {}, copy.error().seq, 0, 0});
    if (auto taken = takeAttachments(**journal, *copy); !taken) return taken;
    return writeEvent(target, *copy);
}

} // namespace flagfall::storage
