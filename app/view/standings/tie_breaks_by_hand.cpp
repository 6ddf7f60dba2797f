// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/tie_breaks_by_hand.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/plain_text.h"

#include <QRandomGenerator>

#include <algorithm>

namespace flagfall::view {

TieBreaksByHand::TieBreaksByHand(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

void TieBreaksByHand::update() {
    auto const& chosen = m_desk.state().details.tieBreaks;
    auto const has = [&](pairing::TieBreakKind kind) {
        return std::ranges::find(chosen, kind, &pairing::TieBreak::kind) != chosen.end();
    };
    bool const lots = has(pairing::TieBreakKind::Lots);
    bool const values = has(pairing::TieBreakKind::Entered);
    if (lots == m_hasLots && values == m_hasValues) return;
    m_hasLots = lots;
    m_hasValues = values;
    emit changed();
}

void TieBreaksByHand::drawLots() {
    m_door.submit(session::DrawTieBreakLots{QRandomGenerator::system()->generate64()},
                  tr("Lots for the tie-break have been drawn."));
}

QString TieBreaksByHand::value(int playerId) const {
    auto const& values = m_desk.state().tieBreakValues;
    auto const found = values.find(PlayerId{playerId});
    return found == values.end() ? QString{} : tieBreakText(found->second);
}

bool TieBreaksByHand::enter(int playerId, QString const& text) {
    QString const typed = text.trimmed();
    auto const value = pairing::valueByText(typed.toStdString());
    if (!value && !typed.isEmpty()) return false;
    m_door.submit(session::EnterTieBreakValue{PlayerId{playerId}, value});
    return true;
}

} // namespace flagfall::view
