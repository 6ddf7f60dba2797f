// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/substitute.h"

#include "app/rehearsal/what_is_right.h"
#include "app/session/decide/incident_facts.h"
#include "app/session/reports/offences.h"

#include <algorithm>

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;
using session::Command;
using Commands = std::vector<Command>;

constexpr clock::Span beforeARound = 5min;

/// What he finds out at the board besides: how often the player has done it before.
rulings::Incident asAsked(session::History const& history, Voice const& voice, session::Board const& board) {
    rulings::Incident incident = *voice.incident;
    if (auto* const offence = std::get_if<rulings::OffenceCommitted>(&incident); offence && offence->by)
        offence->timesBefore =
            session::timesBefore(history, *offence->by == Colour::White ? board.white : board.black, offence->kind);
    return incident;
}

/// The ruling, and the clock that runs again where the game goes on.
void rule(session::History const& history, Voice const& voice, session::Board const& board, clock::Instant now,
          Commands& commands) {
    auto const facts = session::incidentFacts(history, voice.round, board, now);
    auto const ruling = proposedFor(voice, asAsked(history, voice, board),
                                    session::rulesOf(history.state().details, board), facts.known);
    if (!ruling) return;
    commands.push_back(session::carriedOut(facts, *ruling, groundOf(ruling->incident)));
    if (!rulings::scoreIn(ruling->choice.effects))
        commands.push_back(session::ResumeClocks{voice.round, {voice.board}});
}

void ruleOnClaim(Voice const& voice, Commands& commands) {
    bool const correct = voice.truth.answers.is(rulings::Ask::ClaimIs, rulings::Answer::Correct);
    session::RuleOnClaim ruling;
    ruling.round = voice.round;
    ruling.board = voice.board;
    ruling.ruling = correct ? session::ClaimRuling::Correct : session::ClaimRuling::Wrong;
    ruling.checked = true;
    commands.push_back(std::move(ruling));
    if (!correct) commands.push_back(session::ResumeClocks{voice.round, {voice.board}});
}

} // namespace

void Substitute::hear(Voice const& voice) {
    if (m_manner.overlooks.contains(voice.kind)) return;
    clock::Instant at = voice.at + m_chance.between(m_manner.quickest, m_manner.slowest);
    for (Errand const& before : m_errands)
        if (before.voice.round == voice.round && before.voice.board == voice.board) at = std::max(at, before.at);
    m_errands.push_back({voice, at});
}

std::vector<Command> Substitute::next(session::History const& history, clock::Instant now) {
    Commands commands;
    std::vector<Errand> left;
    for (Errand& errand : m_errands)
        if (errand.at <= now)
            see(history, errand.voice, now, commands);
        else
            left.push_back(std::move(errand));
    m_errands = std::move(left);
    rounds(history.state(), now, commands);
    return commands;
}

std::optional<clock::Instant> Substitute::due() const {
    std::optional<clock::Instant> first = m_roundStep;
    for (Errand const& errand : m_errands)
        if (!first || errand.at < *first) first = errand.at;
    return first;
}

void Substitute::see(session::History const& history, Voice const& voice, clock::Instant now,
                     Commands& commands) const {
    session::Round const* const round = history.state().round(voice.round);
    session::Board const* const board = round ? round->board(voice.board) : nullptr;
    if (!board || board->result) return;
    if (board->call) commands.push_back(session::AnswerCall{voice.round, voice.board});
    switch (voice.kind) {
    case Kind::EmptyChair:
        if (session::movesMade(*board)[*voice.side] > 0) return; // he came before
        commands.push_back(session::MarkPresence{voice.round, voice.board, *voice.side, session::Presence::Absent});
        return;
    case Kind::Arrival:
        commands.push_back(session::MarkPresence{voice.round, voice.board, *voice.side, session::Presence::Present});
        return;
    case Kind::DefaultTimeExpired: {
        session::EnterResult forfeit{voice.round, voice.board, *voice.truth.result};
        forfeit.article = history.state().details.edition->lateArrival.forfeits;
        forfeit.basis = session::ResultBasis::Ruling;
        forfeit.how = ResultKind::Forfeit;
        commands.push_back(std::move(forfeit));
        return;
    }
    case Kind::ResultSlip:
    case Kind::ResultsDiffer:
    case Kind::DrawAgreed: {
        session::EnterResult result{voice.round, voice.board, *voice.truth.result};
        if (voice.kind == Kind::DrawAgreed) result.how = ResultKind::Agreement;
        commands.push_back(std::move(result));
        return;
    }
    case Kind::DrawClaim: return ruleOnClaim(voice, commands);
    case Kind::ScoresheetWanted: return;
    case Kind::IllegalMove:
    case Kind::FlagClaimed:
    case Kind::FlagUnnoticed:
    case Kind::Phone:
    case Kind::TouchedPiece:
    case Kind::Disturbance:
    case Kind::Interference:
    case Kind::WrongSetting: return rule(history, voice, *board, now, commands);
    }
}

bool Substitute::isTime(clock::Instant now) {
    if (!m_roundStep) m_roundStep = now + beforeARound;
    if (now < *m_roundStep) return false;
    m_roundStep.reset();
    return true;
}

/// Begins a round that is paired, and pairs the next one once all results are there.
void Substitute::rounds(session::EventState const& state, clock::Instant now, Commands& commands) {
    session::Round const* const round = state.currentRound();
    if (!round) return;
    bool const complete = round->missingResults() == 0;
    bool const last = static_cast<int>(state.rounds.size()) >= session::plannedRounds(state);
    bool const waits = !round->startedAt && !complete;
    if (!waits && (!complete || last)) return;
    if (!isTime(now)) return;
    if (waits)
        commands.push_back(session::TimeRound{round->number, session::RoundStep::Begun, {}});
    else
        commands.push_back(session::PairRound{});
}

} // namespace flagfall::rehearsal
