// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/adjournment_papers.h"

#include "app/session/event/open_games.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::Adjournment;
using session::Board;

struct AdjournmentPapers {
    Q_DECLARE_TR_FUNCTIONS(AdjournmentPapers)
};

QString const toWriteOn = QStringLiteral("……………………………………");
QString const keyToWriteOn = QStringLiteral("…………  …………  …………  …………  …………  …………  …………");

Board const* boardAt(session::EventState const& state, BoardPlace place) {
    session::Round const* const round = state.round(place.round);
    return round ? round->board(place.board) : nullptr;
}

QString clockTimesText(Board const& board, Adjournment const& adjournment, Colour side, clock::Instant now) {
    bool const sealer = adjournment.envelope && adjournment.envelope->by == side;
    clock::Span const charged = sealer ? adjournment.charged : clock::Span{};
    if (adjournment.left) {
        QString const text = AdjournmentPapers::tr("%1 left").arg(spanText((*adjournment.left)[side]));
        //: %1 "0:27:40 left", %2 a time: what was charged for adjourning early.
        return charged == clock::Span{} ? text : AdjournmentPapers::tr("%1, %2 charged").arg(text, spanText(charged));
    }
    // What is asked for (I.2.3; 2009: Adj.2c) is written by hand where nobody has typed it.
    if (!board.clock || board.clock->phase == clock::Phase::Ready)
        return charged == clock::Span{} ? toWriteOn
                                        : AdjournmentPapers::tr("%1, %2 charged").arg(toWriteOn, spanText(charged));
    auto const reading = clock::read(*board.clock, now).sides[side];
    clock::Span const taken = std::max(clock::Span{}, board.handed[side]); // as for adjourning early (Adj.1b)
    // What is left is rounded up as on the face of the clock, so that both together are the time there was.
    auto const used = std::chrono::floor<std::chrono::seconds>(reading.used + taken);
    //: Times of a player.
    QString const text = AdjournmentPapers::tr("%1 left, %2 used").arg(spanText(reading.main), spanText(used));
    if (taken == clock::Span{}) return text;
    //: %1 "0:58:21 left, 0:32:10 used", %2 a time that counts as used: charged for adjourning early, or a penalty.
    return AdjournmentPapers::tr("%1, %2 of it charged").arg(text, spanText(taken));
}

QString dayAndTime(session::WallTime wall) { return textLocale().toString(localTime(wall), QLocale::ShortFormat); }

/// When it was checked; a line to write on where that is not on record. The same with the others.
QString checkedText(session::Envelope const& envelope) {
    auto const checked = std::ranges::find_if(envelope.custody, &session::Custody::checked);
    return checked == envelope.custody.end() ? toWriteOn : dayAndTime(checked->since);
}

QString keptText(session::Envelope const& envelope) {
    QStringList everybody;
    for (session::Custody const& custody : envelope.custody) everybody += heldText(custody);
    return everybody.isEmpty() ? toWriteOn : everybody.join(QStringLiteral("; "));
}

QString openedText(session::Envelope const& envelope) {
    if (!envelope.opened) return toWriteOn;
    QString const at = dayAndTime(envelope.opened->at);
    return at + QStringLiteral(", ") + (envelope.opened->witness.empty() ? toWriteOn : plain(envelope.opened->witness));
}

QString offersText(Board const& board) {
    QString const offer = pendingOfferText(board);
    return offer.isEmpty() ? AdjournmentPapers::tr("none is pending") : offer;
}

PaperLines aboutGame(session::EventState const& state, Board const& board, Adjournment const& adjournment,
                     clock::Instant now) {
    return {{{AdjournmentPapers::tr("White"), playerName(state, board.white)},
             {AdjournmentPapers::tr("Black"), playerName(state, board.black)},
             {AdjournmentPapers::tr("Sealed move"), sealsText(board)},
             {AdjournmentPapers::tr("White's clock"), clockTimesText(board, adjournment, Colour::White, now)},
             {AdjournmentPapers::tr("Black's clock"), clockTimesText(board, adjournment, Colour::Black, now)},
             {AdjournmentPapers::tr("Draw offer"), offersText(board)},
             {AdjournmentPapers::tr("Move that must be sealed"), plain(adjournment.mustSeal)},
             {AdjournmentPapers::tr("Resumption"),
              adjournment.resumesAt.empty() ? toWriteOn : resumptionText(adjournment)}}};
}

