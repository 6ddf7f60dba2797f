// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/castling.h"
#include "arbiter/board/position.h"

/// Generates the legal moves of a position directly: pins and checks are found first, so no move has to be tried on
/// the board. Written once for both colours and for two uses: listing the moves, or only counting them. Only for the
/// files of this folder, which need the inside of a position.
///
/// Everything is inlined into a few functions, so that each can be compiled for the processor it runs on.
namespace flagfall::board {

/// Constants that follow from the side to move.
template <Colour us>
struct Ours {
    static constexpr bool white = us == Colour::White;
    static constexpr Colour them = opponent(us);
    static constexpr Step ahead = white ? Step::North : Step::South;
    static constexpr Step aheadEast = white ? Step::NorthEast : Step::SouthEast;
    static constexpr Step aheadWest = white ? Step::NorthWest : Step::SouthWest;
    static constexpr Step theirEast = white ? Step::SouthEast : Step::NorthEast;
    static constexpr Step theirWest = white ? Step::SouthWest : Step::NorthWest;
    /// The offset back to the square a step came from.
    static constexpr int back = white ? -8 : 8;
    static constexpr int backFromEast = white ? -9 : 7;
    static constexpr int backFromWest = white ? -7 : 9;
    static constexpr Bitboard afterFirstStep = bitsOf(white ? Rank::Three : Rank::Six);
    static constexpr Bitboard promotion = bitsOf(lastRank(us));
};

[[nodiscard]] constexpr Square moved(Square square, int by) {
    return squareNumber(static_cast<unsigned>(static_cast<int>(indexOf(square)) + by));
}

/// Collects the moves in a list.
class Listing {
public:
    explicit Listing(MoveList& list) : m_list(list) {}

    [[gnu::always_inline]] void piece(Role role, Square from, Bitboard targets) {
        for (Square const to : targets) m_list.add({from, to, role, MoveKind::Plain});
    }
    [[gnu::always_inline]] void pawns(Bitboard targets, int back, MoveKind kind) {
        for (Square const to : targets) m_list.add({moved(to, back), to, Role::Pawn, kind});
    }
    [[gnu::always_inline]] void promotions(Bitboard targets, int back) {
        for (Square const to : targets)
            for (MoveKind const kind : {MoveKind::ToQueen, MoveKind::ToRook, MoveKind::ToBishop, MoveKind::ToKnight})
                m_list.add({moved(to, back), to, Role::Pawn, kind});
    }
    [[gnu::always_inline]] void one(Move move) { m_list.add(move); }

private:
    MoveList& m_list;
};

/// Only counts the moves.
class Counting {
public:
    [[gnu::always_inline]] void piece(Role, Square, Bitboard targets) { m_count += targets.count(); }
    [[gnu::always_inline]] void pawns(Bitboard targets, int, MoveKind) { m_count += targets.count(); }
    [[gnu::always_inline]] void promotions(Bitboard targets, int) { m_count += 4 * targets.count(); }
    [[gnu::always_inline]] void one(Move) { ++m_count; }

    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

template <Colour us, typename Taking>
class Generation {
public:
    [[gnu::always_inline]] Generation(Position const& position, Taking& taking)
        : m_position(position), m_board(position.board()), m_taking(taking), m_occupied(m_board.occupied()),
          m_king(m_board.king(us)) {}

    [[gnu::always_inline]] void all() {
        lookFromTheKing();
        kingMoves();
        if (m_checkers.several()) return; // only the king can answer a double check
        Bitboard allowed = ~m_board.of(us);
        if (m_checkers.any())
            allowed &= between(m_king, m_checkers.first()) | m_checkers;
        else if ((m_position.castlingRooks() & m_board.of(us)).any())
            castlings();
        pieceMoves(allowed);
        pawnMoves(allowed);
        if (m_position.enPassant()) enPassant(*m_position.enPassant());
    }

private:
    using Our = Ours<us>;

    /// Finds the pieces that give check and our pinned pieces.
    [[gnu::always_inline]] void lookFromTheKing() {
        Bitboard const theirs = m_board.of(Our::them);
        m_checkers =
            ((knightAttacks(m_king) & m_board.of(Role::Knight)) | (pawnAttacks(us, m_king) & m_board.of(Role::Pawn))) &
            theirs;
        Bitboard const aiming =
            ((emptyDiagonals() & m_board.diagonalMovers()) | (emptyLines() & m_board.straightMovers())) & theirs;
        for (Square const from : aiming) {
            Bitboard const inBetween = between(m_king, from) & m_occupied;
            if (inBetween.empty()) m_checkers |= bitOf(from);
            if (!inBetween.several()) m_pinned |= inBetween & m_board.of(us);
        }
    }

