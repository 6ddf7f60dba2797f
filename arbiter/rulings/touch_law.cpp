// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/touch_law.h"

#include "arbiter/notation/write_move.h"
#include "arbiter/rulings/cited.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace flagfall::rulings {
namespace {

using board::Move;
using board::MoveKind;
using board::Role;
using board::Square;

class Touched {
public:
    Touched(TouchLaw const& law, board::Position const& position, Touches const& touches)
        : m_law(law), m_position(position), m_touches(touches) {
        for (Square const square : touches.squares)
            if (auto const piece = position.board().at(square))
                (piece->colour == position.turn() ? m_own : m_theirs).push_back(square);
    }

    [[nodiscard]] Obligation obligation() const {
        if (auto released = afterRelease()) return *released;
        bool const newPieceAlone = m_own.empty() && m_theirs.empty() && m_touches.newPiece;
        if (newPieceAlone) return promotionTo(*m_touches.newPiece);
        if (m_theirs.empty() && castlingTouched()) return rookFirst() ? notWithThatRook() : castlingMeant();
        if (!m_own.empty() && !m_theirs.empty()) return ofBoth();
        for (Square const square : m_own)
            if (auto moves = movesFrom(square); !moves.empty()) {
                std::string article = articleFor(moves);
                return {std::move(moves), std::move(article)};
            }
        for (Square const square : m_theirs)
            if (auto moves = capturesOf(square); !moves.empty()) return {std::move(moves), std::string{m_law.theirs}};
        if (m_own.empty() && m_touches.newPiece) return promotionTo(*m_touches.newPiece);
        return free(m_own.empty() ? m_law.theirs : m_law.own);
    }

private:
    using Test = std::function<bool(Move)>;
    [[nodiscard]] std::vector<Move> moves(Test const& wanted) const {
        std::vector<Move> found;
        for (Move const move : m_position.legalMoves())
            if (wanted(move) && isChosen(move)) found.push_back(move);
        return found;
    }
    [[nodiscard]] std::vector<Move> movesFrom(Square square) const {
        return moves([&](Move move) { return move.from == square; });
    }
    /// Of the promotions only those to a new piece that has touched the square, whether the pawn was moved there first
    /// or not (4.4d; later 4.4.4).
    [[nodiscard]] bool isChosen(Move move) const {
        auto const& chosen = m_touches.newPiece;
        bool const chooses = chosen && chosen != Role::Pawn && chosen != Role::King;
        return !chooses || !promotionOf(move.kind) || promotionOf(move.kind) == chosen;
    }
    [[nodiscard]] std::string articleFor(std::vector<Move> const& left) const {
        bool const chosen = m_touches.newPiece && promotionOf(left.front().kind) == m_touches.newPiece;
        return std::string{chosen ? m_law.promotion : m_law.own};
    }
    /// The new piece alone was touched: any pawn may be the one that it replaces.
    [[nodiscard]] Obligation promotionTo(Role role) const {
        auto found = moves([&](Move move) {
            bool const there = !m_touches.released || move.to == *m_touches.released;
            return there && promotionOf(move.kind) == role;
        });
        return found.empty() ? free(m_law.promotion) : Obligation{std::move(found), std::string{m_law.promotion}};
    }
    [[nodiscard]] std::vector<Move> capturesOf(Square square) const {
        return moves([&](Move move) { return captured(move) == square; });
    }
    /// The square of the piece that a move captures.
    [[nodiscard]] std::optional<Square> captured(Move move) const {
        if (!m_position.isCapture(move)) return std::nullopt;
        return move.kind == MoveKind::EnPassant ? board::squareAt(fileOf(move.to), rankOf(move.from)) : move.to;
    }

    [[nodiscard]] Obligation free(std::string_view article) const {
        return {moves([](Move) { return true; }), cited(article, m_law.freeChoice), true};
    }

    // --- released (4.6; later 4.7) ------------------------------------------------------------------------------

    [[nodiscard]] std::optional<Obligation> afterRelease() const {
        if (!m_touches.released || m_own.empty()) return std::nullopt;
        Role const role = m_position.board().roleOn(m_own.front());
        auto found = role == Role::Pawn ? pawnReleased() : role == Role::King ? kingReleased() : std::nullopt;
        return found ? std::move(found) : released();
    }

    /// Where the piece can legally go: this move is made. Elsewhere only the touch binds.
    [[nodiscard]] std::optional<Obligation> released() const {
        auto found = moves([&](Move move) { return isStep(move, m_own.front(), *m_touches.released); });
        if (found.empty()) return std::nullopt;
        return Obligation{.moves = std::move(found), .article = std::string{m_law.released}, .made = true};
    }

    /// The pawn can go nowhere else, and the new piece is chosen once it has touched the square.
    [[nodiscard]] std::optional<Obligation> pawnReleased() const {
        auto const to = *m_touches.released;
        auto found = moves([&](Move move) {
            auto const role = promotionOf(move.kind);
            return move.from == m_own.front() && move.to == to && role;
        });
        if (found.empty()) return std::nullopt;
        return Obligation{std::move(found), std::string{m_touches.newPiece ? m_law.promotion : m_law.pawnReleased}};
    }

