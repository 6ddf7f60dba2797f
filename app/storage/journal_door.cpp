// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal_door.h"

#include "app/session/journal/codec.h"
#include "app/storage/postgres_journal.h"
#include "app/storage/sqlite_journal.h"

#include <utility>

namespace flagfall::storage {

using session::JournalProblem;

namespace {

template <typename T>
using Or = Expected<T, JournalProblem>;

template <typename Kind>
Or<std::unique_ptr<KeptJournal>> asKept(Or<std::unique_ptr<Kind>> journal) {
    if (!journal) return refused(std::move(journal.error()));
    return std::unique_ptr<KeptJournal>(std::move(*journal));
}

/// So many rows, or bytes of rows and files, go at once: neither journal is in memory as a whole.
constexpr std::size_t rowsAtOnce = 1000;
constexpr std::size_t bytesAtOnce = 8 << 20;

/// The next rows after `after`, with the files that belong to them.
Or<std::vector<SignedRow>> nextRows(KeptJournal& from, Seq after) {
    std::vector<SignedRow> rows;
    std::size_t bytes = 0;
    auto const read = from.readSigned(after, [&](SignedRow&& one) {
        bytes += one.row.payload.size();
        rows.push_back(std::move(one));
        return rows.size() < rowsAtOnce && bytes < bytesAtOnce;
    });
    if (!read) return refused(read.error());
    bytes = 0;
    for (std::size_t n = 0; n < rows.size(); ++n) {
        auto const digest = session::fileOf(rows[n].row);
        auto contents = digest ? from.file(*digest) : Or<std::string>{refused(JournalProblem{})};
        if (!contents) continue;
        bytes += contents->size();
        rows[n].row.file = std::make_shared<std::string const>(std::move(*contents));
        if (bytes >= bytesAtOnce) rows.resize(n + 1);
    }
    return rows;
}

Or<void> fill(KeptJournal& from, KeptJournal& to) {
    for (Seq last{0};;) {
        auto const rows = nextRows(from, last);
        if (!rows) return refused(rows.error());
        if (rows->empty()) break;
        auto const done = to.appendSigned(last, *rows);
        if (!done) return refused(done.error());
        last = *done;
    }
    if (auto const beat = from.lastBeat()) to.beat(*beat);
    return {};
}

Or<Verification> copyFile(std::string const& from, std::string const& to) {
    auto journal = SqliteJournal::open(from, Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    return (*journal)->backupTo(to);
}

Or<Verification> copyIntoFile(KeptJournal& from, std::string const& to) {
    auto const made = SqliteJournal::createWhole(to, [&from](SqliteJournal& copy) { return fill(from, copy); });
    if (!made) return refused(made.error());
    auto copy = SqliteJournal::open(to, Access::ReadOnly);
    if (!copy) return refused(std::move(copy.error()));
    return (*copy)->verify();
}

} // namespace

Or<std::unique_ptr<KeptJournal>> openJournal(std::string const& name, Access access,
                                             session::Progress const& progress) {
    if (!isPostgresAddress(name)) return asKept(SqliteJournal::open(name, access, progress));
    auto const address = PostgresAddress::read(name);
    if (!address) return refused(address.error());
    return asKept(PostgresJournal::open(*address, access, progress));
}

Or<std::unique_ptr<KeptJournal>> createJournal(std::string const& name) {
    if (!isPostgresAddress(name)) return asKept(SqliteJournal::create(name));
    auto const address = PostgresAddress::read(name);
    if (!address) return refused(address.error());
    return asKept(PostgresJournal::create(*address));
}

Or<Verification> copyJournal(std::string const& from, std::string const& to) {
    if (!isPostgresAddress(from) && !isPostgresAddress(to)) return copyFile(from, to);
    auto const original = openJournal(from, Access::ReadOnly);
    if (!original) return refused(original.error());
    if (!isPostgresAddress(to)) return copyIntoFile(**original, to);
    auto const address = PostgresAddress::read(to);
    if (!address) return refused(address.error());
    return PostgresJournal::createWhole(*address,
                                        [&original](PostgresJournal& copy) { return fill(**original, copy); });
}

} // namespace flagfall::storage
