// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Why the clocks were stopped.
enum class StopReason {
    Other,
    PromotionPiece, ///< the piece for a promotion is not at hand
    IllegalMove,
    DisplacedPieces,
    WrongSetting,
    DrawClaim,
    Disturbance,
    OpponentsConduct,
    Illness,
};
template <>
struct Words<StopReason> {
    static constexpr std::array all{Word{StopReason::Other, "other"},
                                    Word{StopReason::PromotionPiece, "promotion-piece"},
                                    Word{StopReason::IllegalMove, "illegal-move"},
                                    Word{StopReason::DisplacedPieces, "displaced-pieces"},
                                    Word{StopReason::WrongSetting, "wrong-setting"},
                                    Word{StopReason::DrawClaim, "draw-claim"},
                                    Word{StopReason::Disturbance, "disturbance"},
                                    Word{StopReason::OpponentsConduct, "opponents-conduct"},
                                    Word{StopReason::Illness, "illness"}};
};

/// The clocks were stopped during the game (P20).
struct ClocksStopped {
    std::optional<Colour> by{}; ///< none: the arbiter
    StopReason reason = StopReason::Other;
    ByColour<std::optional<std::chrono::milliseconds>> lost{}; ///< what a disturbance from outside has cost a player
    friend bool operator==(ClocksStopped const&, ClocksStopped const&) = default;
};
template <>
struct Description<ClocksStopped> {
    static constexpr std::string_view word = "clocks-stopped";
    static constexpr auto facts = std::tuple{Fact{"by", &ClocksStopped::by}, Fact{"reason", &ClocksStopped::reason},
                                             Fact{"lost", &ClocksStopped::lost}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ClocksStopped const& incident, Known const& known,
                            Answers const& answers);

/// A player rests a claim on what a screen or demonstration board shows (2009: 6.14; 2014: 6.13; later: 6.12).
struct ScreenQuoted {
    Colour by = Colour::White;
    friend bool operator==(ScreenQuoted const&, ScreenQuoted const&) = default;
};
template <>
struct Description<ScreenQuoted> {
    static constexpr std::string_view word = "screen-quoted";
    static constexpr AtBoard atBoard{.readOff = {}, .stopsClocks = true};
    static constexpr auto facts = std::tuple{Needed{"by", &ScreenQuoted::by}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ScreenQuoted const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
