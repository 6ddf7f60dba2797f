// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fen_text.h"

#include <fmt/format.h>

namespace flagfall::cli {

using board::FenFault;
using board::FenField;
using board::PositionFault;

namespace {

std::string_view faultWords(FenField field) {
    switch (field) {
    case FenField::Pieces: return "pieces";
    case FenField::Turn: return "side to move";
    case FenField::Castling: return "castling";
    case FenField::EnPassant: return "en passant";
    case FenField::HalfmoveClock: return "halfmove clock";
    case FenField::MoveNumber: return "move number";
    case FenField::End: return "end";
    }
    return "field";
}

std::string_view faultWords(FenFault fault) {
    switch (fault) {
    case FenFault::Empty: return "there is no text";
    case FenFault::UnknownLetter: return "not a letter that belongs here";
    case FenFault::RankTooLong: return "more than eight squares in a rank";
    case FenFault::RankTooShort: return "fewer than eight squares in a rank";
    case FenFault::TooManyRanks: return "more than eight ranks";
    case FenFault::TooFewRanks: return "fewer than eight ranks";
    case FenFault::NotASquare: return "not a square";
    case FenFault::NotANumber: return "not a number";
    case FenFault::MoreThanExpected: return "more text than expected";
    }
    return "cannot be read";
}

std::string_view faultWords(PositionFault fault) {
    switch (fault) {
    case PositionFault::KingMissing: return "no king";
    case PositionFault::SeveralKings: return "more than one king";
    case PositionFault::TooManyPieces: return "more than sixteen pieces";
    case PositionFault::TooManyPawns: return "more than eight pawns";
    case PositionFault::PawnOnEndRank: return "a pawn on the first or last rank";
    case PositionFault::KingsTouch: return "the kings touch";
    case PositionFault::OpponentInCheck: return "the player not to move is in check";
    case PositionFault::CastlingKingAway: return "the king is not on its castling square";
    case PositionFault::CastlingRookMissing: return "no rook to castle with";
    case PositionFault::CastlingTwice: return "two rooks to castle with on one side";
    case PositionFault::EnPassantImpossible: return "no pawn can have passed there";
    case PositionFault::ClockOutOfRange: return "the halfmove clock is out of range";
    case PositionFault::NumberOutOfRange: return "the move number is out of range";
    }
    return "not a position";
}

std::string faultWords(board::PositionRefusal const& refusal) {
    std::string text;
    if (refusal.colour) text += *refusal.colour == Colour::White ? "White: " : "Black: ";
    text += faultWords(refusal.fault);
    if (refusal.square) text += " (" + board::squareText(*refusal.square) + ")";
    return text;
}

std::string faultWords(board::FenProblem const& problem) {
    return fmt::format("column {}: {}: {}", problem.column, faultWords(problem.field), faultWords(problem.fault));
}

} // namespace

std::string words(board::FenRefusal const& refusal) {
    if (auto const* const problem = std::get_if<board::FenProblem>(&refusal)) return faultWords(*problem);
    std::string text;
    for (auto const& reason : std::get<board::PositionRefusals>(refusal))
        text += (text.empty() ? "" : "; ") + faultWords(reason);
    return text;
}

} // namespace flagfall::cli
