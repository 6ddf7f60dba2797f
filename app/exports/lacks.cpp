// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/lacks.h"

#include "app/session/reports/calendar.h"

#include <set>

namespace flagfall::exports {
namespace {

std::set<PlayerId> playersRated(session::EventState const& event) {
    std::set<PlayerId> players;
    for (session::Round const& round : event.rounds)
        for (session::Board const& board : round.boards)
            if (board.result && manner(*board.result) == Manner::OverTheBoard)
                players.insert({board.white, board.black});
    return players;
}

} // namespace

std::vector<Lack> lacksOf(session::EventState const& event) {
    using What = Lack::What;
    session::EventDetails const& details = event.details;
    std::vector<Lack> lacks;
    auto const missing = [&](What what, bool isMissing) {
        if (isMissing) lacks.push_back({what, 1});
    };
    auto const counted = [&](What what, int count) {
        if (count > 0) lacks.push_back({what, count});
    };
    missing(What::Federation, details.federation.empty());
    missing(What::Place, details.place.empty());
    missing(What::Dates, !details.begins || !details.ends);
    missing(What::ChiefArbiter, details.chiefArbiter.empty());
    int withoutDay = 0;
    for (session::Round const& round : event.rounds) withoutDay += session::dayOfRound(details, round.number) ? 0 : 1;
    counted(What::RoundDates, withoutDay);
    int ids = 0;
    int births = 0;
    int federations = 0;
    int sexes = 0;
    for (PlayerId const id : playersRated(event)) {
        session::PlayerDetails const& player = event.player(id)->details;
        ids += player.fideId.empty() ? 1 : 0;
        births += player.birth.empty() ? 1 : 0;
        federations += player.federation.empty() ? 1 : 0;
        sexes += player.sex == session::Sex::NotSaid ? 1 : 0;
    }
    counted(What::FideIds, ids);
    counted(What::Births, births);
    counted(What::Federations, federations);
    counted(What::Sexes, sexes);
    return lacks;
}

} // namespace flagfall::exports
