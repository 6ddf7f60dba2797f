// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/locked_walk.h"

namespace flagfall::mating {

using board::Position;
using board::Role;
using board::Square;

LockedWalk::LockedWalk(Position const& position, Reach const& reach, Colour mating)
    : m_mating(mating), m_table(256, 0) {
    for (PieceReach const& piece : reach.pieces()) {
        if (piece.role == Role::King || piece.role == Role::Pawn) continue;
        if (piece.isStuck()) {
            m_fixed[piece.colour] |= bitOf(piece.start);
            m_held[piece.colour] |= steps(piece.role, bitOf(piece.start));
        } else {
            m_air[piece.colour].add(piece);
            m_prey[piece.colour] |= piece.stands;
            m_lands[piece.colour] |= piece.arrives;
        }
    }
    auto const& board = position.board();
    Picture start{{board.king(Colour::White), board.king(Colour::Black)},
                  {board.of(Colour::White, Role::Pawn), board.of(Colour::Black, Role::Pawn)},
                  position.turn()};
    if (position.enPassant()) start.passed = bitOf(*position.enPassant());
    m_givenUp = position.castlingRooks().any();
    remember(start);
}

WalkEnd LockedWalk::run(std::size_t mostPictures) {
    m_mostPictures = mostPictures;
    while (!m_waiting.empty() && !m_givenUp) {
        Picture const picture = m_pictures[m_waiting.back()];
        m_waiting.pop_back();
        leave(picture);
    }
    return m_givenUp ? WalkEnd::NotProved : WalkEnd::NoMate;
}

void LockedWalk::leave(Picture const& picture) {
    kingMoves(picture);
    pawnMoves(picture);
    if (m_air[picture.turn].count > 0) othersMove(picture);
}

Bitboard LockedWalk::taken(Picture const& picture) const {
    return picture.pawns.white | picture.pawns.black | m_fixed.white | m_fixed.black | bitOf(picture.kings.white) |
           bitOf(picture.kings.black);
}

Bitboard LockedWalk::attacked(Picture const& picture, Colour by) const {
    return mating::pawnCaptures(by, picture.pawns[by]) | board::kingAttacks(picture.kings[by]) | m_held[by];
}

void LockedWalk::kingMoves(Picture const& picture) {
    Colour const us = picture.turn;
    Colour const them = opponent(us);
    Square const from = picture.kings[us];
    Bitboard const closed = picture.pawns[us] | m_fixed.white | m_fixed.black | attacked(picture, them);
    for (Square const to : board::kingAttacks(from) & ~closed) {
        Picture next = picture;
        next.passed = {};
        next.turn = them;
        next.kings[us] = to;
        next.pawns[them] &= ~bitOf(to);
        arrive(next, bitOf(from));
    }
}

void LockedWalk::pawnMoves(Picture const& picture) {
    for (Square const from : picture.pawns[picture.turn]) {
        pawnSteps(picture, from);
        pawnCaptures(picture, from);
    }
}

void LockedWalk::pawnSteps(Picture const& picture, Square from) {
    Colour const us = picture.turn;
    Bitboard const free = ~taken(picture);
    Bitboard const one = mating::pawnSteps(us, bitOf(from)) & free;
    for (Square const to : one) movePawn(picture, from, to, {});
    if (rankOf(from) != (us == Colour::White ? board::Rank::Two : board::Rank::Seven)) return;
    for (Square const to : mating::pawnSteps(us, one) & free) movePawn(picture, from, to, one);
}

void LockedWalk::pawnCaptures(Picture const& picture, Square from) {
    Colour const us = picture.turn;
    Colour const them = opponent(us);
    Bitboard const prey = picture.pawns[them] | picture.passed | (m_prey[them] & ~taken(picture));
    for (Square const to : board::pawnAttacks(us, from) & prey) movePawn(picture, from, to, {});
}

void LockedWalk::movePawn(Picture const& picture, Square from, Square to, Bitboard passed) {
    Colour const us = picture.turn;
    Colour const them = opponent(us);
    if (bitsOf(board::lastRank(us)).has(to)) {
        m_givenUp = true;
        return;
    }
    Picture next = picture;
    next.turn = them;
    next.passed = passed & mating::pawnCaptures(them, picture.pawns[them]);
    next.pawns[us] ^= bitOf(from) | bitOf(to);
    Bitboard captured = bitOf(to);
    if (picture.passed.has(to) && fileOf(from) != fileOf(to)) captured |= mating::pawnSteps(them, bitOf(to));
    next.pawns[them] &= ~captured;
    arrive(next, bitOf(from) | (captured & ~bitOf(to)));
}

/// Any other piece moves, and may capture a pawn.
void LockedWalk::othersMove(Picture const& picture) {
    Colour const them = opponent(picture.turn);
    Picture next = picture;
    next.turn = them;
    next.passed = {};
    arrive(next, {});
    for (Square const square : picture.pawns[them] & m_lands[picture.turn]) {
        next.pawns[them] = picture.pawns[them] & ~bitOf(square);
        arrive(next, {});
    }
}

void LockedWalk::arrive(Picture const& picture, Bitboard opened) {
    Colour const moved = opponent(picture.turn);
    if (m_givenUp || attacked(picture, picture.turn).has(picture.kings[moved])) return;
    if (moved == m_mating && fits(picture, opened))
        m_givenUp = true;
    else
        remember(picture);
}

bool LockedWalk::fits(Picture const& picture, Bitboard opened) const {
    Colour const mated = opponent(m_mating);
    MateScene const scene{picture.kings[mated], taken(picture) & ~bitOf(picture.kings[mated]),
                          attacked(picture, m_mating), picture.pawns[mated] | m_fixed[mated], opened};
    return mateFits(scene, m_mating, m_air);
}

void LockedWalk::remember(Picture const& picture) {
    std::size_t const slot = slotOf(picture);
    if (m_table[slot] != 0) return;
    if (m_pictures.size() >= m_mostPictures) {
        m_givenUp = true;
        return;
    }
    m_waiting.push_back(static_cast<std::uint32_t>(m_pictures.size()));
    m_pictures.push_back(picture);
    m_table[slot] = static_cast<std::uint32_t>(m_pictures.size());
    if (m_pictures.size() * 2 > m_table.size()) enlargeTable();
}

/// The place of the picture in the table, or where it belongs.
std::size_t LockedWalk::slotOf(Picture const& picture) const {
    std::size_t const mask = m_table.size() - 1;
    std::size_t slot = hashOf(picture) & mask;
    while (m_table[slot] != 0 && m_pictures[m_table[slot] - 1] != picture) slot = (slot + 1) & mask;
    return slot;
}

std::uint64_t LockedWalk::hashOf(Picture const& picture) {
    std::uint64_t const rest = picture.passed.bits() + indexOf(picture.kings.white) * 128 +
                               indexOf(picture.kings.black) * 2 + (picture.turn == Colour::White ? 1 : 0);
    std::uint64_t hash = picture.pawns.white.bits() * 0x9E37'79B9'7F4A'7C15U;
    hash ^= picture.pawns.black.bits() * 0xBF58'476D'1CE4'E5B9U;
    hash ^= rest * 0x94D0'49BB'1331'11EBU;
    return hash ^ (hash >> 32U);
}

void LockedWalk::enlargeTable() {
    m_table.assign(m_table.size() * 4, 0);
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        m_table[slotOf(m_pictures[i])] = static_cast<std::uint32_t>(i + 1);
}

} // namespace flagfall::mating