/// The position in which the move was sealed, if the record goes so far.
std::optional<board::Position> positionBefore(Board const& board, Adjournment const& adjournment) {
    auto const& record = board.game.record;
    if (record.halfMoves() < adjournment.halfMoves || session::isUnseen(board)) return std::nullopt;
    if (record.halfMoves() == adjournment.halfMoves) return record.end();
    std::size_t const entry = record.entryOfHalfMove(adjournment.halfMoves);
    if (record.halfMovesBefore(entry) != adjournment.halfMoves) return std::nullopt; // inside a gap
    return record.at(entry);
}

void addKeys(Paper& paper, session::Envelope const& envelope) {
    paper.body.emplace_back(PaperHeading{AdjournmentPapers::tr("Opening keys")});
    paper.body.emplace_back(PaperLines{{{AdjournmentPapers::tr("Fingerprint"), plain(envelope.typed->fingerprint)}}});
    paper.body.emplace_back(PaperParagraph{AdjournmentPapers::tr(
        "If the keys are not printed, copy each one by hand when the program shows it. Keep the slips apart from the "
        "event file. "
        "Without the keys nobody can open the move.")});
    PaperTable table{{AdjournmentPapers::tr("Kept by"), AdjournmentPapers::tr("Key")}, {}};
    table.rows.push_back({{AdjournmentPapers::tr("Arbiter"), keyToWriteOn}});
    if (envelope.typed->keys > 1) table.rows.push_back({{AdjournmentPapers::tr("Organiser"), keyToWriteOn}});
    paper.body.emplace_back(std::move(table));
}

QString keyTitle(std::size_t key, std::size_t keys) {
    if (keys == 1) return AdjournmentPapers::tr("Opening key");
    return key == 0 ? AdjournmentPapers::tr("Opening key of the arbiter")
                    : AdjournmentPapers::tr("Opening key of the organiser");
}

bool isFixed(Board const& board) {
    return board.adjourned && board.adjournment() && !board.adjournment()->resumesAt.empty();
}

/// What goes on beside a later round counts as adjourned as well, and nothing is waited for to resume it.
PaperTable::Row resumptionRow(session::EventState const& state, RoundNumber round, Board const& board) {
    QString const place = placeLabel(state, round, board.number);
    QString const players = playerName(state, board.white) + QStringLiteral(" – ") + playerName(state, board.black);
    Adjournment const* const one = board.adjourned ? board.adjournment() : nullptr;
    if (!one) return {{AdjournmentPapers::tr("being played"), place, players, {}, {}}};
    QString at = isFixed(board) ? minuteText(one->resumesAt) : AdjournmentPapers::tr("not fixed");
    // Start and finish of the session are announced (2009: Adj.13).
    if (auto const ends = isFixed(board) ? session::endOfSession(state, round, one->resumesAt) : std::nullopt) {
        constexpr int minutesOfAnHour = 60;
        QTime const hour(ends->minute / minutesOfAnHour, ends->minute % minutesOfAnHour);
        at += QStringLiteral("–") + textLocale().toString(hour, QLocale::ShortFormat);
    }
    return {{at, place, players, sealsText(board), plain(one->place)}};
}

QString gameTitle(session::EventState const& state, BoardPlace place) {
    return AdjournmentPapers::tr("Adjourned game: round %1, board %2")
        .arg(roundLabel(state, place.round))
        .arg(boardLabel(state, place.round, place.board));
}

} // namespace

Paper envelopePaper(session::History const& history, BoardPlace place, clock::Instant now) {
    session::EventState const& state = history.state();
    Board const* const board = boardAt(state, place);
    Adjournment const* const one = board && !board->sealing ? board->adjournment() : nullptr;
    if (!one) return {};
    Paper paper{.title = gameTitle(state, place),
                .file = AdjournmentPapers::tr("envelope %1.%2", "file")
                            .arg(place.round.value())
                            .arg(boardLabel(state, place.round, place.board)),
                .head = paperHeadOf(state.details)};
    paper.body.emplace_back(aboutGame(state, *board, *one, now));
    auto const position = positionBefore(*board, *one);
    paper.body.emplace_back(
        PaperDiagram{position, position ? AdjournmentPapers::tr("Position before the sealed move")
                                        : AdjournmentPapers::tr("Position before the sealed move: draw it by hand")});
    if (one->envelope) {
        paper.body.emplace_back(
            PaperLines{{{AdjournmentPapers::tr("Checked by the arbiter"), checkedText(*one->envelope)},
                        {AdjournmentPapers::tr("Kept by"), keptText(*one->envelope)},
                        {AdjournmentPapers::tr("Opened, and in whose presence"), openedText(*one->envelope)}}});
        if (one->envelope->typed) addKeys(paper, *one->envelope);
    }
    return paper;
}

