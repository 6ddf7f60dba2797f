// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/replay/time_graph.h"

#include "app/view/replay/board_acts_model.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Instant;
using clock::Span;
using session::BoardRecord;

constexpr Span shortest = 1min;
constexpr double pixelsPerTickBelow = 110;
constexpr double pixelsPerTickBeside = 34;
constexpr std::array<Span, 17> steps{1s,    5s, 10s, 30s, 1min, 2min, 5min, 10min, 15min,
                                     30min, 1h, 2h,  4h,  6h,   12h,  24h,  168h};
constexpr std::array moveSteps{1, 2, 5, 10, 20, 50, 100, 200, 500};

Span stepFor(Span extent, int ticks) {
    for (Span const step : steps)
        if (extent / step <= ticks) return step;
    return steps.back();
}

std::optional<Span> totalShown(std::optional<clock::Reading> const& reading, Colour side) {
    return reading ? std::optional{reading->sides[side].total} : std::nullopt;
}

/// Many points in one column of pixels: the first, the lowest, the highest and the last say as much.
void appendColumn(TimeGraph::Line& thin, TimeGraph::Line const& column) {
    if (column.size() <= 4) {
        thin += column;
        return;
    }
    auto const [least, most] =
        std::minmax_element(column.begin(), column.end(), [](QPointF a, QPointF b) { return a.y() < b.y(); });
    thin += column.front();
    thin += std::min(least, most) == least ? *least : *most;
    thin += std::min(least, most) == least ? *most : *least;
    thin += column.back();
}

bool between(QPointF before, QPointF point, QPointF after) {
    double const along = (after.x() - before.x()) * (point.y() - before.y());
    double const across = (after.y() - before.y()) * (point.x() - before.x());
    bool const onTheWay = (point.y() - before.y()) * (after.y() - point.y()) >= 0;
    return onTheWay && std::abs(along - across) <= 0.05 * std::max(1.0, after.x() - before.x());
}

TimeGraph::Line thinned(TimeGraph::Line const& line) {
    TimeGraph::Line columns;
    TimeGraph::Line column;
    for (QPointF const point : line) {
        if (!column.isEmpty() && std::floor(column.front().x()) != std::floor(point.x())) {
            appendColumn(columns, column);
            column.clear();
        }
        column += point;
    }
    appendColumn(columns, column);
    TimeGraph::Line straight;
    for (QPointF const point : columns) {
        bool const needless = straight.size() >= 2 && between(straight[straight.size() - 2], straight.back(), point);
        if (needless) straight.removeLast();
        straight += point;
    }
    return straight;
}

Instant startOf(BoardRecord const& record) {
    for (auto const& entry : record.entries())
        if (entry.clock && entry.clock->phase == clock::Phase::Running) return entry.at;
    return record.entries().empty() ? Instant{} : record.entries().front().at;
}

} // namespace

TimeGraph::TimeGraph(BoardRecord const& record, Instant until, GraphOver over, QSizeF size)
    : m_over(over), m_size(size), m_from(startOf(record)), m_until(std::max(until, m_from + shortest)) {
    for (auto const& entry : record.entries()) {
        for (Colour const side : bothColours) {
            m_most = std::max(m_most, totalShown(entry.before, side).value_or(Span{}));
            m_most = std::max(m_most, totalShown(entry.after(), side).value_or(Span{}));
        }
        if (entry.mover) m_moves = std::max(m_moves, entry.move);
    }
    m_most = std::max<Span>(m_most, 10s);
    m_moves = std::max(m_moves, 1);
    if (size.isEmpty() || record.entries().empty()) return;
    if (over == GraphOver::Time)
        overTime(record);
    else
        overMoves(record);
    tick(record);
}

double TimeGraph::xOf(Instant at) const {
    double const all = static_cast<double>((m_until - m_from).count());
    return std::clamp(static_cast<double>((at - m_from).count()) / all, 0.0, 1.0) * m_size.width();
}

double TimeGraph::yOf(Span time) const {
    double const part = static_cast<double>(time.count()) / static_cast<double>(m_most.count());
    return (1.0 - std::clamp(part, 0.0, 1.0)) * m_size.height();
}

void TimeGraph::overTime(BoardRecord const& record) {
    auto const& entries = record.entries();
    for (Colour const side : bothColours) {
        Line line;
        auto const finish = [&] {
            if (line.size() > 1) m_lines[side == Colour::White ? 0 : 1] += thinned(line);
            line.clear();
        };
        auto const sample = [&](Instant at) {
            auto const moment = record.momentAt(at);
            if (moment.what == BoardRecord::Moment::What::Shown)
                line += QPointF(xOf(at), yOf(moment.reading->sides[side].total));
            else
                finish();
        };
        Span const column = (m_until - m_from) / std::max(1, static_cast<int>(m_size.width()));
        auto next = std::ranges::upper_bound(entries, m_from, {}, &BoardRecord::Entry::at);
        sample(m_from);
        for (Instant at = m_from; at < m_until;) {
            at = std::min(at + column, m_until);
            for (; next != entries.end() && next->at <= at; ++next) {
                if (auto const time = totalShown(next->before, side); time && !line.isEmpty())
                    line += QPointF(xOf(next->at), yOf(*time));
                if (auto const time = totalShown(next->after(), side)) line += QPointF(xOf(next->at), yOf(*time));
            }
            sample(at);
        }
        finish();
    }
}

