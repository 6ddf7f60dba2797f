// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/attacks.h"

namespace flagfall::board {

/// The pieces on the squares. Does not know the Laws: any number of kings is accepted, and pawns on any rank.
class Board {
public:
    [[nodiscard]] constexpr Bitboard of(Colour colour) const { return m_colours[place(colour)]; }
    [[nodiscard]] constexpr Bitboard of(Role role) const { return m_roles[indexOf(role)]; }
    [[nodiscard]] constexpr Bitboard of(Colour colour, Role role) const { return of(colour) & of(role); }
    [[nodiscard]] constexpr Bitboard of(Piece piece) const { return of(piece.colour, piece.role); }
    [[nodiscard]] constexpr Bitboard occupied() const { return m_colours[0] | m_colours[1]; }
    /// Bishops and queens, who move along diagonals; rooks and queens, who move along ranks and files.
    [[nodiscard]] constexpr Bitboard diagonalMovers() const { return of(Role::Bishop) | of(Role::Queen); }
    [[nodiscard]] constexpr Bitboard straightMovers() const { return of(Role::Rook) | of(Role::Queen); }

    [[nodiscard]] constexpr std::optional<Piece> at(Square square) const {
        if (!occupied().has(square)) return std::nullopt;
        return Piece{of(Colour::White).has(square) ? Colour::White : Colour::Black, roleOn(square)};
    }
    /// The kind of piece on a square that is not empty; King if it is empty.
    [[nodiscard]] constexpr Role roleOn(Square square) const {
        for (Role const role : allRoles)
            if (of(role).has(square)) return role;
        return Role::King;
    }
    /// The square of a player's only king; there must be one.
    [[nodiscard]] constexpr Square king(Colour colour) const { return of(colour, Role::King).first(); }

    /// Puts a piece on a square and replaces any piece already there.
    constexpr void put(Square square, Piece piece) {
        clear(square);
        toggle(square, piece);
    }
    constexpr void clear(Square square) {
        Bitboard const others = ~bitOf(square);
        for (Bitboard& set : m_roles) set &= others;
        for (Bitboard& set : m_colours) set &= others;
    }
    /// Puts a piece on an empty square, or removes this same piece from it.
    constexpr void toggle(Square square, Piece piece) { toggle(bitOf(square), piece); }
    constexpr void toggle(Bitboard squares, Piece piece) {
        m_roles[indexOf(piece.role)] ^= squares;
        m_colours[place(piece.colour)] ^= squares;
    }

    /// The pieces of a player that attack a square (3.1) if these squares are occupied.
    [[nodiscard]] Bitboard attackers(Square square, Colour by, Bitboard occupied) const;
    [[nodiscard]] Bitboard attackers(Square square, Colour by) const { return attackers(square, by, occupied()); }

    friend constexpr bool operator==(Board const&, Board const&) = default;

private:
    [[nodiscard]] static constexpr unsigned place(Colour colour) { return colour == Colour::White ? 0 : 1; }

    std::array<Bitboard, 6> m_roles{};
    std::array<Bitboard, 2> m_colours{};
};

inline Bitboard Board::attackers(Square square, Colour by, Bitboard occupied) const {
    return of(by) & ((pawnAttacks(opponent(by), square) & of(Role::Pawn)) | (knightAttacks(square) & of(Role::Knight)) |
                     (kingAttacks(square) & of(Role::King)) | (bishopAttacks(square, occupied) & diagonalMovers()) |
                     (rookAttacks(square, occupied) & straightMovers()));
}

} // namespace flagfall::board
