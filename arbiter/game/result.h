// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/half_points.h"

#include <optional>
#include <string_view>

namespace flagfall {

/// Whether the players met over the board. A forfeited game was not played: it may be paired again,
/// gives no colour and is not rated (C.04.2, Art. 3).
enum class Manner { OverTheBoard, Forfeit };

/// How a board was scored. 1, ½, 0 are Laws 10.1 (2009: 11.1); the uneven scores are the arbiter's
/// penalties (Laws 12.9; 2009: 13.4).
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
};

inline constexpr Result allResults[] = {
    Result::WhiteWins,          Result::Draw,        Result::BlackWins, Result::WhiteWinsByForfeit,
    Result::BlackWinsByForfeit, Result::BothForfeit, Result::BothLose,  Result::DrawAgainstLoss,
    Result::LossAgainstDraw};

[[nodiscard]] ByColour<HalfPoints> points(Result result);
[[nodiscard]] Manner manner(Result result);

/// The word that stands in files: `1-0`, `1/2-1/2`, `0-1`, `+/-`, `-/+`, `-/-`, `0-0`, `1/2-0`, `0-1/2`.
[[nodiscard]] std::string_view code(Result result);
[[nodiscard]] std::optional<Result> resultFromCode(std::string_view code);

} // namespace flagfall
