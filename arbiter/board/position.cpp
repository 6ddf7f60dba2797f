// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/position.h"

#include "arbiter/board/count_moves.h"
#include "arbiter/board/generate.h"

#include <algorithm>

namespace flagfall::board {

namespace {

/// 2.3.
constexpr BackRank standardPieces{Role::Rook, Role::Knight, Role::Bishop, Role::Queen,
                                  Role::King, Role::Bishop, Role::Knight, Role::Rook};

} // namespace

Position::Position() : Position(startingDraft(standardPieces, Game::Standard)) {}

Position::Position(PositionDraft const& draft)
    : m_board(draft.board), m_castlingRooks(draft.castlingRooks), m_halfmoveClock(draft.halfmoveClock),
      m_moveNumber(draft.moveNumber), m_turn(draft.turn), m_game(draft.game) {
    m_key = keyFromScratch(*this);
    if (draft.enPassant) Play::noteEnPassant(*this, *draft.enPassant);
}

Expected<Position, PositionRefusals> Position::create(PositionDraft const& draft) {
    auto refusals = refusalsOf(draft);
    if (!refusals.empty()) return refused(std::move(refusals));
    return Position{draft};
}

PositionDraft Position::draft() const {
    return {m_board, m_turn, m_castlingRooks, m_enPassant, m_halfmoveClock, m_moveNumber, m_game};
}

MoveList Position::legalMoves() const {
    MoveList list;
    Listing listing{list};
    if (m_turn == Colour::White)
        Generation<Colour::White, Listing>(*this, listing).all();
    else
        Generation<Colour::Black, Listing>(*this, listing).all();
    return list;
}

int Position::legalMoveCount() const { return countMoves(*this); }

bool Position::hasLegalMove() const { return legalMoveCount() != 0; }

bool Position::isLegal(Move move) const {
    auto const list = legalMoves();
    return std::ranges::find(list, move) != list.end();
}

bool Position::isCapture(Move move) const {
    return move.kind == MoveKind::EnPassant || m_board.of(opponent(m_turn)).has(move.to);
}

void Position::play(Move move) {
    if (m_turn == Colour::White)
        Play::play<Colour::White>(*this, move);
    else
        Play::play<Colour::Black>(*this, move);
}

void Position::forbidCastling(Colour player, std::optional<Wing> side) {
    Bitboard forbidden;
    for (Square const rook : m_castlingRooks& m_board.of(player))
        if (!side || wingOf(m_board.king(player), rook) == *side) forbidden |= bitOf(rook);
    Play::dropCastling(*this, forbidden);
}

void Play::noteEnPassant(Position& position, Square passed) {
    Colour const us = position.m_turn;
    Bitboard const ours = position.m_board.of(us, Role::Pawn);
    Square const stands = moved(passed, us == Colour::White ? -8 : 8);
    Bitboard const occupied = (position.m_board.occupied() ^ bitOf(stands)) | bitOf(passed);
    Square const king = position.m_board.king(us);
    for (Square const from : pawnAttacks(opponent(us), passed) & ours) {
        auto const attackers = position.m_board.attackers(king, opponent(us), occupied ^ bitOf(from));
        if ((attackers & ~bitOf(stands)).any()) continue;
        position.m_enPassant = passed;
        position.m_key ^= zobrist::ofEnPassant(passed);
        return;
    }
}

zobrist::Key keyFromScratch(Position const& position) {
    zobrist::Key key = 0;
    for (Colour const colour : bothColours)
        for (Role const role : allRoles)
            for (Square const square : position.board().of(colour, role)) key ^= zobrist::of({colour, role}, square);
    for (Square const rook : position.castlingRooks()) key ^= zobrist::ofCastlingRook(rook);
    if (position.enPassant()) key ^= zobrist::ofEnPassant(*position.enPassant());
    if (position.turn() == Colour::Black) key ^= zobrist::numbers.blackToMove;
    return key;
}

} // namespace flagfall::board