    [[nodiscard]] [[gnu::always_inline]] Bitboard emptyDiagonals() const {
        tables::Lines const& lines = tables::lines[indexOf(m_king)];
        return Bitboard{lines.diagonal | lines.antidiagonal};
    }
    [[nodiscard]] [[gnu::always_inline]] Bitboard emptyLines() const {
        tables::Lines const& lines = tables::lines[indexOf(m_king)];
        return Bitboard{lines.rank | lines.file};
    }

    /// True if an enemy piece other than a pawn attacks the square.
    [[nodiscard]] [[gnu::always_inline]] bool piecesAttack(Square square, Bitboard occupied) const {
        Bitboard const attackers = (knightAttacks(square) & m_board.of(Role::Knight)) |
                                   (kingAttacks(square) & m_board.of(Role::King)) |
                                   (bishopAttacks(square, occupied) & m_board.diagonalMovers()) |
                                   (rookAttacks(square, occupied) & m_board.straightMovers());
        return (attackers & m_board.of(Our::them)).any();
    }
    [[nodiscard]] [[gnu::always_inline]] Bitboard attackedByPawns() const {
        Bitboard const pawns = m_board.of(Our::them, Role::Pawn);
        return stepped(pawns, Our::theirEast) | stepped(pawns, Our::theirWest);
    }

    [[gnu::always_inline]] void kingMoves() {
        Bitboard safe;
        Bitboard const withoutKing = m_occupied ^ bitOf(m_king);
        for (Square const to : kingAttacks(m_king) & ~m_board.of(us) & ~attackedByPawns())
            if (!piecesAttack(to, withoutKing)) safe |= bitOf(to);
        m_taking.piece(Role::King, m_king, safe);
    }

    [[gnu::always_inline]] void castlings() {
        for (Square const rook : m_position.castlingRooks() & m_board.of(us))
            if (canCastle(rook)) m_taking.one({m_king, rook, Role::King, MoveKind::Castling});
    }

    /// 3.8: no other piece is in the way of king or rook, the king crosses no attacked square, and the rook's departure
    /// opens no line to the king.
    [[nodiscard]] bool canCastle(Square rook) const {
        if ((castlingWay(m_king, rook) & m_occupied).any()) return false;
        Bitboard const crossed = kingWay(m_king, rook);
        if ((crossed & attackedByPawns()).any()) return false;
        for (Square const square : crossed)
            if (piecesAttack(square, m_occupied ^ bitOf(m_king))) return false;
        Wing const wing = wingOf(m_king, rook);
        Bitboard const others = m_occupied ^ bitOf(m_king) ^ bitOf(rook);
        return !piecesAttack(castledKing(wing, firstRank(us)), others | bitOf(castledRook(wing, firstRank(us))));
    }

    [[gnu::always_inline]] void pieceMoves(Bitboard allowed) {
        Bitboard const ours = m_board.of(us);
        for (Square const from : m_board.of(Role::Knight) & ours & ~m_pinned) // a pinned knight has no move
            m_taking.piece(Role::Knight, from, knightAttacks(from) & allowed);
        sliderMoves<Role::Bishop>(allowed);
        sliderMoves<Role::Rook>(allowed);
        sliderMoves<Role::Queen>(allowed);
    }

    template <Role role>
    [[gnu::always_inline]] void sliderMoves(Bitboard allowed) {
        for (Square const from : m_board.of(us, role)) {
            Bitboard targets = reach<role>(from) & allowed;
            if (m_pinned.has(from)) targets &= lineThrough(m_king, from);
            m_taking.piece(role, from, targets);
        }
    }

    template <Role role>
    [[nodiscard]] [[gnu::always_inline]] Bitboard reach(Square from) const {
        if constexpr (role == Role::Bishop) return bishopAttacks(from, m_occupied);
        if constexpr (role == Role::Rook) return rookAttacks(from, m_occupied);
        return queenAttacks(from, m_occupied);
    }

    /// The moves of all pawns at once. A pinned pawn may move along its pin: forward on the king's file, or capturing
    /// on the king's diagonal.
    [[gnu::always_inline]] void pawnMoves(Bitboard allowed) {
        tables::Lines const& fromKing = tables::lines[indexOf(m_king)];
        Bitboard const pawns = m_board.of(us, Role::Pawn);
        Bitboard const free = pawns & ~m_pinned;
        Bitboard const pinned = pawns & m_pinned;
        // Going east a white pawn stays on the diagonal, a black one on the antidiagonal.
        Bitboard const eastward{Our::white ? fromKing.diagonal : fromKing.antidiagonal};
        Bitboard const westward{Our::white ? fromKing.antidiagonal : fromKing.diagonal};
        Bitboard const captures = m_board.of(Our::them) & allowed;
        Bitboard const empty = ~m_occupied;

        Bitboard const single = stepped(free | (pinned & Bitboard{fromKing.file}), Our::ahead) & empty;
        take(single & allowed, Our::back);
        m_taking.pawns(stepped(single & Our::afterFirstStep, Our::ahead) & empty & allowed, 2 * Our::back,
                       MoveKind::DoubleStep);
        take(stepped(free | (pinned & eastward), Our::aheadEast) & captures, Our::backFromEast);
        take(stepped(free | (pinned & westward), Our::aheadWest) & captures, Our::backFromWest);
    }

