// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/plain_move.h"

namespace flagfall::notation {

using board::Bitboard;
using board::File;
using board::Move;
using board::MoveKind;
using board::Position;
using board::Rank;
using board::Role;
using board::Square;
using board::Wing;

namespace {

std::optional<Role> pieceOf(char letter) {
    switch (letter) {
    case 'N': return Role::Knight;
    case 'B': return Role::Bishop;
    case 'R': return Role::Rook;
    case 'Q': return Role::Queen;
    case 'K': return Role::King;
    default: return std::nullopt;
    }
}

std::optional<MoveKind> promotionTo(char letter) {
    switch (letter) {
    case 'N': return MoveKind::ToKnight;
    case 'B': return MoveKind::ToBishop;
    case 'R': return MoveKind::ToRook;
    case 'Q': return MoveKind::ToQueen;
    default: return std::nullopt;
    }
}

char lastOf(std::string_view text) { return text.empty() ? '\0' : text.back(); }

/// Reads a text from its end, which says most.
class Reading {
public:
    Reading(Position const& position, std::string_view text) : m_position(position), m_text(text) {}

    [[nodiscard]] std::optional<PlainMove> move() {
        char const mark = lastOf(m_text);
        if (mark == '+' || mark == '#') m_text.remove_suffix(1);
        if (m_text.size() < 2) return std::nullopt;
        auto const read = m_text.front() == 'O' ? castling() : isPiece() ? pieceMove() : pawnMove();
        if (!read || !isMarkTrue(mark, read->after)) return std::nullopt;
        return read;
    }

private:
    [[nodiscard]] bool isPiece() const { return pieceOf(m_text.front()).has_value(); }

    [[nodiscard]] static bool isMarkTrue(char mark, Position const& after) {
        if (mark == '+') return after.isCheck();
        return mark != '#' || after.isCheckmate();
    }

    [[nodiscard]] std::optional<PlainMove> castling() const {
        bool const isShort = m_text == "O-O";
        if (!isShort && m_text != "O-O-O") return std::nullopt;
        Wing const wing = isShort ? Wing::KingSide : Wing::QueenSide;
        for (Move const move : m_position.legalMoves())
            if (move.kind == MoveKind::Castling && wingOf(move.from, move.to) == wing)
                return PlainMove{move, m_position.after(move)};
        return std::nullopt;
    }

    /// The square the text ends with.
    [[nodiscard]] std::optional<Square> takeSquare() {
        if (m_text.size() < 2) return std::nullopt;
        auto const square = board::squareFrom(m_text.substr(m_text.size() - 2));
        m_text.remove_suffix(2);
        return square;
    }

    [[nodiscard]] bool takeCross() {
        if (lastOf(m_text) != 'x') return false;
        m_text.remove_suffix(1);
        return true;
    }

    [[nodiscard]] std::optional<PlainMove> pieceMove() {
        Role const role = *pieceOf(m_text.front());
        m_text.remove_prefix(1);
        auto const to = takeSquare();
        if (!to || ours().has(*to)) return std::nullopt;
        if (takeCross() && !theirs().has(*to)) return std::nullopt;
        auto const departures = departuresLeft();
        if (!departures) return std::nullopt;
        Bitboard const pieces = m_position.board().of(role) & ours();
        Bitboard const near = pieces & *departures & pieceAttacks(role, *to, m_position.board().occupied());
        return onlyLegal(near, *to, role);
    }

    /// The squares the piece may come from, by the rest of the text.
    [[nodiscard]] std::optional<Bitboard> departuresLeft() const {
        Bitboard departures = ~board::noSquares;
        if (m_text.empty()) return departures;
        if (m_text.size() > 2) return std::nullopt;
        auto const file = board::fileFrom(m_text.front());
        auto const rank = board::rankFrom(m_text.back());
        if ((!file && !rank) || (m_text.size() == 2 && (!file || !rank))) return std::nullopt;
        if (file) departures &= bitsOf(*file);
        if (rank) departures &= bitsOf(*rank);
        return departures;
    }

    [[nodiscard]] std::optional<PlainMove> onlyLegal(Bitboard pieces, Square to, Role role) const {
        std::optional<PlainMove> only;
        for (Square const from : pieces) {
            auto const one = legal({from, to, role, MoveKind::Plain});
            if (one && only) return std::nullopt;
            if (one) only = one;
        }
        return only;
    }

    /// Returns the move if it does not leave the player's own king in check (3.9).
    [[nodiscard]] std::optional<PlainMove> legal(Move move) const {
        PlainMove made{move, m_position.after(move)};
        board::Board const& after = made.after.board();
        if (after.attackers(after.king(m_position.turn()), made.after.turn()).any()) return std::nullopt;
        return made;
    }

    [[nodiscard]] std::optional<PlainMove> pawnMove() {
        auto kind = MoveKind::Plain;
        if (m_text.size() > 3 && m_text[m_text.size() - 2] == '=') {
            auto const promotion = promotionTo(m_text.back());
            if (!promotion) return std::nullopt;
            kind = *promotion;
            m_text.remove_suffix(2);
        }
        auto const to = takeSquare();
        if (!to || (rankOf(*to) == board::lastRank(m_position.turn())) != (kind != MoveKind::Plain))
            return std::nullopt;
        return m_text.empty() ? pawnStep(*to, kind) : pawnCapture(*to, kind);
    }

    [[nodiscard]] std::optional<PlainMove> pawnStep(Square to, MoveKind kind) const {
        Bitboard const occupied = m_position.board().occupied();
        if (occupied.has(to)) return std::nullopt;
        auto const back = m_position.turn() == Colour::White ? board::Step::South : board::Step::North;
        Bitboard const one = stepped(bitOf(to), back);
        Bitboard const two = stepped(one, back);
        if ((one & pawns()).any()) return legal({one.first(), to, Role::Pawn, kind});
        Rank const doubled = m_position.turn() == Colour::White ? Rank::Four : Rank::Five;
        if (rankOf(to) != doubled || (one & occupied).any() || (two & pawns()).empty()) return std::nullopt;
        return legal({two.first(), to, Role::Pawn, MoveKind::DoubleStep});
    }

    [[nodiscard]] std::optional<PlainMove> pawnCapture(Square to, MoveKind kind) {
        if (!takeCross() || m_text.size() != 1) return std::nullopt;
        auto const file = board::fileFrom(m_text.front());
        if (!file) return std::nullopt;
        Bitboard const from = pawnAttacks(opponent(m_position.turn()), to) & pawns() & bitsOf(*file);
        if (from.empty()) return std::nullopt;
        if (m_position.enPassant() == to) return legal({from.first(), to, Role::Pawn, MoveKind::EnPassant});
        if (!theirs().has(to)) return std::nullopt;
        return legal({from.first(), to, Role::Pawn, kind});
    }

    [[nodiscard]] Bitboard ours() const { return m_position.board().of(m_position.turn()); }
    [[nodiscard]] Bitboard theirs() const { return m_position.board().of(opponent(m_position.turn())); }
    [[nodiscard]] Bitboard pawns() const { return m_position.board().of(m_position.turn(), Role::Pawn); }

    Position const& m_position;
    std::string_view m_text;
};

} // namespace

std::optional<PlainMove> readPlainMove(Position const& position, std::string_view text) {
    return Reading(position, text).move();
}

} // namespace flagfall::notation
