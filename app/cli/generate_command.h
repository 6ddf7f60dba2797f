// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "pairing/dutch/random_tournament.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::cli {

/// What a random tournament is to be like; what is not said is drawn. Amounts as amountForms says.
struct GenerateQuestion {
    std::optional<int> players, rounds, drawPercentage, prohibitedPairs;
    std::optional<std::string> forfeits, doubleForfeits, unusualResults, unratedGames;
    std::optional<std::string> halfPointByes, fullPointByes, zeroPointByes, withdrawals, lateEntries;
    std::optional<int> highestRating, lowestRating;
    std::vector<int> ratings; ///< of everybody; none: drawn
    std::optional<pairing::dutch::RatingSpread> spread;
    std::optional<std::string> win, draw, loss, forfeitLoss, absence, allocatedBye; ///< points, as `1.5`
    std::optional<std::string> tieBreaks;                                           ///< codes of C.07
    std::optional<pairing::dutch::Acceleration> acceleration;
    std::optional<Colour> initialColour;
    bool edition2017 = false;
    std::optional<std::uint64_t> seed;
    std::filesystem::path target; ///< standard output when empty
};

/// For the help.
inline constexpr std::string_view amountForms =
    "N: 5 in all, 2/round in every round, 3% or 1/30 of the players or games of a round, by lot";

/// Writes a random tournament as a report file (TRF26), every round paired by the FIDE (Dutch) system. The same seed
/// and options give the same file.
[[nodiscard]] Outcome generateTournament(GenerateQuestion const& question);

} // namespace flagfall::cli
