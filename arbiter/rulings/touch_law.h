// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/laws/touch_move.h"
#include "arbiter/rulings/effect.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::rulings {

/// What the player having the move has touched, and what was released where (4.3, 4.4, 4.6; later 4.7).
struct Touches {
    std::vector<board::Square> squares{};    ///< in the order in which they were touched
    bool together = false;                   ///< at once, or nobody knows in which order: the player's own come first
    std::optional<board::Square> released{}; ///< where the piece touched first was released
    std::optional<board::Role> newPiece{};   ///< it has touched the square of the promotion
    std::optional<bool> castles{};           ///< whether the player means to castle, where that has been said
};

/// The moves a touch leaves, and the articles it follows from. All that are legal, where it obliges to nothing.
struct Obligation {
    std::vector<board::Move> moves{};
    std::string article{};
    bool any = false;
    bool made = false;      ///< the piece was released where it can legally go: no other move may be made
    bool mayCastle = false; ///< in Chess960: the king's move and castling both end there, and nobody has said which
};

/// P2, steps 6 to 11.
[[nodiscard]] Obligation obligationOf(TouchLaw const& law, board::Position const& position, Touches const& touches);

/// As an effect: the moves in English notation, in the order of the alphabet.
[[nodiscard]] MustMove mustMove(Colour by, board::Position const& position, Obligation const& obligation);

/// Which own piece can have been meant by a move as it was written, legal or not: the first one of its kind that
/// could go there on this board.
[[nodiscard]] std::optional<board::Square> pieceMeant(board::Position const& position, std::string_view written);
/// The pieces touched by a move as it was made, legal or not: the own one, then the one captured or castled with.
[[nodiscard]] std::vector<board::Square> piecesMeant(board::Position const& position, std::string_view made);

} // namespace flagfall::rulings