void TimeGraph::overMoves(BoardRecord const& record) {
    for (Colour const side : bothColours) {
        Line line;
        for (auto const& entry : record.entries()) {
            bool const first = line.isEmpty() && entry.clock;
            if (!first && entry.mover != side) continue;
            double const x = m_size.width() * (first && !entry.mover ? 0 : entry.move) / m_moves;
            line += QPointF(x, yOf(*totalShown(entry.after(), side)));
        }
        if (line.size() > 1) m_lines[side == Colour::White ? 0 : 1] += line;
    }
}

void TimeGraph::tick(BoardRecord const& record) {
    Span const level = stepFor(m_most, std::max(1, static_cast<int>(m_size.height() / pixelsPerTickBeside)));
    for (Span time{}; time <= m_most; time += level)
        m_ticksBeside += QVariantMap{{QStringLiteral("y"), yOf(time)}, {QStringLiteral("text"), spanText(time)}};
    int const many = std::max(1, static_cast<int>(m_size.width() / pixelsPerTickBelow));
    auto const below = [this](double x, QString const& text) {
        m_ticksBelow += QVariantMap{{QStringLiteral("x"), x}, {QStringLiteral("text"), text}};
    };
    if (m_over == GraphOver::Moves) {
        auto const step = std::ranges::find_if(moveSteps, [&](int one) { return m_moves / one <= many; });
        int const by = step == moveSteps.end() ? moveSteps.back() : *step;
        for (int move = 0; move <= m_moves; move += by) below(m_size.width() * move / m_moves, QString::number(move));
        return;
    }
    Span const step = stepFor(m_until - m_from, many);
    qint64 const milliseconds = step / 1ms;
    auto const& axis = record.axis();
    QDateTime const first = localTime(axis.wallAt(m_from));
    qint64 const midnight = first.date().startOfDay().toMSecsSinceEpoch();
    qint64 wall = midnight + (first.toMSecsSinceEpoch() - midnight + milliseconds - 1) / milliseconds * milliseconds;
    qint64 const last = axis.wallAt(m_until).value();
    bool const seconds = step < Span{1min};
    for (; wall <= last; wall += milliseconds) {
        auto const moments = axis.momentsAt(session::WallTime{wall});
        if (moments.all.empty() || moments.skipped) continue;
        session::WallTime const shownTime{wall};
        below(xOf(moments.all.back()), seconds ? secondText(shownTime) : hourText(shownTime));
    }
}

QVariantList TimeGraph::marks(BoardRecord const& record, session::History const& history) const {
    QVariantList marks;
    double lastX = -100;
    for (auto const& entry : record.entries()) {
        auto const& act = history.acts()[static_cast<std::size_t>(entry.seq.value()) - 1].act;
        auto const kind = boardActKind(act);
        auto const* const operated = std::get_if<session::ClocksOperated>(&act);
        bool const pauses = operated && std::holds_alternative<clock::Pause>(operated->operation);
        bool const shownHere = kind == BoardActRow::Kind::Flag || kind == BoardActRow::Kind::Correction || pauses;
        double const x = placeOf(record, entry.at) * m_size.width();
        constexpr double apart = 6;
        if (!shownHere || entry.at < m_from || x - lastX < apart) continue;
        lastX = x;
        marks += QVariantMap{{QStringLiteral("x"), x}, {QStringLiteral("kind"), static_cast<int>(kind)}};
    }
    return marks;
}

double TimeGraph::placeOf(BoardRecord const& record, Instant at) const {
    if (m_size.isEmpty()) return 0;
    if (m_over == GraphOver::Time) return xOf(at) / m_size.width();
    auto const moment = record.momentAt(at);
    if (!moment.reading) return 0;
    int const move = std::max(moment.reading->sides.white.movesCompleted, moment.reading->sides.black.movesCompleted);
    return std::clamp(static_cast<double>(move) / m_moves, 0.0, 1.0);
}

Instant TimeGraph::momentOf(BoardRecord const& record, double place) const {
    double const part = std::clamp(place, 0.0, 1.0);
    if (m_over == GraphOver::Time)
        return m_from + Span{static_cast<std::int64_t>(static_cast<double>((m_until - m_from).count()) * part)};
    int const wanted = static_cast<int>(std::lround(part * m_moves));
    for (auto const& entry : record.entries())
        if (entry.mover && entry.move >= wanted && wanted > 0) return entry.at;
    return wanted > 0 && !record.entries().empty() ? record.entries().back().at : m_from;
}

} // namespace flagfall::view
