// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/countdown.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr qint64 aMinute = 60;
constexpr qint64 anHour = 60 * aMinute;
constexpr qint64 atNight = 3 * anHour; ///< a round after midnight that people wait for
constexpr qint64 soon = 10 * aMinute;
constexpr qint64 near = 2 * aMinute;
constexpr qint64 forgotten = 15 * aMinute; ///< a start that long ago is no start

QDateTime momentOf(session::LocalMinute const& at) {
    Date const day = at.day;
    return {QDate(static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
                  static_cast<int>(static_cast<unsigned>(day.day()))),
            QTime(at.minute / 60, at.minute % 60)};
}

bool hasStarted(session::EventState const& state, RoundNumber number) {
    session::Round const* const round = state.round(number);
    return round && (round->imported || round->started());
}

/// The round that is played next.
RoundNumber roundToCome(session::EventState const& state) {
    session::Round const* const last = state.currentRound();
    return last && !hasStarted(state, last->number) ? last->number : state.nextRound();
}

std::optional<Countdown> waitFor(RoundNumber round, QDateTime const& at, QDateTime const& now) {
    qint64 const seconds = (now.msecsTo(at) + 999) / 1000;
    if (seconds <= -forgotten) return std::nullopt;
    return Countdown{round, at, seconds};
}

QString twoFigures(qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); }

} // namespace

std::optional<Countdown> countdownOf(session::EventState const& state, std::optional<QDateTime> const& typed,
                                     QDateTime const& now) {
    if (!state.opened()) return std::nullopt;
    if (typed) return waitFor(roundToCome(state), *typed, now);
    for (session::PlayingSession const& session : state.details.schedule) {
        if (hasStarted(state, session.round)) continue;
        if (auto const wait = waitFor(session.round, momentOf(session.begins), now)) return wait;
    }
    return std::nullopt;
}

bool isOfAnotherDay(Countdown const& countdown) {
    return countdown.at.addSecs(-countdown.seconds).date() != countdown.at.date();
}

CountdownPhase phaseOf(Countdown const& countdown) {
    if (countdown.seconds <= 0) return CountdownPhase::Due;
    if (countdown.seconds <= near) return CountdownPhase::Near;
    return countdown.seconds <= soon ? CountdownPhase::Soon : CountdownPhase::Far;
}

QString leftText(Countdown const& countdown) {
    QLocale const locale;
    if (isOfAnotherDay(countdown) && countdown.seconds > atNight)
        return locale.toString(countdown.at.date(), QStringLiteral("ddd d. M.")) + QLatin1Char(' ') +
               locale.toString(countdown.at.time(), QLocale::ShortFormat);
    qint64 const left = std::max<qint64>(countdown.seconds, 0);
    QString const seconds = QLatin1Char(':') + twoFigures(left % aMinute);
    if (left < anHour) return QString::number(left / aMinute) + seconds;
    return QString::number(left / anHour) + QLatin1Char(':') + twoFigures(left / aMinute % 60) + seconds;
}

std::optional<QDateTime> typedStart(QString const& text, QDateTime const& now) {
    static QRegularExpression const inMinutes(QStringLiteral("^\\+(\\d{1,3})$"));
    static QRegularExpression const atHour(QStringLiteral("^(\\d{1,2})[:.](\\d{2})$"));
    if (auto const match = inMinutes.match(text.trimmed()); match.hasMatch())
        return now.addSecs(match.captured(1).toInt() * aMinute);
    auto const match = atHour.match(text.trimmed());
    QTime const time(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || !time.isValid()) return std::nullopt;
    QDateTime const today(now.date(), time);
    return today < now ? QDateTime(now.date().addDays(1), time) : today;
}

} // namespace flagfall::view
