// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "app/storage/clean_copy.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What can be asked of an event file. None of it changes the file, and all of it works while the event is open.
namespace flagfall::cli::journal {

/// Checks the file, the chain, the signatures, and that the acts add up to an event; and that the history is the one
/// that these printed codes stand for (journal/printed_code.h), and between which of them it was changed where it is
/// not.
[[nodiscard]] Outcome verify(std::filesystem::path const& file, std::vector<std::string> const& against);

/// Does on a copy what would be done with a backup if it were needed: restores, opens and reads it. With `event` it
/// says how much the event has gone on since.
[[nodiscard]] Outcome drill(std::filesystem::path const& backup, std::optional<std::filesystem::path> const& event);

enum class Form { Text, Json };
/// One line for each act, up to the first damage.
[[nodiscard]] Outcome dump(std::filesystem::path const& file, Form form);

/// The event as it was after the act `at`, or is now.
[[nodiscard]] Outcome replay(std::filesystem::path const& file, std::optional<std::int64_t> at);

/// Whether a report may have games without a result.
enum class Stage { Finished, Interim };
/// The event as it is now, as a report file (TRF26), to standard output when there is no target. Unreadable, with the
/// boards concerned, while games have no result, unless an interim report is asked for (FIDE's checklist for programs,
/// 169).
[[nodiscard]] Outcome report(std::filesystem::path const& file, std::filesystem::path const& target, Stage stage);

/// A whole and verified copy in one file.
[[nodiscard]] Outcome copy(std::filesystem::path const& file, std::filesystem::path const& target);

/// A copy that says nothing of who took part, or, with the names kept, nothing of how to reach them and when they were
/// born (storage/clean_copy.h). Refused where the event is damaged.
[[nodiscard]] Outcome anonymise(std::filesystem::path const& file, std::filesystem::path const& target,
                                storage::Names names);

/// A new event file of every act that the chain vouches for, behind damage too; `act.lost` stands for the others. All
/// of them are printed. Damaged where anything is lost; Unreadable, and no file, where nothing is left.
[[nodiscard]] Outcome rescue(std::filesystem::path const& file, std::filesystem::path const& target);

/// What is asked about clocks. Without a round the last one is meant; without a time the sheet of the whole game, or
/// the readings at the last sign of life.
struct ClockQuestion {
    std::optional<int> board;
    std::optional<int> round;
    std::string at; ///< `14:32`, `14:32:05` or an ISO time; empty: none
};
/// The record of one board, or what it showed at a moment.
[[nodiscard]] Outcome clock(std::filesystem::path const& file, ClockQuestion const& question);
/// Every board of a round at one moment.
[[nodiscard]] Outcome clocks(std::filesystem::path const& file, ClockQuestion const& question);

/// Which rulings are asked for, and how they are printed.
struct RulingsQuestion {
    std::optional<int> round;
    std::string player;     ///< a part of the name; empty: every player
    bool scenarios = false; ///< as blocks that `flagfall-cli ruling` reads
    Form form = Form::Text;
};
/// The record of rulings, oldest first.
[[nodiscard]] Outcome rulings(std::filesystem::path const& file, RulingsQuestion const& question);

/// The games that are adjourned, are being adjourned, or go on with an envelope still closed: state, envelope,
/// resumption.
[[nodiscard]] Outcome adjourned(std::filesystem::path const& file, Form form);
/// The scoresheets that were not collected, of every round or of one; of games that are over only (Laws 8.3).
[[nodiscard]] Outcome sheets(std::filesystem::path const& file, std::optional<int> round, Form form);

/// The files attached to rulings, oldest first, with those that were removed or undone.
[[nodiscard]] Outcome files(std::filesystem::path const& file, Form form);
/// Writes the file that was attached by the entry `entry` to `target`, which must not exist.
[[nodiscard]] Outcome extract(std::filesystem::path const& file, std::int64_t entry,
                              std::filesystem::path const& target);

} // namespace flagfall::cli::journal
