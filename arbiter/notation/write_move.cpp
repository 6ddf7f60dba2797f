// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/write_move.h"

namespace flagfall::notation {

using board::Move;
using board::MoveKind;
using board::Position;
using board::Role;
using board::Square;

namespace {

/// True if another piece of the same kind could move there, ignoring check.
bool hasRival(Position const& position, Move move) {
    board::Board const& board = position.board();
    auto const near = pieceAttacks(move.role, move.to, board.occupied()) & board.of(position.turn(), move.role);
    return (near & ~bitOf(move.from)).any();
}

/// As much of the departure as distinguishes the piece from others of its kind that can move there.
std::string departure(Position const& position, Move move) {
    if (!hasRival(position, move)) return {};
    bool others = false;
    bool onItsFile = false;
    bool onItsRank = false;
    for (Move const other : position.legalMoves()) {
        if (other.role != move.role || other.to != move.to || other.from == move.from) continue;
        others = true;
        onItsFile |= fileOf(other.from) == fileOf(move.from);
        onItsRank |= rankOf(other.from) == rankOf(move.from);
    }
    if (!others) return {};
    if (!onItsFile) return {letterOf(fileOf(move.from))};
    if (!onItsRank) return {digitOf(rankOf(move.from))};
    return squareText(move.from);
}

std::string castlingText(Move move, CastlingForm form) {
    std::string text = wingOf(move.from, move.to) == board::Wing::KingSide ? "0-0" : "0-0-0";
    if (form == CastlingForm::Letters)
        for (char& sign : text)
            if (sign == '0') sign = 'O';
    return text;
}

std::string from(Position const& position, Move move, MoveForm const& form) {
    if (form.squares == SquareForm::Long) return squareText(move.from);
    if (move.role != Role::Pawn) return departure(position, move);
    return position.isCapture(move) ? std::string{letterOf(fileOf(move.from))} : std::string{};
}

std::string_view sign(Position const& position, Move move, MoveForm const& form) {
    if (position.isCapture(move) && form.captures == CaptureForm::Cross) return "x";
    return form.squares == SquareForm::Long ? "-" : "";
}

std::string promotionText(Move move, MoveForm const& form) {
    auto const promotion = promotionOf(move.kind);
    if (!promotion) return {};
    std::string text{form.promotion == PromotionForm::EqualsPiece ? "=" : ""};
    return text += pieceLetter(form.language, *promotion);
}

std::string mainText(Position const& position, Move move, MoveForm const& form) {
    if (move.kind == MoveKind::Castling) return castlingText(move, form.castling);
    std::string text{pieceLetter(form.language, move.role)};
    text += from(position, move, form);
    text += sign(position, move, form);
    text += squareText(move.to);
    text += promotionText(move, form);
    return text;
}

std::string_view checkText(Position const& after, CheckForm form) {
    if (form == CheckForm::Nothing || !after.isCheck()) return "";
    if (after.hasLegalMove()) return "+";
    return form == CheckForm::PlusAndHash ? "#" : "++";
}

} // namespace

std::string moveText(Position const& position, Move move, MoveForm const& form) {
    auto text = mainText(position, move, form);
    text += checkText(position.after(move), form.check);
    if (move.kind == MoveKind::EnPassant && form.enPassant == EnPassantForm::Abbreviation) text += " e.p.";
    return text;
}

} // namespace flagfall::notation
