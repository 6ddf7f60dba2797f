// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/square.h"
#include "arbiter/terms/colour.h"

namespace flagfall::board {

/// The kinds of piece (Laws 2.2), in the order of the tables.
enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

[[nodiscard]] constexpr unsigned indexOf(Role role) { return static_cast<unsigned>(role); }

inline constexpr std::array<Role, 6> allRoles{Role::Pawn, Role::Knight, Role::Bishop,
                                              Role::Rook, Role::Queen,  Role::King};

/// The pieces a pawn may promote to (3.7), the most frequent first.
inline constexpr std::array<Role, 4> promotionRoles{Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

/// A piece and its owner. Pawns are pieces too, as in the Laws.
struct Piece {
    Colour colour;
    Role role;
    friend constexpr bool operator==(Piece const&, Piece const&) = default;
};

/// The lower-case letter of FEN and UCI: `p n b r q k`.
[[nodiscard]] constexpr char letterOf(Role role) { return "pnbrqk"[indexOf(role)]; }

/// Upper case for White, as in FEN.
[[nodiscard]] constexpr char letterOf(Piece piece) {
    char const small = letterOf(piece.role);
    return piece.colour == Colour::White ? static_cast<char>(small - 'a' + 'A') : small;
}

[[nodiscard]] constexpr std::optional<Role> roleFrom(char small) {
    for (Role const role : allRoles)
        if (letterOf(role) == small) return role;
    return std::nullopt;
}

[[nodiscard]] constexpr std::optional<Piece> pieceFrom(char letter) {
    for (Colour const colour : bothColours)
        for (Role const role : allRoles)
            if (letterOf(Piece{colour, role}) == letter) return Piece{colour, role};
    return std::nullopt;
}

/// The rank of a player's pieces at the start, and the rank on which the player's pawns promote.
[[nodiscard]] constexpr Rank firstRank(Colour colour) { return colour == Colour::White ? Rank::One : Rank::Eight; }
[[nodiscard]] constexpr Rank lastRank(Colour colour) { return firstRank(opponent(colour)); }

} // namespace flagfall::board