    /// On the square it castles to: castling there, or another move of the king. A king that has left its square, or
    /// goes there in one step, has moved; where it may have done either, it is asked (Chess960).
    [[nodiscard]] std::optional<Obligation> kingReleased() const {
        Square const king = m_own.front();
        auto const to = *m_touches.released;
        if (to != castledKing(wingOf(king, to), board::firstRank(m_position.turn()))) return std::nullopt;
        auto castling = moves([&](Move move) { return move.kind == MoveKind::Castling && arrivalOf(move) == to; });
        if (castling.empty())
            return canStep(king, to) || !standsToCastle(king, to) ? std::nullopt
                                                                  : std::optional{otherKingMove(m_law.kingMustMove)};
        bool const eitherWay = canStep(king, to) && !castlingTouched();
        if (eitherWay && m_touches.castles == false) return std::nullopt;
        Obligation either{.moves = std::move(castling), .article = std::string{m_law.kingReleased}};
        if (!eitherWay || m_touches.castles) return either;
        auto const steps = moves([&](Move move) { return isStep(move, king, to); });
        either.moves.insert(either.moves.end(), steps.begin(), steps.end());
        either.mayCastle = true;
        return either;
    }
    [[nodiscard]] static bool isStep(Move move, Square from, Square to) {
        return move.from == from && move.to == to && move.kind != MoveKind::Castling;
    }
    [[nodiscard]] bool canStep(Square king, Square to) const {
        return !moves([&](Move move) { return isStep(move, king, to); }).empty();
    }
    /// Where it stands in the initial position, or still has the right to castle on that side.
    [[nodiscard]] bool standsToCastle(Square king, Square to) const {
        if (king == board::squareAt(board::File::E, board::firstRank(m_position.turn()))) return true;
        for (Square const rook : m_position.castlingRooks() & m_position.board().of(m_position.turn()))
            if (wingOf(king, rook) == wingOf(king, to)) return true;
        return false;
    }

    // --- castling (4.4) -----------------------------------------------------------------------------------------

    [[nodiscard]] bool isPiece(Square square, Role role) const { return m_position.board().roleOn(square) == role; }
    [[nodiscard]] bool rookFirst() const { return !m_touches.together && isPiece(m_own.front(), Role::Rook); }
    [[nodiscard]] Square rookTouched() const { return isPiece(m_own[0], Role::Rook) ? m_own[0] : m_own[1]; }
    /// The king and a rook of the first rank, in either order and before any other piece.
    [[nodiscard]] bool castlingTouched() const {
        if (m_own.size() < 2) return false;
        auto const first = board::firstRank(m_position.turn());
        bool const kinds = (isPiece(m_own[0], Role::King) && isPiece(m_own[1], Role::Rook)) ||
                           (isPiece(m_own[0], Role::Rook) && isPiece(m_own[1], Role::King));
        return kinds && rankOf(m_own[0]) == first && rankOf(m_own[1]) == first;
    }
    [[nodiscard]] Test castlingWith(Square rook) const {
        return [rook](Move move) { return move.kind == MoveKind::Castling && move.to == rook; };
    }

    [[nodiscard]] Obligation castlingMeant() const {
        auto castling = moves(castlingWith(rookTouched()));
        if (!castling.empty()) return {std::move(castling), std::string{m_law.castling}};
        return otherKingMove(m_law.castlingIllegal);
    }
    [[nodiscard]] Obligation otherKingMove(std::string_view article) const {
        auto found = movesFrom(m_position.board().king(m_position.turn()));
        if (!found.empty()) return {std::move(found), std::string{article}};
        return {moves([](Move) { return true; }), std::string{article}, true};
    }
    [[nodiscard]] Obligation notWithThatRook() const {
        Square const rook = rookTouched();
        std::string const article = cited(m_law.rookFirst, m_law.own);
        auto const barred = castlingWith(rook);
        if (auto ofRook = movesFrom(rook); !ofRook.empty()) return {std::move(ofRook), article};
        auto ofKing = moves([&](Move move) { return move.role == Role::King && !barred(move); });
        if (!ofKing.empty()) return {std::move(ofKing), article};
        return {moves([&](Move move) { return !barred(move); }), cited(m_law.rookFirst, m_law.freeChoice), true};
    }

    // --- pieces of both players (4.3c; later 4.3.3) --------------------------------------------------------------

    [[nodiscard]] Obligation ofBoth() const {
        auto capture =
            moves([&](Move move) { return move.from == m_own.front() && captured(move) == m_theirs.front(); });
        if (!capture.empty()) return {std::move(capture), std::string{m_law.both}};
        auto const& order = m_touches.squares;
        std::vector<Square> squares = m_touches.together ? m_own : order;
        if (m_touches.together) squares.insert(squares.end(), m_theirs.begin(), m_theirs.end());
        for (Square const square : squares) {
            bool const own = std::ranges::count(m_own, square) > 0;
            if (auto found = own ? movesFrom(square) : capturesOf(square); !found.empty())
                return {std::move(found), std::string{m_law.both}};
        }
        return free(m_law.both);
    }

