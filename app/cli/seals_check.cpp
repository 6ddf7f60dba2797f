// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/seals_check.h"

#include "app/session/journal/printed_code.h"
#include "app/storage/journal_door.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {
namespace {

namespace fs = std::filesystem;
using session::PrintedCode;

/// `signed     371 times, up to act 371; key 3f2a9c01…`
Outcome checkSignatures(fs::path const& file, std::size_t acts) {
    auto journal = storage::openJournal(file.string(), storage::Access::ReadOnly);
    if (!journal) return complain(journal.error());
    auto const found = (*journal)->signatures();
    if (!found) return complain(found.error());
    if (found->signatures > 0) {
        fmt::print("signed     up to act {}, by {} {}:\n", found->last.value(), found->keys.size(),
                   found->keys.size() == 1 ? "key" : "keys");
        for (std::string const& key : found->keys) fmt::print("key        {}\n", key);
    }
    if (found->problem) return complain(*found->problem);
    if (found->signatures > 0 && found->last.value() < static_cast<std::int64_t>(acts))
        fmt::print("not signed acts {} to {}\n", found->last.value() + 1, acts);
    return Outcome::Good;
}

/// Where the history parts from what was printed: behind the last code that fits, up to the first one that does not.
Outcome compare(fs::path const& file, std::vector<session::Row> const& rows, std::vector<PrintedCode> const& printed) {
    std::int64_t same = 0;
    for (PrintedCode const& code : printed) {
        std::int64_t const seq = code.seq.value();
        if (seq > std::ssize(rows)) {
            complain(file, fmt::format("acts {} to {} are missing: a paper was printed after act {}", rows.size() + 1,
                                       seq, seq));
            return Outcome::Damaged;
        }
        if (session::codeOf(rows[static_cast<std::size_t>(seq) - 1].hash) != code.signs) {
            complain(file,
                     fmt::format("acts {} to {} are not those that were printed: one of them, or more, was changed "
                                 "afterwards",
                                 same + 1, seq));
            return Outcome::Damaged;
        }
        fmt::print("printed    up to act {}: the same history\n", seq);
        same = seq;
    }
    return Outcome::Good;
}

} // namespace

Outcome checkSeals(fs::path const& file, std::vector<session::Row> const& rows,
                   std::vector<std::string> const& printedCodes) {
    std::vector<PrintedCode> printed;
    for (std::string const& typed : printedCodes) {
        auto const code = session::readPrintedCode(typed);
        if (!code) {
            complain(file, "--against: a code is written 371-7K2M-9QXW-4T0B-ZZZZ, as at the foot of a printed page");
            return Outcome::Unreadable;
        }
        printed.push_back(*code);
    }
    std::ranges::sort(printed, {}, &PrintedCode::seq);
    Outcome const asSigned = checkSignatures(file, rows.size());
    Outcome const asPrinted = compare(file, rows, printed);
    return asSigned == Outcome::Good ? asPrinted : asSigned;
}

} // namespace flagfall::cli
