// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/adjournments/adjournment_acts.h"

#include "app/session/event/adjourned_game.h"
#include "app/view/adjournments/adjournments_model.h"
#include "app/view/common/resumption_time.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"

namespace flagfall::view {
namespace {

using session::Adjournment;
using session::Board;
using Texts = AdjournmentsModel;

} // namespace

EnvelopeNow envelopeNow(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    if (!one || !one->envelope) return {};
    if (one->envelope->opened && one->reply) return {&*one->reply, true};
    return {&*one->envelope, false};
}

std::optional<SealedReading> unwritten(Board const& board) {
    auto const last = session::openedLast(board);
    if (!last) return std::nullopt;
    SealedReading reading = readSealed(board, *board.adjournment(), *last.envelope, last.reply);
    if (reading.kind == SealedReading::Kind::OnRecord) return std::nullopt;
    return reading;
}

session::WriteRecord writing(RoundNumber round, Board const& board, SealedReading const& reading) {
    return {round,
            board.number,
            static_cast<int>(reading.entry),
            0,
            {session::written(record::Entry{*reading.move, reading.drawOffered})}};
}

// --- what can be done ------------------------------------------------------------------------------------------

QStringList AdjournmentActs::of(RoundNumber round, Board const& board) const {
    using namespace session;
    QStringList acts;
    auto const offer = [&](char const* word, Command const& command) {
        if (takes(command)) acts += QString::fromLatin1(word);
    };
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    BoardNumber const number = board.number;
    if ((!board.adjourned && board.pairedWhileOpen) || otherHasToSeal(board))
        offer("tell", CallForSealing{.round = round, .boards = {number}});
    if (board.sealing) {
        int const keys = state().details.adjournments.twoKeys ? 2 : 1;
        offer("type", SealMove{round, number, {"?", "?", keys}, Colour::White});
        offer("adjourn", AdjournGame{.round = round, .board = number, .sealer = Colour::White});
        offer("off", CallForSealing{.round = round, .boards = {number}, .off = true});
    }
    if (!one) return acts;
    if (board.adjourned) { // with the times of the adjournment, which the clocks have left once it is resumed
        acts += QStringLiteral("label");
        if (one->envelope) acts += QStringLiteral("tag");
    }
    offer("plan", PlanResumption{round, {number}, "2000-01-01 00:00"});
    if (auto const current = envelopeNow(board); current.isClosed()) {
        offer("keep", KeepEnvelope{.round = round, .board = number, .holder = "?", .reply = current.reply});
        offer("miss", MissEnvelope{.round = round, .board = number, .reply = current.reply});
    }
    for (Colour const side : bothColours) {
        auto const turned = one->present[side] ? Presence::Absent : Presence::Present;
        offer(side == Colour::White ? "white" : "black", MarkAtResumption{round, number, side, turned});
    }
    if (acts.contains(QStringLiteral("white")) || acts.contains(QStringLiteral("black")))
        acts += QStringLiteral("came");
    if (mayBeOpened(board, state().details, clockAt(board, m_timeOfDay)))
        acts += QStringLiteral("open"); // what is missing for it is asked in its form
    if (unwritten(board))
        offer(
            "reread",
            RereadEnvelope{.round = round, .board = number, .reply = session::openedLast(board).reply, .written = "?"});
    if (auto const reading = unwritten(board); reading && reading->kind == SealedReading::Kind::LegalMove)
        offer("write", writing(round, board, *reading));
    if (standsResumed(board))
        offer("resume", ResumeClocks{round, {number}});
    else if (!isLostByBoth(m_history, round, board, clockAt(board, m_timeOfDay)))
        offer("resume", ResumeGame{round, number});
    bool const onScreen = state().details.adjournments.sealedOn == SealedOn::Screen;
    if (one->envelope && repliesAlone(board) && one->present[opponent(one->envelope->by)]) {
        if (onScreen) offer("type", SealReply{round, number});
        offer("reply", SealReply{round, number});
    }
    return acts;
}

bool AdjournmentActs::takes(session::Command const& command) const {
    auto const decided = session::decide(m_history, command, session::Confirmation::NotAsked, m_now);
    return decided ? !decided->empty() : std::holds_alternative<session::Question>(decided.error());
}

bool AdjournmentActs::isAskedAbout(session::Command const& command) const {
    auto const decided = session::decide(m_history, command, session::Confirmation::NotAsked, m_now);
    return !decided && std::holds_alternative<session::Question>(decided.error());
}

// --- why something cannot be done ------------------------------------------------------------------------------

QString AdjournmentActs::whyNot(QString const& act, BoardPlace at, Board const& board) const {
    if (act == QStringLiteral("adjourn")) return whyNotAdjourned(at, board);
    if (act == QStringLiteral("open")) return whyNotOpened(at, board);
    if (act == QStringLiteral("reread")) return whyNotReread(at, board);
    return whyNotResumed(at, board);
}

QString AdjournmentActs::whyRefused(BoardPlace at, session::Command const& command) const {
    auto const decided = session::decide(m_history, command, session::Confirmation::NotAsked, m_now);
    auto const* const refusal = decided ? nullptr : decided.error().refusal();
    return refusal ? refusalWithRound(*refusal, at.round, state()) : QString{};
}

/// Who must reply is there, too late, and the envelope stays closed (2009: Adj.10).
bool AdjournmentActs::waitsForRuling(Board const& board) const {
    auto const current = envelopeNow(board);
    bool const waits = current.isClosed() && !current.envelope->missing;
    bool const here = waits && board.adjournment()->present[opponent(current.envelope->by)];
    return here && !mayBeOpened(board, state().details, clockAt(board, m_timeOfDay));
}

QString AdjournmentActs::whyNotAdjourned(BoardPlace at, Board const& board) const {
    QString const place = placeLabel(state(), at.round, at.board);
    //: %1 a game, as "1.3".
    if (board.adjourned) return Texts::tr("The game %1 is adjourned already.").arg(place);
    //: %1 a game, as "1.3"; C is a key.
    if (!board.sealing) return Texts::tr("In the game %1 nobody has been told to seal a move (C).").arg(place);
    return whyRefused(at, session::AdjournGame{.round = at.round, .board = at.board, .sealer = Colour::White});
}

QString AdjournmentActs::whyNotResumed(BoardPlace at, Board const& board) const {
    QString const place = placeLabel(state(), at.round, at.board);
    //: %1 a game, as "1.3"; S is a key.
    if (board.sealing) return Texts::tr("The game %1 is not adjourned yet: first the move is sealed (S).").arg(place);
    session::ResumptionClock const clock = clockAt(board, m_timeOfDay);
    if (isLostByBoth(m_history, at.round, board, clock))
        //: %1 a game, as "1.3", %2 a sentence.
        return Texts::tr("The game %1 does not go on. %2")
            .arg(place, bothTooLateText(mayBeOpened(board, state().details, clock)));
    if (standsResumed(board)) return whyRefused(at, session::ResumeClocks{at.round, {at.board}});
    //: %1 a game, as "1.3".
    if (!board.adjourned) return Texts::tr("The game %1 goes on already.").arg(place);
    if (waitsForRuling(board)) return Texts::tr("A player is too late: rule on it (I).");
    return whyRefused(at, session::ResumeGame{at.round, at.board});
}

QString AdjournmentActs::whyNotOpened(BoardPlace at, Board const& board) const {
    QString const place = placeLabel(state(), at.round, at.board);
    auto const current = envelopeNow(board);
    if (board.sealing || !current.envelope)
        //: %1 a game, as "1.3".
        return Texts::tr("The game %1 has no envelope to open.").arg(place);
    if (current.envelope->opened)
        //: %1 a game, as "1.3".
        return Texts::tr("The envelope of the game %1 is open.").arg(place);
    if (current.envelope->missing) return missedText();
    if (waitsForRuling(board)) return Texts::tr("A player is too late: rule on it (I).");
    return opensForText(opponent(current.envelope->by));
}

QString AdjournmentActs::whyNotReread(BoardPlace at, Board const& board) const {
    QString const place = placeLabel(state(), at.round, at.board);
    auto const last = session::openedLast(board);
    if (!last)
        //: %1 a game, as "1.3".
        return Texts::tr("The game %1 has no open envelope.").arg(place);
    if (unwritten(board))
        return whyRefused(
            at, session::RereadEnvelope{.round = at.round, .board = at.board, .reply = last.reply, .written = "?"});
    //: %1 a game, as "1.3"; Y and G are keys.
    return Texts::tr("The sealed move of the game %1 is on record. Take it back first (Ctrl+Z, or on the game record, G): "
              "then "
              "Y corrects what was entered.")
        .arg(place);
}

} // namespace flagfall::view
