// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pgn_text.h"

#include "app/cli/fen_text.h"

#include <fmt/format.h>

namespace flagfall::cli {

using notation::MoveFault;
using notation::MoveSlip;
using pgn::Fault;

namespace {

std::string_view faultWords(Fault fault) {
    switch (fault) {
    case Fault::TagNotClosed: return "the tag is not closed; taken up to the end of the line";
    case Fault::TagNotQuoted: return "the tag has no quotation marks";
    case Fault::TagQuoteNotEscaped: return "a quotation mark within the value of the tag";
    case Fault::TagTwice: return "the tag is there twice";
    case Fault::CommentNotClosed: return "the comment is not closed";
    case Fault::BracketNotOpened: return "a bracket without its opening one; left out";
    case Fault::VariationNotClosed: return "the variation is not closed; taken up to the end of the game";
    case Fault::VariationEmpty: return "an empty variation; left out";
    case Fault::VariationWithoutMove: return "a variation before any move; kept as a comment";
    case Fault::VariationTooDeep: return "a variation nested too deep; kept as a comment";
    case Fault::UnknownWord: return "not known; kept as a comment";
    case Fault::NagWithoutMove: return "no move to belong to; kept as a comment";
    case Fault::NagOutOfRange: return "no such annotation; kept as a comment";
    case Fault::IllegalMove: return "no move here; kept as text with what follows";
    case Fault::Slip: return "read as the move it is";
    case Fault::WrongMoveNumber: return "not the number of the move";
    case Fault::NullMove: return "a move left out in the game";
    case Fault::BadStart: return "no position; the moves are kept as text";
    case Fault::VariantAssumed: return "a position of Chess960, though no tag says so";
    case Fault::VariantUnknown: return "not a variant that is known; read as chess";
    case Fault::CommandUnreadable: return "not a time";
    case Fault::ResultMissing: return "the result is missing before this";
    case Fault::ResultDiffers: return "not what the Result tag says";
    case Fault::ResultInVariation: return "a result within a variation; kept as a comment";
    case Fault::NotUtf8: return "not UTF-8; read as Latin-1";
    case Fault::TooLarge: return "the game is too large; the rest is left out";
    }
    return "cannot be read";
}

std::string_view faultWords(MoveFault fault) {
    switch (fault) {
    case MoveFault::Empty: return "there is no text";
    case MoveFault::NotNotation: return "it cannot be read";
    case MoveFault::NoSuchPiece: return "there is no such piece";
    case MoveFault::OwnPieceThere: return "the player's own piece is there";
    case MoveFault::CannotReach: return "no such piece can go there";
    case MoveFault::ExposesKing: return "the king would be in check";
    case MoveFault::LeavesKingInCheck: return "the king is in check";
    case MoveFault::Ambiguous: return "more than one piece can go there";
    case MoveFault::PromotionMissing: return "the piece to promote to is missing";
    case MoveFault::NoPromotion: return "no pawn is promoted";
    case MoveFault::CastlingRightLost: return "the right to castle is lost";
    case MoveFault::CastlingBlocked: return "a piece blocks castling";
    case MoveFault::CastlingOutOfCheck: return "castling out of check";
    case MoveFault::CastlingThroughCheck: return "castling through check";
    }
    return "illegal";
}

std::string_view faultWords(MoveSlip slip) {
    switch (slip) {
    case MoveSlip::NoCapture: return "nothing is captured";
    case MoveSlip::NotInPassing: return "not en passant";
    case MoveSlip::NoCheck: return "no check";
    case MoveSlip::NoMate: return "no mate";
    }
    return "not so";
}

struct ReasonText {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(MoveFault fault) const { return std::string(faultWords(fault)) + ": "; }
    std::string operator()(MoveSlip slip) const { return std::string(faultWords(slip)) + ": "; }
    std::string operator()(board::FenRefusal const& refusal) const { return cli::words(refusal) + ": "; }
};

} // namespace

std::string words(pgn::Problem const& problem) {
    std::string text = fmt::format("line {}, column {}: ", problem.line, problem.column);
    if (!problem.found.empty()) text += problem.found + ": ";
    return text + std::visit(ReasonText{}, problem.reason) + std::string(faultWords(problem.fault));
}

} // namespace flagfall::cli
