// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/hall_audit.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/time_account.h"

#include <algorithm>
#include <tuple>

namespace flagfall::session {
namespace {

using clock::Instant;
using clock::Phase;
using clock::Span;

/// A live board and what its clock shows now.
struct BoardLook {
    Board const* board;
    clock::Reading reading;

    [[nodiscard]] bool running() const { return reading.phase == Phase::Running; }
    /// All the time both players' clocks have run.
    [[nodiscard]] Span run() const { return reading.sides.white.used + reading.sides.black.used; }
    /// What the player to move has used for this move, on a running clock; pauses do not count.
    [[nodiscard]] Span thinking() const { return reading.sides[reading.active].used - board->turn.usedBefore; }
};

/// What the boards of the round have in common.
struct Hall {
    std::vector<BoardLook> looks;
    std::vector<Instant> presses; ///< the last one of each running clock that stands, in order
    int running = 0;
    std::optional<Span> usualRun; ///< of the clocks that run, the middle one; none for fewer than three
};

Hall lookAround(Round const& round, Instant now) {
    Hall hall;
    std::vector<Span> runs;
    for (Board const& board : round.boards) {
        if (!board.isUnderWay()) continue;
        BoardLook const& look = hall.looks.emplace_back(BoardLook{&board, read(*board.clock, now)});
        if (!look.running()) continue;
        ++hall.running;
        runs.push_back(look.run());
        if (board.turn.byPress) hall.presses.push_back(board.turn.since);
    }
    std::ranges::sort(hall.presses);
    if (runs.size() >= 3) {
        auto const middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
        std::ranges::nth_element(runs, middle);
        hall.usualRun = *middle;
    }
    return hall;
}

SettingDifference differenceBetween(std::shared_ptr<clock::Setting const> const& here,
                                    std::shared_ptr<clock::Setting const> const& event) {
    if (here == event || *here == *event) return {};
    return {.periods = here->draft().periods != event->draft().periods,
            .transition = here->transition() != event->transition(),
            .atFlag = here->atFlag() != event->atFlag(),
            .firstMove = here->firstMove() != event->firstMove(),
            .here = here,
            .event = event};
}

/// Looks at one board; a question for each kind of oddity.
class Inspector {
public:
    Inspector(EventState const& state, Round const& round, Hall const& hall, Instant now, AuditLimits const& limits)
        : m_state(state), m_round(round), m_hall(hall), m_now(now), m_limits(limits) {}

    void inspect(BoardLook const& look) {
        setting(look);
        flags(look);
        quotas(look);
        start(look);
        thinking(look);
        pause(look);
        moves(look);
        levers(look);
        sums(look);
        step(look);
    }
    [[nodiscard]] std::vector<Finding> findings() && { return std::move(m_findings); }

private:
    /// A gong turns the clock itself and hears no press.
    [[nodiscard]] static bool isGong(BoardLook const& look) {
        return look.board->clock->setting->periods(Colour::White).front().method == clock::Method::Gong;
    }

    Finding& find(BoardLook const& look, Odd what, Severity severity) {
        return m_findings.emplace_back(Finding{.what = what, .severity = severity, .board = look.board->number});
    }
    Finding& find(BoardLook const& look, Odd what, Severity severity, Colour side, Span length) {
        Finding& finding = find(look, what, severity);
        finding.side = side;
        finding.length = length;
        return finding;
    }

    void setting(BoardLook const& look) {
        auto difference = differenceBetween(look.board->clock->setting, controlOf(m_state.details, *look.board));
        if (difference.here) find(look, Odd::SetDifferently, Severity::Urgent).difference = std::move(difference);
    }

    void flags(BoardLook const& look) {
        auto const& [white, black] = look.reading.sides;
        std::optional<Colour> const first = look.reading.firstFlag;
        if (!first || look.board->isRuledOn(*first, look.reading.sides[*first].flagAt.value_or(m_now))) return;
        if (white.flag && black.flag && !look.board->flagNoticed) {
            Instant const second = std::max(white.flagAt.value_or(m_now), black.flagAt.value_or(m_now));
            find(look, Odd::BothAtZero, Severity::Urgent, *first, m_now - second);
        } else if (auto const& noticed = look.board->flagNoticed) {
            if (m_now - noticed->at > m_limits.result)
                find(look, Odd::ResultMissing, Severity::Warning, noticed->side, m_now - noticed->at);
        } else if (Span const since = m_now - look.reading.sides[*first].flagAt.value_or(m_now);
                   since > m_limits.flag) {
            find(look, Odd::FlagWithoutRuling, Severity::Urgent, *first, since);
        }
    }

    /// The clock does not judge (Laws 6.9): the count may be wrong. Once it is corrected, or reached, nothing is odd.
    void quotas(BoardLook const& look) {
        for (Colour const side : bothColours) {
            int const asked = look.board->movesAsked[side];
            clock::DisplayReading const& display = look.reading.sides[side];
            if (look.reading.firstFlag || !display.periodFlagAt || display.movesCompleted >= asked) continue;
            if (display.movesCompleted + movesBeforeSetUp(*look.board)[side] >= asked) continue;
            if (look.board->isRuledOn(side, *display.periodFlagAt)) continue;
            Finding& finding = find(look, Odd::MovesMissing, Severity::Urgent);
            finding.side = side;
            finding.asked = asked;
            finding.moves = {look.reading.sides.white.movesCompleted, look.reading.sides.black.movesCompleted};
        }
    }

