// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "app/entries/player_table.h"

#include <filesystem>

namespace flagfall::cli {

enum class ListForm { Csv, Tsv, Trf, Xlsx, Ods };

struct PlayersQuestion {
    std::filesystem::path file;   ///< a table, a report file, or an event
    std::filesystem::path event;  ///< whose players are compared with the list; empty: none
    std::string federation;       ///< of everybody whose row does not say; empty: none
    std::filesystem::path target; ///< standard output when empty
    ListForm form = ListForm::Csv;
    entries::Private kept = entries::Private::LeftOut;
};

/// Reads an entry list and writes it again. What was unclear, and who may be on it twice or in the event already, is
/// said on standard error, with row and column. Damaged: a row gave no player.
[[nodiscard]] Outcome convertPlayers(PlayersQuestion const& question);

} // namespace flagfall::cli
