// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/control_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/text_locale.h"
#include "clock/methods.h"
#include "clock/typed_control.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using clock::isDelay;
using clock::Method;
using clock::Period;
using clock::Setting;
using clock::Span;
using namespace std::chrono_literals;

struct ControlText {
    Q_DECLARE_TR_FUNCTIONS(ControlText)
};

int whole(Span span, Span unit) { return static_cast<int>(span / unit); }

QString secondsInWords(Span span) {
    if (span % Span{1s} == Span::zero()) return ControlText::tr("%n second(s)", "", whole(span, 1s));
    //: %1 a number with a fraction, like 2.5.
    return ControlText::tr("%1 seconds").arg(textLocale().toString(whole(span, 1ms) / 1000.0, 'g', 6));
}

/// Controls are read in minutes, as tournament rules write them: `90 minutes`, `1 minute 30 seconds`.
QString timeText(Span span) {
    QStringList parts;
    if (int const minutes = whole(span, 1min); minutes > 0) parts += ControlText::tr("%n minute(s)", "", minutes);
    if (span % Span{1min} > Span::zero() || parts.isEmpty()) parts += secondsInWords(span % Span{1min});
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
        //: %1 "5 periods of 30 seconds".
        return ControlText::tr("%1 (byo-yomi)")
            .arg(ControlText::tr("%n period(s) of %1", "byo-yomi", period.count).arg(time));
    case Method::Canadian:
        //: Canadian overtime. %1 a time: "each 20 moves in 5 minutes".
        return ControlText::tr("each %n move(s) in %1", "Canadian", period.count).arg(time);
    case Method::Hourglass: return ControlText::tr("hourglass of %1: what one player uses, the other gains").arg(time);
    case Method::UpCount: return ControlText::tr("the time used is counted, without limit");
    case Method::Gong: return ControlText::tr("gong: the clock switches by itself every %1").arg(time);
    case Method::MoveTimer: return ControlText::tr("%1 for each move").arg(time);
    }
    return {};
}

bool hasExtra(Period const& period) { return period.extra > Span{}; }

QString extraText(Period const& period) {
    QString const from = QString::number(period.extraFromMove);
    QString const time = timeText(period.extra);
    //: %1 a time, %2 a number: "a Bronstein delay of 10 seconds a move from move 1".
    if (period.method == Method::Bronstein)
        return ControlText::tr("a Bronstein delay of %1 a move from move %2").arg(time, from);
    //: %1 a time, %2 a number: "a delay of 5 seconds a move from move 1".
    if (isDelay(period.method)) return ControlText::tr("a delay of %1 a move from move %2").arg(time, from);
    //: An increment. %1 a time, %2 a number: "30 seconds a move from move 1".
    return ControlText::tr("%1 a move from move %2").arg(time, from);
}

/// Of one period among others: from its beginning, if no move is named.
QString ownExtraText(Period const& period) {
    if (period.extraFromMove > 1) return extraText(period);
    QString const time = timeText(period.extra);
    if (period.method == Method::Bronstein) return ControlText::tr("a Bronstein delay of %1 a move").arg(time);
    if (isDelay(period.method)) return ControlText::tr("a delay of %1 a move").arg(time);
    //: An increment. %1 a time: "30 seconds a move".
    return ControlText::tr("%1 a move").arg(time);
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
    //: %1 all periods, %2 "30 seconds a move from move 1".
    return ControlText::tr("%1, %2", "periods and increment").arg(periods, extra);
}

QString withOwnExtra(QString const& period, QString const& extra) {
    //: One period of several. %1 "15 minutes", %2 "30 seconds a move": "15 minutes with 30 seconds a move".
    return ControlText::tr("%1 with %2", "period and increment").arg(period, extra);
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
        if (!once && hasExtra(period)) one = withOwnExtra(one, ownExtraText(period));
        one = repeated(period, one);
        text = text.isEmpty() ? one : joined(text, one);
    }
    return once && hasExtra(periods.front()) ? withExtra(text, extraText(periods.front())) : text;
}

QString sidesInWords(Setting const& setting) {
    QString const white = periodsInWords(setting.periods(Colour::White));
    if (setting.sameForBoth()) return white;
    //: %1 and %2 are whole time controls.
    return ControlText::tr("White: %1; Black: %2").arg(white, periodsInWords(setting.periods(Colour::Black)));
}

/// What is not as it usually is.
QStringList optionsInWords(Setting const& setting) {
    QStringList options;
    if (setting.transition() == clock::Transition::AtQuota)
        options += ControlText::tr("the next period begins when its moves are made");
    bool const usual = setting.atFlag() == clock::usualAtFlag(setting.draft());
    if (!usual && setting.atFlag() == clock::AtFlag::Freeze)
        options += ControlText::tr("both clocks stop at a flag fall");
    if (!usual && setting.atFlag() == clock::AtFlag::RunOn)
        options += ControlText::tr("the other clock keeps running at a flag fall");
    if (setting.firstMove() == clock::FirstMove::NotCredited)
        options += ControlText::tr("without increment for the first move");
    return options;
}

} // namespace

