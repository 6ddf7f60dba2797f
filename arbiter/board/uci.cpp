// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/uci.h"

namespace flagfall::board {

namespace {

struct Coordinates {
    Square from;
    Square to;
    std::optional<Role> promotion;
};

std::optional<Coordinates> coordinatesFrom(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    auto const from = squareFrom(text.substr(0, 2));
    auto const to = squareFrom(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    if (text.size() == 4) return Coordinates{*from, *to, std::nullopt};
    auto const promotion = roleFrom(text[4]);
    if (!promotion || *promotion == Role::Pawn || *promotion == Role::King) return std::nullopt;
    return Coordinates{*from, *to, promotion};
}

} // namespace

std::string uciText(Move move, Game game) {
    Square const to = game == Game::Standard ? arrivalOf(move) : move.to;
    std::string text = squareText(move.from) + squareText(to);
    if (auto const promotion = promotionOf(move.kind)) text += letterOf(*promotion);
    return text;
}

Expected<Move, UciFault> moveFromUci(Position const& position, std::string_view text) {
    auto const wanted = coordinatesFrom(text);
    if (!wanted) return refused(UciFault::NotAMove);
    std::optional<Move> castling;
    for (Move const move : position.legalMoves()) {
        if (move.from != wanted->from || promotionOf(move.kind) != wanted->promotion) continue;
        if (move.to == wanted->to) return move;
        if (arrivalOf(move) == wanted->to) castling = move;
    }
    if (!castling) return refused(UciFault::Illegal);
    return *castling;
}

} // namespace flagfall::board