    [[gnu::always_inline]] void take(Bitboard targets, int back) {
        m_taking.pawns(targets & ~Our::promotion, back, MoveKind::Plain);
        if (Bitboard const promoting = targets & Our::promotion; promoting.any()) m_taking.promotions(promoting, back);
    }

    [[gnu::always_inline]] void enPassant(Square to) {
        for (Square const from : pawnAttacks(Our::them, to) & m_board.of(us, Role::Pawn))
            if (mayCaptureInPassing(from, to)) m_taking.one({from, to, Role::Pawn, MoveKind::EnPassant});
    }

    /// Two pieces leave a rank at once here, so attacks on the king are computed anew.
    [[nodiscard]] bool mayCaptureInPassing(Square from, Square to) const {
        Bitboard const captured = bitOf(moved(to, Our::back));
        Bitboard const after = (m_occupied ^ bitOf(from) ^ captured) | bitOf(to);
        return (m_board.attackers(m_king, Our::them, after) & ~captured).empty();
    }

    Position const& m_position;
    Board const& m_board;
    Taking& m_taking;
    Bitboard m_occupied;
    Square m_king;
    Bitboard m_checkers{};
    Bitboard m_pinned{};
};

/// Makes a move for one colour.
struct Play {
    template <Colour us>
    [[gnu::always_inline]] static inline void play(Position& position, Move move);
    /// Keeps the en passant square only if a pawn can legally capture there.
    static void noteEnPassant(Position& position, Square passed);
    [[gnu::always_inline]] static inline void dropCastling(Position& position, Bitboard rooks);

private:
    template <Colour us>
    static void castle(Position& position, Move move);
    template <Colour us>
    [[gnu::always_inline]] static inline void capture(Position& position, Square square);
    [[gnu::always_inline]] static void toggle(Position& position, Square square, Piece piece) {
        position.m_board.toggle(square, piece);
        position.m_key ^= zobrist::of(piece, square);
    }
};

template <Colour us>
void Play::capture(Position& position, Square square) {
    toggle(position, square, {opponent(us), position.m_board.roleOn(square)});
    position.m_halfmoveClock = 0;
}

inline void Play::dropCastling(Position& position, Bitboard rooks) {
    for (Square const rook : position.m_castlingRooks& rooks) position.m_key ^= zobrist::ofCastlingRook(rook);
    position.m_castlingRooks &= ~rooks;
}

template <Colour us>
void Play::castle(Position& position, Move move) {
    Wing const wing = wingOf(move.from, move.to);
    toggle(position, move.from, {us, Role::King});
    toggle(position, move.to, {us, Role::Rook});
    toggle(position, castledKing(wing, firstRank(us)), {us, Role::King});
    toggle(position, castledRook(wing, firstRank(us)), {us, Role::Rook});
}

template <Colour us>
void Play::play(Position& position, Move move) {
    ++position.m_halfmoveClock;
    if constexpr (us == Colour::Black) ++position.m_moveNumber;
    if (position.m_enPassant) {
        position.m_key ^= zobrist::ofEnPassant(*position.m_enPassant);
        position.m_enPassant.reset();
    }
    position.m_turn = opponent(us);
    position.m_key ^= zobrist::numbers.blackToMove;
    if (move.kind == MoveKind::Castling) {
        castle<us>(position, move);
        return dropCastling(position, bitsOf(firstRank(us)));
    }
    if (position.m_board.of(opponent(us)).has(move.to)) capture<us>(position, move.to);
    auto const promoted = promotionOf(move.kind);
    toggle(position, move.from, {us, move.role});
    toggle(position, move.to, {us, promoted.value_or(move.role)});
    if (position.m_castlingRooks.any())
        dropCastling(position, move.role == Role::King ? bitsOf(firstRank(us)) | bitOf(move.to)
                                                       : bitOf(move.from) | bitOf(move.to));
    if (move.role != Role::Pawn) return;
    position.m_halfmoveClock = 0;
    if (move.kind == MoveKind::EnPassant) capture<us>(position, moved(move.to, Ours<us>::back));
    if (move.kind == MoveKind::DoubleStep) noteEnPassant(position, moved(move.to, Ours<us>::back));
}

} // namespace flagfall::board
