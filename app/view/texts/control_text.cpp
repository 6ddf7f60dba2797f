// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/control_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

using clock::Method;
using clock::Period;
using clock::Setting;
using clock::Span;
using namespace std::chrono_literals;

struct ControlText {
    Q_DECLARE_TR_FUNCTIONS(ControlText)
};

int whole(Span span, Span unit) { return static_cast<int>(span / unit); }

/// Controls are read in minutes, as tournament rules write them: `90 minutes`, `1 minute 30 seconds`.
QString timeText(Span span) {
    QStringList parts;
    if (int const minutes = whole(span, 1min); minutes > 0) parts += ControlText::tr("%n minute(s)", "", minutes);
    if (int const seconds = whole(span % Span{1min}, 1s); seconds > 0 || parts.isEmpty())
        parts += ControlText::tr("%n second(s)", "", seconds);
    return parts.join(QLatin1Char(' '));
}

QString mainText(Period const& period) {
    QString const time = timeText(period.base);
    switch (period.method) {
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein:
        //: %1 a time, %n a number of moves: "40 moves in 90 minutes".
        return period.quota > 0 ? ControlText::tr("%n move(s) in %1", "", period.quota).arg(time) : time;
    case Method::Byoyomi:
        //: Byo-yomi. %1 a time: "5 periods of 30 seconds".
        return ControlText::tr("%n period(s) of %1", "byo-yomi", period.count).arg(time);
    case Method::Canadian:
        //: Canadian overtime. %1 a time: "each 20 moves in 5 minutes".
        return ControlText::tr("each %n move(s) in %1", "Canadian", period.count).arg(time);
    case Method::Hourglass:
        return ControlText::tr("hourglass of %1, in which what one player uses the other gains").arg(time);
    case Method::UpCount: return ControlText::tr("the time used is counted, without a limit");
    case Method::Gong: return ControlText::tr("gong: the clock switches by itself every %1").arg(time);
    case Method::MoveTimer: return ControlText::tr("%1 for each move").arg(time);
    }
    return {};
}

bool hasExtra(Period const& period) { return period.extra > Span{}; }

bool isDelay(Period const& period) { return period.method == Method::UsDelay || period.method == Method::Bronstein; }

QString extraText(Period const& period) {
    QString const from = QString::number(period.extraFromMove);
    QString const time = timeText(period.extra);
    if (period.method == Method::Bronstein)
        return ControlText::tr("with a Bronstein delay of %1 for each move from move %2").arg(time, from);
    if (isDelay(period)) return ControlText::tr("with a delay of %1 for each move from move %2").arg(time, from);
    return ControlText::tr("with %1 added for each move from move %2").arg(time, from);
}

QString repeated(Period const& period, QString const& text) {
    //: %1 is a period like "20 moves in 60 minutes"; it starts again whenever it is over.
    return period.repeats ? ControlText::tr("%1, repeated").arg(text) : text;
}

QString joined(QString const& before, QString const& next) {
    //: Two periods of a time control: "40 moves in 90 minutes, then 30 minutes".
    return ControlText::tr("%1, then %2", "periods").arg(before, next);
}

QString withExtra(QString const& periods, QString const& extra) {
    //: %1 one or more periods, %2 "with 30 seconds added for each move from move 1".
    return ControlText::tr("%1, %2", "periods and increment").arg(periods, extra);
}

/// The same increment in every period is said once, at the end.
bool sameExtraThroughout(std::vector<Period> const& periods) {
    Period const& first = periods.front();
    for (Period const& period : periods)
        if (period.extra != first.extra || period.method != first.method || period.extraFromMove != first.extraFromMove)
            return false;
    return true;
}

