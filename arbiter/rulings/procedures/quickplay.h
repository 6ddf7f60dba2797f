// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// On which ground a draw is claimed in a quickplay finish.
enum class QuickplayGround { CannotWin, NoEffort, Both };
template <>
struct Words<QuickplayGround> {
    static constexpr std::array all{Word{QuickplayGround::CannotWin, "cannot-win"},
                                    Word{QuickplayGround::NoEffort, "no-effort"}, Word{QuickplayGround::Both, "both"}};
};

/// A player short of time claims a draw, since the opponent cannot win, or does not try to, by normal means (P11, P12).
struct QuickplayClaimed {
    Colour by = Colour::White;
    QuickplayGround ground = QuickplayGround::CannotWin;
    bool rejectedBefore = false; ///< an earlier claim of this player has been rejected
    bool noArbiter = false;      ///< nobody is there to decide it at once
    bool written = true;  ///< without an arbiter: the position stands on paper, with `no-effort` the moves as well
    bool verified = true; ///< without an arbiter: the opponent has verified it
    friend bool operator==(QuickplayClaimed const&, QuickplayClaimed const&) = default;
};
template <>
struct Description<QuickplayClaimed> {
    static constexpr std::string_view word = "quickplay-claim";
    static constexpr AtBoard atBoard{.stopsClocks = true};
    static constexpr auto facts = std::tuple{Needed{"by", &QuickplayClaimed::by},
                                             Fact{"ground", &QuickplayClaimed::ground},
                                             Fact{"rejected-before", &QuickplayClaimed::rejectedBefore},
                                             Fact{"no-arbiter", &QuickplayClaimed::noArbiter},
                                             Fact{"written", &QuickplayClaimed::written},
                                             Fact{"verified", &QuickplayClaimed::verified}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, QuickplayClaimed const& incident, Known const& known,
                            Answers const& answers);

/// A player asks for extra time in the last period (P11; 2014: G.4, from 2017 on Guidelines III.4).
struct ExtraTimeAsked {
    Colour by = Colour::White;
    friend bool operator==(ExtraTimeAsked const&, ExtraTimeAsked const&) = default;
};
template <>
struct Description<ExtraTimeAsked> {
    static constexpr std::string_view word = "extra-time";
    static constexpr auto facts = std::tuple{Needed{"by", &ExtraTimeAsked::by}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ExtraTimeAsked const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
