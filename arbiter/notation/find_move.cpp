// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/find_move.h"

#include "arbiter/board/castling.h"

#include <algorithm>
#include <functional>

namespace flagfall::notation {

using board::Bitboard;
using board::Move;
using board::MoveKind;
using board::Position;
using board::Role;
using board::Square;
using board::Wing;

namespace {

using Moves = std::vector<Move>;

bool startsThere(SpelledMove const& spelled, Square from) {
    return (!spelled.fromFile || *spelled.fromFile == fileOf(from)) &&
           (!spelled.fromRank || *spelled.fromRank == rankOf(from));
}
bool endsThere(SpelledMove const& spelled, Square to) {
    return (!spelled.toFile || *spelled.toFile == fileOf(to)) && (!spelled.toRank || *spelled.toRank == rankOf(to));
}

/// A pawn move given only by its destination goes straight ahead.
bool isStep(SpelledMove const& spelled) { return spelled.role == Role::Pawn && !spelled.fromFile && !spelled.captures; }

/// True for `Ke1-g1`: the king moves two squares only when castling.
bool namesTheKing(SpelledMove const& spelled, Move castling) {
    auto const file = wingOf(castling.from, castling.to) == Wing::KingSide ? board::File::G : board::File::C;
    return spelled.role == Role::King && spelled.fromFile == board::File::E && startsThere(spelled, castling.from) &&
           spelled.toFile == file && spelled.toRank == rankOf(castling.from);
}

/// True if everything fits, apart from a missing promotion piece.
bool fits(SpelledMove const& spelled, Move move) {
    if (move.kind == MoveKind::Castling)
        return spelled.castling ? spelled.castling == wingOf(move.from, move.to) : namesTheKing(spelled, move);
    return !spelled.castling && spelled.role == move.role && startsThere(spelled, move.from) &&
           endsThere(spelled, move.to) && (!isStep(spelled) || fileOf(move.from) == fileOf(move.to));
}

Moves fittingMoves(Position const& position, SpelledMove const& spelled) {
    Moves moves;
    for (Move const move : position.legalMoves())
        if (fits(spelled, move)) moves.push_back(move);
    return moves;
}

void keepNamedPromotion(SpelledMove const& spelled, Moves& moves) {
    auto const isNamed = [&spelled](Move move) { return promotionOf(move.kind) == spelled.promotion; };
    if (spelled.promotion && std::ranges::any_of(moves, isNamed)) std::erase_if(moves, std::not_fn(isNamed));
}

bool sameSquares(Move a, Move b) { return a.from == b.from && a.to == b.to; }

/// Returns the move if only one fits.
Expected<Move, MoveRefusal> onlyOne(SpelledMove const& spelled, Moves moves) {
    bool const onePiece = std::ranges::all_of(moves, [&](Move move) { return sameSquares(move, moves.front()); });
    if (!onePiece) {
        // One move for each pair of squares is enough to name the candidates.
        moves.erase(std::unique(moves.begin(), moves.end(), sameSquares), moves.end());
        return refused(MoveRefusal{MoveFault::Ambiguous, std::move(moves)});
    }
    if (moves.size() > 1) return refused(MoveRefusal{MoveFault::PromotionMissing, std::move(moves)});
    if (promotionOf(moves.front().kind) != spelled.promotion) return refused(MoveRefusal{MoveFault::NoPromotion});
    return moves.front();
}

/// The squares a pawn could move to if check were ignored.
Bitboard pawnReach(Position const& position, Square from) {
    Colour const us = position.turn();
    Bitboard const empty = ~position.board().occupied();
    auto const ahead = us == Colour::White ? board::Step::North : board::Step::South;
    Bitboard const one = stepped(bitOf(from), ahead) & empty;
    Bitboard const first = bitsOf(us == Colour::White ? board::Rank::Three : board::Rank::Six);
    return one | (stepped(one & first, ahead) & empty) | (pawnAttacks(us, from) & position.board().of(opponent(us)));
}

Bitboard reach(Position const& position, Role role, Square from) {
    Bitboard const squares =
        role == Role::Pawn ? pawnReach(position, from) : pieceAttacks(role, from, position.board().occupied());
    return squares & ~position.board().of(position.turn());
}

std::optional<Square> arrival(SpelledMove const& spelled) {
    if (!spelled.toFile || !spelled.toRank) return std::nullopt;
    return squareAt(*spelled.toFile, *spelled.toRank);
}

bool couldReach(Position const& position, SpelledMove const& spelled, Square from) {
    for (Square const to : reach(position, spelled.role, from))
        if (endsThere(spelled, to) && (!isStep(spelled) || fileOf(from) == fileOf(to))) return true;
    return false;
}

MoveFault whyNoMove(Position const& position, SpelledMove const& spelled) {
    Bitboard pieces;
    for (Square const from : position.board().of(position.turn(), spelled.role))
        if (startsThere(spelled, from)) pieces |= bitOf(from);
    if (pieces.empty()) return MoveFault::NoSuchPiece;
    auto const to = arrival(spelled);
    if (to && position.board().of(position.turn()).has(*to)) return MoveFault::OwnPieceThere;
    for (Square const from : pieces)
        if (couldReach(position, spelled, from))
            return position.isCheck() ? MoveFault::LeavesKingInCheck : MoveFault::ExposesKing;
    return MoveFault::CannotReach;
}

/// Returns the rook to castle with; nullopt if the right is lost.
std::optional<Square> castlingRook(Position const& position, Wing wing) {
    Colour const us = position.turn();
    for (Square const rook : position.castlingRooks() & position.board().of(us))
        if (wingOf(position.board().king(us), rook) == wing) return rook;
    return std::nullopt;
}

MoveFault whyNoCastling(Position const& position, Wing wing) {
    auto const rook = castlingRook(position, wing);
    if (!rook) return MoveFault::CastlingRightLost;
    Bitboard const way = castlingWay(position.board().king(position.turn()), *rook);
    if ((way & position.board().occupied()).any()) return MoveFault::CastlingBlocked;
    return position.isCheck() ? MoveFault::CastlingOutOfCheck : MoveFault::CastlingThroughCheck;
}

} // namespace

Expected<Move, MoveRefusal> findMove(Position const& position, SpelledMove const& spelled) {
    auto moves = fittingMoves(position, spelled);
    keepNamedPromotion(spelled, moves);
    if (!moves.empty()) return onlyOne(spelled, std::move(moves));
    if (spelled.castling) return refused(MoveRefusal{whyNoCastling(position, *spelled.castling)});
    return refused(MoveRefusal{whyNoMove(position, spelled)});
}

} // namespace flagfall::notation