    void start(BoardLook const& look) {
        if (look.reading.phase != Phase::Ready || !m_round.startedAt || m_hall.running == 0) return;
        Span const since = m_now - std::max(*m_round.startedAt, look.board->turn.since);
        if (since <= m_limits.start) return;
        Finding& finding = find(look, Odd::NotStarted, Severity::Warning);
        finding.length = since;
        finding.others = m_hall.running;
    }

    /// A long think is odd only while most of the others move on.
    void thinking(BoardLook const& look) {
        if (!look.running() || look.reading.firstFlag || isGong(look)) return;
        Colour const side = look.reading.active;
        Span const used = look.thinking();
        if (look.board->attendance[side].absent || awaitedByEnvelope(*look.board) == side) return;
        if (look.reading.sides[side].movesCompleted == 0) {
            if (used > m_limits.firstMove) find(look, Odd::NoFirstMove, Severity::Warning, side, used);
            return;
        }
        if (used <= m_limits.press) return;
        auto const later = std::ranges::upper_bound(m_hall.presses, look.board->turn.since);
        auto const others = static_cast<int>(m_hall.presses.end() - later);
        if (others > 0 && 2 * others >= m_hall.running - 1)
            find(look, Odd::NoPress, Severity::Warning, side, used).others = others;
    }

    void pause(BoardLook const& look) {
        if (look.reading.phase != Phase::Paused || look.board->pausedWithAll) return;
        Span const since = m_now - look.board->stoppedAt;
        if (since > m_limits.pause) find(look, Odd::PausedLong, Severity::Warning).length = since;
    }

    /// White is one move ahead while Black is to move, and level otherwise.
    void moves(BoardLook const& look) {
        clock::Reading const& reading = look.reading;
        bool const begun = reading.phase == Phase::Running || reading.phase == Phase::Paused;
        if (!begun || isGong(look)) return;
        ByColour<int> const made{reading.sides.white.movesCompleted, reading.sides.black.movesCompleted};
        int const ahead = made.white - made.black - (reading.active == Colour::Black ? 1 : 0);
        if (ahead == 0) return;
        Finding& finding = find(look, Odd::MovesDoNotMatch, Severity::Warning);
        finding.moves = made;
        finding.count = ahead;
    }

    void levers(BoardLook const& look) {
        for (Colour const side : bothColours) {
            bool const waitsForIt = look.running() && look.reading.active == side;
            if (look.reading.sides[side].lever == clock::Lever::Locked)
                find(look, Odd::LeverLocked, waitsForIt ? Severity::Warning : Severity::Note).side = side;
            int const ignored = look.board->pressesWithoutEffect[side];
            if (ignored < m_limits.pressesWithoutEffect) continue;
            Finding& finding = find(look, Odd::PressesWithoutEffect, Severity::Note);
            finding.side = side;
            finding.count = ignored;
        }
        if (look.board->lateArrivals > 0)
            find(look, Odd::PressesTooLate, Severity::Warning).count = look.board->lateArrivals;
    }

    void sums(BoardLook const& look) {
        for (Colour const side : bothColours) {
            Span const off =
                timeUnaccounted(*look.board->clock, side).value_or(look.board->handed[side]) - look.board->handed[side];
            if (off != Span::zero()) find(look, Odd::TimeDoesNotAddUp, Severity::Urgent, side, off);
        }
    }

    void step(BoardLook const& look) {
        if (!look.running() || !m_hall.usualRun) return;
        Span const by = look.run() - *m_hall.usualRun;
        if (by > m_limits.step || -by > m_limits.step) find(look, Odd::OutOfStep, Severity::Note).length = by;
    }

    EventState const& m_state;
    Round const& m_round;
    Hall const& m_hall;
    Instant m_now;
    AuditLimits const& m_limits;
    std::vector<Finding> m_findings;
};

} // namespace

AuditLimits limitsFor(clock::Setting const& setting) {
    using namespace std::chrono_literals;
    constexpr int partsOfAGame = 12; // of two hours: ten minutes
    Span const part = std::clamp<Span>(gameLength(setting) / partsOfAGame, 1min, 10min);
    return {.firstMove = std::max<Span>(part / 2, 1min),
            .press = part,
            .pause = std::max<Span>(part / 2, 2min),
            .result = std::max<Span>(part / 2, 2min),
            .step = part};
}

std::vector<Finding> auditHall(EventState const& state, RoundNumber number, Instant now, AuditLimits const& limits) {
    Round const* const round = state.round(number);
    if (!round) return {};
    Hall const hall = lookAround(*round, now);
    Inspector inspector(state, *round, hall, now, limits);
    for (BoardLook const& look : hall.looks) inspector.inspect(look);
    auto findings = std::move(inspector).findings();
    std::ranges::stable_sort(findings, {}, [](Finding const& f) { return std::tuple(f.severity, f.board, f.what); });
    return findings;
}

} // namespace flagfall::session
