// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/act_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"

#include "clock/display.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

using session::EventState;

struct ActText {
    Q_DECLARE_TR_FUNCTIONS(ActText)
};

QString number(BoardNumber board) { return QString::number(board.value()); }
QString number(RoundNumber round) { return QString::number(round.value()); }

/// `Board 3` or `Boards 1, 2, 5`, or how many when the list would be long.
QString boardsText(std::vector<BoardNumber> const& boards) {
    constexpr std::size_t shortList = 5;
    if (boards.size() == 1) return ActText::tr("Board %1").arg(number(boards.front()));
    if (boards.size() > shortList) return ActText::tr("%n board(s)", "subject", static_cast<int>(boards.size()));
    QStringList numbers;
    for (BoardNumber const board : boards) numbers += number(board);
    //: %1 is a list of board numbers: "1, 2, 5".
    return ActText::tr("Boards %1").arg(numbers.join(QStringLiteral(", ")));
}

QString spanText(clock::Span span) {
    return plain(clock::displayText(span, clock::DisplayStyle::Modern, clock::Span{}));
}

struct OperationText {
    QString operator()(clock::Start const&) const { return ActText::tr("clock started"); }
    QString operator()(clock::Press const& press) const {
        return press.by == Colour::White ? ActText::tr("White pressed the clock")
                                         : ActText::tr("Black pressed the clock");
    }
    QString operator()(clock::Pause const&) const { return ActText::tr("clock paused"); }
    QString operator()(clock::Resume const&) const { return ActText::tr("clock resumed"); }
    QString operator()(clock::AdjustTime const& adjust) const {
        bool const more = adjust.by >= clock::Span{};
        QString const time = spanText(more ? adjust.by : -adjust.by);
        if (adjust.side == Colour::White)
            return more ? ActText::tr("%1 added to White's time").arg(time)
                        : ActText::tr("%1 taken from White's time").arg(time);
        return more ? ActText::tr("%1 added to Black's time").arg(time)
                    : ActText::tr("%1 taken from Black's time").arg(time);
    }
    QString operator()(clock::SetTime const& set) const {
        QString const time = spanText(set.main);
        return set.side == Colour::White ? ActText::tr("White's time set to %1").arg(time)
                                         : ActText::tr("Black's time set to %1").arg(time);
    }
    QString operator()(clock::SetMoves const& set) const {
        return set.side == Colour::White ? ActText::tr("White's move counter set to %1").arg(set.completed)
                                         : ActText::tr("Black's move counter set to %1").arg(set.completed);
    }
    QString operator()(clock::HandMoveTo const& hand) const {
        return hand.side == Colour::White ? ActText::tr("move handed to White") : ActText::tr("move handed to Black");
    }
    QString operator()(clock::UndoPress const&) const { return ActText::tr("last press taken back"); }
    QString operator()(clock::SwapTimes const&) const { return ActText::tr("times exchanged"); }
    QString operator()(clock::ReloadCanadian const& reload) const {
        return reload.side == Colour::White ? ActText::tr("White's Canadian time reloaded")
                                            : ActText::tr("Black's Canadian time reloaded");
    }
    QString operator()(clock::InstallExtra const& install) const {
        return ActText::tr("from now on %1 for each move").arg(spanText(install.extra));
    }
};

struct FactText {
    QString operator()(clock::FlagDropped const& fact) const {
        return fact.side == Colour::White ? ActText::tr("White's flag dropped") : ActText::tr("Black's flag dropped");
    }
    QString operator()(clock::PeriodEnded const& fact) const {
        return fact.side == Colour::White
                   ? ActText::tr("White's period %1 ended after %2 moves").arg(fact.period).arg(fact.movesMade)
                   : ActText::tr("Black's period %1 ended after %2 moves").arg(fact.period).arg(fact.movesMade);
    }
    QString operator()(clock::PeriodEntered const& fact) const {
        return fact.side == Colour::White ? ActText::tr("White's period %1 began").arg(fact.period)
                                          : ActText::tr("Black's period %1 began").arg(fact.period);
    }
    QString operator()(clock::TurnedByItself const& fact) const {
        return fact.toMove == Colour::White ? ActText::tr("clock turned to White by itself")
                                            : ActText::tr("clock turned to Black by itself");
    }
};

/// `result 1–0 on board 3`: acts that Undo takes back; every other one answers with nothing.
struct PhraseText {
    EventState const& state;
    QString name(PlayerId player) const { return playerName(state, player); }

