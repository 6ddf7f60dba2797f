// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/matches.h"

#include <algorithm>

namespace flagfall::session {
namespace {

Not aboutTeam(Why why, PlayerId team) { return no(Refusal{.why = why, .team = team}); }

std::optional<Not> unfitLineUp(EventState const& state, Team const& team, std::vector<PlayerId> const& players) {
    auto faults = pairing::faultsOf(lineUpOf(players), rosterOf(state, team), lineUpRulesOf(state.details));
    if (faults.empty()) return std::nullopt;
    Refusal refusal{.why = Why::LineUpUnfit, .team = team.id};
    refusal.lineUp = std::move(faults);
    return no(std::move(refusal));
}

/// Empty boards at the end are none.
std::vector<PlayerId> withoutEmptyEnd(std::vector<PlayerId> players) {
    while (!players.empty() && players.back() == nobody) players.pop_back();
    return players;
}

int highestIn(Act const& act) {
    auto const of = [](PlayerId id) { return id.value(); };
    auto const highest = [](auto const& entries, auto id) {
        int most = 0;
        for (auto const& entry : entries) most = std::max(most, (entry.*id).value());
        return most;
    };
    if (auto const* const one = std::get_if<PlayerEntered>(&act)) return of(one->player);
    if (auto const* const late = std::get_if<PlayerEnteredLate>(&act)) return of(late->player);
    if (auto const* const team = std::get_if<TeamEntered>(&act)) return of(team->team);
    if (auto const* const file = std::get_if<PlayersImported>(&act))
        return highest(file->players, &PlayersImported::Entry::player);
    if (auto const* const list = std::get_if<PlayersEntered>(&act))
        return highest(list->players, &PlayersEntered::Entry::player);
    if (auto const* const teams = std::get_if<TeamsImported>(&act))
        return highest(teams->teams, &TeamsImported::Entry::team);
    return 0;
}

} // namespace

PlayerId nextId(History const& history) {
    int highest = 0;
    for (RecordedAct const& recorded : history.acts()) highest = std::max(highest, highestIn(recorded.act));
    return PlayerId{highest + 1};
}

Decision TeamDecider::operator()(EnterTeam const& command) const {
    if (!m_state.opened()) return no(Why::NotOpened);
    if (!m_state.isOfTeams()) return no(Why::NotOfTeams);
    if (m_state.numbersGiven()) return no(Why::FieldClosed);
    auto details = checked(command.draft, std::nullopt);
    if (!details) return refused(std::move(details.error()));
    return Acts{TeamEntered{nextId(m_history), std::move(*details)}};
}

Decision TeamDecider::operator()(ReviseTeam const& command) const {
    Team const* const team = m_state.team(command.team);
    if (!team) return no(Why::NoSuchTeam);
    auto details = checked(command.draft, command.team);
    if (!details) return refused(std::move(details.error()));
    for (PlayerId const player : team->details.roster)
        if (std::ranges::find(details->roster, player) == details->roster.end() && hasSat(player))
            return no(Refusal{.why = Why::PlayerSeated, .player = player, .team = command.team});
    if (*details == team->details) return Acts{};
    return Acts{TeamRevised{command.team, std::move(*details)}};
}

Decision TeamDecider::operator()(RemoveTeam const& command) const {
    if (!m_state.team(command.team)) return no(Why::NoSuchTeam);
    if (m_state.numbersGiven()) return aboutTeam(Why::PlayerWasPaired, command.team);
    return Acts{TeamRemoved{command.team}};
}

Decision TeamDecider::operator()(GiveLineUp const& command) const {
    Team const* const team = m_state.team(command.team);
    if (!team) return no(m_state.isOfTeams() ? Why::NoSuchTeam : Why::NotOfTeams);
    if (command.round.value() < 1 || command.round.value() > plannedRounds(m_state)) return no(Why::NoSuchRound);
    LineUpGiven act{command.team, command.round, withoutEmptyEnd(command.players)};
    if (Round const* const round = m_state.round(command.round)) {
        if (act.players.empty()) act.players = lineUpFor(m_state, *team, command.round);
        if (auto bad = unfitLineUp(m_state, *team, act.players)) return *bad;
        if (auto bad = standsAgainst({command.team, command.round, act.players}, *round)) return *bad;
        Match const& match = *round->matchOf(command.team);
        PairedMatch const paired = pairedMatchOf(match);
        auto const& now = match.home == command.team ? paired.homePlayers : paired.awayPlayers;
        return withoutEmptyEnd(now) == act.players ? Acts{} : Acts{std::move(act)};
    }
    if (auto bad = unfitLineUp(m_state, *team, act.players)) return *bad;
    auto const inRound = m_state.lineUps.find(command.round);
    bool const isGiven = inRound != m_state.lineUps.end() && inRound->second.contains(command.team);
    if (act.players.empty() ? !isGiven : isGiven && inRound->second.at(command.team) == act.players) return Acts{};
    return Acts{std::move(act)};
}

/// What has begun is not seated anew, and boards that have begun keep their numbers.
std::optional<Not> TeamDecider::standsAgainst(GiveLineUp const& command, Round const& round) const {
    Match const* const match = round.matchOf(command.team);
    if (!match || round.imported) return no(Refusal{.why = Why::RoundIsPaired, .round = round.number});
    if (!canBeSeatedAnew(round, *match)) return aboutTeam(Why::MatchHasBegun, command.team);
    auto const boards =
        std::ranges::count_if(match->seats, [](MatchSeat const& seat) { return seat.board.has_value(); });
    PairedMatch const paired = pairedMatchOf(*match);
    auto const& others = match->home == command.team ? paired.awayPlayers : paired.homePlayers;
    int then = 0;
    for (std::size_t i = 0; i < std::min(others.size(), command.players.size()); ++i)
        then += others[i] != nobody && command.players[i] != nobody ? 1 : 0;
    if (then == boards) return std::nullopt;
    for (Board const& board : round.boards) {
        auto const place = round.placeOf(board.number);
        if (place && place->match->number > match->number && board.hasBegun())
            return no(Refusal{.why = Why::LineUpMoves, .board = board.number, .team = command.team});
    }
    return std::nullopt;
}

Expected<std::vector<EnterResult>, Objection> TeamDecider::forfeits(ForfeitMatch const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round) return no(Why::NoSuchRound);
    auto const match = std::ranges::find(round->matches, command.match, &Match::number);
    if (match == round->matches.end()) return no(Why::NoSuchBoard);
    if (command.loser && !match->has(*command.loser)) return no(Why::NoSuchTeam);
    std::vector<EnterResult> results;
    for (MatchSeat const& seat : match->seats) {
        if (!seat.board) continue;
        ByColour<bool> loses{true, true};
        if (command.loser) loses[opponent(seat.colourOf(*command.loser == match->home))] = false;
        results.push_back({command.round, *seat.board, *forfeitOf(loses)});
    }
    return results;
}

