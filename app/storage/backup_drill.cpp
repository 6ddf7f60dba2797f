// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/backup_drill.h"

#include "app/storage/conversion.h"
#include "app/storage/problem.h"
#include "app/storage/sqlite_journal.h"

#include <utility>

namespace flagfall::storage {

using session::JournalProblem;
using session::OpenProblem;
namespace fs = std::filesystem;

namespace {

OpenProblem openProblem(JournalProblem problem) {
    Seq const seq = problem.seq.value_or(Seq{0});
    return {std::move(problem), {}, {}, seq};
}

/// The event as it comes out of the restored file; the file is closed again.
std::optional<OpenProblem> openRestored(fs::path const& restored, Drill& drill) {
    if (auto const converted = convertIfOlder(restored); !converted) return openProblem(converted.error());
    auto journal = SqliteJournal::open(restored, Access::ReadWrite);
    if (!journal) return openProblem(std::move(journal.error()));
    drill.filesAmiss = (*journal)->filesAmiss();
    auto loaded = session::load(std::move(*journal));
    if (!loaded) return std::move(loaded.error());
    drill.newest = loaded->journal->seal();
    drill.players = loaded->history.state().players.size();
    drill.rounds = loaded->history.state().rounds.size();
    return std::nullopt;
}

/// Whether the event has gone on from where the backup ends.
void compare(fs::path const& event, Format format, session::Seal const& last, Drill& drill) {
    auto journal = SqliteJournal::open(event, Access::ReadOnly);
    if (!journal) {
        drill.otherHistory = std::move(journal.error());
        return;
    }
    // A backup of an older format has other hashes than the event that was converted since.
    bool const comparable = (*journal)->format() == format;
    if (comparable && last.seq > Seq{0} && (*journal)->hashOf(last.seq) != last.hash)
        drill.otherHistory = problem(session::JournalFault::OutOfOrder, event, "its history is another one");
    else
        drill.newer = (*journal)->seal().seq.value() - last.seq.value();
}

} // namespace

bool isPartOf(fs::path const& copy, fs::path const& event) {
    // In its -wal there may be more, or somebody is at it.
    std::error_code none;
    if (auto const wal = fs::file_size(copy.string() + "-wal", none); !none && wal > 0) return false;
    auto const one = SqliteJournal::open(copy, Access::ReadOnly);
    auto const whole = SqliteJournal::open(event, Access::ReadOnly);
    if (!one || !whole) return false;
    session::Seal const last = (*one)->seal();
    return last.seq > Seq{0} && (*whole)->hashOf(last.seq) == last.hash;
}

Drill tryRestoring(fs::path const& backup, fs::path const& folder, std::optional<fs::path> const& event) {
    Drill drill;
    auto source = SqliteJournal::open(backup, Access::ReadOnly);
    if (!source) {
        drill.problem = openProblem(std::move(source.error()));
        return drill;
    }
    Format const format = (*source)->format();
    session::Seal const last = (*source)->seal();
    fs::path const restored = folder / "restored.flagfall";
    auto const copied = (*source)->backupTo(restored);
    source->reset();
    drill.problem = copied ? openRestored(restored, drill) : openProblem(copied.error());
    std::error_code ignored;
    for (auto const& left : fs::directory_iterator(folder, ignored)) fs::remove(left.path(), ignored);
    if (!drill.problem && event) compare(*event, format, last, drill);
    return drill;
}

} // namespace flagfall::storage