Paper envelopeLabel(session::History const& history, BoardPlace place, clock::Instant now) {
    Paper paper = envelopePaper(history, place, now);
    session::EventState const& state = history.state();
    Board const* const board = boardAt(state, place);
    Adjournment const* const one = board && !board->sealing ? board->adjournment() : nullptr;
    if (!one || !one->envelope) return {};
    paper.format = PaperFormat::A5;
    paper.file = AdjournmentPapers::tr("label %1.%2", "file")
                     .arg(place.round.value())
                     .arg(boardLabel(state, place.round, place.board));
    auto const lines = std::ranges::find_if(
        paper.body, [](PaperBlock const& block) { return std::holds_alternative<PaperLines>(block); });
    std::vector<PaperBlock> body{*lines};
    auto const position = positionBefore(*board, *one);
    body.emplace_back(PaperDiagram{
        position, position ? QString{} : AdjournmentPapers::tr("Position before the sealed move: draw it by hand")});
    PaperLines below{{{AdjournmentPapers::tr("Checked by the arbiter"), checkedText(*one->envelope)}}};
    if (one->envelope->typed)
        below.lines.push_back({AdjournmentPapers::tr("Fingerprint"), plain(one->envelope->typed->fingerprint)});
    body.emplace_back(std::move(below));
    paper.body = std::move(body);
    return paper;
}

Paper keySlips(session::EventState const& state, BoardPlace place, QString const& fingerprint,
               QStringList const& keys) {
    Board const* const board = boardAt(state, place);
    if (!board || keys.isEmpty()) return {};
    Paper paper{.title = gameTitle(state, place),
                .file = AdjournmentPapers::tr("opening key %1.%2", "file")
                            .arg(place.round.value())
                            .arg(boardLabel(state, place.round, place.board)),
                .head = paperHeadOf(state.details),
                .audience = Audience::Arbiters,
                .format = PaperFormat::A5};
    for (qsizetype key = 0; key < keys.size(); ++key) {
        if (key > 0) paper.body.emplace_back(PaperNewPage{});
        paper.body.emplace_back(
            PaperHeading{keyTitle(static_cast<std::size_t>(key), static_cast<std::size_t>(keys.size()))});
        paper.body.emplace_back(PaperVerbatim{keys[key]});
        paper.body.emplace_back(PaperLines{{{AdjournmentPapers::tr("White"), playerName(state, board->white)},
                                            {AdjournmentPapers::tr("Black"), playerName(state, board->black)},
                                            {AdjournmentPapers::tr("Fingerprint"), fingerprint},
                                            {AdjournmentPapers::tr("Kept by"), toWriteOn}}});
        paper.body.emplace_back(PaperParagraph{AdjournmentPapers::tr(
            "The program keeps no copy of this key. Without it nobody can open the move; keep it apart from the event "
            "file.")});
    }
    return paper;
}

std::string calendarTitle(session::EventState const& state, session::Resumption const& one) {
    Board const* const board = boardAt(state, {one.round, one.board});
    QString const players = playerName(state, board->white) + QStringLiteral(" – ") + playerName(state, board->black);
    //: An entry of a calendar: %1 the event, %4 the players.
    return AdjournmentPapers::tr("%1: resumption, round %2, board %3: %4")
        .arg(plain(state.details.name))
        .arg(one.round.value())
        .arg(boardLabel(state, one.round, one.board))
        .arg(players)
        .toStdString();
}

Paper resumptionsPaper(session::History const& history) {
    session::EventState const& state = history.state();
    Paper paper{.title = AdjournmentPapers::tr("Resumptions"),
                .file = AdjournmentPapers::tr("resumptions", "file"),
                .head = paperHeadOf(state.details)};
    PaperTable table{{AdjournmentPapers::tr("Day and time"), AdjournmentPapers::tr("Board"),
                      AdjournmentPapers::tr("Players"), AdjournmentPapers::tr("Sealed move"),
                      AdjournmentPapers::tr("Place")},
                     {}};
    for (session::Resumption const& one : session::resumptionsOf(state))
        table.rows.push_back(resumptionRow(state, one.round, *boardAt(state, {one.round, one.board})));
    for (session::Round const& round : state.rounds)
        for (Board const& board : round.boards)
            if (session::countsAsAdjourned(board) && !isFixed(board))
                table.rows.push_back(resumptionRow(state, round.number, board));
    if (table.rows.empty())
        paper.body.emplace_back(PaperParagraph{AdjournmentPapers::tr("No game is adjourned.")});
    else
        paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace flagfall::view
