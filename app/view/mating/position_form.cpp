// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/position_form.h"

#include "app/view/board/square_number.h"
#include "app/view/mating/verdict_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace flagfall::view {
namespace {

using board::Bitboard;
using board::PositionDraft;
using board::Role;
using board::Square;
using board::Wing;

struct Right {
    Colour colour;
    Wing wing;
};

constexpr std::array rights{Right{Colour::White, Wing::KingSide}, Right{Colour::White, Wing::QueenSide},
                            Right{Colour::Black, Wing::KingSide}, Right{Colour::Black, Wing::QueenSide}};

/// The king of a player on the first rank; where there is none, the square the standard game begins on.
Square kingOf(board::Board const& pieces, Colour colour) {
    Bitboard const kings = pieces.of(colour, Role::King) & bitsOf(board::firstRank(colour));
    return kings.any() ? kings.first() : squareAt(board::File::E, board::firstRank(colour));
}

bool isOf(Right right, board::Board const& pieces, Square rook) {
    return board::rankOf(rook) == board::firstRank(right.colour) &&
           board::wingOf(kingOf(pieces, right.colour), rook) == right.wing;
}

/// The outermost rook of a wing; where there is none, the corner.
Square rookOf(Right right, board::Board const& pieces) {
    Bitboard const rooks = pieces.of(right.colour, Role::Rook) & bitsOf(board::firstRank(right.colour));
    std::optional<Square> outermost;
    for (Square const rook : rooks)
        if (isOf(right, pieces, rook) && (right.wing == Wing::KingSide || !outermost)) outermost = rook;
    auto const corner = right.wing == Wing::KingSide ? board::File::H : board::File::A;
    return outermost.value_or(squareAt(corner, board::firstRank(right.colour)));
}

bool has(PositionDraft const& draft, Right right) {
    for (Square const rook : draft.castlingRooks)
        if (isOf(right, draft.board, rook)) return true;
    return false;
}

/// Squares over which a pawn of the player who is not to move can have passed.
std::vector<Square> passable(PositionDraft draft) {
    std::vector<Square> squares;
    board::Rank const rank = draft.turn == Colour::White ? board::Rank::Six : board::Rank::Three;
    for (board::File const file : board::allFiles) {
        draft.enPassant = squareAt(file, rank);
        auto const refusals = refusalsOf(draft);
        bool const impossible = std::ranges::any_of(
            refusals, [](auto const& refusal) { return refusal.fault == board::PositionFault::EnPassantImpossible; });
        if (!impossible) squares.push_back(*draft.enPassant);
    }
    return squares;
}

} // namespace

PositionForm::PositionForm(QObject* parent) : QObject(parent), m_draft(board::Position{}.draft()) { update(); }

PositionForm::TurnKnown PositionForm::turnKnownBy(QString const& fen) {
    return board::firstFieldMissing(fen.toStdString()) == board::FenField::Turn ? TurnKnown::Assumed : TurnKnown::Said;
}

void PositionForm::setDraft(PositionDraft const& draft, TurnKnown turn) {
    m_draft = draft;
    m_turnKnown = turn;
    update();
}

/// After every change; what was wrong with a typed line is forgotten.
void PositionForm::update() {
    m_fenProblem.reset();
    setLifted(std::nullopt);
    m_refusals = refusalsOf(m_draft);
    auto position = board::Position::create(m_draft);
    m_position = position ? std::optional{*position} : std::nullopt;
    emit changed();
}

QString PositionForm::fen() const { return plain(fenText(m_draft)); }

QString PositionForm::fenError() const {
    return m_fenProblem ? fenRefusalTexts(*m_fenProblem).join(QLatin1Char(' ')) : QString{};
}

void PositionForm::setInHand(QString const& letter) {
    if (letter == m_inHand) return;
    m_inHand = letter;
    m_lifted.reset();
    emit inHandChanged();
}

void PositionForm::setLifted(std::optional<Square> square) {
    if (square == m_lifted) return;
    m_lifted = square;
    emit inHandChanged();
}

void PositionForm::letGo() {
    setInHand({});
    setLifted(std::nullopt);
}

void PositionForm::setTurn(Sides::Side turn) {
    Colour const colour = colourOf(turn).value_or(Colour::White);
    if (colour == m_draft.turn && m_turnKnown == TurnKnown::Said) return;
    if (colour != m_draft.turn) m_draft.enPassant.reset();
    m_draft.turn = colour;
    m_turnKnown = TurnKnown::Said;
    update();
}

QVariantList PositionForm::castling() const {
    QVariantList list;
    for (Right const right : rights) list += has(m_draft, right);
    return list;
}

