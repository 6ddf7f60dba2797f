// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/record_text.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/text_locale.h"
#include "arbiter/board/chess960.h"
#include "arbiter/board/fen.h"
#include "arbiter/laws/recording.h"
#include "arbiter/notation/write_move.h"

#include <QCoreApplication>
#include <QLocale>

namespace flagfall::view {
namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(RecordText)
};

using notation::MoveFault;
using record::ClaimFinding;

QString findingText(ClaimFinding finding) {
    switch (finding) {
    case ClaimFinding::NotToMove:
        return RecordText::tr("Invalid: only the player having the move may claim (Laws 9.2, 9.3).");
    case ClaimFinding::PieceTouched: return RecordText::tr("Invalid: a piece was touched on this move (Laws 9.4).");
    case ClaimFinding::NothingWritten:
        return RecordText::tr("The move must be written down first; you may tell the player so (Laws 9.2, 9.3).");
    case ClaimFinding::AnnouncedIllegal: return RecordText::tr("Incorrect: the intended move is illegal.");
    case ClaimFinding::AnnouncedPawn: return RecordText::tr("Incorrect: the intended move is a pawn move.");
    case ClaimFinding::AnnouncedCapture: return RecordText::tr("Incorrect: the intended move is a capture.");
    case ClaimFinding::TooFewTimes: return RecordText::tr("Incorrect: the position has not occurred three times.");
    case ClaimFinding::TooFewMoves:
        return RecordText::tr("Incorrect: fewer than fifty moves by each player since the last capture or pawn "
                              "move.");
    case ClaimFinding::Correct: return RecordText::tr("The claim is correct.");
    }
    return {};
}

QString madeText(record::DrawOffer const& offer) {
    bool const white = offer.by == Colour::White;
    switch (offer.moment) {
    case record::OfferMoment::AfterMove:
    case record::OfferMoment::BeforeOwnMove:
        return white ? RecordText::tr("White offers a draw.") : RecordText::tr("Black offers a draw.");
    case record::OfferMoment::OnOpponentsTime:
        return white ? RecordText::tr("White offers a draw on the opponent's time.")
                     : RecordText::tr("Black offers a draw on the opponent's time.");
    case record::OfferMoment::AfterSealing:
        return white ? RecordText::tr("White offers a draw after the move was sealed.")
                     : RecordText::tr("Black offers a draw after the move was sealed.");
    case record::OfferMoment::WithClaim: break;
    }
    return white ? RecordText::tr("White's claim counts as a draw offer.")
                 : RecordText::tr("Black's claim counts as a draw offer.");
}

QString offerEnded(record::OfferEnd end) {
    switch (end) {
    case record::OfferEnd::Pending: return RecordText::tr("Pending", "offer");
    case record::OfferEnd::Accepted: return RecordText::tr("Accepted", "offer");
    case record::OfferEnd::DeclinedInWords: return RecordText::tr("Rejected", "offer");
    case record::OfferEnd::DeclinedByTouch: return RecordText::tr("Rejected by touching a piece", "offer");
    case record::OfferEnd::DeclinedByMove: return RecordText::tr("Rejected by moving", "offer");
    case record::OfferEnd::Lapsed: return RecordText::tr("Ended with the game", "offer");
    }
    return {};
}

} // namespace

notation::Language notationLanguage() {
    auto const code = textLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    return notation::languageFrom(code).value_or(notation::Language::English);
}

QString languageText(notation::Language language) {
    QStringList letters;
    for (board::Role const role :
         {board::Role::King, board::Role::Queen, board::Role::Rook, board::Role::Bishop, board::Role::Knight})
        letters += plain(notation::pieceLetter(language, role));
    QLocale const locale(plain(notation::languageCode(language)));
    QString const name = language == notation::Language::Figurine ? RecordText::tr("Figurines")
                         : QLocale::languageToString(locale.language()).isEmpty()
                             ? plain(notation::languageCode(language))
                             : locale.nativeLanguageName();
    //: %1 a language, %2 the letters of king, queen, rook, bishop and knight in it.
    return RecordText::tr("%1 (%2)", "language").arg(name, letters.join(QLatin1Char(' ')));
}

