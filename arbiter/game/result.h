// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/points.h"

#include <optional>
#include <string_view>

namespace flagfall {

/// How a board came by its score. A forfeited game was not played: the players may be paired again, and it counts
/// neither for colours nor for rating (C.04.2, Art. 3). A game of less than one move is played, but not rated (TRF26,
/// record 001: W, D, L): for pairings, points and tie-breaks it is like any other.
enum class Manner { OverTheBoard, Unrated, Forfeit };

/// How a board was scored. 1, ½, 0 are Laws 10.1 (2009: 11.1); the uneven scores are the arbiter's
/// penalties (Laws 12.9; 2009: 13.4). No result adds up to more than a win: what goes beyond is a ScoreRuling.
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

/// The result of this manner with these points; none where there is no such result: a drawn forfeit, 1–½.
[[nodiscard]] std::optional<Result> resultOf(ByColour<Points> const& points, Manner manner);

/// The word that stands in files: `1-0`, `1/2-1/2`, `0-1`, `+/-`, `-/+`, `-/-`, `0-0`, `1/2-0`, `0-1/2`; of games that
/// are not rated the letters of the report file: `W/L`, `D/D`, `L/W`, `L/L`, `D/L`, `L/D`.
[[nodiscard]] std::string_view code(Result result);
[[nodiscard]] std::optional<Result> resultFromCode(std::string_view code);

} // namespace flagfall
