// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/resumption_time.h"

#include <algorithm>

namespace flagfall::view {

session::LocalMinute minuteOf(QDateTime const& time) {
    QString const text = time.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    return session::parseLocalMinute(text.toStdString()).value_or(session::LocalMinute{});
}

QDateTime agreedTime(session::Adjournment const& adjournment) {
    constexpr int minutesOfAnHour = 60;
    auto const at = session::parseLocalMinute(adjournment.resumesAt);
    if (!at) return {};
    QDate const day(static_cast<int>(at->day.year()), static_cast<int>(static_cast<unsigned>(at->day.month())),
                    static_cast<int>(static_cast<unsigned>(at->day.day())));
    return {day, QTime(at->minute / minutesOfAnHour, at->minute % minutesOfAnHour)};
}

session::ResumptionClock clockAt(session::Board const& board, QDateTime const& now) {
    session::Adjournment const* const one = board.adjournment();
    return one ? clockAt(*one, now) : session::ResumptionClock{}; // without an adjournment nobody is early or late
}

session::ResumptionClock clockAt(session::Adjournment const& adjournment, QDateTime const& now) {
    session::ResumptionClock clock{.now = session::WallTime{now.toMSecsSinceEpoch()}};
    if (QDateTime const agreed = agreedTime(adjournment); agreed.isValid())
        clock.agreed = session::WallTime{agreed.toMSecsSinceEpoch()};
    return clock;
}

QString minutesAndSeconds(std::chrono::nanoseconds time) {
    auto const seconds = std::chrono::round<std::chrono::seconds>(time).count();
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

std::optional<clock::Span> restOfSession(session::EventState const& state, RoundNumber round,
                                         session::Board const& board, clock::Instant now, QDateTime const& timeOfDay) {
    bool const stopped = board.clock && board.clock->phase == clock::Phase::Paused;
    clock::Instant const since = stopped ? board.clock->anchor : now;
    if (board.sealing && board.sealing->sessionEnds)
        return std::max(clock::Span{}, *board.sealing->sessionEnds - since);
    auto const ago = std::chrono::floor<std::chrono::milliseconds>(now - since);
    QDateTime const then = timeOfDay.addMSecs(-ago.count());
    auto const minute = minuteOf(then);
    auto const sessions = session::sessionsOf(state.details.schedule, round);
    session::PlayingSession const* const on = session::sessionAt(sessions, minute);
    if (!on || minute < on->begins) return std::nullopt;
    auto const intoMinute = std::chrono::seconds{then.time().second()};
    return std::max(clock::Span{}, clock::Span{session::minutesBetween(minute, on->ends) - intoMinute});
}

} // namespace flagfall::view
