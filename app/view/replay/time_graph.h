// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/board_record.h"

#include <QList>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QVariantList>

namespace flagfall::view {

/// What the graph of a board's times runs over.
enum class GraphOver { Time, Moves };

/// Both players' times of a board as lines on an area of pixels, with no more points than can be seen. A line is broken
/// where nobody watched.
class TimeGraph {
public:
    using Line = QList<QPointF>;

    TimeGraph() = default;
    /// From the start of the clock (or the pairing) to `until`.
    TimeGraph(session::BoardRecord const& record, clock::Instant until, GraphOver over, QSizeF size);

    [[nodiscard]] QList<Line> const& line(Colour side) const { return m_lines[side == Colour::White ? 0 : 1]; }
    /// {x, text}: times of day or numbers of moves; {y, text}: lengths of time.
    [[nodiscard]] QVariantList const& ticksBelow() const { return m_ticksBelow; }
    [[nodiscard]] QVariantList const& ticksBeside() const { return m_ticksBeside; }
    /// {x, kind}: flags, pauses, corrections; kinds are those of BoardActsModel.
    [[nodiscard]] QVariantList marks(session::BoardRecord const& record, session::History const& history) const;

    [[nodiscard]] clock::Instant from() const { return m_from; }
    [[nodiscard]] clock::Instant until() const { return m_until; }
    /// Between 0 and 1, of what the graph runs over.
    [[nodiscard]] double placeOf(session::BoardRecord const& record, clock::Instant at) const;
    [[nodiscard]] clock::Instant momentOf(session::BoardRecord const& record, double place) const;

private:
    [[nodiscard]] double xOf(clock::Instant at) const;
    [[nodiscard]] double yOf(clock::Span time) const;
    void overTime(session::BoardRecord const& record);
    void overMoves(session::BoardRecord const& record);
    void tick(session::BoardRecord const& record);

    GraphOver m_over = GraphOver::Time;
    QSizeF m_size;
    clock::Instant m_from{}, m_until{};
    clock::Span m_most{};
    int m_moves = 0;
    QList<Line> m_lines[2];
    QVariantList m_ticksBelow, m_ticksBeside;
};

} // namespace flagfall::view
