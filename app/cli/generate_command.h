// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "pairing/generator/random_tournament.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
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
    std::optional<pairing::generator::RatingSpread> spread;
    std::optional<std::string> win, draw, loss, forfeitLoss, absence, allocatedBye; ///< points, as `1.5`
    std::optional<std::string> tieBreaks;                                           ///< codes of C.07
    std::optional<pairing::Acceleration> acceleration;
    std::optional<Colour> initialColour;
    bool edition2017 = false;
    std::optional<std::uint64_t> seed;
    std::filesystem::path target; ///< standard output when empty
};

/// For the help, and for what is said to amounts that are none.
inline constexpr std::string_view amountForms =
    "N: 5 in all, 2/round in every round, 3% or 1/30 of the players or games of a round, by lot";

/// An option for how often something happens.
struct AmountOption {
    char const* name;
    char const* text; ///< for the help
    std::optional<std::string> GenerateQuestion::* asked;
    pairing::generator::Amount pairing::generator::TournamentModel::* amount;
};
[[nodiscard]] std::span<AmountOption const> amountOptions();

/// An option for what something is worth.
struct PointsOption {
    char const* name;
    char const* text; ///< for the help
    std::optional<std::string> GenerateQuestion::* asked;
    void (*set)(pairing::generator::TournamentModel& model, Points points);
};
[[nodiscard]] std::span<PointsOption const> pointsOptions();

/// Writes a random tournament as a report file (TRF26), every round paired by the FIDE (Dutch) system. The same seed
/// and options give the same file. Damaged: a round could not be paired, and the report ends before it. Unreadable:
/// what is asked for cannot be, by an option that is named; nothing is written then.
[[nodiscard]] Outcome generateTournament(GenerateQuestion const& question);

} // namespace flagfall::cli
