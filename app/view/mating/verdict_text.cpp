// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/verdict_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using board::FenFault;
using board::FenField;
using board::Oddity;
using board::PositionFault;
using mating::MatingChances;
using mating::UnwinnableGround;

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

QString numberText(std::uint64_t number) { return textLocale().toString(static_cast<qulonglong>(number)); }

QString overText(board::Position const& position) {
    if (position.isStalemate())
        return VerdictText::tr(
            "The player to move has no legal move and is not in check: stalemate, the game is drawn.");
    return position.turn() == Colour::White ? VerdictText::tr("White is checkmated: the game is over.")
                                            : VerdictText::tr("Black is checkmated: the game is over.");
}

QString unwinnableText(board::Position const& position, mating::Unwinnable const& verdict, Colour mating) {
    bool const white = mating == Colour::White;
    switch (verdict.ground) {
    case UnwinnableGround::GameOver: return overText(position);
    case UnwinnableGround::BareKing:
        return white ? VerdictText::tr("White has only the king.") : VerdictText::tr("Black has only the king.");
    case UnwinnableGround::LoneKnight:
        return white
                   ? VerdictText::tr("White has only a knight besides the king, and Black has at most queens: they can "
                                     "never block the way of their own king.")
                   : VerdictText::tr("Black has only a knight besides the king, and White has at most queens: they can "
                                     "never block the way of their own king.");
    case UnwinnableGround::OneColourBishops:
        return white ? VerdictText::tr(
                           "White has only bishops on squares of one colour, and Black has no pawn, no knight "
                           "and no bishop of the other colour to block the way of the king.")
                     : VerdictText::tr(
                           "Black has only bishops on squares of one colour, and White has no pawn, no knight "
                           "and no bishop of the other colour to block the way of the king.");
    case UnwinnableGround::NoMateFits:
        return white ? VerdictText::tr(
                           "Some pieces can never move again. Wherever the others go, White cannot checkmate.")
                     : VerdictText::tr(
                           "Some pieces can never move again. Wherever the others go, Black cannot checkmate.");
    case UnwinnableGround::LockedOut:
        return white ? VerdictText::tr(
                           "The pawns are locked for ever and no piece can pass: nothing makes room for a mate "
                           "by White.")
                     : VerdictText::tr(
                           "The pawns are locked for ever and no piece can pass: nothing makes room for a mate "
                           "by Black.");
    case UnwinnableGround::OnlyForcedMoves:
        return white ? VerdictText::tr(
                           "Both players have only one legal move at a time, and these moves lead to no mate by "
                           "White.")
                     : VerdictText::tr(
                           "Both players have only one legal move at a time, and these moves lead to no mate by "
                           "Black.");
    case UnwinnableGround::Exhausted:
        //: %1 is a number.
        return (white ? VerdictText::tr(
                            "All %1 positions that can still arise were examined: White checkmates in none of "
                            "them.")
                      : VerdictText::tr(
                            "All %1 positions that can still arise were examined: Black checkmates in none of "
                            "them."))
            .arg(numberText(verdict.positions));
    }
    return {};
}

QString winnableText(mating::Winnable const& verdict, Colour mating) {
    if (verdict.line.empty())
        return mating == Colour::White ? VerdictText::tr("Black is checkmated: the game is over.")
                                       : VerdictText::tr("White is checkmated: the game is over.");
    int const moves = static_cast<int>(verdict.line.size() + 1) / 2;
    return VerdictText::tr("A line of legal moves ends in mate after %n move(s).", "", moves);
}

struct Reason {
    board::Position const& position;
    Colour mating;
    QString operator()(mating::Winnable const& verdict) const { return winnableText(verdict, mating); }
    QString operator()(mating::Unwinnable const& verdict) const { return unwinnableText(position, verdict, mating); }
    QString operator()(mating::Undecided const& verdict) const {
        //: %1 is a number.
        return VerdictText::tr("Not decided after %1 positions. The arbiter decides; unless the opposite is "
                               "proved, assume that mate is possible.")
            .arg(numberText(verdict.positions));
    }
};

