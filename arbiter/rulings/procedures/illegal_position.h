// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What the arbiter sees on the board that shows an illegal move nobody has spoken of (P6, step 11).
enum class PlainFault { BothKingsInCheck, PawnOnLastRank };
template <>
struct Words<PlainFault> {
    static constexpr std::array all{Word{PlainFault::BothKingsInCheck, "both-kings-in-check"},
                                    Word{PlainFault::PawnOnLastRank, "pawn-on-last-rank"}};
};
/// How the next move left it.
enum class NextMove { NotYet, StillIllegal, Legal };
template <>
struct Words<NextMove> {
    static constexpr std::array all{Word{NextMove::NotYet, "not-yet"}, Word{NextMove::StillIllegal, "still-illegal"},
                                    Word{NextMove::Legal, "legal"}};
};

struct IllegalPosition {
    PlainFault fault = PlainFault::BothKingsInCheck;
    NextMove next = NextMove::NotYet; ///< of the player whose clock ran when the arbiter saw it
    friend bool operator==(IllegalPosition const&, IllegalPosition const&) = default;
};
template <>
struct Description<IllegalPosition> {
    static constexpr std::string_view word = "illegal-position";
    static constexpr auto facts =
        std::tuple{Fact{"fault", &IllegalPosition::fault}, Fact{"next", &IllegalPosition::next}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, IllegalPosition const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
