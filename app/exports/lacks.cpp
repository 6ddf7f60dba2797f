// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/lacks.h"

#include "app/session/event/playing_day.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace flagfall::exports {
namespace {

constexpr std::size_t lettersOfName = 33; ///< columns 15 to 47 of record 001

std::set<PlayerId> playersRated(session::EventState const& event) {
    std::set<PlayerId> players;
    for (session::Round const& round : event.rounds)
        for (session::Board const& board : round.boards)
            if (board.result && manner(*board.result) == Manner::OverTheBoard)
                players.insert({board.white, board.black});
    return players;
}

bool lacks(session::PlayerDetails const& player, Lack::What what) {
    switch (what) {
    case Lack::What::FideIds: return player.fideId.empty();
    case Lack::What::Births: return player.birth.empty();
    case Lack::What::Federations: return player.federation.empty();
    case Lack::What::Sexes: return player.sex == session::Sex::NotSaid;
    case Lack::What::LongNames: return session::characters(player.name) > lettersOfName;
    case Lack::What::Federation:
    case Lack::What::Place:
    case Lack::What::Dates:
    case Lack::What::ChiefArbiter:
    case Lack::What::RoundDates: break;
    }
    return false;
}

} // namespace

std::vector<PlayerId> playersLacking(session::EventState const& event, Lack::What what) {
    std::vector<PlayerId> lacking;
    auto const everybody = event.players | std::views::keys;
    for (PlayerId const id :
         what == Lack::What::LongNames ? std::set<PlayerId>(everybody.begin(), everybody.end()) : playersRated(event))
        if (lacks(event.player(id)->details, what)) lacking.push_back(id);
    return lacking;
}

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
    for (What const what : {What::FideIds, What::Births, What::Federations, What::Sexes, What::LongNames})
        counted(what, static_cast<int>(playersLacking(event, what).size()));
    return lacks;
}

int roundsToCome(session::EventState const& event) {
    int const each = session::systemRulesOf(event).gamesInRound;
    return std::max(0, (session::plannedRounds(event) - static_cast<int>(event.rounds.size()) + each - 1) / each);
}

} // namespace flagfall::exports
