// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/attendance.h"

#include "app/session/event/adjourned_game.h"
#include "arbiter/rulings/incident.h"

#include <algorithm>

namespace flagfall::session {
namespace {

class Doorman {
public:
    Doorman(EventState const& state, Round const& round, clock::Instant now, clock::Span suspicious)
        : m_rules{*state.details.edition, playTypeOf(state.details, round), state.details.houseRules}, m_round(round),
          m_now(now), m_suspicious(suspicious) {}

    [[nodiscard]] std::optional<LateBoard> look(Board const& board) const {
        if (!board.isUndecided() || board.recovery || isResumed(board)) return std::nullopt;
        clock::Reading const reading = board.clock ? read(*board.clock, m_now) : clock::Reading{};
        LateBoard late{.board = board.number};
        if (auto const played = m_round.playedUntil(m_now)) late.left = m_rules.house.defaultTime - *played;
        ByColour<int> const made = movesMade(board);
        rulings::LateArrival incident;
        for (Colour const colour : bothColours)
            if (made[colour] == 0) incident.after[colour] = judge(board.attendance[colour], colour, late);
        bool const nobody = late.sides.white == Punctuality::There && late.sides.black == Punctuality::There;
        if (nobody) {
            late.unmoved = made.white == 0 ? unmoved(reading) : std::nullopt;
            return late.unmoved ? std::optional{late} : std::nullopt;
        }
        late.flagDown = reading.sides.white.flag || reading.sides.black.flag;
        if (late.flagDown) return late;
        rulings::Ruling const ruling = rulings::rule(m_rules, incident, {}, {});
        late.forfeit = rulings::scoreIn(ruling.proposes()->effects);
        late.article = ruling.proposes()->article;
        return late;
    }

private:
    /// How long after the start he came, or has not come; none: he was there, or nobody can tell.
    std::optional<clock::Span> judge(Attendance const& attendance, Colour colour, LateBoard& late) const {
        Punctuality& side = late.sides[colour];
        if (attendance.absent) side = Punctuality::Awaited;
        if (!attendance.absent && !attendance.arrived) return std::nullopt;
        auto const played = m_round.playedUntil(attendance.absent ? m_now : *attendance.arrived);
        if (!played) return std::nullopt;
        clock::Span const after = *played;
        if (!lostByLateness(after, m_rules.house.defaultTime)) return after;
        side = attendance.absent ? Punctuality::Overdue : Punctuality::CameLate;
        if (!attendance.absent) late.cameAfter[colour] = after - m_rules.house.defaultTime;
        return after;
    }

    [[nodiscard]] std::optional<clock::Span> unmoved(clock::Reading const& reading) const {
        bool const waits = reading.phase == clock::Phase::Running && reading.active == Colour::White &&
                           reading.sides.white.used > std::max<clock::Span>(m_suspicious, m_rules.house.defaultTime);
        return waits ? std::optional{reading.sides.white.used} : std::nullopt;
    }

    rulings::Rules m_rules;
    Round const& m_round;
    clock::Instant m_now;
    clock::Span m_suspicious;
};

} // namespace

std::optional<clock::Instant> defaultTimeEnds(EventDetails const& details, Round const& round) {
    if (!round.startedAt) return std::nullopt;
    clock::Instant ends = *round.startedAt + details.houseRules.defaultTime;
    for (Standstill const& one : round.standstills) {
        if (one.from >= ends) break;
        if (!one.until) return std::nullopt;
        ends += *one.until - one.from;
    }
    return ends;
}

std::vector<LateBoard> lateBoards(EventState const& state, RoundNumber number, clock::Instant now,
                                  clock::Span suspicious) {
    std::vector<LateBoard> boards;
    Round const* const round = state.round(number);
    if (!round || round->imported) return boards;
    Doorman const doorman(state, *round, now, suspicious);
    for (Board const& board : round->boards)
        if (auto const late = doorman.look(board)) boards.push_back(*late);
    return boards;
}

std::optional<LateBoard> lateAtResumption(Board const& board, EventDetails const& details,
                                          ResumptionClock const& clock) {
    if (!isResumed(board) && !board.adjourned) return std::nullopt;
    LateBoard late{.board = board.number, .left = leftToCome(board, details, clock)};
    for (Colour const side : bothColours) {
        if (!isMissing(board, details, side, clock)) continue;
        auto const left = leftToCome(board, details, side, clock);
        late.sides[side] = left && *left < left->zero() ? Punctuality::Overdue : Punctuality::Awaited;
    }
    return late.isMissing(Colour::White) || late.isMissing(Colour::Black) ? std::optional{late} : std::nullopt;
}

} // namespace flagfall::session