    TouchLaw const& m_law;
    board::Position const& m_position;
    Touches const& m_touches;
    std::vector<Square> m_own;
    std::vector<Square> m_theirs;
};

} // namespace

Obligation obligationOf(TouchLaw const& law, board::Position const& position, Touches const& touches) {
    return Touched(law, position, touches).obligation();
}

MustMove mustMove(Colour by, board::Position const& position, Obligation const& obligation) {
    notation::MoveForm const form{.enPassant = notation::EnPassantForm::Nothing};
    MustMove must{.by = by, .any = obligation.any, .article = obligation.article};
    for (Move const move : obligation.moves) must.moves.push_back(moveText(position, move, form));
    std::ranges::sort(must.moves);
    return must;
}

namespace {

/// `Na3` goes to a3, `b1a3` from b1 to a3.
std::vector<Square> squaresIn(std::string_view written) {
    std::vector<Square> squares;
    for (std::size_t at = 0; at + 1 < written.size(); ++at)
        if (auto const square = board::squareFrom(written.substr(at, 2))) squares.push_back(*square);
    return squares;
}

bool isCastling(std::string_view written) { return written.starts_with('0') || written.starts_with('O'); }

/// The outermost rook of the first rank on this side of the king.
std::optional<Square> rookOfCastling(board::Position const& position, board::Wing wing) {
    Colour const turn = position.turn();
    Square const king = position.board().king(turn);
    std::optional<Square> found;
    for (auto rooks = position.board().of(turn, Role::Rook); rooks.any();) {
        Square const rook = rooks.first();
        rooks &= ~board::bitOf(rook);
        if (rankOf(rook) != rankOf(king) || board::wingOf(king, rook) != wing) continue;
        if (!found || wing == board::Wing::KingSide) found = rook;
    }
    return found;
}

/// `Kc1`, `e1c1`: the king has gone to the square it castles to, farther than one step.
bool isCastledByKing(board::Position const& position, Square king, Square to) {
    Colour const turn = position.turn();
    auto const first = board::firstRank(turn);
    int const files = std::abs(static_cast<int>(fileOf(to)) - static_cast<int>(fileOf(king)));
    return king == position.board().king(turn) && rankOf(king) == first && files > 1 && !position.board().at(to) &&
           to == castledKing(board::wingOf(king, to), first);
}

} // namespace

std::vector<board::Square> piecesMeant(board::Position const& position, std::string_view made) {
    auto const own = pieceMeant(position, made);
    if (!own) return {};
    std::vector<Square> squares{*own};
    bool const queenside = std::ranges::count(made, '-') > 1;
    if (isCastling(made)) {
        if (auto const rook = rookOfCastling(position, queenside ? board::Wing::QueenSide : board::Wing::KingSide))
            squares.push_back(*rook);
        return squares;
    }
    auto const to = squaresIn(made);
    if (!to.empty() && isCastledByKing(position, *own, to.back())) {
        if (auto const rook = rookOfCastling(position, board::wingOf(*own, to.back()))) squares.push_back(*rook);
        return squares;
    }
    auto const there = to.empty() ? std::nullopt : position.board().at(to.back());
    if (there && there->colour != position.turn()) squares.push_back(to.back());
    return squares;
}

/// `Na3`, `Nba3`, `0-0`; what cannot be read is nobody's move.
std::optional<Square> pieceMeant(board::Position const& position, std::string_view written) {
    Colour const turn = position.turn();
    if (isCastling(written)) return position.board().king(turn);
    auto const squares = squaresIn(written);
    auto const letter = written.empty() ? std::nullopt : board::pieceFrom(written.front());
    bool const named = letter && letter->colour == Colour::White; // a small letter is a file
    bool const foreign = !named && !written.empty() && written.front() >= 'A' && written.front() <= 'Z';
    if (foreign) return std::nullopt; // of a piece in another language, and not a pawn's
    Role const role = named ? letter->role : Role::Pawn;
    if (squares.empty()) return std::nullopt;
    if (squares.size() > 1) return squares.front();
    auto const& board = position.board();
    auto const reaching =
        role == Role::Pawn ? board.of(turn, role) : board.attackers(squares.back(), turn) & board.of(turn, role);
    auto const from = written.size() > (named ? 1U : 0U) ? board::fileFrom(written[named ? 1 : 0]) : std::nullopt;
    for (Square const square : reaching)
        if (from && fileOf(square) == *from) return square;
    if (reaching.any()) return reaching.first();
    auto const all = board.of(turn, role);
    return all.any() && !(all & ~board::bitOf(all.first())).any() ? std::optional{all.first()} : std::nullopt;
}

} // namespace flagfall::rulings
