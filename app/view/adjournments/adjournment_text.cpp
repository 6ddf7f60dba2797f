// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/adjournment_text.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/open_games.h"
#include "app/session/event/schedule.h"
#include "app/session/reports/resumptions.h"
#include "app/view/common/resumption_time.h"
#include "app/view/record/players_letters.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/text_locale.h"
#include "arbiter/notation/write_move.h"

#include <QCoreApplication>
#include <QLocale>

namespace flagfall::view {
namespace {

using session::Adjournment;
using session::Board;
using session::Envelope;

struct AdjournmentText {
    Q_DECLARE_TR_FUNCTIONS(AdjournmentText)
};

QString of(Colour colour, QString const& white, QString const& black) {
    return colour == Colour::White ? white : black;
}

QString custodyText(Envelope const& envelope) {
    if (envelope.opened) return AdjournmentText::tr("opened");
    if (envelope.missing) return AdjournmentText::tr("missing");
    if (envelope.custody.empty() && envelope.typed)
        return AdjournmentText::tr("the %n key(s) were shown once, and nobody is named who keeps them", "",
                                   envelope.typed->keys);
    if (envelope.custody.empty()) return AdjournmentText::tr("nobody is named who keeps it");
    //: %1 a person or a place that keeps an envelope.
    return (isChecked(envelope) ? AdjournmentText::tr("checked, kept by %1")
                                : AdjournmentText::tr("not checked, kept by %1"))
        .arg(heldText(envelope.custody.back()));
}

/// Whether it is that one is seen once the record is complete.
QString boundText(std::string const& mustSeal) {
    if (mustSeal.empty()) return {};
    //: %1 a move.
    return QLatin1Char(' ') +
           AdjournmentText::tr("On the board %1 had been made: it must be that move.").arg(plain(mustSeal));
}

QString openedText(Board const& board, Adjournment const& adjournment, Envelope const& envelope, bool reply) {
    SealedReading const read = readSealed(board, adjournment, envelope, reply);
    QString const written = plain(envelope.opened->text);
    switch (read.kind) {
    case SealedReading::Kind::RecordBehind:
        //: %1 the move as the player wrote it.
        return AdjournmentText::tr("The envelope says “%1”. Complete the record up to the adjournment first.")
                   .arg(written) +
               (reply ? QString{} : boundText(adjournment.mustSeal));
    case SealedReading::Kind::LegalMove:
        if (read.drawOffered)
            return AdjournmentText::tr("The sealed move is %1, with a draw offer: write it on the record and put the "
                                       "offer to the opponent before the clock is started.")
                .arg(read.text);
        return AdjournmentText::tr("The sealed move is %1: write it on the record.").arg(read.text);
    case SealedReading::Kind::NoLegalMove:
        if (written.isEmpty()) return AdjournmentText::tr("The envelope is empty: rule on it.");
        //: %2 a sentence, why it is no legal move.
        return AdjournmentText::tr("The envelope says “%1”. %2 Rule on it.").arg(written, read.text);
    case SealedReading::Kind::AnotherMove:
        //: %1 the move as the player wrote it, %2 another move.
        return AdjournmentText::tr("The envelope says “%1”, but %2 was made on the board. Rule on it.")
            .arg(written, plain(adjournment.mustSeal));
    case SealedReading::Kind::OnRecord: break;
    }
    return {};
}

/// `10:00` of today, else with the day.
QString agreedText(Adjournment const& adjournment, QDateTime const& now) {
    QDateTime const agreed = agreedTime(adjournment);
    if (agreed.date() != now.date()) return minuteText(adjournment.resumesAt);
    return textLocale().toString(agreed.time(), QLocale::ShortFormat);
}

QString openingText(Adjournment const& adjournment, QDateTime const& now) {
    if (!clockAt(adjournment, now).isEarly()) return AdjournmentText::tr("Open the envelope.");
    //: %1 a time of day, or a day and a time.
    return AdjournmentText::tr("At the agreed time, %1, open the envelope.").arg(agreedText(adjournment, now));
}

/// A control that is reached by counting comes late on a clock that has counted fewer moves than the record has.
QString countText(Board const& board, Adjournment const& adjournment) {
    if (!board.clock || board.clock->phase == clock::Phase::Ready) return {};
    bool const counts = std::ranges::any_of(bothColours, [&](Colour side) {
        return std::ranges::any_of(board.clock->setting->periods(side),
                                   [](clock::Period const& period) { return period.quota > 0; });
    });
    auto const half = static_cast<int>(adjournment.halfMoves); // the sealed move is counted with the resumption
    Colour const first = board.game.record.start().turn();
    ByColour<int> made{};
    made[first] = (half + 1) / 2;
    made[opponent(first)] = half / 2;
    auto const& [white, black] = board.clock->sides;
    if (!counts || (white.movesCompleted >= made.white && black.movesCompleted >= made.black)) return {};
    //: %1 and %2 numbers of moves by the clocks, %3 and %4 by the game record.
    return QLatin1Char(' ') + AdjournmentText::tr("The clocks have counted %1 and %2 moves, the record has %3 and %4: "
                                                  "set the count on the page of the clock.")
                                  .arg(white.movesCompleted)
                                  .arg(black.movesCompleted)
                                  .arg(made.white)
                                  .arg(made.black);
}

QString endedText(record::GameEnd const& end) {
    //: %1 a sentence, how the game has ended: "Checkmate: White has won."
    return AdjournmentText::tr("%1 Rule on it (I): that enters the result.").arg(boardEndText(end));
}

QString startsText(Colour awaited) {
    return of(awaited, AdjournmentText::tr("Resume the game: White's clock is started."),
              AdjournmentText::tr("Resume the game: Black's clock is started."));
}

QString beforeResumption(Board const& board, Adjournment const& adjournment, DrawnGameLaw const& law,
                         QDateTime const& now) {
    if (auto const end = endOnRecord(board, law)) return endedText(*end);
    if (!adjournment.envelope) {
        if (adjournment.resumesAt.empty()) return AdjournmentText::tr("Fix the day and time of the resumption.");
        if (clockAt(adjournment, now).isEarly())
            //: %1 a time of day, or a day and a time.
            return AdjournmentText::tr("At the agreed time, %1, resume the game.").arg(agreedText(adjournment, now));
        return AdjournmentText::tr("Resume the game: the clock that was stopped is started.") +
               countText(board, adjournment);
    }
    Envelope const& envelope = *adjournment.envelope;
    Colour const awaited = opponent(envelope.by);
    if (envelope.missing) return missedText();
    if (!envelope.opened) {
        if (envelope.custody.empty()) return AdjournmentText::tr("Check the envelope and say who keeps it.");
        if (!isChecked(envelope)) return AdjournmentText::tr("Check what stands on the envelope.");
        if (adjournment.resumesAt.empty()) return AdjournmentText::tr("Fix the day and time of the resumption.");
        if (adjournment.present[awaited]) return openingText(adjournment, now);
        return opensForText(awaited);
    }
    if (QString const text = openedText(board, adjournment, envelope, false); !text.isEmpty()) return text;
    return startsText(awaited) + countText(board, adjournment);
}

QString afterResumption(Board const& board, Adjournment const& adjournment) {
    if (auto const& end = board.game.evidentEnd; end && record::endsAtOnce(end->how)) return endedText(*end);
    Envelope const& envelope = *adjournment.envelope;
    Colour const awaited = opponent(envelope.by);
    if (!envelope.opened && !envelope.missing) {
        if (adjournment.present[awaited]) return AdjournmentText::tr("Open the envelope.");
        if (board.clock && board.clock->phase == clock::Phase::Paused)
            //: R is a key.
            return of(
                awaited,
                AdjournmentText::tr("White is not here and the clock is stopped: start it again (R). The envelope "
                                    "stays closed until White is here."),
                AdjournmentText::tr("Black is not here and the clock is stopped: start it again (R). The envelope "
                                    "stays closed until Black is here."));
        return of(awaited, AdjournmentText::tr("White's clock runs; the envelope stays closed until White is here."),
                  AdjournmentText::tr("Black's clock runs; the envelope stays closed until Black is here."));
    }
    if (envelope.opened)
        if (QString const text = openedText(board, adjournment, envelope, false); !text.isEmpty()) return text;
    bool const stands = board.clock && board.clock->phase == clock::Phase::Paused;
    if (stands && !adjournment.reply && !hasMovedSince(board, adjournment, awaited)) return startsText(awaited);
    bool const alone = adjournment.present[awaited] && !adjournment.present[envelope.by];
    if (!adjournment.reply && (!alone || hasMovedSince(board, adjournment, awaited))) return {};
    if (!adjournment.reply)
        return of(awaited, AdjournmentText::tr("White may seal the reply as long as Black is not here."),
                  AdjournmentText::tr("Black may seal the reply as long as White is not here."));
    if (adjournment.reply->opened) return openedText(board, adjournment, *adjournment.reply, true);
    if (adjournment.present[envelope.by]) return AdjournmentText::tr("Open the second envelope.");
    return of(envelope.by, AdjournmentText::tr("The second envelope is opened when White is here."),
              AdjournmentText::tr("The second envelope is opened when Black is here."));
}

/// Who has the move; none where nobody here knows.
std::optional<Colour> mover(Board const& board) {
    if (board.clock && board.clock->phase != clock::Phase::Ready) return board.clock->active;
    if (board.game.record.size() > 0) return board.game.record.end().turn();
    return std::nullopt;
}

std::size_t halfMovesMade(Board const& board) {
    auto const made = movesMade(board);
    return static_cast<std::size_t>(made.white + made.black);
}

QString faultText(board::Position const& position, record::SealedMoveReading const& read) {
    switch (read.what) {
    case record::SealedText::Unintelligible: return AdjournmentText::tr("This cannot be read as a move.");
    case record::SealedText::Illegal: return AdjournmentText::tr("This is not a legal move.");
    case record::SealedText::Ambiguous: {
        QStringList moves;
        for (board::Move const move : read.fitting)
            moves += QString::fromStdString(notation::moveText(position, move, {.language = notationLanguage()}));
        //: %1 lists moves.
        return AdjournmentText::tr("More than one legal move fits: %1.").arg(moves.join(QStringLiteral(", ")));
    }
    case record::SealedText::Clear:
        if (read.readIn) return readInText(position, read);
        //: %1 a move, %2 what else is written beside it.
        return AdjournmentText::tr("It may be read as %1; beside it stands “%2”.")
            .arg(QString::fromStdString(notation::moveText(position, *read.move, {.language = notationLanguage()})),
                 plain(read.besides));
    case record::SealedText::Missing: break;
    }
    return {};
}

/// Than the one that had to be sealed; not where that one cannot be read.
bool isAnother(Board const& board, board::Position const& position, board::Move sealed, std::string const& must) {
    auto const made = moveWritten(board, position, must);
    return made && made != sealed;
}

/// Nobody adjourned it, and the next round was paired.
bool goesOnBeside(Board const& board) { return !board.adjourned && session::countsAsAdjourned(board); }

/// It was the player who asked, before the end of the session (I.1.2; 2009: Adj.1b).
QString whileSealing(Board const& board) {
    bool const stopped = board.clock && board.clock->phase == clock::Phase::Paused;
    if (board.sealing->typed)
        return stopped ? AdjournmentText::tr("The move is sealed and the clock is stopped: adjourn the game.")
                       : AdjournmentText::tr("The move is sealed: stop the clock and adjourn the game.");
    if (stopped) return AdjournmentText::tr("The clock is stopped: adjourn the game when the move is sealed.");
    auto const sealer = mover(board);
    if (sealer && board.sealing->byPlayer)
        return of(
            *sealer,
            AdjournmentText::tr("White asked to adjourn, seals a move and stops the clock; the rest of the session "
                                "is charged."),
            AdjournmentText::tr("Black asked to adjourn, seals a move and stops the clock; the rest of the session "
                                "is charged."));
    if (!sealer) return AdjournmentText::tr("The player to move seals a move; then the game is adjourned.");
    return of(*sealer, AdjournmentText::tr("White seals a move and stops the clock; then the game is adjourned."),
              AdjournmentText::tr("Black seals a move and stops the clock; then the game is adjourned."));
}

} // namespace

QString readInText(board::Position const& position, record::SealedMoveReading const& read) {
    if (!read.readIn || !read.move) return {};
    //: %1 a move, %2 a language.
    return AdjournmentText::tr("This is no move in the letters of the player, but %1 in those of another language: %2.")
        .arg(QString::fromStdString(notation::moveText(position, *read.move, {.language = notationLanguage()})),
             languageText(*read.readIn));
}

SealedReading readSealed(Board const& board, Adjournment const& adjournment, Envelope const& envelope, bool reply) {
    auto const& record = board.game.record;
    std::size_t const before = adjournment.halfMoves + (reply ? 1 : 0);
    if (record.halfMoves() <= before && session::saysNoMove(envelope)) // an empty one is called so
        return {.kind = SealedReading::Kind::NoLegalMove,
                .text = AdjournmentText::tr("This cannot be read as a move."),
                .entry = record.size()};
    if (session::isUnseen(board) || record.halfMoves() < before) return {};
    if (record.halfMoves() > before) return {.kind = SealedReading::Kind::OnRecord};
    if (adjournment.unseen && record.end().turn() != envelope.by) return {};
    SealedReading reading{.kind = SealedReading::Kind::NoLegalMove, .entry = record.size()};
    if (!envelope.opened) return reading;
    board::Position const position = record.end();
    auto const read = record::readSealedMove(position, envelope.opened->text, lettersOf(board, envelope));
    if (read.what != record::SealedText::Clear || !read.isSure()) {
        reading.text = faultText(position, read);
        return reading;
    }
    reading.kind = SealedReading::Kind::LegalMove;
    if (!reply && isAnother(board, position, *read.move, adjournment.mustSeal))
        reading.kind = SealedReading::Kind::AnotherMove;
    reading.move = read.move;
    reading.drawOffered = read.drawOffered;
    reading.text = entryText(position, record::Entry{*read.move}, notationLanguage());
    return reading;
}

std::optional<Colour> sealerOf(Board const& board) {
    if (board.sealing) return mover(board);
    Adjournment const* const one = board.adjournment();
    bool const resumed = one && one->resumed && one->envelope;
    return resumed ? std::optional{opponent(one->envelope->by)} : std::nullopt;
}

QString sealsText(Board const& board) {
    if (board.sealing) {
        auto const sealer = mover(board);
        if (!sealer) return {};
        if (session::isUnseen(board))
            return of(*sealer, AdjournmentText::tr("White seals the next move"),
                      AdjournmentText::tr("Black seals the next move"));
        int const number = session::moveNumberAfter(board, halfMovesMade(board));
        //: %1 the number of the move.
        return of(*sealer, AdjournmentText::tr("White seals move %1"), AdjournmentText::tr("Black seals move %1"))
            .arg(number);
    }
    Adjournment const* const one = board.adjournment();
    if (!one || !one->envelope) return AdjournmentText::tr("no sealed move");
    if (session::isUnseen(board)) // nobody here knows how far the game had come
        return of(one->envelope->by, AdjournmentText::tr("White sealed move …………"),
                  AdjournmentText::tr("Black sealed move …………"));
    return of(one->envelope->by, AdjournmentText::tr("White sealed move %1"),
              AdjournmentText::tr("Black sealed move %1"))
        .arg(session::moveNumberAfter(board, one->halfMoves));
}

QString mustSealText(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    bool const closed = one && one->envelope && !one->envelope->opened;
    std::string const move = board.sealing ? board.sealing->mustSeal : closed ? one->mustSeal : std::string{};
    //: %1 a move that was made on the board after the player had been told to seal.
    return move.empty() ? QString{} : AdjournmentText::tr("it must be %1").arg(plain(move));
}

bool isChecked(Envelope const& envelope) { return std::ranges::any_of(envelope.custody, &session::Custody::checked); }

QString envelopeText(Adjournment const& adjournment) {
    if (!adjournment.envelope) return {};
    QString const custody = custodyText(*adjournment.envelope);
    QString text = adjournment.envelope->typed
                       ? AdjournmentText::tr("Typed move, envelope with the key: %1").arg(custody)
                       : AdjournmentText::tr("Envelope: %1").arg(custody);
    if (adjournment.reply)
        text += QStringLiteral(" · ") + AdjournmentText::tr("second envelope: %1").arg(custodyText(*adjournment.reply));
    return text;
}

QString holderText(session::Custody const& custody) {
    QString const holder = plain(custody.holder);
    return custody.note.empty() ? holder : holder + QStringLiteral(" (") + plain(custody.note) + ')';
}

QString heldText(session::Custody const& custody) {
    QString const since = textLocale().toString(localTime(custody.since), QLocale::ShortFormat);
    //: %1 who has an envelope: "A. Arbiter (safe)", %2 a day and a time.
    return AdjournmentText::tr("%1, since %2").arg(holderText(custody), since);
}

QString timesLeftText(Board const& board, clock::Instant now) {
    //: %1 and %2 what the clocks show.
    QString const form = AdjournmentText::tr("White has %1, Black %2");
    if (!board.clock || board.clock->phase == clock::Phase::Ready) {
        Adjournment const* const one = board.adjourned ? board.adjournment() : nullptr;
        return one && one->left ? form.arg(spanText(one->left->white), spanText(one->left->black)) : QString{};
    }
    auto const reading = clock::read(*board.clock, now);
    QString const times = form.arg(spanText(reading.sides.white.main), spanText(reading.sides.black.main));
    bool const stands = board.clock->phase == clock::Phase::Paused && !board.adjourned && !board.sealing;
    //: %1 what the clocks show: "White has 0:27, Black 0:41".
    return stands ? AdjournmentText::tr("%1, the clocks are stopped").arg(times) : times;
}

QString minuteText(std::string const& isoMinute) {
    auto const at = session::parseLocalMinute(isoMinute);
    return at ? minuteText(*at) : plain(isoMinute);
}

QString resumptionText(Adjournment const& adjournment) {
    if (adjournment.resumesAt.empty()) return {};
    QString const at = minuteText(adjournment.resumesAt);
    return adjournment.place.empty() ? at : at + QStringLiteral(", ") + plain(adjournment.place);
}

QString presenceText(Adjournment const& adjournment) {
    bool const white = adjournment.present.white.has_value();
    bool const black = adjournment.present.black.has_value();
    if (white && black) return AdjournmentText::tr("Both players are here");
    if (white) return AdjournmentText::tr("White is here");
    return black ? AdjournmentText::tr("Black is here") : QString{};
}

namespace {

/// A reply that is sealed has been pressed, and is not made as long as it is not on record.
bool isReplyToBeMade(Board const& board, Adjournment const& adjournment, Colour side) {
    bool const sealed = adjournment.reply && adjournment.reply->by == side;
    return sealed && board.game.record.halfMoves() <= adjournment.halfMoves + 1;
}

/// As long as it may be ruled on: until the player's first move after the resumption.
QString cameLateText(Board const& board, Colour side, QDateTime const& now) {
    Adjournment const* const one = board.sealing || board.result ? nullptr : board.adjournment();
    if (!one || !one->present[side]) return {};
    if (hasMovedSince(board, *one, side) && !isReplyToBeMade(board, *one, side)) return {};
    auto const late = latenessOf(*one, side, clockAt(*one, now));
    auto const minutes = late ? std::chrono::floor<std::chrono::minutes>(*late) : std::chrono::minutes{};
    if (minutes < std::chrono::minutes{1}) return {};
    auto const count = static_cast<int>(minutes.count());
    return side == Colour::White ? AdjournmentText::tr("White came %n minute(s) late", "", count)
                                 : AdjournmentText::tr("Black came %n minute(s) late", "", count);
}

} // namespace

QString awaitedText(Board const& board, session::EventDetails const& details, QDateTime const& now) {
    QStringList parts;
    for (Colour const side : bothColours) {
        auto const left = leftToCome(board, details, side, clockAt(board, now));
        if (!left) {
            if (QString const came = cameLateText(board, side, now); !came.isEmpty()) parts += came;
            continue;
        }
        auto const limit = static_cast<int>(latestResumption(details).count());
        if (*left < left->zero()) {
            if (limit == 0) {
                parts += of(side, AdjournmentText::tr("White is late"), AdjournmentText::tr("Black is late"));
                continue;
            }
            //: %n minutes that a player may come late.
            parts += side == Colour::White ? AdjournmentText::tr("White is more than %n minute(s) late", "", limit)
                                           : AdjournmentText::tr("Black is more than %n minute(s) late", "", limit);
            continue;
        }
        QString const at =
            textLocale().toString(agreedTime(*board.adjournment()).addSecs(limit * 60LL).time(), QLocale::ShortFormat);
        auto const minutes = static_cast<int>(std::chrono::ceil<std::chrono::minutes>(*left).count());
        //: %1 a time of day until which a player may come, %n the minutes till then.
        parts +=
            (side == Colour::White ? AdjournmentText::tr("White may come until %1, %n minute(s) left", "", minutes)
                                   : AdjournmentText::tr("Black may come until %1, %n minute(s) left", "", minutes))
                .arg(at);
    }
    return parts.join(QStringLiteral(" · "));
}

QString opensForText(Colour awaited) {
    return of(awaited, AdjournmentText::tr("The envelope is opened when White is here."),
              AdjournmentText::tr("The envelope is opened when Black is here."));
}

QString bothTooLateText(bool opens) {
    //: O and I are keys.
    if (opens)
        return AdjournmentText::tr("Both players are too late: open the envelope before a witness (O), then rule on "
                                   "it (I).");
    //: I is a key.
    return AdjournmentText::tr("Both players are too late: rule on it (I).");
}

QString owedTimeText(Board const& board, QDateTime const& now) {
    if (!owedTime(board, clockAt(board, now))) return {};
    Adjournment const* const one = board.adjournment();
    Colour const replier = opponent(one->envelope->by);
    QString const agreed = textLocale().toString(agreedTime(*one).time(), QLocale::ShortFormat);
    if (!board.clock)
        //: %1 a time of day.
        return of(replier,
                  AdjournmentText::tr(
                      "White's clock should have run since %1: take the time off the clock on the table."),
                  AdjournmentText::tr(
                      "Black's clock should have run since %1: take the time off the clock on the table."))
            .arg(agreed);
    //: %1 a time of day; R is a key.
    return of(replier,
              AdjournmentText::tr("White's clock should have run since %1. R resumes the game and takes the time off."),
              AdjournmentText::tr("Black's clock should have run since %1. R resumes the game and takes the time off."))
        .arg(agreed);
}

std::optional<record::GameEnd> endOnRecord(Board const& board, DrawnGameLaw const& law) {
    auto const end = endOnBoard(board.game, law);
    bool const counts = end && (end->after == board.game.record.size() || record::endsAtOnce(end->how));
    return counts ? end : std::nullopt;
}

QString flagDownText(Board const& board, clock::Instant now) {
    auto const down = session::flagToRuleOn(board, now);
    if (!down) return {};
    return of(*down, AdjournmentText::tr("White's flag is down: rule on it (I)."),
              AdjournmentText::tr("Black's flag is down: rule on it (I)."));
}

QString missedText() {
    return AdjournmentText::tr("The envelope or a key to it is missing: rule on it (I), or say who keeps it when it is "
                               "found (K).");
}

QString nextText(Board const& board, DrawnGameLaw const& law, QDateTime const& now) {
    if (board.sealing) return whileSealing(board);
    Adjournment const* const one = board.adjournment();
    if (one && board.adjourned) return beforeResumption(board, *one, law, now);
    QString const resumed = one && one->envelope ? afterResumption(board, *one) : QString{};
    if (!resumed.isEmpty() || !goesOnBeside(board)) return resumed;
    return AdjournmentText::tr("When the game is over, enter its result on the page of results (F4).");
}

QString paperSaysText(Board const& board) {
    auto const last = session::openedLast(board);
    if (!last) return {};
    QString const written = plain(last.envelope->opened->text);
    if (written.isEmpty()) return AdjournmentText::tr("The envelope is empty.");
    //: %1 the move as the player wrote it.
    QString const says = AdjournmentText::tr("The envelope says “%1”.").arg(written);
    SealedReading const read = readSealed(board, *board.adjournment(), *last.envelope, last.reply);
    return read.kind == SealedReading::Kind::NoLegalMove ? says + QLatin1Char(' ') + read.text : says;
}

QString standingOfferText(Board const& board) {
    QString const offer = pendingOfferText(board);
    //: %1 a draw offer: "White offers a draw".
    return offer.isEmpty() ? QString{} : AdjournmentText::tr("Still open: %1").arg(offer);
}

QString pendingOfferText(Board const& board) {
    record::DrawOffer const* offer = board.game.offers.pendingBy(Colour::White);
    if (!offer) offer = board.game.offers.pendingBy(Colour::Black);
    if (!offer) return {};
    Adjournment const* const now = board.adjournment();
    bool const isOfEarlierOne =
        offer->moment == record::OfferMoment::AfterSealing && now && offer->afterHalfMoves <= now->halfMoves;
    if (!isOfEarlierOne) return offerText(*offer);
    return offer->by == Colour::White
               ? AdjournmentText::tr("White offers a draw: said at the adjournment before this one.")
               : AdjournmentText::tr("Black offers a draw: said at the adjournment before this one.");
}

QString adjournmentStateText(Board const& board) {
    if (board.sealing && board.sealing->byPlayer) return AdjournmentText::tr("asked to adjourn");
    if (board.sealing) return AdjournmentText::tr("told to seal");
    if (board.adjourned) return AdjournmentText::tr("adjourned");
    //: A game that is still being played although the next round was paired; until it is over it counts as adjourned.
    if (goesOnBeside(board) && !board.adjournment()) return AdjournmentText::tr("goes on, counts as adjourned");
    return AdjournmentText::tr("resumed");
}

QString cameToOpenText(session::EventState const& state, std::vector<session::Act> const& acts) {
    session::ResumptionAttended const* came = nullptr;
    bool stops = false;
    for (session::Act const& act : acts) {
        if (auto const* const attended = std::get_if<session::ResumptionAttended>(&act)) came = attended;
        auto const* const operated = std::get_if<session::ClocksOperated>(&act);
        stops |= operated && std::holds_alternative<clock::Pause>(operated->operation);
    }
    if (!came || came->absent || !stops) return {};
    //: %1 a round, %2 a board.
    return of(came->side, AdjournmentText::tr("Board %1.%2: White is here, the clock is stopped. Open the envelope."),
              AdjournmentText::tr("Board %1.%2: Black is here, the clock is stopped. Open the envelope."))
        .arg(came->round.value())
        .arg(boardLabel(state, came->round, came->board));
}

} // namespace flagfall::view
