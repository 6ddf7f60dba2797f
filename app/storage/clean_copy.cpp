// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/clean_copy.h"

#include "app/session/journal/anonymous.h"
#include "app/session/journal/codec.h"
#include "app/storage/conversion.h"
#include "app/storage/sqlite_journal.h"

namespace flagfall::storage {

using session::JournalProblem;
using session::OpenProblem;
using session::Row;

namespace {

OpenProblem ofJournal(JournalProblem problem) { return {std::move(problem), {}, {}, {}}; }

/// The files that were attached to rulings go along.
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

} // namespace

Expected<std::size_t, OpenProblem> writeCleanCopy(std::filesystem::path const& event,
                                                  std::filesystem::path const& target, Names names) {
    auto journal = SqliteJournal::open(event, Access::ReadOnly);
    if (!journal) return refused(ofJournal(std::move(journal.error())));
    auto const rows = (*journal)->readAfter(Seq{0});
    if (!rows) return refused(ofJournal(rows.error()));
    auto copy = names == Names::Kept ? session::withoutContacts(*rows) : session::anonymised(*rows);
    if (!copy) return refused(OpenProblem{{}, copy.error(), {}, copy.error().seq});
    if (names == Names::Kept)
        if (auto const taken = takeAttachments(**journal, *copy); !taken) return refused(ofJournal(taken.error()));
    auto const done =
        SqliteJournal::createWhole(target, [&copy](SqliteJournal& made) { return appendAll(made, *copy); });
    if (!done) return refused(ofJournal(done.error()));
    return copy->size();
}

} // namespace flagfall::storage
