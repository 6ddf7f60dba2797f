// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/board_view.h"

#include "app/view/board/board_text.h"
#include "app/view/board/square_number.h"
#include "app/view/common/sides.h"

#include <algorithm>
#include <vector>

namespace flagfall::view {
namespace {

using board::Move;
using board::MoveKind;
using board::Position;
using board::Square;

int numberOf(Square square) { return static_cast<int>(board::indexOf(square)); }

/// Castling is meant by the king's target square and by the rook it castles with.
bool leads(Move move, Square from, Square to) {
    return move.from == from && (board::arrivalOf(move) == to || move.to == to);
}

std::vector<Move> movesBetween(Position const& position, Square from, Square to) {
    std::vector<Move> found;
    for (Move const move : position.legalMoves())
        if (leads(move, from, to)) found.push_back(move);
    return found;
}

std::vector<Move> movesFrom(Position const& position, Square from) {
    std::vector<Move> found;
    for (Move const move : position.legalMoves())
        if (move.from == from) found.push_back(move);
    return found;
}

/// Where the king may also simply move to that square, it does.
Move plainest(std::vector<Move> const& moves) {
    auto const step = std::ranges::find_if(moves, [](Move move) { return move.kind != MoveKind::Castling; });
    return step == moves.end() ? moves.front() : *step;
}

/// The square a move is shown on: in Chess960 a castling by the rook, for the king may be on its target square already.
Square targetOf(Position const& position, Move move) {
    return position.game() == board::Game::Chess960 ? move.to : board::arrivalOf(move);
}

QVariantMap mark(Square square, BoardView::Mark kind) {
    return {{QStringLiteral("square"), numberOf(square)}, {QStringLiteral("kind"), static_cast<int>(kind)}};
}

void addTargets(QVariantList& marks, Position const& position, std::vector<Move> const& moves) {
    board::Bitboard free;
    board::Bitboard captures;
    for (Move const move : moves)
        (position.isCapture(move) ? captures : free) |= board::bitOf(targetOf(position, move));
    for (Square const square : free) marks += mark(square, BoardView::Mark::Target);
    for (Square const square : captures) marks += mark(square, BoardView::Mark::CaptureTarget);
}

} // namespace

void BoardView::show(Position const& position, std::optional<Move> last) {
    m_position = position;
    display(position.board(), last);
}

void BoardView::showPieces(board::Board const& pieces) {
    m_position.reset();
    display(pieces, std::nullopt);
}

void BoardView::display(board::Board const& pieces, std::optional<Move> last) {
    m_pieces = pieces;
    m_last = last ? QVariantList{numberOf(last->from), numberOf(board::arrivalOf(*last))} : QVariantList{};
    m_picked.reset();
    setPromotion(std::nullopt);
    emit changed();
    emit marksChanged();
}

void BoardView::setDiffering(board::Bitboard squares) {
    if (squares == m_differing) return;
    m_differing = squares;
    emit marksChanged();
}

void BoardView::setTouched(board::Bitboard squares, std::vector<Move> const& left) {
    if (squares == m_touched && left == m_left) return;
    m_touched = squares;
    m_left = left;
    emit marksChanged();
}

void BoardView::setFlipped(bool flipped) {
    if (flipped == m_flipped) return;
    m_flipped = flipped;
    emit flippedChanged();
}

QString BoardView::placement() const {
    QString signs(64, QLatin1Char('.'));
    for (Square const square : m_pieces.occupied())
        signs[numberOf(square)] = QLatin1Char(board::letterOf(*m_pieces.at(square)));
    return signs;
}

QVariantList BoardView::marks() const {
    QVariantList marks;
    for (Square const square : m_differing) marks += mark(square, Mark::Differs);
    if (!m_position) return marks;
    if (m_position->isCheck())
        marks += mark(m_pieces.king(m_position->turn()), m_position->isCheckmate() ? Mark::Mate : Mark::Check);
    for (Square const square : m_touched) marks += mark(square, Mark::Touched);
    addTargets(marks, *m_position, m_picked ? movesFrom(*m_position, *m_picked) : m_left);
    return marks;
}

Sides::Side BoardView::turn() const {
    if (!m_position) return Sides::Side::Nobody;
    return sideOf(m_position->turn());
}

QString BoardView::words() const { return m_position ? positionWords(*m_position) : piecesWords(m_pieces); }

bool BoardView::mayMove(Square square) const {
    return m_position && m_position->board().of(m_position->turn()).has(square);
}

void BoardView::click(int square) {
    auto const at = squareOf(square);
    if (!at || !m_position) return;
    if (m_picked == at) return setPicked(std::nullopt);
    if (m_picked && !movesBetween(*m_position, *m_picked, *at).empty()) {
        tryMove(picked(), square);
        return;
    }
    setPicked(mayMove(*at) ? at : std::nullopt);
}

void BoardView::lift(int square) {
    if (auto const at = squareOf(square); at && mayMove(*at)) setPicked(at);
}

void BoardView::letGo() {
    setPromotion(std::nullopt);
    setPicked(std::nullopt);
}

bool BoardView::needsPromotion(int from, int to) const {
    auto const start = squareOf(from);
    auto const end = squareOf(to);
    if (!start || !end || !m_position) return false;
    auto const moves = movesBetween(*m_position, *start, *end);
    return std::ranges::any_of(moves, [](Move move) { return board::promotionOf(move.kind).has_value(); });
}

bool BoardView::tryMove(int from, int to, QString const& promotion) {
    auto const start = squareOf(from);
    auto const end = squareOf(to);
    auto moves = start && end && m_position ? movesBetween(*m_position, *start, *end) : std::vector<Move>{};
    if (needsPromotion(from, to) && promotion.isEmpty()) {
        setPicked(start);
        setPromotion(Way{*start, *end});
        return false;
    }
    if (!promotion.isEmpty()) {
        auto const role = board::roleFrom(promotion.at(0).toLower().toLatin1());
        std::erase_if(moves, [role](Move move) { return !role || board::promotionOf(move.kind) != role; });
    }
    letGo();
    if (moves.empty()) return false;
    emit moveMeant(plainest(moves));
    return true;
}

void BoardView::promote(QString const& letter) {
    if (!m_promotion) return;
    Way const way = *m_promotion;
    tryMove(numberOf(way.from), numberOf(way.to), letter);
}

void BoardView::setPicked(std::optional<Square> square) {
    if (square == m_picked) return;
    m_picked = square;
    emit marksChanged();
}

void BoardView::setPromotion(std::optional<Way> way) {
    if (!way && !m_promotion) return;
    m_promotion = way;
    emit promotionChanged();
}

QVariantMap arrowOf(Move move, BoardView::Arrow kind) {
    return {{QStringLiteral("from"), numberOf(move.from)},
            {QStringLiteral("to"), numberOf(board::arrivalOf(move))},
            {QStringLiteral("kind"), static_cast<int>(kind)}};
}

} // namespace flagfall::view