QString periodsInWords(std::vector<Period> const& periods) {
    bool const once = sameExtraThroughout(periods);
    QString text;
    for (Period const& period : periods) {
        QString one = mainText(period);
        if (!once && hasExtra(period)) one = withExtra(one, extraText(period));
        one = repeated(period, one);
        text = text.isEmpty() ? one : joined(text, one);
    }
    return once && hasExtra(periods.front()) ? withExtra(text, extraText(periods.front())) : text;
}

} // namespace

QString controlInWords(Setting const& setting) {
    QString const white = periodsInWords(setting.periods(Colour::White));
    if (setting.sameForBoth()) return white;
    //: %1 and %2 are whole time controls.
    return ControlText::tr("White: %1; Black: %2").arg(white, periodsInWords(setting.periods(Colour::Black)));
}

QString controlInWords(Setting const& setting, Edition const& edition) {
    Cited<PlayType> const type = playType(edition, clock::gameLength(setting));
    //: %1 the time control in words, %2 the kind of play, %3 the year of the Laws, %4 the article.
    return ControlText::tr("%1: %2 (Laws %3, %4)")
        .arg(controlInWords(setting), playTypeText(type.value), QString::number(edition.year), plain(type.article));
}

QString playTypeText(PlayType type) {
    switch (type) {
    case PlayType::Standard: return ControlText::tr("standard chess");
    case PlayType::Rapid: return ControlText::tr("rapid chess");
    case PlayType::Blitz: return ControlText::tr("blitz");
    }
    return {};
}

QString editionText(Edition const& edition) {
    //: %1 the year of an edition of the Laws of Chess.
    return ControlText::tr("FIDE Laws %1").arg(edition.year);
}

QString controlProblemText(clock::TextProblem::What what) {
    using What = clock::TextProblem::What;
    switch (what) {
    case What::Empty: return ControlText::tr("Enter a time control, for example 90+30 or 3+2.");
    case What::NumberExpected: return ControlText::tr("A number is expected here.");
    case What::UnknownSign: return ControlText::tr("This sign has no meaning in a time control.");
    case What::UnitsMixed: return ControlText::tr("Minutes and seconds are mixed; write all times in minutes.");
    case What::NotSound: return ControlText::tr("These times do not make a time control.");
    }
    return {};
}

QString controlProblemText(clock::TextProblem const& problem) {
    if (problem.what == clock::TextProblem::What::NotSound && !problem.faults.empty())
        return settingFaultText(problem.faults.front().fault);
    QString const text = controlProblemText(problem.what);
    if (problem.column == 0 || problem.what == clock::TextProblem::What::Empty) return text;
    //: %1 a place in the text, %2 a sentence: "Column 4: A number is expected here."
    return ControlText::tr("Column %1: %2").arg(QString::number(problem.column), text);
}

QString settingFaultText(clock::SettingFault fault) {
    using Fault = clock::SettingFault;
    switch (fault) {
    case Fault::NoPeriod: return ControlText::tr("There is no period.");
    case Fault::NegativeTime: return ControlText::tr("A time is negative.");
    case Fault::NoTimeAtAll: return ControlText::tr("A period has neither main time nor extra time.");
    case Fault::TooLong: return ControlText::tr("A period is longer than 1000 hours.");
    case Fault::QuotaMissing: return ControlText::tr("Every period but the last needs a number of moves.");
    case Fault::QuotaOutOfRange: return ControlText::tr("The number of moves must be from 1 to 9999.");
    case Fault::CountOutOfRange:
        return ControlText::tr("The number of byo-yomi periods or Canadian moves must be from 1 to 9999.");
    case Fault::FirstMoveOfExtraOutOfRange:
        return ControlText::tr("The move from which time is added must be from 1 to 9999.");
    case Fault::OnlyLastPeriodRepeats: return ControlText::tr("Only the last period can be repeated.");
    case Fault::MustBeLast: return ControlText::tr("No period can follow a period of this kind.");
    case Fault::MustBeAlone:
        return ControlText::tr("A period of this kind must be the whole control, for both players.");
    }
    return {};
}

} // namespace flagfall::view
