// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/audit/audit_text.h"
#include "app/view/common/resumption_time.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"

#include "clock/typed_control.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::Finding;
using session::Odd;

struct AuditText {
    Q_DECLARE_TR_FUNCTIONS(AuditText)
};

bool isWhite(Finding const& finding) { return finding.side == Colour::White; }

QString controlMark(clock::Setting const& setting) {
    //: A control and the four signs that stand for it: "90+30 (K7QD)".
    return AuditText::tr("%1 (%2)", "control")
        .arg(plain(clock::shortText(setting)), plain(clock::fingerprint(setting)));
}

QString differenceText(session::SettingDifference const& difference) {
    QStringList parts;
    if (difference.periods)
        parts += AuditText::tr("The clock is set to %1; the event's time control is %2.")
                     .arg(controlMark(*difference.here), controlMark(*difference.event));
    if (difference.transition)
        parts += difference.here->transition() == clock::Transition::AtZero
                     ? AuditText::tr("Its next period begins when the time runs out; the event's begins when the "
                                     "moves are made.")
                     : AuditText::tr("Its next period begins when the moves are made; the event's begins when "
                                     "the time runs out.");
    if (difference.atFlag)
        parts += difference.here->atFlag() == clock::AtFlag::RunOn
                     ? AuditText::tr("It keeps running after a flag fall; the event's clocks stop.")
                     : AuditText::tr("It stops at a flag fall; the event's clocks keep running.");
    if (difference.firstMove)
        parts += difference.here->firstMove() == clock::FirstMove::Credited
                     ? AuditText::tr("It adds the increment for the first move; the event does not.")
                     : AuditText::tr("It does not add the increment for the first move; the event does.");
    return parts.join(QLatin1Char(' '));
}

QString movesText(Finding const& finding) {
    QString const counters =
        AuditText::tr("White has completed %1, Black %2.").arg(finding.moves.white).arg(finding.moves.black);
    QString const which = finding.count > 0 ? AuditText::tr("White's move counter is %n too high.", "", finding.count)
                                            : AuditText::tr("Black's move counter is %n too high.", "", -finding.count);
    return counters + QLatin1Char(' ') + which;
}

QString sumText(Finding const& finding) {
    bool const tooMuch = finding.length < clock::Span::zero();
    QString const time = spanText(tooMuch ? -finding.length : finding.length);
    if (isWhite(finding))
        return tooMuch ? AuditText::tr("White's clock shows %1 more than it should after these moves.").arg(time)
                       : AuditText::tr("White's clock shows %1 less than it should after these moves.").arg(time);
    return tooMuch ? AuditText::tr("Black's clock shows %1 more than it should after these moves.").arg(time)
                   : AuditText::tr("Black's clock shows %1 less than it should after these moves.").arg(time);
}

QString flagText(Finding const& finding) {
    QString const since = lengthText(finding.length);
    if (finding.what == Odd::BothAtZero)
        return isWhite(finding) ? AuditText::tr("Both flags have been down for %1; White's fell first.").arg(since)
                                : AuditText::tr("Both flags have been down for %1; Black's fell first.").arg(since);
    return isWhite(finding) ? AuditText::tr("White's flag has been down for %1 and nobody has ruled on it.").arg(since)
                            : AuditText::tr("Black's flag has been down for %1 and nobody has ruled on it.").arg(since);
}

QString missingMovesText(Finding const& finding) {
    int const made = finding.moves[*finding.side];
    return isWhite(finding) ? AuditText::tr("White's period ran out before move %1; the move counter now shows %2.")
                                  .arg(finding.asked)
                                  .arg(made)
                            : AuditText::tr("Black's period ran out before move %1; the move counter now shows %2.")
                                  .arg(finding.asked)
                                  .arg(made);
}

QString thinkingText(Finding const& finding) {
    QString const used = lengthText(finding.length);
    if (finding.what == Odd::NoFirstMove)
        return isWhite(finding) ? AuditText::tr("White has used %1 and has not moved yet.").arg(used)
                                : AuditText::tr("Black has used %1 and has not moved yet.").arg(used);
    QString const side = isWhite(finding) ? AuditText::tr("White has used %1 for this move.").arg(used)
                                          : AuditText::tr("Black has used %1 for this move.").arg(used);
    QString const others =
        AuditText::tr("Meanwhile the clocks of %n other board(s) have been pressed.", "", finding.others);
    return side + QLatin1Char(' ') + others;
}

