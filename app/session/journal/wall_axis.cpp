// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/wall_axis.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// An act is stamped a little before it is written down; that much is no setting of the clock.
constexpr clock::Span noise = 100ms;
/// Nobody asks more finely than to the second.
constexpr clock::Span sameMoment = 1s;

/// More than a century apart is as good as a century: one of them is wrong.
clock::Span spanBetween(WallTime from, WallTime to) {
    constexpr milliseconds century = std::chrono::hours{24 * 36'525};
    return std::clamp(milliseconds{to.value() - from.value()}, -century, century);
}

} // namespace

void WallAxis::take(RecordedAct const& act) {
    // What came late was stamped long before it was written down.
    if (std::holds_alternative<LateArrival>(act.act)) return;
    if (m_points.empty()) {
        m_points.push_back({act.at, act.wall});
        return;
    }
    Point const& last = m_points.back();
    if (act.at < last.at) return;
    clock::Span const difference = spanBetween(last.wall, act.wall) - (act.at - last.at);
    if (difference > noise || difference < -noise) m_points.push_back({act.at, act.wall});
}

WallTime WallAxis::wallAt(clock::Instant at) const {
    if (m_points.empty()) return {};
    auto const after = std::ranges::upper_bound(m_points, at, {}, &Point::at);
    Point const& point = after == m_points.begin() ? m_points.front() : *(after - 1);
    return WallTime{point.wall.value() + std::chrono::floor<milliseconds>(at - point.at).count()};
}

WallAxis::Moments WallAxis::momentsAt(WallTime wall) const {
    Moments moments;
    std::optional<clock::Instant> passedOver;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        Point const& point = m_points[i];
        clock::Instant const at = point.at + spanBetween(point.wall, wall);
        if (at < point.at) continue;
        bool const runsOn = i + 1 == m_points.size();
        if (runsOn || at < m_points[i + 1].at) {
            if (moments.all.empty() || at - moments.all.back() > sameMoment) moments.all.push_back(at);
        } else if (wall < m_points[i + 1].wall) {
            passedOver = m_points[i + 1].at;
            moments.skipped = at - *passedOver > sameMoment;
        }
    }
    if (!moments.all.empty()) moments.skipped = false;
    if (moments.all.empty() && passedOver) moments.all.push_back(*passedOver);
    return moments;
}

} // namespace flagfall::session
