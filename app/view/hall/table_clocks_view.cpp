// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/table_clocks_view.h"

#include "app/view/common/command_door.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"

namespace flagfall::view {

TableClocksView::TableClocksView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

void TableClocksView::update(Changes const& changes) {
    if (changes.details) emit changed();
}

QString TableClocksView::boardLabel() const {
    return view::boardLabel(m_desk.state(), std::nullopt, BoardNumber{m_board});
}

QString TableClocksView::clock() const {
    if (!m_desk.isOpen()) return {};
    for (auto const& [name, clock] : m_desk.state().tableClocks)
        if (clock.board == BoardNumber{m_board}) return plain(name);
    return {};
}

QString TableClocksView::fault() const {
    if (!m_desk.isOpen()) return {};
    auto const known = m_desk.state().tableClocks.find(clock().toStdString());
    return known == m_desk.state().tableClocks.end() ? QString{} : plain(known->second.fault);
}

QStringList TableClocksView::faulty() const {
    if (!m_desk.isOpen()) return {};
    QStringList lines;
    for (auto const& [name, clock] : m_desk.state().tableClocks) {
        if (clock.fault.empty()) continue;
        //: %1 is written on a clock, %2 the board it stands on, %3 what is wrong with it.
        lines += clock.board ? tr("%1, board %2: %3")
                                   .arg(plain(name), view::boardLabel(m_desk.state(), std::nullopt, *clock.board),
                                        plain(clock.fault))
                             //: %1 is written on a clock, %2 is what is wrong with it.
                             : tr("%1, put away: %2").arg(plain(name), plain(clock.fault));
    }
    return lines;
}

void TableClocksView::look(int board) {
    m_board = board;
    emit changed();
}

void TableClocksView::place(QString const& clock, QString const& fault) {
    m_door.submit(session::NoteTableClock{clock.toStdString(), BoardNumber{m_board}, fault.toStdString()});
}

void TableClocksView::putAway(QString const& clock, QString const& fault) {
    m_door.submit(session::NoteTableClock{clock.toStdString(), {}, fault.toStdString()});
}

} // namespace flagfall::view