QString stepText(Finding const& finding) {
    bool const less = finding.length < clock::Span::zero();
    QString const by = lengthText(less ? -finding.length : finding.length);
    return less ? AuditText::tr("The clock has run %1 less than most clocks of the round.").arg(by)
                : AuditText::tr("The clock has run %1 more than most clocks of the round.").arg(by);
}

QString unheardText(Finding const& finding) {
    return isWhite(finding) ? AuditText::tr("White has pressed %n time(s) while Black's clock ran.", "", finding.count)
                            : AuditText::tr("Black has pressed %n time(s) while White's clock ran.", "", finding.count);
}

} // namespace

QString findingText(Finding const& finding) {
    switch (finding.what) {
    case Odd::FlagWithoutRuling:
    case Odd::BothAtZero: return flagText(finding);
    case Odd::MovesMissing: return missingMovesText(finding);
    case Odd::SetDifferently: return differenceText(finding.difference);
    case Odd::TimeDoesNotAddUp: return sumText(finding);
    case Odd::NotStarted:
        return AuditText::tr("The clock is not started; the round began %1 ago.").arg(lengthText(finding.length));
    case Odd::NoFirstMove:
    case Odd::NoPress: return thinkingText(finding);
    case Odd::MovesDoNotMatch: return movesText(finding);
    case Odd::LeverLocked:
        return isWhite(finding) ? AuditText::tr("White's lever is locked.") : AuditText::tr("Black's lever is locked.");
    case Odd::PausedLong: return AuditText::tr("The clock has been paused for %1.").arg(lengthText(finding.length));
    case Odd::ResultMissing:
        return AuditText::tr("The flag fall was observed %1 ago, and there is no result.")
            .arg(lengthText(finding.length));
    case Odd::PressesTooLate: return AuditText::tr("%n press(es) came too late to count.", "", finding.count);
    case Odd::PressesWithoutEffect: return unheardText(finding);
    case Odd::OutOfStep: return stepText(finding);
    }
    return {};
}

QString findingAdvice(Finding const& finding) {
    switch (finding.what) {
    case Odd::FlagWithoutRuling: return AuditText::tr("Go there and rule on the flag.");
    case Odd::BothAtZero:
        return AuditText::tr("Rule on the flags; the order in which they fell has been "
                             "recorded.");
    case Odd::MovesMissing:
        return AuditText::tr("Count the moves on the scoresheets: correct the counter, or rule on the flag.");
    case Odd::SetDifferently:
        return AuditText::tr("Pause the clock, set the event's time control and correct both times.");
    case Odd::TimeDoesNotAddUp:
        return AuditText::tr("Compare with the players' scoresheets; the history of the board shows each press.");
    case Odd::NotStarted: return AuditText::tr("Start the clock, or mark who is absent.");
    case Odd::NoFirstMove: return AuditText::tr("Check that the player is there; if not, mark them absent.");
    case Odd::NoPress: return AuditText::tr("Check whether the clock was forgotten or a press was missed.");
    case Odd::MovesDoNotMatch: return AuditText::tr("Count the moves on the scoresheets and correct the counters.");
    case Odd::LeverLocked: return AuditText::tr("Unlock the lever when the reason no longer applies.");
    case Odd::PausedLong: return AuditText::tr("Resume the clock, or adjourn the game.");
    case Odd::ResultMissing: return AuditText::tr("Enter the result.");
    case Odd::PressesTooLate:
        return AuditText::tr("If a flag fell meanwhile, the arbiter may cancel the flag "
                             "fall.");
    case Odd::PressesWithoutEffect:
        return AuditText::tr("Check the lever: it may be worn, or the clock may be "
                             "the wrong way round.");
    case Odd::OutOfStep:
        return AuditText::tr("Check whether it was started late or had stopped, and correct the "
                             "times.");
    }
    return {};
}

