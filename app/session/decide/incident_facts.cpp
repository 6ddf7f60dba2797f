// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"

namespace flagfall::session {
namespace {

/// How the period that ended for this player was met, as the clock reported it; none in the present round's acts.
std::optional<clock::PeriodEnded> lastPeriodEnded(History const& history, RoundNumber round, BoardNumber board,
                                                  Colour side) {
    auto const& acts = history.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (std::holds_alternative<RoundPaired>(act->act)) break;
        auto const* report = std::get_if<ClockReported>(&act->act);
        if (!report || report->round != round || report->board != board) continue;
        auto const* ended = std::get_if<clock::PeriodEnded>(&report->fact);
        if (ended && ended->side == side) return *ended;
    }
    return std::nullopt;
}

/// Moves asked for up to the end of this period, from 1; zero when it asks for all that are left.
int movesAskedBy(clock::Setting const& setting, Colour side, int period) {
    auto const& periods = setting.periods(side);
    int asked = 0;
    for (int at = 0; at < period && at < static_cast<int>(periods.size()); ++at) {
        int const quota = periods[static_cast<std::size_t>(at)].quota;
        if (quota == 0) return 0;
        asked += quota;
    }
    return asked;
}

class Look {
public:
    Look(History const& history, IncidentFacts& facts, Board const& board)
        : m_history(history), m_facts(facts), m_board(board) {}

    void at(Colour side, clock::DisplayReading const& display) {
        rulings::KnownSide& known = m_facts.known.sides[side];
        auto const& setting = *m_board.clock->setting;
        auto const& periods = setting.periods(side);
        known.movesCounted = display.movesCompleted;
        known.illegalMoves = m_board.illegalMoves[side];
        m_facts.zeros[side].period = display.period;
        m_facts.known.hasIncrement |= periods[static_cast<std::size_t>(display.period - 1)].extra > clock::Span{};
        if (display.flag) {
            known.flagDown = true;
            known.lastPeriod = display.period >= static_cast<int>(periods.size()) && !periods.back().repeats;
            known.movesAsked = movesAskedBy(setting, side, display.period);
            m_facts.zeros[side].at = display.flagAt;
        } else if (display.periodFlagAt) {
            periodEnded(side, known);
        }
    }

private:
    /// The period ended, and the next one runs: that is a matter only where moves were missing.
    void periodEnded(Colour side, rulings::KnownSide& known) {
        auto const ended = lastPeriodEnded(m_history, m_facts.round, m_board.number, side);
        if (!ended || ended->movesAsked == 0 || ended->movesMade >= ended->movesAsked) return;
        known.flagDown = true;
        known.lastPeriod = false;
        known.movesAsked = ended->movesAsked;
        known.movesCounted = ended->movesMade;
        m_facts.zeros[side] = {ended->period, ended->at};
    }

    History const& m_history;
    IncidentFacts& m_facts;
    Board const& m_board;
};

/// Puts the commands together; all changes of the clock are one correction.
class Carrier {
public:
    Carrier(RoundNumber round, BoardNumber board, rulings::Choice const& decision, Ground ground,
            std::string const& note, ResultBasis basis)
        : m_round(round), m_board(board), m_decision(decision), m_basis(basis) {
        m_clocks.boards = {board};
        m_clocks.ground = ground;
        m_clocks.note = note;
        m_clocks.round = round;
    }

    std::vector<Command> commands() {
        for (rulings::Effect const& effect : m_decision.effects) std::visit(*this, effect);
        if (!m_clocks.operations.empty()) m_commands.insert(m_commands.begin(), Command{m_clocks});
        return std::move(m_commands);
    }

