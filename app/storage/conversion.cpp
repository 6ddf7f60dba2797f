// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/conversion.h"

#include "app/storage/part_file.h"
#include "app/storage/problem.h"
#include "app/storage/sqlite_journal.h"

#include <algorithm>

namespace flagfall::storage {

using session::Heartbeat;
using session::JournalFault;
using session::JournalProblem;
using session::Row;
namespace fs = std::filesystem;

namespace {

template <typename T>
using Or = Expected<T, JournalProblem>;

struct OldEvent {
    std::vector<Row> rows;
    std::optional<Heartbeat> beat;
};

/// Nothing when the file is of the present format.
Or<std::optional<OldEvent>> oldEvent(fs::path const& path) {
    auto journal = SqliteJournal::open(path, Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    if ((*journal)->format() == Format::Two) return std::nullopt;
    auto found = (*journal)->readGood();
    if (found.problem) return refused(std::move(*found.problem));
    return OldEvent{std::move(found.rows), (*journal)->lastBeat()};
}

/// Acts in the -wal go into the file: it would be taken for the new file's otherwise.
Or<void> takeWalIn(fs::path const& path) {
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database) return refused(sqlProblem(path, database.error()));
    auto const done = database->run("PRAGMA wal_checkpoint(TRUNCATE)");
    if (!done) return refused(sqlProblem(path, done.error()));
    return {};
}

/// All of it in the main file: what stayed in a -wal would not get the new name.
Or<void> writeNew(fs::path const& path, OldEvent const& event) {
    return SqliteJournal::createWhole(path, [&event](SqliteJournal& journal) -> Or<void> {
        if (auto done = appendAll(journal, event.rows); !done) return done;
        if (event.beat) journal.beat(*event.beat);
        return {};
    });
}

Or<void> verified(fs::path const& path, std::size_t acts) {
    auto copy = SqliteJournal::open(path, Access::ReadOnly);
    if (!copy) return refused(std::move(copy.error()));
    auto checked = (*copy)->verify();
    if (checked.problem) return refused(std::move(*checked.problem));
    if (checked.acts != static_cast<std::int64_t>(acts))
        return refused(problem(JournalFault::IoError, path, "acts were lost on the way"));
    return {};
}

/// A name that is free, or is this very file's already: a program died between naming and replacing.
fs::path nameForOriginal(fs::path const& event) {
    for (int number = 1;; ++number) {
        fs::path name = nameToKeep(event, "format-1", number);
        std::error_code ignored;
        if (!isThere(name)) return name;
        if (fs::equivalent(name, event, ignored) && fs::remove(name, ignored)) return name;
    }
}

} // namespace

Or<void> appendAll(session::Journal& journal, std::vector<Row> const& rows, FileOf const& fileOf) {
    constexpr std::size_t atOnce = 1000;
    constexpr std::size_t bytesAtOnce = std::size_t{16} << 20;
    Seq last{0};
    for (auto next = rows.begin(); next != rows.end();) {
        std::vector<session::NewRow> batch;
        for (std::size_t bytes = 0; next != rows.end() && batch.size() < atOnce && bytes < bytesAtOnce; ++next) {
            batch.push_back(*next);
            if (fileOf && !next->file) {
                auto file = fileOf(*next);
                if (!file) return refused(std::move(file.error()));
                batch.back().file = std::move(*file);
            }
            bytes += batch.back().file ? batch.back().file->size() : 0;
        }
        auto const done = journal.append(last, batch);
        if (!done) return refused(done.error());
        last = *done;
    }
    return {};
}

Or<std::optional<fs::path>> convertIfOlder(fs::path const& event) {
    std::error_code error;
    fs::path const path = fs::canonical(event, error);
    if (error) return refused(systemProblem(event, error.value()));
    auto old = oldEvent(path);
    if (!old) return refused(std::move(old.error()));
    if (!*old) return std::nullopt;
    auto const hold = FileHold::forWriting(path);
    if (!hold) return refused(hold.error());
    // Read again: it cannot change any more.
    old = oldEvent(path);
    if (!old) return refused(std::move(old.error()));
    if (!*old) return std::nullopt;
    if (auto done = takeWalIn(path); !done) return refused(std::move(done.error()));
    auto part = PartFile::inPlaceOf(path);
    if (!part) return refused(std::move(part.error()));
    if (auto done = writeNew(part->path(), **old); !done) return refused(std::move(done.error()));
    if (auto done = verified(part->path(), (*old)->rows.size()); !done) return refused(std::move(done.error()));
    fs::path kept = nameForOriginal(path);
    if (auto done = part->publishKeeping(kept); !done) return refused(std::move(done.error()));
    return kept;
}

} // namespace flagfall::storage
