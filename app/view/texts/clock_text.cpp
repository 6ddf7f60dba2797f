// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/clock_text.h"

#include "app/view/texts/plain_text.h"
#include "clock/display.h"
#include "clock/typed_control.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

struct ClockText {
    Q_DECLARE_TR_FUNCTIONS(ClockText)
};

struct OperationText {
    QString operator()(clock::Start const&) const { return ClockText::tr("clock started"); }
    QString operator()(clock::Press const& press) const {
        return press.by == Colour::White ? ClockText::tr("White pressed the clock")
                                         : ClockText::tr("Black pressed the clock");
    }
    QString operator()(clock::Pause const&) const { return ClockText::tr("clock paused"); }
    QString operator()(clock::Resume const&) const { return ClockText::tr("clock resumed"); }
    QString operator()(clock::AdjustTime const& adjust) const {
        bool const more = adjust.by >= clock::Span{};
        QString const time = spanText(more ? adjust.by : -adjust.by);
        if (adjust.side == Colour::White)
            return more ? ClockText::tr("%1 added to White's time").arg(time)
                        : ClockText::tr("%1 taken off White's time").arg(time);
        return more ? ClockText::tr("%1 added to Black's time").arg(time)
                    : ClockText::tr("%1 taken off Black's time").arg(time);
    }
    QString operator()(clock::SetTime const& set) const {
        QString const time = spanText(set.main);
        return set.side == Colour::White ? ClockText::tr("White's time set to %1").arg(time)
                                         : ClockText::tr("Black's time set to %1").arg(time);
    }
    QString operator()(clock::SetMoves const& set) const {
        return set.side == Colour::White ? ClockText::tr("White's move counter set to %1").arg(set.completed)
                                         : ClockText::tr("Black's move counter set to %1").arg(set.completed);
    }
    QString operator()(clock::SetToMove const& hand) const {
        return hand.side == Colour::White ? ClockText::tr("White set to move") : ClockText::tr("Black set to move");
    }
    QString operator()(clock::UndoPress const&) const { return ClockText::tr("last press undone"); }
    QString operator()(clock::SwapTimes const&) const { return ClockText::tr("times swapped"); }
    QString operator()(clock::ReloadCanadian const& reload) const {
        return reload.side == Colour::White ? ClockText::tr("White's Canadian overtime restarted")
                                            : ClockText::tr("Black's Canadian overtime restarted");
    }
    QString operator()(clock::InstallExtra const& install) const {
        return ClockText::tr("from now on %1 for each move").arg(spanText(install.extra));
    }
    QString operator()(clock::SetPeriod const& set) const {
        return set.side == Colour::White ? ClockText::tr("White's clock set to period %1").arg(set.period)
                                         : ClockText::tr("Black's clock set to period %1").arg(set.period);
    }
    QString operator()(clock::CountMissedPress const& missed) const {
        return missed.side == Colour::White ? ClockText::tr("White's missed press counted")
                                            : ClockText::tr("Black's missed press counted");
    }
    QString operator()(clock::InstallSetting const& install) const {
        return ClockText::tr("time control changed to %1").arg(plain(clock::writeControl(*install.setting)));
    }
    QString operator()(clock::RevokeFlag const& revoke) const {
        QString const time = spanText(revoke.main);
        return revoke.side == Colour::White ? ClockText::tr("White's flag fall cancelled, clock set to %1").arg(time)
                                            : ClockText::tr("Black's flag fall cancelled, clock set to %1").arg(time);
    }
    QString operator()(clock::SetLever const& set) const {
        if (set.lever == clock::Lever::Locked)
            return set.side == Colour::White ? ClockText::tr("White's lever locked")
                                             : ClockText::tr("Black's lever locked");
        return set.side == Colour::White ? ClockText::tr("White's lever unlocked")
                                         : ClockText::tr("Black's lever unlocked");
    }
    QString operator()(clock::SetByoyomi const& set) const {
        return set.side == Colour::White ? ClockText::tr("White's byo-yomi periods set to %1").arg(set.periods)
                                         : ClockText::tr("Black's byo-yomi periods set to %1").arg(set.periods);
    }
    QString operator()(clock::SetCanadian const& set) const {
        return set.side == Colour::White ? ClockText::tr("moves due from White set to %1").arg(set.movesDue)
                                         : ClockText::tr("moves due from Black set to %1").arg(set.movesDue);
    }
    QString operator()(clock::SetDelay const& set) const {
        QString const time = spanText(set.left);
        return set.side == Colour::White ? ClockText::tr("White's delay set to %1").arg(time)
                                         : ClockText::tr("Black's delay set to %1").arg(time);
    }
    QString operator()(clock::Restart const&) const { return ClockText::tr("clock reset for a new game"); }
    QString operator()(clock::TakeBack const&) const { return ClockText::tr("undone"); }
};

struct FactText {
    QString operator()(clock::FlagDropped const& fact) const {
        return fact.side == Colour::White ? ClockText::tr("White's flag down") : ClockText::tr("Black's flag down");
    }
    QString operator()(clock::PeriodEnded const& fact) const {
        return fact.side == Colour::White
                   ? ClockText::tr("White's period %1 ended after %2 moves").arg(fact.period).arg(fact.movesMade)
                   : ClockText::tr("Black's period %1 ended after %2 moves").arg(fact.period).arg(fact.movesMade);
    }
    QString operator()(clock::PeriodEntered const& fact) const {
        return fact.side == Colour::White ? ClockText::tr("White's period %1 began").arg(fact.period)
                                          : ClockText::tr("Black's period %1 began").arg(fact.period);
    }
    QString operator()(clock::TurnedByItself const& fact) const {
        return fact.toMove == Colour::White ? ClockText::tr("clock switched to White automatically")
                                            : ClockText::tr("clock switched to Black automatically");
    }
};