    void operator()(rulings::RecordFlag const& effect) {
        m_commands.emplace_back(NoticeFlag{m_board, effect.of, effect.claimedBy, m_round});
    }
    void operator()(rulings::ScoreGame const& effect) {
        m_commands.emplace_back(
            EnterResult{m_round, m_board, effect.result, m_decision.article, m_clocks.note, m_basis});
    }
    void operator()(rulings::StopClocks const&) { m_clocks.operations.emplace_back(clock::Pause{}); }
    void operator()(rulings::GiveTime const& effect) {
        m_clocks.operations.emplace_back(clock::AdjustTime{effect.to, effect.time});
    }
    void operator()(rulings::SetIncrement const& effect) {
        m_clocks.operations.emplace_back(
            clock::InstallExtra{clock::Method::Fischer, effect.eachMove, clock::CreditNow::Yes});
    }
    void operator()(rulings::TakeTime const& effect) {
        m_clocks.operations.emplace_back(clock::AdjustTime{effect.from, -effect.time, clock::IfGone::DropFlag});
    }
    void operator()(rulings::ScoreAboveWin const& effect) {
        m_commands.emplace_back(RuleScore{m_round, m_board, {effect.white, effect.black}, m_clocks.note});
    }
    void operator()(rulings::PlayOn const&) {}
    /// In a form, where the arbiter says with how much time.
    void operator()(rulings::PutFlagUp const&) {}
    /// By OfferDraw, and by PenaliseIllegalMove, which knows the readings of the moment.
    void operator()(rulings::OpenOffer const&) {}
    void operator()(rulings::TakeMoveBack const&) {}
    void operator()(rulings::CountIllegalMove const&) {}
    void operator()(rulings::SetTime const& effect) {
        m_clocks.operations.emplace_back(clock::SetTime{effect.of, effect.time});
    }
    void operator()(rulings::ResumeClocks const&) { m_clocks.operations.emplace_back(clock::Resume{}); }
    /// The clock itself begins the next period.
    void operator()(rulings::BeginPeriod const&) {}
    /// The record knows that an offer ends with the game, and the arbiter a claim that is still to be decided.
    void operator()(rulings::CloseOffer const&) {}
    void operator()(rulings::PostponeClaim const&) {}
    /// These are done at the board.
    void operator()(rulings::ReplaceClock const&) {}
    void operator()(rulings::CompleteSheet const&) {}
    void operator()(rulings::ReconstructGame const&) {}
    void operator()(rulings::SetMoves const& effect) {
        m_clocks.operations.emplace_back(clock::SetMoves{effect.of, effect.moves});
    }
    void operator()(rulings::SetToMove const& effect) { m_clocks.operations.emplace_back(clock::SetToMove{effect.of}); }
    /// On the board and on the record, by hand.
    void operator()(rulings::RestorePosition const&) {}
    void operator()(rulings::PutQueen const&) {}
    void operator()(rulings::MustMove const&) {}
    void operator()(rulings::WriteMove const&) {}
    void operator()(rulings::VoidMoves const&) {}
    void operator()(rulings::Warn const&) {}
    /// The register and the list of players are kept by the arbiter.
    void operator()(rulings::FinePlayer const&) {}
    void operator()(rulings::ExcludePlayer const&) {}
    void operator()(rulings::ExpelPlayer const&) {}
    void operator()(rulings::ExpelFromVenue const&) {}
    /// Done at the board, and entered by the arbiter.
    void operator()(rulings::AnnulGame const&) {}
    void operator()(rulings::ForbidCastling const&) {}
    void operator()(rulings::TransferPosition const&) {}
    void operator()(rulings::CorrectColours const&) {}
    void operator()(rulings::ChargeClock const&) {}
    void operator()(rulings::RestoreLastKnown const&) {}
    /// What takes the place of the decision is a ruling of its own.
    void operator()(rulings::DecisionStands const&) {}
    void operator()(rulings::DecisionSetAside const&) {}

private:
    RoundNumber m_round;
    BoardNumber m_board;
    rulings::Choice const& m_decision;
    ResultBasis m_basis;
    CorrectClocks m_clocks;
    std::vector<Command> m_commands;
};

} // namespace

IncidentFacts incidentFacts(History const& history, RoundNumber round, Board const& board, clock::Instant now) {
    IncidentFacts facts{.round = round, .board = board.number};
    clock::Reading const reading = clock::read(*board.clock, now);
    if (Round const* const played = history.state().round(round)) facts.roundStarted = played->startedAt;
    Look look(history, facts, board);
    for (Colour const side : bothColours) look.at(side, reading.sides[side]);
    facts.known.firstFlag = reading.firstFlag;
    if (board.flagNoticed) facts.known.flagNoticed = board.flagNoticed->side;
    return facts;
}

std::vector<Command> commandsFor(RoundNumber round, BoardNumber board, rulings::Choice const& decision, Ground ground,
                                 std::string const& note, ResultBasis basis) {
    return Carrier(round, board, decision, ground, note, basis).commands();
}

} // namespace flagfall::session