QString refusalOf(Colour colour, PositionFault fault, QString const& square) {
    bool const white = colour == Colour::White;
    switch (fault) {
    case PositionFault::KingMissing:
        return white ? VerdictText::tr("White has no king.") : VerdictText::tr("Black has no king.");
    case PositionFault::SeveralKings:
        //: %1 is a square.
        return (white ? VerdictText::tr("White has another king on %1.")
                      : VerdictText::tr("Black has another king on %1."))
            .arg(square);
    case PositionFault::TooManyPieces:
        return white ? VerdictText::tr("White has more than sixteen pieces.")
                     : VerdictText::tr("Black has more than sixteen pieces.");
    case PositionFault::TooManyPawns:
        return white ? VerdictText::tr("White has more than eight pawns.")
                     : VerdictText::tr("Black has more than eight pawns.");
    case PositionFault::CastlingKingAway:
        //: %1 is the square of a rook.
        return (white ? VerdictText::tr("White's king is not where it could castle with the rook on %1.")
                      : VerdictText::tr("Black's king is not where it could castle with the rook on %1."))
            .arg(square);
    case PositionFault::CastlingRookMissing:
        //: %1 is a square.
        return (white ? VerdictText::tr("White has no rook on %1 to castle with.")
                      : VerdictText::tr("Black has no rook on %1 to castle with."))
            .arg(square);
    case PositionFault::CastlingTwice:
        //: %1 is a square.
        return (white ? VerdictText::tr("White has a second rook to castle with on the same side: %1.")
                      : VerdictText::tr("Black has a second rook to castle with on the same side: %1."))
            .arg(square);
    case PositionFault::PawnOnEndRank:
    case PositionFault::KingsTouch:
    case PositionFault::OpponentInCheck:
    case PositionFault::EnPassantImpossible:
    case PositionFault::ClockOutOfRange:
    case PositionFault::NumberOutOfRange: break;
    }
    return {};
}

QString fenFieldText(FenField field) {
    switch (field) {
    case FenField::Pieces: return VerdictText::tr("the pieces", "field of a FEN");
    case FenField::Turn: return VerdictText::tr("who is to move", "field of a FEN");
    case FenField::Castling: return VerdictText::tr("castling", "field of a FEN");
    case FenField::EnPassant: return VerdictText::tr("en passant", "field of a FEN");
    case FenField::HalfmoveClock: return VerdictText::tr("the count of the fifty moves", "field of a FEN");
    case FenField::MoveNumber: return VerdictText::tr("the number of the move", "field of a FEN");
    case FenField::End: return VerdictText::tr("the end of the line", "field of a FEN");
    }
    return {};
}

QString fenFaultText(FenFault fault) {
    switch (fault) {
    case FenFault::Empty: return VerdictText::tr("nothing is written");
    case FenFault::UnknownLetter: return VerdictText::tr("this character does not belong here");
    case FenFault::RankTooLong: return VerdictText::tr("a rank has more than eight squares");
    case FenFault::RankTooShort: return VerdictText::tr("a rank has fewer than eight squares");
    case FenFault::TooManyRanks: return VerdictText::tr("there are more than eight ranks");
    case FenFault::TooFewRanks: return VerdictText::tr("there are fewer than eight ranks");
    case FenFault::NotASquare: return VerdictText::tr("this is not a square");
    case FenFault::NotANumber: return VerdictText::tr("this is not a number");
    case FenFault::MoreThanExpected: return VerdictText::tr("there is too much in it");
    }
    return {};
}

} // namespace

QString verdictText(MatingChances const& chances, Colour mating) {
    bool const white = mating == Colour::White;
    if (auto const* const winnable = std::get_if<mating::Winnable>(&chances)) {
        if (winnable->line.empty())
            return white ? VerdictText::tr("White has checkmated") : VerdictText::tr("Black has checkmated");
        return white ? VerdictText::tr("White can still checkmate") : VerdictText::tr("Black can still checkmate");
    }
    if (std::holds_alternative<mating::Unwinnable>(chances))
        return white ? VerdictText::tr("White cannot checkmate") : VerdictText::tr("Black cannot checkmate");
    return white ? VerdictText::tr("White: not decided") : VerdictText::tr("Black: not decided");
}

