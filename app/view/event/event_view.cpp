// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event/event_view.h"

#include "app/session/event/open_games.h"
#include "app/view/event/event_text.h"
#include "app/view/hall/board_notes.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"

#include "pairing/system.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using NextAct = EventView::NextAct;

bool anyRecovery(session::EventState const& state) {
    return std::ranges::any_of(state.rounds, [](session::Round const& round) {
        return std::ranges::any_of(round.boards, &session::Board::awaitsRecovery);
    });
}

bool hasClockToStart(session::Board const& board) {
    return !board.result && !board.adjourned && board.clock && board.clock->phase == clock::Phase::Ready;
}

/// Some of its games are played with the clocks on the tables.
bool isOnTables(session::Round const& round) {
    return !round.imported && std::ranges::any_of(round.boards, &session::Board::isOnTable);
}

/// Nothing has happened in the round yet, and there is a clock to start, here or on a table.
bool waitsForStart(session::Round const& round) {
    return !round.started() && (std::ranges::any_of(round.boards, hasClockToStart) || isOnTables(round));
}

/// Enough of those who are paired: players, or teams.
bool hasCompetitors(session::EventState const& state) {
    constexpr std::size_t fewest = 2;
    return (state.isOfTeams() ? state.teams.size() : state.players.size()) >= fewest;
}

NextAct nextActOf(session::EventState const& state) {
    if (anyRecovery(state)) return NextAct::DecideClocks;
    session::Round const* round = state.currentRound();
    if (!round) {
        if (hasCompetitors(state)) return NextAct::PairRound;
        return state.isOfTeams() && !state.players.empty() ? NextAct::EnterTeams : NextAct::EnterPlayers;
    }
    if (waitsForStart(*round)) return NextAct::StartClocks;
    if (clocksStanding(*round) > 0) return NextAct::ResumeClocks;
    if (round->missingResults() > 0) return NextAct::EnterResults;
    bool const last = static_cast<int>(state.rounds.size()) >= session::plannedRounds(state);
    if (!last) return NextAct::PairNext;
    return !session::openGames(state).empty() ? NextAct::EnterResults : NextAct::Finished;
}

QString nextStepText(NextAct act, session::EventState const& state) {
    QString const now = state.rounds.empty() ? QString{} : roundLabel(state, state.rounds.back().number);
    QString const next = roundLabel(state, state.nextRound());
    auto const open = static_cast<int>(session::openGames(state).size());
    int const missing = state.rounds.empty() ? 0 : state.rounds.back().missingResults();
    switch (act) {
    case NextAct::EnterPlayers: return EventView::tr("Add the players.");
    case NextAct::EnterTeams: return EventView::tr("Put the players into teams.");
    case NextAct::PairRound: return EventView::tr("Pair the first round when all players have been added.");
    case NextAct::StartClocks:
        if (isOnTables(state.rounds.back())) return EventView::tr("Begin round %1.").arg(now);
        return EventView::tr("Start the clocks of round %1.").arg(now);
    case NextAct::ResumeClocks:
        return EventView::tr("Resume the clocks: %n clock(s) paused.", "", clocksStanding(state.rounds.back()));
    case NextAct::EnterResults:
        if (missing == 0) return EventView::tr("%n game(s) unfinished.", "", open);
        return EventView::tr("Enter the results: %n board(s) without a result.", "", missing);
    case NextAct::PairNext:
        //: %n games without a result, adjourned ones among them.
        if (open > 0) return EventView::tr("Pair round %1; %n game(s) unfinished.", "", open).arg(next);
        if (!isNextRoundKnown(state)) return EventView::tr("All results are in. Pair the next games.");
        return EventView::tr("All results are in. Pair round %1.").arg(next);
    case NextAct::Finished: return EventView::tr("All rounds are played. The standings are final.");
    case NextAct::DecideClocks: return EventView::tr("Decide what the clocks show after the interruption.");
    }
    return {};
}

void describeEvent(EventView::Shown& shown, session::EventDetails const& details) {
    shown.name = plain(details.name);
    shown.place = plain(details.place);
    shown.dates = daysText(details.begins, details.ends);
    shown.chiefArbiter = plain(details.chiefArbiter);
    shown.edition = editionText(*details.edition);
    shown.control = plain(clock::shortText(*details.control));
    shown.controlInWords = controlInWords(*details.control, *details.edition);
    shown.playType = playTypeText(playTypeOf(details));
    shown.system = systemText(details.system);
}

QString roundTextOf(session::EventState const& state, int planned) {
    if (state.rounds.empty()) return EventView::tr("No round has been paired yet");
    session::Round const& last = state.rounds.back();
    if (last.game) return roundName(state, last.number);
    //: "Round 1 of 9"
    return EventView::tr("Round %1 of %2").arg(last.number.value()).arg(planned);
}

} // namespace

void EventView::update(session::EventState const& state) {
    Shown shown;
    if (state.opened()) {
        describeEvent(shown, state.details);
        shown.roundsPaired = static_cast<int>(state.rounds.size());
        shown.roundsPlanned = session::plannedRounds(state);
        shown.roundText = roundTextOf(state, shown.roundsPlanned);
        shown.nextAct = nextActOf(state);
        shown.nextStep = nextStepText(shown.nextAct, state);
        shown.canPair = session::systemRulesOf(state).pairsHere && hasCompetitors(state) &&
                        shown.roundsPaired < shown.roundsPlanned;
        shown.hasPairingPage = session::systemRulesOf(state).pairsHere;
        bool const isLast = shown.roundsPaired > 0 && shown.roundsPaired >= shown.roundsPlanned;
        shown.pairText = isLast                    ? tr("Pairing")
                         : isNextRoundKnown(state) ? tr("Pair round %1").arg(roundLabel(state, state.nextRound()))
                                                   : tr("Pair the next games");
    }
    if (shown == m_shown) return;
    m_shown = std::move(shown);
    emit changed();
}

} // namespace flagfall::view