void PositionForm::setCastling(int which, bool allowed) {
    if (which < 0 || which >= static_cast<int>(rights.size())) return;
    Right const right = rights[static_cast<std::size_t>(which)];
    Bitboard rooks;
    for (Square const rook : m_draft.castlingRooks)
        if (!isOf(right, m_draft.board, rook)) rooks |= board::bitOf(rook);
    if (allowed) rooks |= board::bitOf(rookOf(right, m_draft.board));
    m_draft.castlingRooks = rooks;
    update();
}

QStringList PositionForm::enPassantSquares() const {
    QStringList names{QStringLiteral("–")};
    for (Square const square : passable(m_draft)) names += plain(board::squareText(square));
    return names;
}

int PositionForm::enPassant() const {
    if (!m_draft.enPassant) return 0;
    auto const squares = passable(m_draft);
    auto const found = std::ranges::find(squares, *m_draft.enPassant);
    return found == squares.end() ? -1 : static_cast<int>(found - squares.begin()) + 1;
}

void PositionForm::setEnPassant(int index) {
    auto const squares = passable(m_draft);
    if (index < 0 || index > static_cast<int>(squares.size())) return;
    m_draft.enPassant.reset();
    if (index > 0) m_draft.enPassant = squares[static_cast<std::size_t>(index) - 1];
    update();
}

void PositionForm::setChess960(bool chess960) {
    if (chess960 == this->chess960()) return;
    m_draft.game = chess960 ? board::Game::Chess960 : board::Game::Standard;
    update();
}

QStringList PositionForm::problems() const {
    QStringList texts;
    for (auto const& refusal : m_refusals) texts += positionRefusalText(refusal);
    return texts;
}

QString PositionForm::assumption() const { return m_turnKnown == TurnKnown::Assumed ? turnAssumedText() : QString{}; }

QStringList PositionForm::remarks() const {
    QStringList texts;
    if (QString const assumed = assumption(); !assumed.isEmpty()) texts += assumed;
    if (m_position)
        for (board::Oddity const oddity : odditiesOf(*m_position)) texts += oddityText(oddity);
    return texts;
}

bool PositionForm::setFen(QString const& text) {
    auto const draft = board::readFen(text.trimmed().toStdString(), m_draft.game);
    if (!draft) {
        m_fenProblem = draft.error();
        emit changed();
        return false;
    }
    setDraft(*draft, turnKnownBy(text));
    return true;
}

void PositionForm::click(int square) {
    auto const at = squareOf(square);
    if (!at) return;
    if (m_inHand == QLatin1String("x")) return remove(square);
    if (!m_inHand.isEmpty()) return put(square, m_inHand);
    if (m_lifted && m_lifted != at) return move(static_cast<int>(*m_lifted), square);
    setLifted(!m_lifted && m_draft.board.at(*at) ? at : std::nullopt);
}

/// The same piece once more takes it away again.
void PositionForm::put(int square, QString const& letter) {
    auto const at = squareOf(square);
    auto const piece = letter.size() == 1 ? board::pieceFrom(letter.at(0).toLatin1()) : std::nullopt;
    if (!at || !piece) return;
    if (m_draft.board.at(*at) == piece)
        m_draft.board.clear(*at);
    else
        m_draft.board.put(*at, *piece);
    piecesMoved();
}

void PositionForm::remove(int square) {
    auto const at = squareOf(square);
    if (!at || !m_draft.board.at(*at)) return;
    m_draft.board.clear(*at);
    piecesMoved();
}

void PositionForm::move(int from, int to) {
    auto const start = squareOf(from);
    auto const end = squareOf(to);
    auto const piece = start ? m_draft.board.at(*start) : std::nullopt;
    if (!piece || !end || start == end) return;
    m_draft.board.clear(*start);
    m_draft.board.put(*end, *piece);
    piecesMoved();
}

/// What was said of castling and en passant holds only as long as the pieces stand for it.
void PositionForm::piecesMoved() {
    m_draft.enPassant.reset();
    for (auto const& refusal : refusalsOf(m_draft))
        if (refusal.square && (refusal.fault == board::PositionFault::CastlingKingAway ||
                               refusal.fault == board::PositionFault::CastlingRookMissing))
            m_draft.castlingRooks &= ~board::bitOf(*refusal.square);
    update();
}

void PositionForm::clear() { setDraft(PositionDraft{.game = m_draft.game}); }

void PositionForm::initial() {
    auto draft = board::Position{}.draft();
    draft.game = m_draft.game;
    setDraft(draft);
}

} // namespace flagfall::view