Expected<TeamDetails, Objection> TeamDecider::checked(TeamDraft const& draft, std::optional<PlayerId> self) const {
    auto details = check(draft);
    if (!details) {
        Refusal refusal{.why = Why::FieldsWrong};
        refusal.teamFields = std::move(details.error());
        return no(std::move(refusal));
    }
    for (auto const& [id, other] : m_state.teams)
        if (id != self && other.details.name == details->name) return aboutTeam(Why::SameTeamTwice, id);
    if (auto bad = unfit(details->roster, self)) return *bad;
    return std::move(*details);
}

std::optional<Not> TeamDecider::unfit(std::vector<PlayerId> const& roster, std::optional<PlayerId> self) const {
    for (PlayerId const player : roster) {
        if (!m_state.player(player)) return no(Why::NoSuchPlayer);
        Team const* const other = m_state.teamOf(player);
        if (other && other->id != self)
            return no(Refusal{.why = Why::PlayerInTeam, .player = player, .team = other->id});
    }
    TeamRules const& rules = m_state.details.teams;
    int const most = rules.boards + rules.reserves;
    if (rules.reserves > 0 && std::ssize(roster) > most)
        return no(Refusal{.why = Why::RosterTooLong, .count = most, .team = self});
    return std::nullopt;
}

bool TeamDecider::hasSat(PlayerId player) const {
    return std::ranges::any_of(m_state.rounds, [player](Round const& round) {
        return std::ranges::any_of(round.matches, [player](Match const& match) {
            return std::ranges::any_of(
                match.seats, [player](MatchSeat const& seat) { return seat.home == player || seat.away == player; });
        });
    });
}

Expected<RoundPaired, Objection> withLineUps(EventState const& state, RoundPaired paired) {
    RoundNumber const round = paired.pairing.round;
    std::vector<pairing::Pair> const teams = std::move(paired.pairing.pairs);
    paired.pairing.pairs.clear();
    for (pairing::Pair const& pair : teams) {
        PairedMatch match{pair.white, pair.black, {}, {}};
        for (PlayerId const id : {pair.white, pair.black}) {
            Team const& team = *state.team(id);
            if (team.details.roster.empty()) return aboutTeam(Why::RosterEmpty, id);
            auto players = lineUpFor(state, team, round);
            if (auto bad = unfitLineUp(state, team, players)) return *bad;
            (id == pair.white ? match.homePlayers : match.awayPlayers) = std::move(players);
        }
        std::size_t const boards = std::max(match.homePlayers.size(), match.awayPlayers.size());
        match.homePlayers.resize(boards, nobody);
        match.awayPlayers.resize(boards, nobody);
        BoardNumber const next{static_cast<int>(paired.pairing.pairs.size()) + 1};
        std::ranges::copy(pairsOf(match, state.details.teams.colours, next), std::back_inserter(paired.pairing.pairs));
        paired.matches.push_back(std::move(match));
    }
    return paired;
}

} // namespace flagfall::session
