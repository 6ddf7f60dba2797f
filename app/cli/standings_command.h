// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "pairing/trf/trf.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::cli {

/// What is done about tie-breaks of the file that cannot be computed.
enum class UnknownTieBreaks { LeftOut, Refused };

struct StandingsQuestion {
    std::filesystem::path file;
    std::optional<std::string> tieBreaks; ///< `BH/C1,SB`; those of the file when none
    std::optional<int> explained;         ///< the pairing number of the player, or team, whose working is shown
    std::optional<int> card; ///< the pairing number of the player, or team, of an event whose card is shown
    UnknownTieBreaks unknown = UnknownTieBreaks::LeftOut;
    std::optional<std::string> unrated;  ///< `1400`, `lowest`, `average`: how who is unrated counts (C.07 Art. 10)
    std::optional<std::string> edition;  ///< `2026`, `2024`, `2023`, `before-2023`; otherwise that of the first day
    std::optional<int> lots;             ///< the seed of OTHER_LOTS
    std::optional<std::string> category; ///< of an event: only its players, ranked among themselves
};

/// Prints the standings of a report file or of an event of this program, one player a line, separated by tabs: rank,
/// number, name, points and a column for each tie-break; of teams by both scores, and of a report file their players by
/// points below them; or, of one player or team, what separates him from his neighbours and the working of every
/// tie-break; or his card (card_text.h, team_text.h). While games have no result the ranks are called provisional, and
/// it is told. Damaged: the file names tie-breaks that cannot be computed; they are told with their place, and the
/// others rank. Unreadable: so is the file, or a tie-break asked for cannot be computed, or one of the file with
/// UnknownTieBreaks::Refused.
[[nodiscard]] Outcome printStandings(StandingsQuestion const& question);

/// What the ranks on file have to do with the tie-breaks of the file.
struct RankCheck {
    int agree = 0;
    std::vector<std::string> differing;   ///< `rank of 5: 4 by the tie-breaks, 3 on file`
    std::optional<std::string> unchecked; ///< the first code this program does not compute, or that has no sense here
};

/// Or why there is nothing to compare: the file is not over, or names no tie-breaks or not everybody's rank. Players
/// nothing separates may stand in any order, or share a rank.
[[nodiscard]] Expected<RankCheck, std::string> checkRanks(pairing::trf::ImportedTournament const& file);

} // namespace flagfall::cli
