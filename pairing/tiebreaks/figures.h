// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/sheet.h"
#include "pairing/tiebreaks/tie_break_code.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The tie-breaks of C.07 (edition of 1 March 2026) for every player of a sheet.
namespace flagfall::pairing {

/// What a round adds to a Buchholz or a Sonneborn-Berger.
struct FigureLine {
    int round = 0;            ///< from 1
    int opponent = -1;        ///< none: a dummy (16.4), or nobody in a round robin
    int opponentScore = 0;    ///< in tenths, adjusted (16.3)
    std::int64_t product = 0; ///< added, in hundredths
    bool isVoluntary = false; ///< the player's own choice not to play
    bool isCut = false;       ///< left out (16.5)
};

/// The rounds behind a Buchholz or a Sonneborn-Berger; empty for all others.
[[nodiscard]] std::vector<FigureLine> figureLines(Sheet const& sheet, TieBreakCode const& code, int player);

/// Values in hundredths, more is better but for pairing numbers; nothing where there is no value. Direct encounter has
/// none of its own, see ranks.
[[nodiscard]] std::vector<std::optional<std::int64_t>> figures(Sheet const& sheet, TieBreakCode const& code);

/// The players in groups that nothing separates, the best first: by points, then by each tie-break among those still
/// tied (Art. 4).
[[nodiscard]] std::vector<std::vector<int>> ranks(Sheet const& sheet, std::vector<TieBreakCode> const& order);

/// `12.5`, `1820`, `–`.
[[nodiscard]] std::string figureText(std::optional<std::int64_t> hundredths);

} // namespace flagfall::pairing