QString moveNumberText(board::Position const& before) {
    QString const number = QString::number(before.moveNumber());
    return before.turn() == Colour::White ? number + QLatin1Char('.') : number + QStringLiteral("…");
}

QString startText(board::Position const& start) {
    if (start == board::Position{}) return {};
    if (start.game() == board::Game::Chess960)
        for (int number = 0; number < board::startPositions; ++number)
            if (board::chess960Start(number) == start) return RecordText::tr("Chess960, number %1").arg(number);
    return QString::fromStdString(board::fenText(start));
}

QString entryText(board::Position const& before, record::Entry const& entry, notation::Language language) {
    QString const number = moveNumberText(before);
    board::Move const* const move = entry.move();
    if (!move) return number + QLatin1Char(' ') + RecordText::tr("moves unknown");
    return number + QLatin1Char(' ') +
           QString::fromStdString(notation::moveText(before, *move, {.language = language}));
}

QString placeText(record::GameRecord const& record, std::size_t entries, notation::Language language) {
    if (entries == 0 || entries > record.size()) return RecordText::tr("the start");
    return entryText(record.at(entries - 1), record.entries()[entries - 1], language);
}

QString lineText(record::LineReading const& reading) {
    switch (reading.finding) {
    case record::LineFinding::Agrees:
        return reading.offerSignMissing ? RecordText::tr("The sign (=) of the draw offer is missing (Laws 9.1).")
                                        : QString{};
    case record::LineFinding::Differs: return RecordText::tr("Differs from the game record.");
    case record::LineFinding::Missing: return RecordText::tr("Nothing written.");
    case record::LineFinding::NotPossible:
        return reading.fault ? moveFaultText(*reading.fault) : RecordText::tr("Not a legal move here.");
    case record::LineFinding::Unreadable: return RecordText::tr("Not readable.");
    case record::LineFinding::Unchecked: break;
    }
    return {};
}

QString moveFaultText(MoveFault fault) {
    switch (fault) {
    case MoveFault::Empty: return RecordText::tr("Nothing is written.");
    case MoveFault::NotNotation: return RecordText::tr("This is not a move in this language.");
    case MoveFault::NoSuchPiece: return RecordText::tr("The player has no such piece there.");
    case MoveFault::OwnPieceThere: return RecordText::tr("The player's own piece is on that square.");
    case MoveFault::CannotReach: return RecordText::tr("No such piece can move there.");
    case MoveFault::ExposesKing: return RecordText::tr("The king would be in check.");
    case MoveFault::LeavesKingInCheck: return RecordText::tr("The king is in check and would remain in check.");
    case MoveFault::Ambiguous: return RecordText::tr("More than one piece can move there: specify which.");
    case MoveFault::PromotionMissing: return RecordText::tr("Choose the promotion piece.");
    case MoveFault::NoPromotion: return RecordText::tr("This move is not a promotion.");
    case MoveFault::CastlingRightLost: return RecordText::tr("The right to castle on that side has been lost.");
    case MoveFault::CastlingBlocked: return RecordText::tr("A piece blocks castling.");
    case MoveFault::CastlingOutOfCheck: return RecordText::tr("A king in check cannot castle.");
    case MoveFault::CastlingThroughCheck:
        return RecordText::tr("The king would pass over or land on an attacked "
                              "square.");
    }
    return {};
}

