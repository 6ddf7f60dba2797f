// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/position_draft.h"

#include "arbiter/board/move.h"

#include <utility>

namespace flagfall::board {

namespace {

constexpr int highestCount = 9999;

/// Checks a draft and collects everything that is wrong with it.
class Check {
public:
    explicit Check(PositionDraft const& draft) : m_draft(draft), m_board(draft.board) {}

    [[nodiscard]] PositionRefusals all() {
        for (Colour const colour : bothColours) pieces(colour);
        endRanks();
        if (hasOneKing(Colour::White) && hasOneKing(Colour::Black)) opponentsKing();
        for (Square const rook : m_draft.castlingRooks) castling(rook);
        for (Colour const colour : bothColours) oneRookToASide(colour);
        enPassant();
        numbers();
        return std::move(m_refusals);
    }

private:
    void refuse(PositionFault fault, std::optional<Colour> colour = {}, std::optional<Square> square = {}) {
        m_refusals.push_back({fault, colour, square});
    }

    [[nodiscard]] bool hasOneKing(Colour colour) const { return m_board.of(colour, Role::King).count() == 1; }

    void pieces(Colour colour) {
        Bitboard const kings = m_board.of(colour, Role::King);
        if (kings.empty()) refuse(PositionFault::KingMissing, colour);
        if (kings.several()) refuse(PositionFault::SeveralKings, colour, *++kings.begin());
        if (m_board.of(colour).count() > 16) refuse(PositionFault::TooManyPieces, colour);
        if (m_board.of(colour, Role::Pawn).count() > 8) refuse(PositionFault::TooManyPawns, colour);
    }

    void endRanks() {
        Bitboard const ends = bitsOf(Rank::One) | bitsOf(Rank::Eight);
        for (Square const square : m_board.of(Role::Pawn) & ends)
            refuse(PositionFault::PawnOnEndRank, m_board.at(square)->colour, square);
    }

    void opponentsKing() {
        Colour const colour = opponent(m_draft.turn);
        Square const king = m_board.king(colour);
        Bitboard const attackers = m_board.attackers(king, m_draft.turn);
        if ((attackers & m_board.of(Role::King)).any()) refuse(PositionFault::KingsTouch, colour, king);
        if ((attackers & ~m_board.of(Role::King)).any()) refuse(PositionFault::OpponentInCheck, colour, king);
    }

    void castling(Square rook) {
        Colour const colour = indexOf(rankOf(rook)) < 4 ? Colour::White : Colour::Black;
        if (!isCastlingRook(rook, colour)) refuse(PositionFault::CastlingRookMissing, colour, rook);
        if (hasOneKing(colour) && !isCastlingKing(m_board.king(colour), colour))
            refuse(PositionFault::CastlingKingAway, colour, rook);
    }

    [[nodiscard]] bool isCastlingRook(Square rook, Colour colour) const {
        bool const inCorner = fileOf(rook) == File::A || fileOf(rook) == File::H;
        return rankOf(rook) == firstRank(colour) && m_board.of(colour, Role::Rook).has(rook) &&
               (inCorner || m_draft.game == Game::Chess960);
    }

    /// In Chess960 the king starts between the rooks, so never in a corner.
    [[nodiscard]] bool isCastlingKing(Square king, Colour colour) const {
        bool const inCorner = fileOf(king) == File::A || fileOf(king) == File::H;
        return rankOf(king) == firstRank(colour) && !inCorner &&
               (fileOf(king) == File::E || m_draft.game == Game::Chess960);
    }

    void oneRookToASide(Colour colour) {
        if (!hasOneKing(colour)) return;
        std::array<int, 2> seen{};
        for (Square const rook : m_draft.castlingRooks& bitsOf(firstRank(colour))) {
            auto const wing = static_cast<std::size_t>(wingOf(m_board.king(colour), rook));
            if (++seen[wing] == 2) refuse(PositionFault::CastlingTwice, colour, rook);
        }
    }

    void enPassant() {
        if (!m_draft.enPassant) return;
        Colour const them = opponent(m_draft.turn);
        Square const passed = *m_draft.enPassant;
        bool const rightRank = rankOf(passed) == (them == Colour::White ? Rank::Three : Rank::Six);
        if (!rightRank || !passedBy(them, passed)) refuse(PositionFault::EnPassantImpossible, them, passed);
    }

    /// True if the pawn is behind this square, and the square and the one it came from are empty.
    [[nodiscard]] bool passedBy(Colour them, Square passed) const {
        Bitboard const square = bitOf(passed);
        Step const ahead = them == Colour::White ? Step::North : Step::South;
        Step const back = them == Colour::White ? Step::South : Step::North;
        return (stepped(square, ahead) & m_board.of(them, Role::Pawn)).any() &&
               ((square | stepped(square, back)) & m_board.occupied()).empty();
    }

    void numbers() {
        if (m_draft.halfmoveClock < 0 || m_draft.halfmoveClock > highestCount) refuse(PositionFault::ClockOutOfRange);
        if (m_draft.moveNumber < 1 || m_draft.moveNumber > highestCount) refuse(PositionFault::NumberOutOfRange);
    }

    PositionDraft const& m_draft;
    Board const& m_board;
    PositionRefusals m_refusals;
};

} // namespace

PositionRefusals refusalsOf(PositionDraft const& draft) { return Check(draft).all(); }

PositionDraft startingDraft(BackRank const& pieces, Game game) {
    PositionDraft draft;
    draft.game = game;
    for (File const file : allFiles) {
        for (Colour const colour : bothColours)
            draft.board.put(squareAt(file, firstRank(colour)), {colour, pieces[indexOf(file)]});
        draft.board.put(squareAt(file, Rank::Two), {Colour::White, Role::Pawn});
        draft.board.put(squareAt(file, Rank::Seven), {Colour::Black, Role::Pawn});
    }
    draft.castlingRooks = draft.board.of(Role::Rook);
    return draft;
}

} // namespace flagfall::board
