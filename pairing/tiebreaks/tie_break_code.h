// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tie-break codes of report files (C.02.03, annex B): `BH/C1/P`, `KS/L1`, `TPN/R`.
namespace flagfall::pairing {

/// The individual tie-breaks of C.07; those of teams are beyond this program.
enum class Figure {
    DirectEncounter,
    RoundsWon,
    GamesWon,
    GamesWithBlack,
    WinsWithBlack,
    Progressive,
    RoundsElected,
    Standard,
    PairingNumber,
    Buchholz,
    AverageBuchholz,
    ForeBuchholz,
    SonnebornBerger,
    Koya,
    AverageRating,
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfectPerformance,
    Rating,
};

struct TieBreakCode {
    Figure figure = Figure::Buchholz;
    int cutLow = 0;             ///< /C1, /C2, /M1, /M2
    int cutHigh = 0;            ///< /M1, /M2
    bool playsForfeits = false; ///< /P: forfeits count as played against the scheduled opponent
    bool isFore = false;        ///< /F: of a game paired in the last round a draw is taken
    bool isReversed = false;    ///< /R
    int limit = 0;              ///< /Ln: half points by which the limit of Koya is moved
    friend bool operator==(TieBreakCode const&, TieBreakCode const&) = default;
};

/// Nothing for codes this program does not compute, with the modifiers it does not know.
[[nodiscard]] std::optional<TieBreakCode> tieBreakCode(std::string_view text);

/// Whether it asks for ratings, which everybody must have then.
[[nodiscard]] bool asksForRatings(Figure figure);

} // namespace flagfall::pairing
