// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/points.h"

#include <optional>
#include <string_view>

namespace flagfall {

/// How a result came about. A forfeited game was not played: the players may be paired again, and it counts neither
/// for colours nor for rating (C.04.2, Art. 3). A game of less than one move was played but is not rated (TRF26,
/// record 001: W, D, L); for pairings, points and tie-breaks it is like any other.
enum class Manner { OverTheBoard, Unrated, Forfeit };

/// The score of a board. 1, ½ and 0 are Laws 10.1 (2009: 11.1); uneven scores are penalties by the arbiter
/// (Laws 12.9; 2009: 13.4). No result adds up to more than a win; such a score is a ScoreRuling.
enum class Result {
    WhiteWins,
    Draw,
    BlackWins,
    WhiteWinsByForfeit,
    BlackWinsByForfeit,
    BothForfeit,
    BothLose,        ///< 0–0 over the board
    DrawAgainstLoss, ///< ½–0: Black lost the half point as a penalty
    LossAgainstDraw, ///< 0–½: White lost the half point as a penalty
    WhiteWinsUnrated,
    DrawUnrated,
    BlackWinsUnrated,
    BothLoseUnrated,
    DrawAgainstLossUnrated,
    LossAgainstDrawUnrated,
};

inline constexpr Result allResults[] = {Result::WhiteWins,
                                        Result::Draw,
                                        Result::BlackWins,
                                        Result::WhiteWinsByForfeit,
                                        Result::BlackWinsByForfeit,
                                        Result::BothForfeit,
                                        Result::BothLose,
                                        Result::DrawAgainstLoss,
                                        Result::LossAgainstDraw,
                                        Result::WhiteWinsUnrated,
                                        Result::DrawUnrated,
                                        Result::BlackWinsUnrated,
                                        Result::BothLoseUnrated,
                                        Result::DrawAgainstLossUnrated,
                                        Result::LossAgainstDrawUnrated};

[[nodiscard]] ByColour<Points> points(Result result);
[[nodiscard]] Manner manner(Result result);

/// Returns the result with these points and this manner; nullopt if there is none: a drawn forfeit, 1–½.
[[nodiscard]] std::optional<Result> resultOf(ByColour<Points> const& points, Manner manner);
/// The same for the players with the colours exchanged.
[[nodiscard]] std::optional<Result> turned(Result result);

/// Returns the word used in files: `1-0`, `1/2-1/2`, `0-1`, `+/-`, `-/+`, `-/-`, `0-0`, `1/2-0`, `0-1/2`; for unrated
/// games the letters of the report file: `W/L`, `D/D`, `L/W`, `L/L`, `D/L`, `L/D`.
[[nodiscard]] std::string_view code(Result result);
[[nodiscard]] std::optional<Result> resultFromCode(std::string_view code);

} // namespace flagfall