QString verdictReason(board::Position const& position, MatingChances const& chances, Colour mating) {
    return std::visit(Reason{position, mating}, chances);
}

QString matingUseText(MatingUse use) {
    switch (use) {
    case MatingUse::DeadPosition: return VerdictText::tr("Neither can checkmate: dead position");
    case MatingUse::FlagFall: return VerdictText::tr("The flag falls");
    case MatingUse::IllegalMove: return VerdictText::tr("Losing illegal move");
    case MatingUse::Resignation: return VerdictText::tr("Resignation");
    case MatingUse::SoundingDevice: return VerdictText::tr("A phone rings");
    }
    return {};
}

QString matingUseResult(MatingUse use, Colour fault, MatingChances const& opponentsChances) {
    bool const white = fault == Colour::White;
    if (std::holds_alternative<mating::Undecided>(opponentsChances)) return VerdictText::tr("arbiter decides");
    if (std::holds_alternative<mating::Winnable>(opponentsChances))
        return resultText(white ? Result::BlackWins : Result::WhiteWins);
    if (use == MatingUse::SoundingDevice) return resultText(white ? Result::LossAgainstDraw : Result::DrawAgainstLoss);
    return resultText(Result::Draw);
}

QString positionRefusalText(board::PositionRefusal const& refusal) {
    QString const square = refusal.square ? plain(board::squareText(*refusal.square)) : QString{};
    switch (refusal.fault) {
    case PositionFault::PawnOnEndRank: return VerdictText::tr("A pawn cannot be on %1.").arg(square);
    case PositionFault::KingsTouch: return VerdictText::tr("The kings are on adjacent squares.");
    case PositionFault::OpponentInCheck:
        return VerdictText::tr("The king on %1 is in check, and it is the other player's move.").arg(square);
    case PositionFault::EnPassantImpossible:
        return VerdictText::tr("No pawn can just have passed over %1.").arg(square);
    case PositionFault::ClockOutOfRange:
        return VerdictText::tr("The count of the fifty moves is not between 0 and 9999.");
    case PositionFault::NumberOutOfRange: return VerdictText::tr("The number of the move is not between 1 and 9999.");
    case PositionFault::KingMissing:
    case PositionFault::SeveralKings:
    case PositionFault::TooManyPieces:
    case PositionFault::TooManyPawns:
    case PositionFault::CastlingKingAway:
    case PositionFault::CastlingRookMissing:
    case PositionFault::CastlingTwice: break;
    }
    return refusalOf(refusal.colour.value_or(Colour::White), refusal.fault, square);
}

QString turnAssumedText() { return VerdictText::tr("The FEN does not say who is to move: White was assumed."); }

QStringList fenRefusalTexts(board::FenRefusal const& refusal) {
    if (auto const* const problem = std::get_if<board::FenProblem>(&refusal)) {
        if (problem->fault == FenFault::Empty) return {VerdictText::tr("Nothing is written.")};
        //: Where a FEN cannot be read: %1 a number, %2 a part of the line, %3 what is wrong.
        return {VerdictText::tr("Column %1, %2: %3.")
                    .arg(QString::number(problem->column), fenFieldText(problem->field), fenFaultText(problem->fault))};
    }
    QStringList texts;
    for (auto const& reason : std::get<board::PositionRefusals>(refusal)) texts += positionRefusalText(reason);
    return texts;
}

QString oddityText(Oddity oddity) {
    switch (oddity) {
    case Oddity::TooManyPromotions: return VerdictText::tr("There are more promoted pieces than missing pawns.");
    case Oddity::ThreeCheckers: return VerdictText::tr("More than two pieces give check.");
    case Oddity::ChecksFromNoMove: return VerdictText::tr("No single move can have given this double check.");
    case Oddity::ClockTooLong: return VerdictText::tr("The fifty-move count exceeds the number of moves made.");
    case Oddity::ClockOverPawnMove:
        return VerdictText::tr("The fifty-move count is not zero, although a pawn has just moved.");
    }
    return {};
}

} // namespace flagfall::view
