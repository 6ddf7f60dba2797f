// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/station_clock.h"

#include <QJsonArray>

#include <algorithm>

namespace flagfall::view {
namespace {

/// The largest whole number that a page can count with.
constexpr qint64 longestThere = (qint64{1} << 53) - 1;

QLatin1String wordOf(clock::Method method) {
    using clock::Method;
    switch (method) {
    case Method::Time: return QLatin1String("time");
    case Method::Fischer: return QLatin1String("fischer");
    case Method::UsDelay: return QLatin1String("us-delay");
    case Method::Bronstein: return QLatin1String("bronstein");
    case Method::Byoyomi: return QLatin1String("byo-yomi");
    case Method::Canadian: return QLatin1String("canadian");
    case Method::Hourglass: return QLatin1String("hourglass");
    case Method::UpCount: return QLatin1String("up-count");
    case Method::Gong: return QLatin1String("gong");
    case Method::MoveTimer: return QLatin1String("move-timer");
    }
    return {};
}

QLatin1String wordOf(clock::Phase phase) {
    switch (phase) {
    case clock::Phase::Ready: return QLatin1String("ready");
    case clock::Phase::Running: return QLatin1String("running");
    case clock::Phase::Paused: return QLatin1String("paused");
    case clock::Phase::Frozen: return QLatin1String("frozen");
    }
    return {};
}

QLatin1String wordOf(Colour colour) { return colour == Colour::White ? QLatin1String("w") : QLatin1String("b"); }

QJsonValue number(clock::Span span) { return std::min<qint64>(span.count(), longestThere); }

QJsonValue orNull(std::optional<clock::Instant> const& at) { return at ? QJsonValue{microseconds(*at)} : QJsonValue{}; }

QJsonArray periodsOf(std::vector<clock::Period> const& periods) {
    QJsonArray all;
    for (clock::Period const& period : periods)
        all.append(QJsonObject{{QStringLiteral("method"), wordOf(period.method)},
                               {QStringLiteral("base"), number(period.base)},
                               {QStringLiteral("quota"), period.quota},
                               {QStringLiteral("extra"), number(period.extra)},
                               {QStringLiteral("from"), period.extraFromMove},
                               {QStringLiteral("count"), period.count},
                               {QStringLiteral("repeats"), period.repeats}});
    return all;
}

QJsonObject settingOf(clock::Setting const& setting) {
    return {{QStringLiteral("w"), periodsOf(setting.periods(Colour::White))},
            {QStringLiteral("b"), periodsOf(setting.periods(Colour::Black))},
            {QStringLiteral("atQuota"), setting.transition() == clock::Transition::AtQuota},
            {QStringLiteral("freezes"), setting.atFlag() == clock::AtFlag::Freeze},
            {QStringLiteral("creditsFirst"), setting.firstMove() == clock::FirstMove::Credited}};
}

QJsonObject sideOf(clock::SideState const& side) {
    return {{QStringLiteral("main"), number(side.main)},
            {QStringLiteral("allowance"), number(side.allowance)},
            {QStringLiteral("moves"), side.movesCompleted},
            {QStringLiteral("period"), side.period},
            {QStringLiteral("target"), side.target ? QJsonValue{*side.target} : QJsonValue{}},
            {QStringLiteral("byoyomi"), side.byoyomiLeft},
            {QStringLiteral("canadian"), side.canadianMovesDue},
            {QStringLiteral("flagAt"), orNull(side.flagAt)},
            {QStringLiteral("periodFlagAt"), orNull(side.periodFlagAt)},
            {QStringLiteral("overrun"), side.overrun},
            {QStringLiteral("locked"), side.lever == clock::Lever::Locked}};
}

} // namespace

qint64 microseconds(clock::Instant at) {
    return std::chrono::floor<std::chrono::microseconds>(at.time_since_epoch()).count();
}

QJsonObject jsonOf(clock::Clock const& clock) {
    clock::Clock then = clock;
    clock::advance(then, std::chrono::ceil<std::chrono::microseconds>(clock.anchor));
    return {{QStringLiteral("setting"), settingOf(*then.setting)},
            {QStringLiteral("w"), sideOf(then.sides.white)},
            {QStringLiteral("b"), sideOf(then.sides.black)},
            {QStringLiteral("phase"), wordOf(then.phase)},
            {QStringLiteral("active"), wordOf(then.active)},
            {QStringLiteral("anchor"), microseconds(then.anchor)},
            {QStringLiteral("firstFlag"), then.firstFlag ? QJsonValue{wordOf(*then.firstFlag)} : QJsonValue{}}};
}

} // namespace flagfall::view
