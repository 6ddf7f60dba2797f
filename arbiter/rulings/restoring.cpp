// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/restoring.h"

#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {

/// Not where the pawn could not legally go there: that is an illegal move like any other.
bool Restoring::becomesQueen() const {
    bool const known = m_known.before && landed() && !touched().empty();
    return m_incident.fault == PressFault::UnfinishedPromotion &&
           m_rules.laws().illegalMoves.leftPawn.value == LeftPawn::BecomesQueen && (!known || withQueen());
}

bool Restoring::goesBack() const { return !becomesQueen() && !moveStands() && m_incident.fault != PressFault::NoMove; }

bool Restoring::clocksGoBack() const { return !moveStands() && (!becomesQueen() || foundLater()); }

Effects Restoring::board() const {
    if (becomesQueen() && foundLater()) {
        Effects effects{TakeMoveBack{opponent(m_incident.by)}, PutQueen{m_incident.by, landed()}};
        if (auto const queen = withQueen()) effects.emplace_back(RestorePosition{*queen});
        return effects;
    }
    if (becomesQueen()) return {PutQueen{m_incident.by, landed()}};
    bool const repliedToNoMove = m_incident.fault == PressFault::NoMove && foundLater();
    if (!goesBack() && !repliedToNoMove) return {};
    Effects effects{TakeMoveBack{repliedToNoMove ? opponent(m_incident.by) : m_incident.by}};
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
    if (foundLater()) return inProportion(side);
    KnownSide const& known = m_known.sides[side];
    if (side != m_incident.by) return known.turnTime;
    return known.time ? std::optional{*known.time - known.credited} : std::nullopt;
}

Effects Restoring::times() const {
    if (!clocksGoBack()) return {};
    Effects effects;
    for (Colour const side : {m_incident.by, opponent(m_incident.by)})
        if (auto const time = timeOf(side)) effects.emplace_back(SetTime{side, *time});
    // Of a clock that nobody has read only what the press added is known.
    std::chrono::milliseconds const credited = m_known.sides[m_incident.by].credited;
    if (effects.empty() && !foundLater() && credited > std::chrono::milliseconds::zero())
        effects.emplace_back(TakeTime{m_incident.by, credited});
    return effects;
}

Effects Restoring::counters() const {
    if (!clocksGoBack()) return {};
    Effects effects;
    for (Colour const side : {m_incident.by, opponent(m_incident.by)}) {
        int const counted = m_known.sides[side].movesCounted.value_or(0);
        bool const later = m_incident.movesThen[side] > 0;
        bool const pressed = side == m_incident.by || m_incident.repliedIllegally;
        if (later) effects.emplace_back(SetMoves{side, m_incident.movesThen[side]});
        if (!later && pressed && counted > 0 && !m_incident.replied) effects.emplace_back(SetMoves{side, counted - 1});
    }
    return effects;
}

Effects Restoring::duties() const {
    if (m_incident.fault == PressFault::NoMove) return {SetToMove{m_incident.by}};
    if (m_incident.completed && !goesBack()) return {};
    auto const must = replacement();
    return must ? Effects{*must} : Effects{};
}

std::vector<board::Square> Restoring::touched() const {
    if (!m_incident.touched.empty() || !m_known.before) return m_incident.touched;
    return piecesMeant(*m_known.before, m_incident.move);
}

std::optional<board::Square> Restoring::landed() const {
    if (m_incident.released || m_incident.fault != PressFault::UnfinishedPromotion) return m_incident.released;
    std::optional<board::Square> to; // the last one of d8, cxd8, d7d8
    std::string_view const made{m_incident.move};
    for (std::size_t at = 0; at + 1 < made.size(); ++at)
        if (auto const square = board::squareFrom(made.substr(at, 2))) to = square;
    return to;
}

std::optional<MustMove> Restoring::replacement() const {
    if (!m_known.before || touched().empty()) return std::nullopt;
    Touches const touches{touched(), m_incident.together, m_incident.released, m_incident.newPiece};
    return mustMove(m_incident.by, *m_known.before, obligationOf(m_rules.laws().touchMove, *m_known.before, touches));
}

std::optional<board::Position> Restoring::withQueen() const {
    if (!m_known.before || touched().empty() || !landed()) return std::nullopt;
    board::Square const from = touched().front();
    board::Move const move{from, *landed(), board::Role::Pawn, board::MoveKind::ToQueen};
    return m_known.before->isLegal(move) ? std::optional{m_known.before->after(move)} : std::nullopt;
}

std::optional<board::Position> judgedAfter(Rules const& rules, IllegalMove const& illegal, Known const& known) {
    Restoring const restoring(rules, illegal, known);
    bool const losesAtOnce = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value.losesOn == 1;
    auto queen = restoring.becomesQueen() && !losesAtOnce ? restoring.withQueen() : std::nullopt;
    return queen && queen->hasLegalMove() ? queen : known.before;
}

} // namespace flagfall::rulings
