// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/control_change.h"

#include <algorithm>
#include <iterator>

namespace flagfall::session {
namespace {

/// What belongs to the control that is being replaced has no place in a game under the right one.
bool belongsToTheControl(clock::Operation const& operation) {
    return std::holds_alternative<clock::InstallSetting>(operation) ||
           std::holds_alternative<clock::InstallExtra>(operation) ||
           std::holds_alternative<clock::SetPeriod>(operation) ||
           std::holds_alternative<clock::SetByoyomi>(operation) ||
           std::holds_alternative<clock::SetCanadian>(operation) ||
           std::holds_alternative<clock::SetDelay>(operation) || std::holds_alternative<clock::TakeBack>(operation);
}

/// Plays the acts of one board again.
class Again {
public:
    Again(clock::Setting const& control, RoundNumber round, BoardNumber board)
        : m_clock(std::make_shared<clock::Setting const>(running(control))), m_round(round), m_board(board) {}

    void operator()(ClocksOperated const& act) {
        if (!isMine(act)) return;
        does(act.operation, act.at);
        if (act.desk != 0) m_desk = act.desk;
    }
    /// Of a correction that was taken back only the stopping of the clock stays.
    void correct(ClocksCorrected const& act, bool takenBack) {
        if (act.round != m_round || act.takesBack || act.restores) return;
        auto const mine = std::ranges::find(act.boards, m_board, &ClocksCorrected::OnBoard::board);
        if (mine == act.boards.end()) return;
        for (clock::Operation const& operation : mine->operations)
            if (!takenBack || std::holds_alternative<clock::Pause>(operation)) does(operation, act.at);
        if (act.desk != 0) m_desk = act.desk;
    }
    void operator()(DeskOpened const& act) {
        bool const another = act.desk != 0 && m_desk != 0 && act.desk != m_desk;
        if (!another) lose(act.lastBeat, act.at);
        if (act.desk == 0) m_desk = 0;
    }
    void operator()(ClocksTaken const& act) {
        if (!isMine(act)) return;
        lose(act.lastBeat, act.at);
        m_desk = act.desk;
    }
    /// Times typed by the arbiter belong to the control they were typed for; here the last sign of life counts.
    void operator()(ClocksRecovered const& act) {
        bool const asWas = act.policy == RecoveryPolicy::LastHeartbeat || act.policy == RecoveryPolicy::Manual;
        if (!isMine(act) || !m_lost || asWas) return;
        clock::Instant const until = act.policy == RecoveryPolicy::LastEvent ? m_lost->anchor : m_reopened;
        m_clock = *m_lost;
        apply(m_clock, until, clock::Pause{});
    }
    template <typename OtherAct>
    void operator()(OtherAct const&) {}

    [[nodiscard]] clock::Reading at(clock::Instant instant) const { return read(m_clock, instant); }

private:
    template <typename BoardsAct>
    [[nodiscard]] bool isMine(BoardsAct const& act) const {
        return act.round == m_round && std::ranges::find(act.boards, m_board) != act.boards.end();
    }
    /// A crash: the clock stands at the last sign of life until the arbiter has said what counts.
    void lose(std::optional<clock::Instant> lastBeat, clock::Instant now) {
        if (m_clock.phase != clock::Phase::Running) return;
        m_lost.emplace(m_clock);
        m_reopened = now;
        apply(m_clock, lastBeat.value_or(m_clock.anchor), clock::Pause{});
    }
    /// A flag that would have fallen must not stop the rest of the game from being counted.
    static clock::Setting running(clock::Setting const& control) {
        clock::SettingDraft draft = control.draft();
        draft.atFlag = clock::AtFlag::RunOn;
        return *clock::Setting::create(std::move(draft));
    }
    void does(clock::Operation const& operation, clock::Instant at) {
        if (belongsToTheControl(operation)) return;
        // Under this control the flag may be up still; the time that came with putting it up was given all the same.
        auto const* const revoked = std::get_if<clock::RevokeFlag>(&operation);
        if (revoked && apply(m_clock, at, operation).refused)
            apply(m_clock, at, clock::SetTime{revoked->side, revoked->main});
        else if (!revoked)
            apply(m_clock, at, operation);
    }

    clock::Clock m_clock;
    std::optional<clock::Clock> m_lost; ///< as it ran when the program died
    clock::Instant m_reopened{};
    int m_desk = 0; ///< that runs the clock: Board::desk
    RoundNumber m_round;
    BoardNumber m_board;
};

} // namespace

std::optional<CorrectTimes> timesUnder(History const& history, RoundNumber round, BoardNumber board,
                                       clock::Setting const& control, clock::Instant at) {
    Round const* const found = history.state().round(round);
    Board const* const there = found ? found->board(board) : nullptr;
    if (!there || !there->clock) return std::nullopt;
    Again again{control, round, board};
    std::vector<Seq> concern;
    std::ranges::merge(history.actsOn(round, board), history.openings(), std::back_inserter(concern));
    for (Seq const seq : concern) {
        RecordedAct const& act = history.acts()[static_cast<std::size_t>(seq.value()) - 1];
        bool const takenBack = history.retracted(act.seq);
        if (auto const* const corrected = std::get_if<ClocksCorrected>(&act.act))
            again.correct(*corrected, takenBack);
        else if (!takenBack)
            std::visit(again, act.act);
    }
    clock::Reading const reading = again.at(at);
    CorrectTimes times;
    for (Colour const colour : bothColours) {
        auto const& side = reading.sides[colour];
        times.sides[colour] = {side.main, side.period, side.flag};
    }
    return times;
}

std::vector<clock::Operation> changeOfControl(std::shared_ptr<clock::Setting const> control,
                                              CorrectTimes const& times) {
    std::vector<clock::Operation> operations{clock::Pause{}, clock::InstallSetting{std::move(control)}};
    for (Colour const colour : bothColours) {
        operations.emplace_back(clock::SetPeriod{colour, times.sides[colour].period});
        operations.emplace_back(clock::SetTime{colour, times.sides[colour].main});
    }
    return operations;
}

} // namespace flagfall::session
