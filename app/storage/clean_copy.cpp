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
Expected<std::shared_ptr<std::string const>, JournalProblem> attachmentOf(SqliteJournal& journal, Row const& row) {
    auto const act = session::decode(row);
    auto const* const attached = act ? std::get_if<session::FileAttached>(&act->act) : nullptr;
    if (!attached) return std::shared_ptr<std::string const>{};
    auto bytes = journal.file(attached->file->sha256);
    if (!bytes) return refused(std::move(bytes.error()));
    return std::make_shared<std::string const>(std::move(*bytes));
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
    auto const fileOf = [&](Row const& row) { return attachmentOf(**journal, row); };
    auto const done = SqliteJournal::createWhole(target, [&](SqliteJournal& made) {
        return appendAll(made, *copy, names == Names::Kept ? FileOf(fileOf) : FileOf());
    });
    if (!done) return refused(ofJournal(done.error()));
    return copy->size();
}

} // namespace flagfall::storage
