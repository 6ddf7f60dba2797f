// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/restoring.h"

#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {

bool Restoring::becomesQueen() const {
    return m_incident.fault == PressFault::UnfinishedPromotion &&
           m_rules.laws().illegalMoves.leftPawn.value == LeftPawn::BecomesQueen;
}

bool Restoring::goesBack() const { return !becomesQueen() && !moveStands() && m_incident.fault != PressFault::NoMove; }

Effects Restoring::board() const {
    if (becomesQueen()) return {PutQueen{m_incident.by, m_incident.released}};
    if (!goesBack()) return {};
    Effects effects{TakeMoveBack{m_incident.by}};
    if (m_known.before) effects.emplace_back(RestorePosition{*m_known.before});
    return effects;
}

/// Where no reading is recorded: what has been used is taken to have been used evenly.
std::optional<std::chrono::milliseconds> Restoring::inProportion(Colour side) const {
    KnownSide const& known = m_known.sides[side];
    if (!known.allotted || !known.time || known.movesCounted.value_or(0) == 0 || m_incident.movesThen[side] == 0)
        return std::nullopt;
    auto const used = *known.allotted - *known.time;
    return *known.allotted - used * m_incident.movesThen[side] / *known.movesCounted;
}

std::optional<std::chrono::milliseconds> Restoring::timeOf(Colour side) const {
    if (m_incident.timeThen[side]) return m_incident.timeThen[side];
    if (m_incident.replied || m_incident.repliedIllegally) return inProportion(side);
    KnownSide const& known = m_known.sides[side];
    if (side != m_incident.by) return known.turnTime;
    return known.time ? std::optional{*known.time - known.credited} : std::nullopt;
}

Effects Restoring::times() const {
    if (becomesQueen() || moveStands()) return {};
    Effects effects;
    for (Colour const side : {m_incident.by, opponent(m_incident.by)})
        if (auto const time = timeOf(side)) effects.emplace_back(SetTime{side, *time});
    return effects;
}

Effects Restoring::counters() const {
    if (becomesQueen() || moveStands()) return {};
    Effects effects;
    for (Colour const side : {m_incident.by, opponent(m_incident.by)}) {
        int const counted = m_known.sides[side].movesCounted.value_or(0);
        bool const later = m_incident.movesThen[side] > 0;
        if (later) effects.emplace_back(SetMoves{side, m_incident.movesThen[side]});
        if (!later && side == m_incident.by && counted > 0 && !m_incident.replied)
            effects.emplace_back(SetMoves{side, counted - 1});
    }
    return effects;
}

Effects Restoring::duties() const {
    if (m_incident.fault == PressFault::NoMove) return {SetToMove{m_incident.by}};
    if (!goesBack() || !m_known.before || m_incident.touched.empty()) return {};
    Touches const touches{m_incident.touched, m_incident.together, m_incident.released, m_incident.newPiece};
    return {mustMove(m_incident.by, *m_known.before, obligationOf(m_rules.laws().touchMove, *m_known.before, touches))};
}

std::optional<board::Position> Restoring::withQueen() const {
    if (!m_known.before || m_incident.touched.empty() || !m_incident.released) return std::nullopt;
    board::Square const from = m_incident.touched.front();
    board::Move const move{from, *m_incident.released, board::Role::Pawn, board::MoveKind::ToQueen};
    return m_known.before->isLegal(move) ? std::optional{m_known.before->after(move)} : std::nullopt;
}

} // namespace flagfall::rulings