QString severityText(session::Severity severity) {
    switch (severity) {
    case session::Severity::Urgent: return AuditText::tr("Now", "how urgent a finding is");
    case session::Severity::Warning: return AuditText::tr("Look", "how urgent a finding is");
    case session::Severity::Note: return AuditText::tr("Note", "how urgent a finding is");
    }
    return {};
}

QStringList checkedTexts(session::AuditLimits const& limits, session::Round const& round) {
    bool const started = std::ranges::any_of(round.boards, [](session::Board const& board) {
        return board.clock && board.clock->phase != clock::Phase::Ready;
    });
    if (!started)
        return {AuditText::tr("No clock of the program was started in this round: there were no times, moves or "
                              "displays to compare.")};
    return {AuditText::tr("Every clock has the event's time control and was started with the others."),
            AuditText::tr("No player has taken more than %1 for a move, or %2 for the first move.")
                .arg(lengthText(limits.press), lengthText(limits.firstMove)),
            AuditText::tr("Every move counter fits the side to move; no press was missed."),
            AuditText::tr("Every display agrees with base time, increments and time used."),
            AuditText::tr("No single clock has been paused for more than %1, and no lever is locked.")
                .arg(lengthText(limits.pause)),
            AuditText::tr("No flag fall has waited more than a minute for a ruling, and no ruling still lacks "
                          "its result.")};
}

QString punctualityText(session::LateBoard const& board, Colour colour) {
    switch (board.sides[colour]) {
    case session::Punctuality::There: return {};
    case session::Punctuality::Awaited:
    case session::Punctuality::Overdue: return AuditText::tr("absent", "a player");
    case session::Punctuality::CameLate: return AuditText::tr("too late", "a player who came after the default time");
    }
    return {};
}

QString latenessText(session::LateBoard const& board) {
    if (board.unmoved) return AuditText::tr("White has not moved for %1.").arg(spanText(*board.unmoved));
    if (board.flagDown) return AuditText::tr("The flag fell first: rule on it.");
    if (!board.left) return AuditText::tr("The time counts from the start of the round.");
    bool const allCame = !board.isMissing(Colour::White) && !board.isMissing(Colour::Black);
    if (board.forfeit && allCame) {
        clock::Span const late = std::max(board.cameAfter.white.value_or(clock::Span::zero()),
                                          board.cameAfter.black.value_or(clock::Span::zero()));
        return AuditText::tr("Arrived %1 after the default time.").arg(spanText(late));
    }
    if (*board.left >= clock::Span::zero()) return AuditText::tr("%1 left").arg(spanText(*board.left));
    return AuditText::tr("The default time expired %1 ago.").arg(spanText(-*board.left));
}

QString defaultTimeText(session::EventDetails const& details) {
    if (!details.edition) return {};
    LateArrivalLaw const& rule = details.edition->lateArrival;
    auto const article = [&](std::string_view number) {
        return AuditText::tr("Laws %1, %2").arg(QString::number(details.edition->year), plain(number));
    };
    bool const none = details.houseRules.defaultTime == std::chrono::minutes::zero();
    QStringList parts{none ? AuditText::tr("Default time is zero: a player who arrives after the start loses "
                                           "(%1).")
                                 .arg(article(rule.forfeits))
                           : AuditText::tr("A player who arrives more than %1 after the start loses (%2).")
                                 .arg(lengthText(details.houseRules.defaultTime), article(rule.forfeits))};
    parts += details.houseRules.lateDiscretion == LateDiscretion::Arbiter
                 ? AuditText::tr("The arbiter may decide otherwise.")
                 : AuditText::tr("Only the regulations of the event may say otherwise.");
    if (!none)
        parts +=
            AuditText::tr("While both players are absent, White's clock runs (%1).").arg(plain(rule.whiteLosesAll));
    return parts.join(QLatin1Char(' '));
}

QString resumptionTimeText(session::EventDetails const& details) {
    if (!details.edition) return {};
    AdjournmentLaw const& law = details.edition->adjournment;
    QString const late = lengthText(latestResumption(details));
    //: %1 a length of time, %2 and %3 articles.
    return AuditText::tr("In a resumed game a player who comes more than %1 after the agreed time loses (%2); until then "
                         "the clock of the player who must reply runs (%3).")
        .arg(late, plain(law.late), plain(law.replierAway));
}

} // namespace flagfall::view