    QString operator()(session::EventOpened const&) const { return {}; }
    QString operator()(session::EventRevised const&) const {
        return ActText::tr("change of the event's details", "phrase");
    }
    QString operator()(session::PlayerEntered const& act) const {
        return ActText::tr("entry of %1", "phrase").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerRevised const& act) const {
        return ActText::tr("change of %1", "phrase").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerWithdrawn const& act) const {
        return ActText::tr("withdrawal of %1", "phrase").arg(name(act.player));
    }
    QString operator()(session::PlayerReturned const& act) const {
        return ActText::tr("return of %1", "phrase").arg(name(act.player));
    }
    QString operator()(session::PlayerRemoved const&) const { return ActText::tr("removal of a player", "phrase"); }
    QString operator()(session::PlayersImported const&) const { return {}; }
    QString operator()(session::RoundPaired const& act) const {
        return ActText::tr("pairing of round %1", "phrase").arg(number(act.pairing.round));
    }
    QString operator()(session::RoundImported const& act) const {
        return ActText::tr("import of round %1", "phrase").arg(number(act.round));
    }
    QString operator()(session::ClocksOperated const&) const { return {}; }
    QString operator()(session::ClockReported const&) const { return {}; }
    QString operator()(session::ResultEntered const& act) const {
        return ActText::tr("result %1 on board %2", "phrase").arg(resultText(act.result), number(act.board));
    }
    QString operator()(session::ResultCleared const& act) const {
        return ActText::tr("clearing of the result on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::GameAdjourned const& act) const {
        return ActText::tr("adjournment on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::DeskOpened const&) const { return {}; }
    QString operator()(session::DeskClosed const&) const { return {}; }
    QString operator()(session::ClocksRecovered const&) const { return {}; }
    QString operator()(session::ActRetracted const&) const { return {}; }
    QString operator()(session::ActRestored const&) const { return {}; }
};

session::RecordedAct const* actWith(session::History const& history, Seq seq) {
    if (seq < Seq{1} || history.last() < seq) return nullptr;
    return &history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

struct SentenceText {
    session::History const& history;
    EventState const& state() const { return history.state(); }
    QString name(PlayerId player) const { return playerName(state(), player); }

    QString operator()(session::EventOpened const& act) const {
        return ActText::tr("Event created: %1").arg(plain(act.details.name));
    }
    QString operator()(session::EventRevised const&) const { return ActText::tr("Event details changed"); }
    QString operator()(session::PlayerEntered const& act) const {
        return ActText::tr("Player entered: %1").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerRevised const& act) const {
        return ActText::tr("Player changed: %1").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerWithdrawn const& act) const {
        return ActText::tr("%1 withdrew before round %2").arg(name(act.player), number(act.from));
    }
    QString operator()(session::PlayerReturned const& act) const {
        return ActText::tr("%1 came back").arg(name(act.player));
    }
    QString operator()(session::PlayerRemoved const&) const { return ActText::tr("Player removed"); }
    QString operator()(session::PlayersImported const& act) const {
        return ActText::tr("%n player(s) taken from a report file", "", static_cast<int>(act.players.size()));
    }
    QString operator()(session::RoundPaired const& act) const {
        return ActText::tr("Round %1 paired: %n board(s)", "", static_cast<int>(act.pairing.pairs.size()))
            .arg(number(act.pairing.round));
    }
    QString operator()(session::RoundImported const& act) const {
        return ActText::tr("Round %1 imported: %n board(s)", "", static_cast<int>(act.games.size()))
            .arg(number(act.round));
    }
    QString operator()(session::ClocksOperated const& act) const {
        //: %1 which boards, %2 what was done to their clocks: "Boards 1, 2: clock paused".
        return ActText::tr("%1: %2", "boards").arg(boardsText(act.boards), operationText(act.operation));
    }
    QString operator()(session::ClockReported const& act) const {
        return ActText::tr("%1: %2", "boards").arg(boardsText({act.board}), factText(act.fact));
    }
    QString operator()(session::ResultEntered const& act) const {
        return ActText::tr("Round %1, board %2: result %3")
            .arg(number(act.round), number(act.board), resultText(act.result));
    }
    QString operator()(session::ResultCleared const& act) const {
        return ActText::tr("Round %1, board %2: result cleared").arg(number(act.round), number(act.board));
    }
    QString operator()(session::GameAdjourned const& act) const {
        return ActText::tr("Round %1, board %2: game adjourned").arg(number(act.round), number(act.board));
    }
    QString operator()(session::DeskOpened const& act) const {
        if (act.lastBeat) return ActText::tr("Event opened with %1 after an interruption").arg(plain(act.program));
        return ActText::tr("Event opened with %1").arg(plain(act.program));
    }
    QString operator()(session::DeskClosed const&) const { return ActText::tr("Event closed"); }
    QString operator()(session::ClocksRecovered const& act) const {
        return ActText::tr("%1: %2", "boards").arg(boardsText(act.boards), policyText(act.policy));
    }
    QString operator()(session::ActRetracted const& act) const { return about(act.act, &undoneText); }
    QString operator()(session::ActRestored const& act) const { return about(act.act, &redoneText); }

private:
    QString about(Seq seq, QString (*text)(session::Act const&, EventState const&)) const {
        session::RecordedAct const* act = actWith(history, seq);
        return act ? text(act->act, state()) : QString{};
    }
};

} // namespace

QString operationText(clock::Operation const& operation) { return std::visit(OperationText{}, operation); }
QString factText(clock::Fact const& fact) { return std::visit(FactText{}, fact); }

QString policyText(session::RecoveryPolicy policy) {
    switch (policy) {
    case session::RecoveryPolicy::LastHeartbeat: return ActText::tr("clock goes on from the last sign of life");
    case session::RecoveryPolicy::LastEvent: return ActText::tr("clock goes on from the last recorded press");
    case session::RecoveryPolicy::ChargeToRestart:
        return ActText::tr("the interruption is charged to the player on move");
    }
    return {};
}

QString actSentence(session::RecordedAct const& act, session::History const& history) {
    return std::visit(SentenceText{history}, act.act);
}

QString actPhrase(session::Act const& act, EventState const& state) { return std::visit(PhraseText{state}, act); }

//: %1 an act as a phrase: "result 1–0 on board 3".
QString undoText(session::Act const& act, EventState const& state) {
    return ActText::tr("Undo: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString redoText(session::Act const& act, EventState const& state) {
    return ActText::tr("Redo: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString undoneText(session::Act const& act, EventState const& state) {
    return ActText::tr("Taken back: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString redoneText(session::Act const& act, EventState const& state) {
    return ActText::tr("Restored: %1").arg(actPhrase(act, state));
}

QString replacedText(BoardNumber board, Result before, Result after) {
    //: A result was overwritten: board, old result, new result.
    return ActText::tr("Board %1: %2 replaced by %3.").arg(number(board), resultText(before), resultText(after));
}

} // namespace flagfall::view