QString controlInWords(Setting const& setting) {
    QString text = sidesInWords(setting);
    //: %1 a time control, %2 a half sentence about how it is played.
    for (QString const& option : optionsInWords(setting)) text = ControlText::tr("%1; %2", "option").arg(text, option);
    return text;
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

QString usChessClassText(clock::UsChessClass type) {
    using Class = clock::UsChessClass;
    switch (type) {
    case Class::BelowRated: return ControlText::tr("too short to be rated", "US Chess");
    case Class::Blitz: return ControlText::tr("blitz", "US Chess");
    case Class::Quick: return ControlText::tr("quick", "US Chess");
    case Class::Dual: return ControlText::tr("dual rated", "US Chess");
    case Class::Regular: return ControlText::tr("regular", "US Chess");
    }
    return {};
}

QString lichessClassText(clock::LichessClass type) {
    using Class = clock::LichessClass;
    switch (type) {
    case Class::UltraBullet: return ControlText::tr("ultrabullet", "lichess");
    case Class::Bullet: return ControlText::tr("bullet", "lichess");
    case Class::Blitz: return ControlText::tr("blitz", "lichess");
    case Class::Rapid: return ControlText::tr("rapid", "lichess");
    case Class::Classical: return ControlText::tr("classical", "lichess");
    }
    return {};
}

namespace {

QString fideClassText(Edition const& edition, Cited<PlayType> const& type) {
    //: %1 the year of the Laws, %2 the article, %3 the kind of play: "FIDE Laws 2023, B.1: blitz".
    return ControlText::tr("FIDE Laws %1, %2: %3")
        .arg(QString::number(edition.year), plain(type.article), playTypeText(type.value));
}

/// Editions that call it something else, and why the chosen one matters.
QStringList classesElsewhere(Setting const& setting, PlayType type, Edition const& chosen) {
    QStringList lines;
    for (Edition const& edition : editions()) {
        auto const there = playType(edition, clock::gameLength(setting));
        if (&edition != &chosen && there.value != type) lines += fideClassText(edition, there);
    }
    return lines;
}

} // namespace

QStringList controlClasses(Setting const& setting, Edition const& edition) {
    auto const type = playType(edition, clock::gameLength(setting));
    QStringList lines{fideClassText(edition, type)};
    lines += classesElsewhere(setting, type.value, edition);
    if (auto const us = clock::usChessClass(setting))
        //: %1 a class like "quick".
        lines += ControlText::tr("US Chess: %1").arg(usChessClassText(*us));
    if (auto const lichess = clock::lichessClass(setting))
        //: %1 a class like "rapid".
        lines += ControlText::tr("lichess: %1").arg(lichessClassText(*lichess));
    if (type.value == PlayType::Standard)
        lines += clock::isLongEnoughForMasters(setting) ? ControlText::tr("120 minutes or more: master level")
                                                        : ControlText::tr("below 120 minutes: not for master level");
    return lines;
}

QString methodText(Method method) {
    switch (method) {
    case Method::Time: return ControlText::tr("Time only", "method");
    case Method::Fischer: return ControlText::tr("Increment", "method");
    case Method::UsDelay: return ControlText::tr("Delay", "method");
    case Method::Bronstein: return ControlText::tr("Bronstein delay", "method");
    case Method::Byoyomi: return ControlText::tr("Byo-yomi", "method");
    case Method::Canadian: return ControlText::tr("Canadian overtime", "method");
    case Method::Hourglass: return ControlText::tr("Hourglass", "method");
    case Method::UpCount: return ControlText::tr("No limit", "method");
    case Method::Gong: return ControlText::tr("Gong", "method");
    case Method::MoveTimer: return ControlText::tr("Time for each move", "method");
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
    case What::NumberExpected: return ControlText::tr("Enter a number here.");
    case What::UnknownSign: return ControlText::tr("This character is not allowed in a time control.");
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
    case Fault::NoTimeAtAll: return ControlText::tr("A period has neither main time nor increment.");
    case Fault::TooLong: return ControlText::tr("A period is longer than 1000 hours.");
    case Fault::QuotaMissing: return ControlText::tr("Every period but the last needs a number of moves.");
    case Fault::QuotaOutOfRange: return ControlText::tr("The number of moves must be from 1 to 9999.");
    case Fault::CountOutOfRange:
        return ControlText::tr("The number of byo-yomi periods or Canadian moves must be from 1 to 9999.");
    case Fault::FirstMoveOfExtraOutOfRange:
        return ControlText::tr("The move from which time is added must be from 1 to 9999.");
    case Fault::OnlyLastPeriodRepeats: return ControlText::tr("Only the last period can be repeated.");
    case Fault::MustBeLast: return ControlText::tr("This must be the last period.");
    case Fault::MustBeAlone:
        return ControlText::tr("A period of this kind must be the whole time control, for both players.");
    }
    return {};
}

} // namespace flagfall::view
