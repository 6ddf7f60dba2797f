// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "app/lists/list_differences.h"
#include "app/lists/list_import.h"
#include "app/lists/made_up_list.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The rating lists of this user: imported, shown, searched and compared with an event.
namespace flagfall::cli::rating_lists {

/// What all of them ask for.
struct Where {
    std::filesystem::path folder{}; ///< of the lists; empty: the usual one
    std::string source{}; ///< empty: FIDE's combined list, or where that is missing or older one of its others
    std::string month{};  ///< 2026-11; empty: the newest, or to compare an event the one in force for it
};

struct ImportQuestion {
    lists::ImportRequest request;
    std::vector<std::string> columns; ///< `TITLE=meaning`
};

struct SearchQuestion {
    std::vector<std::string> words;
    std::string federation;
    std::size_t most = 20;
};

struct MakeQuestion {
    std::uint64_t players = 0;
    lists::MadeUpForm form = lists::MadeUpForm::Text;
    std::filesystem::path target; ///< empty: standard output
    std::uint64_t seed = 1;
};

/// Reads a list into the folder; what it was like is printed.
[[nodiscard]] Outcome import(Where const& where, ImportQuestion question);
/// One line for each list that is there.
[[nodiscard]] Outcome show(Where const& where);
/// One line for each player found. Damaged: nobody was.
[[nodiscard]] Outcome search(Where const& where, SearchQuestion const& question);
/// Which ratings an event is compared with.
struct CompareQuestion {
    std::optional<lists::ListKind> kind{}; ///< none: that of the event
    std::string order{};                   ///< of several lists, as `fide:rapid,svk:standard`
};
/// One line for each datum of a player of the event that a list has otherwise, with the list, or for a player in none.
/// Damaged: there are some.
[[nodiscard]] Outcome compare(Where const& where, std::filesystem::path const& event, CompareQuestion const& question);
[[nodiscard]] Outcome remove(Where const& where);
/// Writes a list of players that do not exist.
[[nodiscard]] Outcome make(MakeQuestion const& question);

} // namespace flagfall::cli::rating_lists
