// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/attacks.h"

namespace flagfall::board {

/// Which man stands where. Knows nothing of the Laws: any number of kings, pawns on any rank.
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
    /// What stands on a square that is not empty; a king if it is.
    [[nodiscard]] constexpr Role roleOn(Square square) const {
        for (Role const role : allRoles)
            if (of(role).has(square)) return role;
        return Role::King;
    }
    /// Where the only king of a player stands; there must be one.
    [[nodiscard]] constexpr Square king(Colour colour) const { return of(colour, Role::King).first(); }

    /// Puts a man on a square, instead of whatever stands there.
    constexpr void put(Square square, Piece piece) {
        clear(square);
        toggle(square, piece);
    }
    constexpr void clear(Square square) {
        Bitboard const others = ~bitOf(square);
        for (Bitboard& set : m_roles) set &= others;
        for (Bitboard& set : m_colours) set &= others;
    }
    /// Puts a man on an empty square, or takes this very man off it.
    constexpr void toggle(Square square, Piece piece) { toggle(bitOf(square), piece); }
    constexpr void toggle(Bitboard squares, Piece piece) {
        m_roles[indexOf(piece.role)] ^= squares;
        m_colours[place(piece.colour)] ^= squares;
    }

    /// The men of a player that attack a square (3.1), when the board is occupied as said.
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
