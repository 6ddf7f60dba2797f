// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/journal_fixtures.h"

#include <vector>

/// Everything that makes a whole file at once, to be cut short.
namespace flagfall::storage::test {

struct Work {
    char const* name;
    /// Lays out the event that it works on.
    void (*begin)(fs::path const& from);
    /// Makes `to` of `from`, or something else of `from` where it stands. Whether it was called done.
    bool (*make)(fs::path const& from, fs::path const& to);
    /// How many acts may stand in `to`; none: there is no such file.
    std::vector<std::int64_t> acts;
};

void PrintTo(Work const& work, std::ostream* out);

[[nodiscard]] std::vector<Work> everyWork();

/// What is wrong with the folder of `from` and `to` after a work was cut short; empty: whatever is there is whole.
[[nodiscard]] std::string whatIsWrong(Work const& work, fs::path const& from, fs::path const& to);
/// The same after it was called done: it is there, too.
[[nodiscard]] std::string whatIsMissing(Work const& work, fs::path const& from, fs::path const& to);

} // namespace flagfall::storage::test
