// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/act_text.h"
#include "app/cli/journal_command.h"
#include "app/session/journal/codec.h"
#include "app/session/journal/rescue.h"
#include "app/session/sealing/lock.h"
#include "app/storage/conversion.h"
#include "app/storage/sqlite_journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace flagfall::cli::journal {

using session::ActLost;
using session::JournalFault;
using session::JournalProblem;
using session::Loss;
using session::Mended;
using session::Row;
using storage::SqliteJournal;
namespace fs = std::filesystem;

namespace {

struct Rescued {
    storage::Salvaged found;
    session::MadeWhole whole;
    std::unique_ptr<SqliteJournal> journal{}; ///< which has the attached files; null where it cannot be opened
    int filesLost = 0;

    [[nodiscard]] std::int64_t lost() const {
        return std::ranges::count(whole.changes, Mended::Kind::Lost, &Mended::kind);
    }
    /// Whether what was written is certainly all that there was.
    [[nodiscard]] bool isAll() const {
        return whole.changes.empty() && found.unproved.empty() && filesLost == 0 && found.endKnown;
    }
};

Rescued madeWhole(storage::Salvaged&& found) {
    Rescued rescued{.found = std::move(found), .whole = {}};
    rescued.whole = session::madeWhole(rescued.found.rows, rescued.found.damaged, rescued.found.last);
    return rescued;
}

/// Whether a file that cannot be opened may still be an event of ours. One of a newer format begins its chain in
/// another way, and is not damaged.
bool isOurs(storage::Salvaged const& found, JournalFault fault) {
    return fault == JournalFault::Damaged || fault == JournalFault::NotAJournal || fault == JournalFault::IoError ||
           (fault == JournalFault::NewerFormat && found.rows.front().seq == Seq{1});
}

Expected<Rescued, JournalProblem> rescued(fs::path const& file) {
    auto journal = SqliteJournal::open(file, storage::Access::ReadOnly);
    if (!journal) {
        auto found = storage::salvageUnopened(file);
        if (!found || !isOurs(*found, journal.error().fault)) return refused(std::move(journal.error()));
        found->problem = std::move(journal.error());
        return madeWhole(std::move(*found));
    }
    Rescued rescued = madeWhole((*journal)->salvage());
    rescued.journal = std::move(*journal);
    return rescued;
}

/// Null, which has been said, where it is not good.
std::shared_ptr<std::string const> fileOf(Row const& row, fs::path const& event, Rescued& rescued) {
    auto const digest = session::fileOf(row);
    if (!digest) return {};
    Expected<std::string, JournalProblem> bytes = refused(rescued.found.problem.value_or(JournalProblem{}));
    if (rescued.journal) bytes = rescued.journal->file(*digest);
    if (bytes) return std::make_shared<std::string const>(std::move(*bytes));
    complainAboutFile(event, row.seq, bytes.error());
    ++rescued.filesLost;
    return {};
}

std::string whatItSaid(ActLost const& lost) {
    return lost.was.empty() ? std::string()
                            : ": " + oneLine(lost.was) + " " + oneLine(session::withoutLocks(lost.payload));
}

std::string lineOf(Mended const& change) {
    if (change.kind == Mended::Kind::Doubted)
        return "damaged, and taken as it is because others rest on it; compare" + whatItSaid(change.lost);
    switch (change.lost.loss) {
    case Loss::Missing: break;
    case Loss::Damaged: return "lost, damaged" + whatItSaid(change.lost);
    case Loss::Unfounded:
        return fmt::format("left out, it does not follow from what is left ({}){}", oneLine(change.reason),
                           whatItSaid(change.lost));
    }
    return "lost, nothing of it can be read";
}

bool isGone(Mended const& change) { return change.kind == Mended::Kind::Lost && change.lost.loss == Loss::Missing; }

/// One line an act; those of which nothing is left in runs.
void printChanges(std::vector<Mended> const& changes) {
    for (auto from = changes.begin(); from != changes.end();) {
        auto to = from + 1;
        while (isGone(*from) && to != changes.end() && isGone(*to) && to->seq.value() == (to - 1)->seq.value() + 1)
            ++to;
        if (to - from > 1)
            fmt::print("acts {} to {}: {}\n", from->seq.value(), (to - 1)->seq.value(), lineOf(*from));
        else
            fmt::print("act {}: {}\n", from->seq.value(), lineOf(*from));
        from = to;
    }
}

void printReport(Rescued const& rescued, fs::path const& target) {
    printChanges(rescued.whole.changes);
    for (Seq const seq : rescued.found.unproved)
        fmt::print("act {}: nothing proves it, for the one before it is lost; compare\n", seq.value());
    auto const all = std::ssize(rescued.whole.rows);
    auto const lost = rescued.lost();
    if (lost == 0)
        fmt::print("{} entries rescued to {}\n", all, target.string());
    else
        fmt::print("{} of {} entries rescued to {}; {} lost\n", all - lost, all, target.string(), lost);
    if (!rescued.found.endKnown) fmt::print("there may have been more entries after the last one\n");
    if (rescued.filesLost > 0)
        fmt::print("{} attached {} missing in it\n", rescued.filesLost,
                   rescued.filesLost == 1 ? "file is" : "files are");
}

} // namespace

Outcome rescue(fs::path const& file, fs::path const& target) {
    if (auto const refused = refuseAddresses({file, target})) return *refused;
    auto found = rescued(file);
    if (!found) {
        (void)complain(found.error());
        return Outcome::Unreadable;
    }
    if (found->found.problem) (void)complain(*found->found.problem);
    if (found->lost() == std::ssize(found->whole.rows) && !found->isAll()) {
        printChanges(found->whole.changes);
        complain(file, "nothing of it can be rescued; no file was written");
        return Outcome::Unreadable;
    }
    auto const take = [&](Row const& row) -> Expected<std::shared_ptr<std::string const>, JournalProblem> {
        return fileOf(row, file, *found);
    };
    auto const written = SqliteJournal::createWhole(
        target, [&](SqliteJournal& journal) { return storage::appendAll(journal, found->whole.rows, take); });
    if (!written) return complain(written.error());
    printReport(*found, target);
    return found->isAll() ? Outcome::Good : Outcome::Damaged;
}

} // namespace flagfall::cli::journal
