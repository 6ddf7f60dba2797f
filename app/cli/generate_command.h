// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace flagfall::cli {

/// What a random tournament is to be like; what is not said is drawn. Rates are one in so many.
struct GenerateQuestion {
    std::optional<int> players, rounds, drawPercentage;
    std::optional<int> forfeitRate, retiredRate, halfPointByeRate, lateEntryRate;
    std::optional<int> highestRating, lowestRating;
    std::optional<std::string> win, draw, loss, forfeitLoss, absence, allocatedBye; ///< points, as `1.5`
    std::optional<std::string> tieBreaks;                                           ///< codes of C.07
    bool baku = false;
    bool edition2017 = false;
    std::optional<std::uint64_t> seed;
    std::filesystem::path target; ///< standard output when empty
};

/// Writes a random tournament as a report file (TRF26), every round paired by the FIDE (Dutch) system. The same seed
/// and options give the same file.
[[nodiscard]] Outcome generateTournament(GenerateQuestion const& question);

} // namespace flagfall::cli
