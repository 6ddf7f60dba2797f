// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/reach.h"

namespace flagfall::mating {

using board::bitsOf;
using board::Position;
using board::Role;
using board::Square;

namespace {

/// True if a pawn leaves its file neither by capturing nor by being captured.
bool keepsHisFile(PieceReach const& pawn) {
    return !pawn.capturable && (pawn.stands & ~bitsOf(fileOf(pawn.start))).empty();
}

/// The squares beyond this one on its file, seen by a pawn of this colour.
Bitboard beyond(Colour colour, Square square) {
    unsigned const index = indexOf(square);
    std::uint64_t const file = bitsOf(fileOf(square)).bits();
    if (colour == Colour::White) return Bitboard{file & (~std::uint64_t{0} << index) & ~bitOf(square).bits()};
    return Bitboard{file & (bitOf(square).bits() - 1)};
}

} // namespace

Reach::Reach(Position const& position) {
    for (Colour const colour : bothColours) add(colour, Role::King, position.board().king(colour));
    for (Colour const colour : bothColours)
        for (Role const role : {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen})
            for (Square const square : position.board().of(colour, role)) add(colour, role, square);
    addEnPassant(position);
    addCastling(position);
    while (grow()) {
    }
}

void Reach::add(Colour colour, Role role, Square square) {
    m_pieces[m_count++] = {.colour = colour, .role = role, .start = square, .stands = bitOf(square)};
}

void Reach::addEnPassant(Position const& position) {
    if (!position.enPassant()) return;
    Square const passed = *position.enPassant();
    Bitboard const captured = pawnSteps(opponent(position.turn()), bitOf(passed));
    Bitboard const capturing = pawnAttacks(opponent(position.turn()), passed);
    for (std::size_t i = 0; i < m_count; ++i) {
        PieceReach& piece = m_pieces[i];
        if (captured.has(piece.start)) piece.capturable = true;
        if (piece.role != Role::Pawn || piece.colour != position.turn() || !capturing.has(piece.start)) continue;
        piece.arrives |= bitOf(passed);
        piece.stands |= bitOf(passed);
    }
}

void Reach::addCastling(Position const& position) {
    for (Square const rook : position.castlingRooks())
        for (std::size_t i = 0; i < m_count; ++i) {
            PieceReach& piece = m_pieces[i];
            if (rankOf(piece.start) != rankOf(rook) || !position.board().of(piece.colour).has(rook)) continue;
            if (piece.role != Role::King && piece.start != rook) continue;
            auto const wing = board::wingOf(king(piece.colour).start, rook);
            Square const to =
                piece.role == Role::King ? castledKing(wing, rankOf(rook)) : castledRook(wing, rankOf(rook));
            piece.arrives |= bitOf(to);
            piece.stands |= bitOf(to);
        }
}

bool Reach::grow() {
    noteStuck();
    noteWhereabouts();
    bool grown = false;
    for (std::size_t i = 0; i < m_count; ++i) {
        PieceReach& piece = m_pieces[i];
        Bitboard const before = piece.arrives | piece.promoted;
        if (piece.role == Role::Pawn)
            growPawn(piece);
        else
            growPiece(piece);
        grown |= (piece.arrives | piece.promoted) != before;
    }
    return noteCaptures() || grown;
}

void Reach::noteStuck() {
    m_stuck = {};
    m_held = {};
    for (auto const& piece : pieces())
        if (piece.isStuck()) {
            m_stuck[piece.colour] |= bitOf(piece.start);
            m_held[piece.colour] |= heldBy(piece);
        }
}

void Reach::noteWhereabouts() {
    m_prey = {};
    for (auto const& piece : pieces())
        if (piece.role != Role::King) m_prey[piece.colour] |= piece.anywhere();
}

/// A line is certain to stay open only as far as the next square.
Bitboard Reach::heldBy(PieceReach const& piece) const {
    if (piece.role == Role::Pawn) return pawnCaptures(piece.colour, bitOf(piece.start));
    return steps(piece.role, bitOf(piece.start));
}

void Reach::growPiece(PieceReach& piece) const {
    Bitboard allowed = ~m_stuck[piece.colour];
    // The king enters no square attacked by a stuck enemy piece.
    if (piece.role == Role::King) allowed &= ~m_held[opponent(piece.colour)];
    Bitboard const open = ~m_stuck[opponent(piece.colour)];
    for (;;) {
        Bitboard const next = steps(piece.role, piece.stands & (open | bitOf(piece.start))) & allowed & ~piece.arrives;
        if (next.empty()) return;
        piece.arrives |= next;
        piece.stands |= next;
    }
}

void Reach::growPawn(PieceReach& piece) const {
    Bitboard const last = bitsOf(board::lastRank(piece.colour));
    Bitboard const free = ~barriers(piece);
    Bitboard const prey = m_prey[opponent(piece.colour)];
    for (;;) {
        Bitboard const next =
            ((pawnSteps(piece.colour, piece.stands) & free) | (pawnCaptures(piece.colour, piece.stands) & prey)) &
            ~piece.arrives;
        if (next.empty()) break;
        piece.arrives |= next;
        piece.stands |= next & ~last;
    }
    piece.promoted |= piece.arrives & last;
    if (piece.promoted.empty()) return;
    Bitboard const allowed = ~m_stuck[piece.colour];
    for (;;) {
        Bitboard const from = piece.promoted & ~m_stuck[opponent(piece.colour)];
        Bitboard const next = (kingSteps(from) | knightLeaps(from)) & allowed & ~piece.promoted;
        if (next.empty()) return;
        piece.promoted |= next;
    }
}

/// What a pawn cannot step onto: stuck pieces, and pieces on its file that it cannot pass.
Bitboard Reach::barriers(PieceReach const& pawn) const {
    Bitboard barriers = stuck();
    if ((pawn.stands & ~bitsOf(fileOf(pawn.start))).any()) return barriers;
    Bitboard const ahead = beyond(pawn.colour, pawn.start);
    for (auto const& other : pieces())
        if (other.role == Role::Pawn && ahead.has(other.start) && keepsHisFile(other))
            barriers |= limitBehind(pawn, other);
    return barriers;
}

/// An enemy pawn that keeps the file comes towards it and is never passed. One of its own stays ahead of it.
Bitboard Reach::limitBehind(PieceReach const& pawn, PieceReach const& ahead) const {
    if (ahead.colour != pawn.colour) return bitOf(ahead.start);
    if (ahead.promoted.any()) return board::noSquares;
    return ahead.stands & ~pawnSteps(opponent(pawn.colour), ahead.stands);
}

/// True if a piece has become capturable.
bool Reach::noteCaptures() {
    ByColour<Bitboard> captures;
    for (auto const& piece : pieces()) {
        captures[piece.colour] |= piece.promoted;
        captures[piece.colour] |= piece.role == Role::Pawn ? pawnCaptures(piece.colour, piece.stands) : piece.arrives;
    }
    bool news = false;
    for (std::size_t i = 0; i < m_count; ++i) {
        PieceReach& piece = m_pieces[i];
        if (piece.capturable || piece.role == Role::King) continue;
        piece.capturable = (piece.anywhere() & captures[opponent(piece.colour)]).any();
        news |= piece.capturable;
    }
    return news;
}

} // namespace flagfall::mating
