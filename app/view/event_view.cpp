// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event_view.h"

#include "app/view/texts/control_text.h"
#include "app/view/texts/event_text.h"
#include "app/view/texts/plain_text.h"

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

/// Nothing has happened in the round yet, and there is a clock to start.
bool waitsForStart(session::Round const& round) {
    return !round.started() && std::ranges::any_of(round.boards, hasClockToStart);
}

/// Games of any round without a result, adjourned ones included.
int openGames(session::EventState const& state) {
    auto open = std::ptrdiff_t{0};
    for (session::Round const& round : state.rounds)
        open += std::ranges::count_if(round.boards, [](session::Board const& board) { return !board.result; });
    return static_cast<int>(open);
}

NextAct nextActOf(session::EventState const& state) {
    if (anyRecovery(state)) return NextAct::DecideClocks;
    session::Round const* round = state.currentRound();
    if (!round) {
        constexpr std::size_t fewest = 2;
        return state.players.size() < fewest ? NextAct::EnterPlayers : NextAct::PairRound;
    }
    if (waitsForStart(*round)) return NextAct::StartClocks;
    if (round->missingResults() > 0) return NextAct::EnterResults;
    bool const last = static_cast<int>(state.rounds.size()) >= session::plannedRounds(state);
    if (!last) return NextAct::PairNext;
    return openGames(state) > 0 ? NextAct::EnterResults : NextAct::Finished;
}

QString nextStepText(NextAct act, session::EventState const& state) {
    int const paired = static_cast<int>(state.rounds.size());
    int const open = openGames(state);
    int const missing = state.rounds.empty() ? 0 : state.rounds.back().missingResults();
    switch (act) {
    case NextAct::EnterPlayers: return EventView::tr("Enter the players.");
    case NextAct::PairRound: return EventView::tr("Pair the first round when all players are entered.");
    case NextAct::StartClocks: return EventView::tr("Start the clocks of round %1.").arg(paired);
    case NextAct::EnterResults:
        if (missing == 0) return EventView::tr("%n game(s) still open.", "", open);
        return EventView::tr("Enter the results: %n board(s) without a result.", "", missing);
    case NextAct::PairNext:
        //: %n games without a result, adjourned ones among them.
        if (open > 0) return EventView::tr("Pair round %1; %n game(s) still open.", "", open).arg(paired + 1);
        return EventView::tr("All results are in. Pair round %1.").arg(paired + 1);
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

QString roundTextOf(int paired, int planned) {
    if (paired == 0) return EventView::tr("No round has been paired yet");
    //: "Round 1 of 9"
    return EventView::tr("Round %1 of %2").arg(paired).arg(planned);
}

} // namespace

void EventView::update(session::EventState const& state) {
    Shown shown;
    if (state.opened()) {
        describeEvent(shown, state.details);
        shown.roundsPaired = static_cast<int>(state.rounds.size());
        shown.roundsPlanned = session::plannedRounds(state);
        shown.roundText = roundTextOf(shown.roundsPaired, shown.roundsPlanned);
        shown.nextAct = nextActOf(state);
        shown.nextStep = nextStepText(shown.nextAct, state);
        shown.canPair = pairing::systemByCode(state.details.system) && state.players.size() >= 2 &&
                        shown.roundsPaired < shown.roundsPlanned;
        shown.swiss = session::systemKindOf(state) == pairing::SystemKind::Swiss;
        shown.pairText = tr("Pair round %1").arg(shown.roundsPaired + 1);
    }
    if (shown == m_shown) return;
    m_shown = std::move(shown);
    emit changed();
}

} // namespace flagfall::view
