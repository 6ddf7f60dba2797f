// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/resumption_time.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/schedule.h"
#include "arbiter/rulings/procedures/resumption.h"

#include <algorithm>
#include <iterator>
#include <vector>

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

std::optional<std::chrono::milliseconds> latenessOf(session::Adjournment const& adjournment, Colour side,
                                                    QDateTime const& now) {
    QDateTime const agreed = agreedTime(adjournment);
    if (!agreed.isValid()) return std::nullopt;
    auto const& came = adjournment.present[side];
    QDateTime const until = came ? QDateTime::fromMSecsSinceEpoch(came->value()) : now;
    auto const late = std::chrono::milliseconds{agreed.msecsTo(until)};
    return late > late.zero() ? std::optional{late} : std::nullopt;
}

std::optional<std::chrono::milliseconds> owedTime(session::Board const& board, QDateTime const& now) {
    constexpr std::chrono::minutes least{1};
    session::Adjournment const* const one = board.adjourned ? board.adjournment() : nullptr;
    if (!one || !one->envelope || one->envelope->missing) return std::nullopt;
    auto const& end = board.game.evidentEnd;
    if (end && (record::endsAtOnce(end->how) || end->after == board.game.record.size())) return std::nullopt;
    auto const late = latenessOf(*one, opponent(one->envelope->by), now);
    return late && *late >= least ? late : std::nullopt;
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
    std::vector<session::PlayingSession> sessions;
    std::ranges::copy_if(state.details.schedule, std::back_inserter(sessions),
                         [round](session::PlayingSession const& one) { return one.round == round; });
    session::PlayingSession const* const on = session::sessionAt(sessions, minute);
    if (!on || minute < on->begins) return std::nullopt;
    auto const intoMinute = std::chrono::seconds{then.time().second()};
    return std::max(clock::Span{}, clock::Span{session::minutesBetween(minute, on->ends) - intoMinute});
}

bool isEarly(session::Adjournment const& adjournment, QDateTime const& now) {
    QDateTime const agreed = agreedTime(adjournment);
    return agreed.isValid() && now < agreed;
}

std::chrono::minutes latestResumption(session::EventDetails const& details) {
    return rulings::latestResumption(rulesOf(details), details.adjournments.lateAfter);
}

std::optional<std::chrono::milliseconds> leftToCome(session::Board const& board, session::EventDetails const& details,
                                                    Colour side, QDateTime const& now) {
    session::Adjournment const* const one = board.sealing || board.result ? nullptr : board.adjournment();
    if (!one || !(board.adjourned || one->resumed) || one->present[side]) return std::nullopt;
    QDateTime const agreed = agreedTime(*one);
    if (!agreed.isValid() || now < agreed || hasMovedSince(board, *one, side)) return std::nullopt;
    return latestResumption(details) - std::chrono::milliseconds{agreed.msecsTo(now)};
}

std::optional<std::chrono::milliseconds> leftToCome(session::Board const& board, session::EventDetails const& details,
                                                    QDateTime const& now) {
    auto const white = leftToCome(board, details, Colour::White, now);
    auto const black = leftToCome(board, details, Colour::Black, now);
    if (!white || !black) return white ? white : black;
    return std::min(*white, *black);
}

bool isMissing(session::Board const& board, session::EventDetails const& details, Colour side, QDateTime const& now) {
    if (!comesBackFrom(board, side)) return board.isUndecided() && board.attendance[side].absent;
    return awaitedByEnvelope(board) == side || leftToCome(board, details, side, now);
}

std::optional<session::LateBoard> lateAtResumption(session::Board const& board, session::EventDetails const& details,
                                                   QDateTime const& now) {
    if (!isResumed(board) && !board.adjourned) return std::nullopt;
    session::LateBoard late{.board = board.number, .left = leftToCome(board, details, now)};
    for (Colour const side : bothColours) {
        if (!isMissing(board, details, side, now)) continue;
        auto const left = leftToCome(board, details, side, now);
        late.sides[side] = left && *left < left->zero() ? session::Punctuality::Overdue : session::Punctuality::Awaited;
    }
    return late.isMissing(Colour::White) || late.isMissing(Colour::Black) ? std::optional{late} : std::nullopt;
}

} // namespace flagfall::view