QString arrow(QString const& before, QString const& after) {
    //: An old and a new value: "1:20:00 → 1:22:00".
    return ClockText::tr("%1 → %2").arg(before, after);
}

QStringList sideChanges(QString const& who, clock::SideChange const& change) {
    QStringList parts;
    //: %1 White or Black, %2 the old and the new time.
    if (change.main)
        parts += ClockText::tr("%1 %2", "change")
                     .arg(who, arrow(spanText(change.main->before), spanText(change.main->after)));
    if (change.movesCompleted)
        //: %1 White or Black, %2 the old and the new number.
        parts += ClockText::tr("%1 moves %2", "change")
                     .arg(who, arrow(QString::number(change.movesCompleted->before),
                                     QString::number(change.movesCompleted->after)));
    if (change.period)
        parts +=
            ClockText::tr("%1 period %2", "change")
                .arg(who, arrow(QString::number(change.period->before + 1), QString::number(change.period->after + 1)));
    if (change.byoyomiLeft)
        parts += ClockText::tr("%1 byo-yomi periods %2", "change")
                     .arg(who, arrow(QString::number(change.byoyomiLeft->before),
                                     QString::number(change.byoyomiLeft->after)));
    if (change.canadianMovesDue)
        parts += ClockText::tr("%1 moves due %2", "change")
                     .arg(who, arrow(QString::number(change.canadianMovesDue->before),
                                     QString::number(change.canadianMovesDue->after)));
    return parts;
}

} // namespace

QString spanText(clock::Span span) {
    QString const text =
        plain(clock::displayText(span < clock::Span{} ? -span : span, clock::DisplayStyle::Modern, clock::Span{}));
    return span < clock::Span{} ? QStringLiteral("−") + text : text;
}

QString operationText(clock::Operation const& operation) { return std::visit(OperationText{}, operation); }

QString operationsText(std::vector<clock::Operation> const& operations) {
    QStringList parts;
    for (clock::Operation const& operation : operations) parts += operationText(operation);
    return parts.isEmpty() ? ClockText::tr("clock left as it is") : parts.join(QStringLiteral(", "));
}

QString factText(clock::Fact const& fact) { return std::visit(FactText{}, fact); }

QString changedBackText(clock::Change const& change) {
    //: %1 old and new values of a clock: "White 1:51 → 0:51".
    return ClockText::tr("undone: %1").arg(changeText(change));
}

QString changeText(clock::Change const& change) {
    QStringList parts = sideChanges(ClockText::tr("White"), change.sides.white);
    parts += sideChanges(ClockText::tr("Black"), change.sides.black);
    return parts.join(QStringLiteral(", "));
}

QString groundText(Ground ground) {
    switch (ground) {
    case Ground::IllegalMove: return ClockText::tr("illegal move");
    case Ground::WrongClaim: return ClockText::tr("incorrect claim");
    case Ground::Disturbance: return ClockText::tr("disturbing the opponent");
    case Ground::ClockHandling: return ClockText::tr("misuse of the clock");
    case Ground::Late: return ClockText::tr("late arrival");
    case Ground::MissedPress: return ClockText::tr("clock not pressed");
    case Ground::ClockFault: return ClockText::tr("defective clock");
    case Ground::WrongSetting: return ClockText::tr("wrong setting of the clock");
    case Ground::Irregularity: return ClockText::tr("irregularity");
    case Ground::ColoursOrSetUp: return ClockText::tr("wrong colours or set-up");
    case Ground::QuickplayFinish: return ClockText::tr("quickplay finish");
    case Ground::Assistance: return ClockText::tr("assistance for a player");
    case Ground::Interruption: return ClockText::tr("interruption");
    case Ground::EarlyAdjournment: return ClockText::tr("adjourned before the end of the session");
    case Ground::LateResumption: return ClockText::tr("late for the resumption");
    case Ground::OtherPenalty: return ClockText::tr("penalty");
    case Ground::ArbiterDecision: return ClockText::tr("decision of the arbiter");
    }
    return {};
}

QString clockRefusalText(clock::Refusal refusal) {
    using clock::Refusal;
    switch (refusal) {
    case Refusal::NotStarted: return ClockText::tr("The clock has not been started.");
    case Refusal::AlreadyStarted: return ClockText::tr("The clock has already been started.");
    case Refusal::NotRunning: return ClockText::tr("The clock is not running.");
    case Refusal::NotPaused: return ClockText::tr("The clock is not paused.");
    case Refusal::NotOnMove: return ClockText::tr("It is the other player's move.");
    case Refusal::WhiteCannotStart: return ClockText::tr("Black starts White's clock.");
    case Refusal::PressesIgnored: return ClockText::tr("This clock switches automatically.");
    case Refusal::FlagDown: return ClockText::tr("The flag is down. Cancel the flag fall first.");
    case Refusal::WouldDropFlag: return ClockText::tr("That would leave the player no time.");
    case Refusal::NothingToUndo: return ClockText::tr("There is no press to undo.");
    case Refusal::NotInByoyomi: return ClockText::tr("The player is not in byo-yomi.");
    case Refusal::NoDelay: return ClockText::tr("There is no delay in this period.");
    case Refusal::NotInCanadian: return ClockText::tr("The player is not in Canadian overtime.");
    case Refusal::OutOfRange: return ClockText::tr("That value is outside the limits.");
    case Refusal::LeverLocked: return ClockText::tr("The lever is locked.");
    case Refusal::NoFlagDown: return ClockText::tr("No flag is down.");
    case Refusal::SinceChanged: return ClockText::tr("The clock has been changed since; this can no longer be undone.");
    }
    return {};
}

} // namespace flagfall::view
