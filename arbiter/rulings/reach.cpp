// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/reach.h"

namespace flagfall::rulings {

using board::bitsOf;
using board::Position;
using board::Role;
using board::Square;

namespace {

/// Whether a pawn leaves his file neither by capturing nor by being captured.
bool keepsHisFile(ManReach const& pawn) {
    return !pawn.capturable && (pawn.stands & ~bitsOf(fileOf(pawn.start))).empty();
}

/// The squares beyond one on its file, seen by a pawn of this colour.
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
    m_men[m_count++] = {.colour = colour, .role = role, .start = square, .stands = bitOf(square)};
}

void Reach::addEnPassant(Position const& position) {
    if (!position.enPassant()) return;
    Square const passed = *position.enPassant();
    Bitboard const captured = pawnSteps(opponent(position.turn()), bitOf(passed));
    Bitboard const capturing = pawnAttacks(opponent(position.turn()), passed);
    for (std::size_t i = 0; i < m_count; ++i) {
        ManReach& man = m_men[i];
        if (captured.has(man.start)) man.capturable = true;
        if (man.role != Role::Pawn || man.colour != position.turn() || !capturing.has(man.start)) continue;
        man.arrives |= bitOf(passed);
        man.stands |= bitOf(passed);
    }
}

void Reach::addCastling(Position const& position) {
    for (Square const rook : position.castlingRooks())
        for (std::size_t i = 0; i < m_count; ++i) {
            ManReach& man = m_men[i];
            if (rankOf(man.start) != rankOf(rook) || !position.board().of(man.colour).has(rook)) continue;
            if (man.role != Role::King && man.start != rook) continue;
            auto const wing = board::wingOf(king(man.colour).start, rook);
            Square const to =
                man.role == Role::King ? castledKing(wing, rankOf(rook)) : castledRook(wing, rankOf(rook));
            man.arrives |= bitOf(to);
            man.stands |= bitOf(to);
        }
}

bool Reach::grow() {
    noteStuck();
    noteWhereabouts();
    bool grown = false;
    for (std::size_t i = 0; i < m_count; ++i) {
        ManReach& man = m_men[i];
        Bitboard const before = man.arrives | man.promoted;
        if (man.role == Role::Pawn)
            growPawn(man);
        else
            growPiece(man);
        grown |= (man.arrives | man.promoted) != before;
    }
    return noteCaptures() || grown;
}

void Reach::noteStuck() {
    m_stuck = {};
    m_held = {};
    for (auto const& man : men())
        if (man.isStuck()) {
            m_stuck[man.colour] |= bitOf(man.start);
            m_held[man.colour] |= heldBy(man);
        }
}

void Reach::noteWhereabouts() {
    m_prey = {};
    for (auto const& man : men())
        if (man.role != Role::King) m_prey[man.colour] |= man.anywhere();
}

/// A line is open for ever only as far as the next square.
Bitboard Reach::heldBy(ManReach const& man) const {
    if (man.role == Role::Pawn) return pawnCaptures(man.colour, bitOf(man.start));
    return steps(man.role, bitOf(man.start));
}

void Reach::growPiece(ManReach& man) const {
    Bitboard allowed = ~m_stuck[man.colour];
    // No square is entered that a stuck man of theirs attacks.
    if (man.role == Role::King) allowed &= ~m_held[opponent(man.colour)];
    Bitboard const open = ~m_stuck[opponent(man.colour)];
    for (;;) {
        Bitboard const next = steps(man.role, man.stands & (open | bitOf(man.start))) & allowed & ~man.arrives;
        if (next.empty()) return;
        man.arrives |= next;
        man.stands |= next;
    }
}

void Reach::growPawn(ManReach& man) const {
    Bitboard const last = bitsOf(board::lastRank(man.colour));
    Bitboard const free = ~barriers(man);
    Bitboard const prey = m_prey[opponent(man.colour)];
    for (;;) {
        Bitboard const next =
            ((pawnSteps(man.colour, man.stands) & free) | (pawnCaptures(man.colour, man.stands) & prey)) & ~man.arrives;
        if (next.empty()) break;
        man.arrives |= next;
        man.stands |= next & ~last;
    }
    man.promoted |= man.arrives & last;
    if (man.promoted.empty()) return;
    Bitboard const allowed = ~m_stuck[man.colour];
    for (;;) {
        Bitboard const from = man.promoted & ~m_stuck[opponent(man.colour)];
        Bitboard const next = (kingSteps(from) | knightLeaps(from)) & allowed & ~man.promoted;
        if (next.empty()) return;
        man.promoted |= next;
    }
}

/// What a pawn cannot step onto: stuck men, and men on his file that he cannot get past.
Bitboard Reach::barriers(ManReach const& pawn) const {
    Bitboard barriers = stuck();
    if ((pawn.stands & ~bitsOf(fileOf(pawn.start))).any()) return barriers;
    Bitboard const ahead = beyond(pawn.colour, pawn.start);
    for (auto const& other : men())
        if (other.role == Role::Pawn && ahead.has(other.start) && keepsHisFile(other))
            barriers |= limitBehind(pawn, other);
    return barriers;
}

/// A pawn of theirs that keeps the file comes towards him and is never passed. One of his own stays ahead of him.
Bitboard Reach::limitBehind(ManReach const& pawn, ManReach const& ahead) const {
    if (ahead.colour != pawn.colour) return bitOf(ahead.start);
    if (ahead.promoted.any()) return board::noSquares;
    return ahead.stands & ~pawnSteps(opponent(pawn.colour), ahead.stands);
}

/// Says whether a man is new among those that can be captured.
bool Reach::noteCaptures() {
    ByColour<Bitboard> captures;
    for (auto const& man : men()) {
        captures[man.colour] |= man.promoted;
        captures[man.colour] |= man.role == Role::Pawn ? pawnCaptures(man.colour, man.stands) : man.arrives;
    }
    bool news = false;
    for (std::size_t i = 0; i < m_count; ++i) {
        ManReach& man = m_men[i];
        if (man.capturable || man.role == Role::King) continue;
        man.capturable = (man.anywhere() & captures[opponent(man.colour)]).any();
        news |= man.capturable;
    }
    return news;
}

} // namespace flagfall::rulings