QStringList examinationText(record::ClaimExamination const& found, session::DrawClaimed const& claim,
                            DrawnGameLaw const& law) {
    QStringList lines{findingText(found.finding)};
    bool const played = found.finding != record::ClaimFinding::AnnouncedIllegal;
    if (record::isRepetition(claim.basis) && !found.occurrences.empty())
        lines += record::isAnnounced(claim.basis) && played
                     ? RecordText::tr("The position has occurred %n time(s), counting the intended move.", "",
                                      static_cast<int>(found.occurrences.size()))
                     : RecordText::tr("The position has occurred %n time(s).", "",
                                      static_cast<int>(found.occurrences.size()));
    if (!record::isRepetition(claim.basis))
        lines += RecordText::tr("%n half-move(s) since the last capture or pawn move; 100 make fifty moves by "
                                "each player.",
                                "", found.halfMoves);
    if (!found.certain)
        lines += RecordText::tr("Moves are missing from the record; positions that occurred "
                                "there are not counted.");
    if (found.drawnAlready == AutomaticDraw::Fivefold)
        lines += RecordText::tr("A position has occurred five times: the game is drawn without a claim (Laws %1).")
                     .arg(plain(articleOf(law, AutomaticDraw::Fivefold)));
    if (found.drawnAlready == AutomaticDraw::SeventyFiveMoves)
        lines += RecordText::tr("Seventy-five moves by each player: the game is drawn without a claim (Laws %1).")
                     .arg(plain(articleOf(law, AutomaticDraw::SeventyFiveMoves)));
    return lines;
}

QString rulingText(session::ClaimRuling ruling) {
    switch (ruling) {
    case session::ClaimRuling::Correct: return RecordText::tr("Correct", "claim");
    case session::ClaimRuling::Wrong: return RecordText::tr("Incorrect", "claim");
    case session::ClaimRuling::Inadmissible: break;
    }
    return RecordText::tr("Invalid", "claim");
}

QString offerText(record::DrawOffer const& offer) { return madeText(offer); }

QString offerStoryText(record::DrawOffer const& offer) {
    //: %1 a sentence about a draw offer, %2 what became of it: "White offers a draw. Declined."
    return RecordText::tr("%1 %2.", "offer").arg(madeText(offer), offerEnded(offer.end));
}

QString boardEndText(record::GameEnd const& end) {
    bool const white = end.result == Result::WhiteWins;
    QString const article = plain(end.article);
    switch (end.how) {
    case record::BoardEnd::Checkmate:
        return (white ? RecordText::tr("Checkmate: White has won (Laws %1).")
                      : RecordText::tr("Checkmate: Black has won (Laws %1)."))
            .arg(article);
    case record::BoardEnd::Stalemate: return RecordText::tr("Stalemate: the game is drawn (Laws %1).").arg(article);
    case record::BoardEnd::DeadPosition:
        return RecordText::tr("Neither player can checkmate: the game is drawn (Laws %1).").arg(article);
    case record::BoardEnd::Fivefold:
        return RecordText::tr("A position has occurred five times: the game is drawn (Laws %1).").arg(article);
    case record::BoardEnd::SeventyFiveMoves:
        return RecordText::tr("Seventy-five moves by each player without a capture or pawn move: the game is "
                              "drawn (Laws %1).")
            .arg(article);
    }
    return {};
}

QString dutyText(session::EventDetails const& details, session::Board const& board, Colour side) {
    bool const white = side == Colour::White;
    auto const& excuse = board.game.excuses[side];
    if (!playersRecord(playTypeOf(details, board))) return {};
    if (!excuse) return {};
    DrawnGameLaw const& law = details.edition->drawnGame;
    if (excuse->why == session::Excuse::Why::LittleTime)
        return (white ? RecordText::tr("White is excused from keeping score from move %1: less than five minutes "
                                       "left (Laws %2).")
                      : RecordText::tr("Black is excused from keeping score from move %1: less than five minutes "
                                       "left (Laws %2)."))
            .arg(QString::number(excuse->afterMoves + 1), plain(law.recordingEnds));
    QString const text = (white ? RecordText::tr("White is excused from keeping score from move %1 (Laws %2).")
                                : RecordText::tr("Black is excused from keeping score from move %1 (Laws %2)."))
                             .arg(QString::number(excuse->afterMoves + 1), plain(law.recording));
    return excuse->reason.empty() ? text : text + QLatin1Char(' ') + plain(excuse->reason);
}

QString signatureText(session::Signature const& signature, Colour side) {
    bool const white = side == Colour::White;
    if (!signature.written)
        return white ? RecordText::tr("White refuses to sign.") : RecordText::tr("Black refuses to sign.");
    return (white ? RecordText::tr("White has signed %1.") : RecordText::tr("Black has signed %1."))
        .arg(resultText(*signature.written));
}

} // namespace flagfall::view
