// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// A player has resigned (P24), also with the opponent to move.
struct Resigned {
    Colour by = Colour::White;
    bool over = false;          ///< the game had ended before: mate, stalemate, a dead position, or an accepted draw
    bool toIllegalMove = false; ///< the opponent's move, to which the player resigned, was illegal
    bool toDisplaced = false;   ///< a piece was displaced, and the player resigned to what then seemed to be there
    friend bool operator==(Resigned const&, Resigned const&) = default;
};
template <>
struct Description<Resigned> {
    static constexpr std::string_view word = "resignation";
    /// Only the illegal move costs time.
    static constexpr std::array follow{Follow{"to-illegal-move", "yes", {"white-time", "black-time"}}};
    static constexpr AtBoard atBoard{.follow = follow};
    static constexpr auto facts =
        std::tuple{Needed{"by", &Resigned::by}, Fact{"over", &Resigned::over},
                   Fact{"to-illegal-move", &Resigned::toIllegalMove}, Fact{"to-displaced", &Resigned::toDisplaced}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, Resigned const& incident, Known const& known, Answers const& answers);

/// Both have stopped, and each meant something else by it.
struct HandshakeMisunderstood {
    friend bool operator==(HandshakeMisunderstood const&, HandshakeMisunderstood const&) = default;
};
template <>
struct Description<HandshakeMisunderstood> {
    static constexpr std::string_view word = "handshake";
    static constexpr std::tuple<> facts{};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, HandshakeMisunderstood const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
