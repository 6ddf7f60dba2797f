// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/fold_board.h"

#include "app/session/time_account.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using Outcome = std::optional<FoldProblem>;

Outcome problem(std::string what) { return FoldProblem{std::move(what)}; }
constexpr std::nullopt_t fine = std::nullopt;

clock::Clock pausedAt(clock::Clock clock, clock::Instant at) {
    apply(clock, at, clock::Pause{});
    return clock;
}

/// The clock the arbiter has chosen. Times he entered himself stand on the clock of the last sign of life.
clock::Clock chosen(Recovery const& recovery, ClocksRecovered const& act) {
    switch (act.policy) {
    case RecoveryPolicy::LastEvent: return recovery.lastEvent;
    case RecoveryPolicy::ChargeToRestart: return recovery.chargeToRestart;
    case RecoveryPolicy::LastHeartbeat:
    case RecoveryPolicy::Manual: break;
    }
    clock::Clock clock = recovery.lastHeartbeat;
    if (act.manual)
        for (Colour const colour : bothColours)
            apply(clock, clock.anchor, clock::SetTime{colour, (*act.manual)[colour]});
    return clock;
}

/// Whether an operation leaves it to the clock what the displays show.
bool isPlay(clock::Operation const& operation) {
    return std::holds_alternative<clock::Start>(operation) || std::holds_alternative<clock::Press>(operation) ||
           std::holds_alternative<clock::Pause>(operation) || std::holds_alternative<clock::Resume>(operation);
}

class BoardFolder {
public:
    BoardFolder(Board& board, clock::Instant at) : m_board(board), m_at(at) {}

    Outcome operator()(ClocksOperated const& act) {
        if (!m_board.clock) return noClock();
        auto const refused = apply(*m_board.clock, act.at, act.operation).refused;
        if (auto const* const press = std::get_if<clock::Press>(&act.operation); press && refused)
            countWithoutEffect(press->by);
        if (!isPlay(act.operation)) account();
        if (std::holds_alternative<clock::Pause>(act.operation))
            m_board.pausedWithAll = act.reason == pausedAll || act.reason == pausedAsleep || act.reason == pausedClosed;
        return fine;
    }
    Outcome operator()(ClockReported const& act) {
        if (!m_board.clock) return noClock();
        advance(*m_board.clock, std::visit([](auto const& fact) { return fact.at; }, act.fact));
        return fine;
    }
    Outcome operator()(ClocksCorrected const& act) {
        if (!m_board.clock) return noClock();
        auto const mine = std::ranges::find(act.boards, m_board.number, &ClocksCorrected::OnBoard::board);
        if (mine == act.boards.end()) return fine;
        bool const pauses = m_board.clock->phase == clock::Phase::Running;
        for (clock::Operation const& operation : mine->operations) apply(*m_board.clock, act.at, operation);
        account();
        if (pauses && m_board.clock->phase == clock::Phase::Paused) m_board.pausedWithAll = false;
        if (act.ground == Ground::IllegalMove && act.offender)
            m_board.illegalMoves[*act.offender] += act.takesBack ? -1 : 1;
        bool const flagUp = m_board.flagNoticed && !m_board.clock->sides[m_board.flagNoticed->side].flagAt;
        if (flagUp) m_board.flagNoticed.reset();
        return fine;
    }
    Outcome operator()(LateArrival const&) {
        ++m_board.lateArrivals;
        return fine;
    }
    Outcome operator()(SidesSwapped const&) {
        m_board.levers = m_board.levers.turned();
        return fine;
    }
    Outcome operator()(FlagNoticed const& act) {
        if (!m_board.flagNoticed) m_board.flagNoticed = FlagNotice{act.side, act.claimedBy, m_at};
        return fine;
    }
    Outcome operator()(PlayerAbsent const& act) {
        m_board.attendance[act.side] = {true, std::nullopt};
        return fine;
    }
    Outcome operator()(PlayerArrived const& act) {
        m_board.attendance[act.side] = {false, m_at};
        return fine;
    }
    Outcome operator()(ResultEntered const& act) {
        m_board.result = act.result;
        m_board.article = act.article;
        m_board.adjourned = false;
        return fine;
    }
    Outcome operator()(ResultCleared const&) {
        m_board.result.reset();
        m_board.article.clear();
        m_board.adjourned = false;
        return fine;
    }
    Outcome operator()(GameAdjourned const&) {
        m_board.result.reset();
        m_board.article.clear();
        m_board.adjourned = true;
        return fine;
    }
    Outcome operator()(DeskOpened const& act) {
        if (m_board.clock && m_board.clock->phase == clock::Phase::Running) offerRecovery(act);
        return fine;
    }
    Outcome operator()(ClocksRecovered const& act) {
        if (!m_board.recovery) return problem("a clock was recovered that had not been lost");
        m_board.clock = chosen(*m_board.recovery, act);
        m_board.recovery.reset();
        account();
        return fine;
    }
    template <typename OtherAct>
    Outcome operator()(OtherAct const&) {
        return fine;
    }

private:
    static Outcome noClock() { return problem("a board without a clock was spoken of as having one"); }

    /// A press on a clock that stands says nothing about the lever.
    void countWithoutEffect(Colour by) {
        if (m_board.clock->phase == clock::Phase::Running) ++m_board.pressesWithoutEffect[by];
    }

    /// What hands have done to the times is on the account from now on.
    void account() {
        for (Colour const colour : bothColours)
            m_board.handed[colour] = timeUnaccounted(*m_board.clock, colour).value_or(clock::Span::zero());
    }

    void offerRecovery(DeskOpened const& opened) {
        clock::Clock const& running = *m_board.clock;
        clock::Instant const alive = std::max(opened.lastBeat.value_or(running.anchor), running.anchor);
        Recovery recovery{pausedAt(running, running.anchor),
                          pausedAt(running, alive),
                          pausedAt(running, opened.at),
                          alive,
                          opened.at,
                          opened.gapExact};
        m_board.clock = recovery.lastHeartbeat;
        m_board.recovery = std::move(recovery);
    }

    Board& m_board;
    clock::Instant m_at;
};

} // namespace

std::optional<FoldProblem> foldOnBoard(Board& board, Act const& act, clock::Instant at) {
    return std::visit(BoardFolder{board, at}, act);
}

} // namespace flagfall::session
