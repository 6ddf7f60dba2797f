// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_state.h"

#include "app/session/event/matches.h"
#include "app/session/event/moves_asked.h"
#include "app/session/event/name_order.h"
#include "app/session/event/sides.h"
#include "arbiter/rulings/incident.h"
#include "pairing/system_standings.h"
#include "pairing/withdrawal.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>

namespace flagfall::session {
namespace {

/// The order of C.04.2, Art. 2.2: rating, then title, then name or what was announced in its place; of people who are
/// equal in that, too, who came first.
struct Strength {
    int ratingNegated;
    Title title;
    int nationalRatingNegated; ///< 0 where it does not count
    std::string name;          ///< its key in the order of the event's language; empty where it does not count
    PlayerId player;
    friend auto operator<=>(Strength const&, Strength const&) = default;
};
class StrengthOrder {
public:
    explicit StrengthOrder(EventDetails const& event) : m_names{event.language}, m_equals{event.equals} {}
    [[nodiscard]] Strength of(PlayerDetails const& details, PlayerId player) const {
        return {-details.rating, details.title, m_equals == EqualsOrder::NationalRating ? -details.nationalRating : 0,
                m_equals == EqualsOrder::Entry ? std::string{} : m_names.key(details.name), player};
    }

private:
    NameOrder m_names;
    EqualsOrder m_equals;
};

void sortByStrength(std::vector<Player const*>& players, EventDetails const& event) {
    if (players.empty()) return;
    StrengthOrder const order{event};
    std::vector<std::pair<Strength, Player const*>> keyed;
    for (Player const* const one : players) keyed.emplace_back(order.of(one->details, one->id), one);
    std::ranges::sort(keyed, {}, &std::pair<Strength, Player const*>::first);
    std::ranges::transform(keyed, players.begin(), &std::pair<Strength, Player const*>::second);
}

/// Of 1, ½ or 0, as a game gives it.
pairing::Score scoreOf(Points score) {
    return score == onePoint ? pairing::Score::Win : score == halfPoint ? pairing::Score::Draw : pairing::Score::Loss;
}

/// A player, or on any board a team.
bool hasPlayed(Round const& round, PlayerId competitor) {
    if (Match const* const match = round.matchOf(competitor))
        return std::ranges::any_of(
            match->seats, [&](MatchSeat const& seat) { return seat.board && round.board(*seat.board)->wasPlayed(); });
    return std::ranges::any_of(round.boards, [&](Board const& board) {
        return (board.white == competitor || board.black == competitor) && board.wasPlayed();
    });
}

bool isPaired(Round const& round, PlayerId competitor) {
    return round.matchOf(competitor) || std::ranges::any_of(round.boards, [&](Board const& board) {
               return board.white == competitor || board.black == competitor;
           });
}

/// Games each player of the round robin has when all rounds are played.
int gamesEach(EventState const& state) { return pairing::gamesEach(plannedRounds(state), state.competitorCount()); }

std::vector<std::pair<PlayerId, PlayerId>> prohibitedNext(EventState const& state) {
    std::vector<std::pair<PlayerId, PlayerId>> pairs;
    for (Prohibition const& one : state.prohibited)
        if (!one.only || one.only == state.nextRound()) pairs.emplace_back(one.first, one.second);
    return pairs;
}

} // namespace

PairingNumber numberForLateEntry(EventState const& state, PlayerDetails const& late) {
    StrengthOrder const order{state.details};
    PlayerId const last{std::numeric_limits<int>::max()};
    Strength const strength = order.of(late, last);
    int number = 1;
    for (auto const& [id, other] : state.players)
        if (other.number && order.of(other.details, id) < strength)
            number = std::max(number, other.number->value() + 1);
    return PairingNumber{number};
}

pairing::SystemRules const& systemRulesOf(EventState const& state) {
    return pairing::systemRules(state.details.system);
}

std::optional<Bye> byeIn(Competitor const& competitor, RoundNumber round) {
    auto const found = competitor.byes.find(round);
    return found == competitor.byes.end() ? std::nullopt : std::optional{found->second};
}

int halfPointByes(EventState const& state, PlayerId id) {
    Competitor const* const player = state.competitor(id);
    if (!player) return 0;
    int const each = systemRulesOf(state).gamesInRound;
    int count = player->missed == Bye::HalfPoint ? (player->from.value() - 1) / each : 0;
    auto const isCounted = [&](RoundNumber round) { return !pairing::isLaterGame(systemRulesOf(state), round); };
    for (Round const& round : state.rounds)
        if (isCounted(round.number))
            count += static_cast<int>(std::ranges::count(round.rests, Rest{id, Bye::HalfPoint}));
    for (auto const& [round, bye] : player->byes)
        if (bye == Bye::HalfPoint && round >= state.nextRound() && isCounted(round)) ++count;
    return count;
}

Bye restOfSystem(EventState const& state, RoundNumber round) {
    pairing::SystemRules const& rules = systemRulesOf(state);
    if (rules.oddPlayer == pairing::OddPlayer::Rests) return Bye::ZeroPoint;
    return pairing::isLaterGame(rules, round) ? Bye::HalfPoint : Bye::Allocated;
}

int gamesCompleted(EventState const& state, PlayerId player) {
    int games = 0;
    for (Round const& round : state.rounds)
        if (hasPlayed(round, player)) ++games;
    return games;
}

std::optional<Colour> losingOffender(EventDetails const& details, Board const& board) {
    if (!board.isUndecided() || board.recovery || !details.edition) return std::nullopt;
    rulings::Known known;
    for (Colour const side : bothColours) known.sides[side].illegalMoves = board.illegalMoves[side];
    auto const incident = rulings::waiting(rulesOf(details, board), known);
    auto const* const illegal = incident ? std::get_if<rulings::IllegalMove>(&*incident) : nullptr;
    return illegal ? std::optional{illegal->by} : std::nullopt;
}

std::shared_ptr<clock::Setting const> const& controlOf(EventDetails const& details, Board const& board) {
    return board.control ? board.control : details.control;
}
std::shared_ptr<clock::Setting const> const& controlOf(EventDetails const& details, Round const& round) {
    return round.boards.empty() ? details.control : controlOf(details, round.boards.front());
}
PlayType playTypeOf(EventDetails const& details, Board const& board) {
    return playTypeOf(details, *controlOf(details, board));
}
PlayType playTypeOf(EventDetails const& details, Round const& round) {
    return playTypeOf(details, *controlOf(details, round));
}
rulings::Rules rulesOf(EventDetails const& details, Board const& board) {
    rulings::Rules rules{*details.edition, playTypeOf(details, board), details.houseRules};
    if (rules.laws().supervisionByGame && board.supervision) rules.house.supervision = *board.supervision;
    return rules;
}

std::optional<Result> forfeitOf(ByColour<bool> const& lost) {
    if (lost.white && lost.black) return Result::BothForfeit;
    if (lost.white) return Result::BlackWinsByForfeit;
    if (lost.black) return Result::WhiteWinsByForfeit;
    return std::nullopt;
}

ByColour<int> movesMade(Board const& board) {
    ByColour<int> made{};
    record::GameRecord const& record = board.game.record;
    auto const halfMoves = static_cast<int>(record.halfMovesBefore(record.size()));
    made[record.start().turn()] = (halfMoves + 1) / 2;
    made[opponent(record.start().turn())] = halfMoves / 2;
    if (!board.clock) return made;
    for (Colour const colour : bothColours)
        made[colour] = std::max(made[colour], board.clock->sides[colour].movesCompleted);
    return made;
}

/// A clock that has counted at least as many, and more than are on record, is taken to have counted those, too.
ByColour<int> movesBeforeSetUp(Board const& board) {
    record::GameRecord const& record = board.game.record;
    int const before = record::halfMoveNumber(record.start()) - record::halfMoveNumber({});
    int const pressed = halfMovesPressed(board);
    bool const counted = pressed >= before && pressed > static_cast<int>(record.halfMoves());
    if (before <= 0 || counted) return {};
    return {(before + 1) / 2, before / 2};
}

std::optional<Colour> flagToRuleOn(Board const& board, clock::Instant now) {
    if (!board.clock || board.result) return std::nullopt;
    clock::Reading const reading = clock::read(*board.clock, now);
    auto const made = movesMade(board);
    auto const before = movesBeforeSetUp(board);
    auto const waits = [&](Colour side) {
        clock::DisplayReading const& display = reading.sides[side];
        if (display.flag) return !board.isRuledOn(side, display.flagAt.value_or(now));
        if (!display.periodFlagAt) return false;
        // The end of a period may not be on record yet.
        bool const isNew = display.periodFlagAt != board.clock->sides[side].periodFlagAt;
        int const asked =
            isNew ? movesAskedBy(*board.clock->setting, side, display.period - 1) : board.movesAsked[side];
        return made[side] + before[side] < asked && !board.isRuledOn(side, *display.periodFlagAt);
    };
    if (reading.firstFlag && waits(*reading.firstFlag)) return reading.firstFlag;
    for (Colour const side : bothColours)
        if (waits(side)) return side;
    return std::nullopt;
}

std::optional<Colour> toMove(Board const& board) {
    if (board.clock && board.clock->phase != clock::Phase::Ready) return board.clock->active;
    if (board.game.record.size() > 0) return board.game.record.end().turn();
    return std::nullopt;
}

std::optional<Colour> onMove(Board const& board) {
    record::GameRecord const& record = board.game.record;
    if (record.halfMoves() > static_cast<std::size_t>(halfMovesPressed(board))) return record.end().turn();
    if (auto const turn = toMove(board)) return turn;
    return board.clock ? std::optional{record.end().turn()} : std::nullopt;
}

int halfMovesPressed(Board const& board) {
    if (!board.clock) return 0;
    auto const& [white, black] = board.clock->sides;
    return std::max(0, white.movesCompleted) + std::max(0, black.movesCompleted);
}

int halfMovesUnrecorded(Board const& board) {
    return std::max(0, halfMovesPressed(board) - static_cast<int>(board.game.record.halfMoves()));
}

BoardNumber Round::firstBoard() const { return boards.empty() ? BoardNumber{1} : boards.front().number; }

BoardNumber Round::lastBoard() const { return boards.empty() ? BoardNumber{0} : boards.back().number; }

std::size_t Round::placeAmongBoards(BoardNumber wanted) const {
    int const place = wanted.value() - firstBoard().value();
    return place < 0 ? boards.size() : std::min(static_cast<std::size_t>(place), boards.size());
}

Board* Round::board(BoardNumber wanted) {
    std::size_t const place = placeAmongBoards(wanted);
    return place < boards.size() ? &boards[place] : nullptr;
}

Board const* Round::board(BoardNumber wanted) const { return const_cast<Round*>(this)->board(wanted); }

Match const* Round::matchOf(PlayerId team) const {
    auto const found = std::ranges::find_if(matches, [team](Match const& match) { return match.has(team); });
    return found == matches.end() ? nullptr : &*found;
}

std::optional<MatchPlace> Round::placeOf(BoardNumber board) const {
    for (Match const& match : matches)
        for (std::size_t i = 0; i < match.seats.size(); ++i)
            if (match.seats[i].board == board) return MatchPlace{&match, static_cast<int>(i) + 1};
    return std::nullopt;
}

int Round::missingResults() const { return static_cast<int>(std::ranges::count_if(boards, &Board::isUndecided)); }

bool Round::isTimed() const { return isStopped() || std::ranges::any_of(boards, &Board::isOnTable); }

bool Round::started() const {
    return startedAt || std::ranges::any_of(boards, [](Board const& b) {
               bool const forfeited = b.result && manner(*b.result) == Manner::Forfeit;
               return (b.result && !forfeited) || (b.clock && b.clock->phase != clock::Phase::Ready);
           });
}

std::optional<clock::Span> Round::playedUntil(clock::Instant at) const {
    if (!startedAt) return std::nullopt;
    clock::Span played = at - *startedAt;
    for (Standstill const& one : standstills)
        if (one.from < at) played -= std::min(one.until.value_or(at), at) - one.from;
    return played;
}

Round* EventState::round(RoundNumber wanted) {
    auto const index = static_cast<std::size_t>(wanted.value()) - 1;
    return wanted.value() >= 1 && index < rounds.size() ? &rounds[index] : nullptr;
}

Round const* EventState::round(RoundNumber wanted) const { return const_cast<EventState*>(this)->round(wanted); }

Person const* EventState::person(std::string_view name) const {
    auto const found = std::ranges::find(persons, name, &Person::name);
    return found == persons.end() ? nullptr : &*found;
}

Player const* EventState::player(PlayerId id) const {
    auto const found = players.find(id);
    return found == players.end() ? nullptr : &found->second;
}

Team const* EventState::team(PlayerId id) const {
    auto const found = teams.find(id);
    return found == teams.end() ? nullptr : &found->second;
}

Competitor const* EventState::competitor(PlayerId id) const {
    if (isOfTeams()) return team(id);
    return player(id);
}

std::string const& EventState::nameOf(PlayerId id) const {
    static std::string const none;
    if (Player const* const one = player(id)) return one->details.name;
    Team const* const one = team(id);
    return one ? one->details.name : none;
}

int EventState::competitorCount() const { return static_cast<int>(isOfTeams() ? teams.size() : players.size()); }

Team const* EventState::teamOf(PlayerId wanted) const {
    for (auto const& [id, team] : teams)
        if (std::ranges::find(team.details.roster, wanted) != team.details.roster.end()) return &team;
    return nullptr;
}

bool EventState::numbersGiven() const { return !rounds.empty(); }

std::vector<Player const*> EventState::playersInOrder() const {
    std::vector<Player const*> order;
    std::vector<Player const*> others;
    for (auto const& [id, player] : players) (player.number ? order : others).push_back(&player);
    std::ranges::sort(order, {}, [](Player const* player) { return *player->number; });
    sortByStrength(others, details);
    if (order.empty() && systemRulesOf(*this).hasTwoSides)
        if (auto const sides = sidesTold(others))
            std::ranges::stable_partition(others, [&](Player const* one) {
                return std::ranges::find(sides->a.players, one->id) != sides->a.players.end();
            });
    order.insert(order.end(), others.begin(), others.end());
    return order;
}

std::vector<Team const*> EventState::teamsInOrder() const {
    NameOrder const names{details.language};
    std::vector<std::pair<std::tuple<int, int, std::string, PlayerId>, Team const*>> keyed;
    for (auto const& [id, team] : teams) {
        int const number = team.number ? team.number->value() : std::numeric_limits<int>::max();
        bool const byName = details.equals != EqualsOrder::Entry;
        keyed.push_back(
            {{number, -strengthOf(*this, team), byName ? names.key(team.details.name) : std::string{}, id}, &team});
    }
    std::ranges::sort(keyed, {}, [](auto const& one) -> auto const& { return one.first; });
    std::vector<Team const*> order;
    for (auto const& [key, team] : keyed) order.push_back(team);
    return order;
}

std::vector<Competitor const*> EventState::competitorsInOrder() const {
    std::vector<Competitor const*> order;
    if (isOfTeams())
        for (Team const* const team : teamsInOrder()) order.push_back(team);
    else
        for (Player const* const player : playersInOrder()) order.push_back(player);
    return order;
}

int strengthOf(EventState const& state, Team const& team) {
    if (team.details.strength > 0) return team.details.strength;
    int sum = 0;
    int rated = 0;
    for (PlayerId const id : team.details.roster) {
        if (rated == state.details.teams.boards) break;
        if (Player const* const player = state.player(id); player && player->details.rating > 0) {
            sum += player->details.rating;
            ++rated;
        }
    }
    return rated == 0 ? 0 : (sum + rated / 2) / rated;
}

int plannedRounds(EventState const& state) {
    if (systemRulesOf(state).playsMatches)
        return pairing::systemByCode(state.details.system)->roundsAtLeast(tournamentOf(state));
    if (state.details.rounds > 0) return state.details.rounds;
    if (systemRulesOf(state).roundCount == pairing::RoundCount::Announced) return static_cast<int>(state.rounds.size());
    return pairing::systemByCode(state.details.system)->rounds(state.competitorCount());
}

pairing::TieBreakRules tieBreakRulesOf(EventState const& state) {
    pairing::TieBreakRules rules{.unrated = state.details.unrated, .ratings = state.details.ratings};
    if (state.details.begins) rules.edition = pairing::tieBreakEditionOn(*state.details.begins);
    if (state.tieBreakLot) rules.lotsSeed = static_cast<std::uint64_t>(*state.tieBreakLot);
    rules.lotsDrawn = state.tieBreakLotsDrawn;
    rules.entered = state.tieBreakValues;
    return rules;
}

pairing::RoundRecord recordOf(Board const& board, Colour colour, pairing::Scoring const& scoring) {
    PlayerId const other = colour == Colour::White ? board.black : board.white;
    if (board.isOpen()) return pairing::Pending{other, colour};
    pairing::Score const score = scoreOf(points(*board.result)[colour]);
    Manner const how = manner(*board.result);
    if (how == Manner::Forfeit && score == pairing::Score::Win)
        return pairing::ForfeitWin{other, colour, scoring.forfeitWin};
    if (how == Manner::Forfeit) return pairing::ForfeitLoss{other, colour, scoring.forfeitLoss};
    pairing::Played game = pairing::played(scoring, other, colour, score);
    if (board.scoreRuling) game.points = scoring.of(scoreOf(board.scoreRuling->score[colour]));
    game.isRated = how == Manner::OverTheBoard;
    return game;
}

pairing::RoundRecord recordOf(Bye bye, pairing::Scoring const& scoring) {
    switch (bye) {
    case Bye::Allocated: return pairing::AllocatedBye{scoring.allocatedBye};
    case Bye::HalfPoint: return pairing::HalfPointBye{scoring.halfPointBye};
    case Bye::FullPoint: return pairing::FullPointBye{scoring.fullPointBye};
    case Bye::ZeroPoint: break;
    }
    return pairing::ZeroPointBye{scoring.zeroPointBye};
}

pairing::Tournament tournamentWithoutRounds(EventState const& state) {
    bool const playsMatches = systemRulesOf(state).playsMatches;
    pairing::Tournament tournament{
        systemRulesOf(state).kind, playsMatches ? state.details.rounds : plannedRounds(state), {}};
    tournament.knockout = {stepsOf(state.details.ladder), state.details.hasThirdPlaceMatch};
    tournament.initialColour = state.details.initialColour;
    tournament.scoring = state.details.scoring;
    tournament.tieBreakRules = tieBreakRulesOf(state);
    tournament.prohibited = prohibitedNext(state);
    int number = 0;
    RoundNumber const next = state.nextRound();
    for (Competitor const* const one : state.competitorsInOrder()) {
        pairing::Participant participant{one->id, PairingNumber{++number}, one->withdrawnFrom.has_value(), {}};
        participant.rests = byeIn(*one, next).has_value() || next < one->from;
        participant.rounds.assign(state.rounds.size(), recordOf(Bye::ZeroPoint, tournament.scoring));
        for (int round = 1; round < one->from.value() && round <= std::ssize(participant.rounds); ++round)
            participant.rounds[static_cast<std::size_t>(round) - 1] = recordOf(one->missed, tournament.scoring);
        tournament.participants.push_back(std::move(participant));
    }
    return tournament;
}

namespace {
/// A tie-break game of another kind of play is not rated with the event, and an Armageddon game not at all.
bool isRatedWithEvent(EventState const& state, Round const& round) {
    return !round.game || (!hasDrawOdds(round) && playTypeOf(state.details, round) == playTypeOf(state.details));
}
} // namespace

namespace {
void takeRatings(pairing::Participant& one, EventState const& state) {
    PlayerDetails const& details = state.player(one.id)->details;
    one.rating = details.rating;
    one.laterRatings = details.laterRatings;
}
} // namespace

namespace {
/// A round of a tournament has one game of everybody: here each board of the one round is a round, in which all others
/// have none. Such games are not rated.
pairing::Tournament tournamentOfExhibition(EventState const& state) {
    pairing::Tournament tournament = tournamentWithoutRounds(state);
    std::size_t const boards = state.rounds.empty() ? 0 : state.rounds.front().boards.size();
    for (pairing::Participant& one : tournament.participants) {
        takeRatings(one, state);
        one.rounds.assign(boards, recordOf(Bye::ZeroPoint, tournament.scoring));
        for (std::size_t i = 0; i < boards; ++i) {
            Board const& board = state.rounds.front().boards[i];
            if (one.id != board.white && one.id != board.black) continue;
            one.rounds[i] = recordOf(board, one.id == board.white ? Colour::White : Colour::Black, tournament.scoring);
            if (auto* const game = std::get_if<pairing::Played>(&one.rounds[i])) game->isRated = false;
        }
    }
    return tournament;
}
} // namespace

pairing::Tournament tournamentOf(EventState const& state) {
    if (state.isOfTeams()) return tournamentOfTeams(state);
    if (systemRulesOf(state).oneMeetsAll) return tournamentOfExhibition(state);
    pairing::Tournament tournament = tournamentWithoutRounds(state);
    for (pairing::Participant& one : tournament.participants) takeRatings(one, state);
    std::map<PlayerId, pairing::Participant*> byPlayer;
    for (pairing::Participant& participant : tournament.participants) byPlayer[participant.id] = &participant;
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        auto const enter = [&](PlayerId player, pairing::RoundRecord record) {
            if (auto const found = byPlayer.find(player); found != byPlayer.end())
                found->second->rounds[i] = std::move(record);
        };
        bool const isRated = isRatedWithEvent(state, state.rounds[i]);
        if (tournament.knockout.hasThirdPlaceMatch)
            tournament.onFirstBoard.push_back(
                state.rounds[i].boards.empty()
                    ? std::pair{nobody, nobody}
                    : std::pair{state.rounds[i].boards.front().white, state.rounds[i].boards.front().black});
        for (Rest const& rest : state.rounds[i].rests) enter(rest.player, recordOf(rest.bye, tournament.scoring));
        for (Board const& board : state.rounds[i].boards) {
            if (board.matchTo)
                tournament.awarded.emplace_back(*board.matchTo,
                                                board.matchTo == board.white ? board.black : board.white);
            for (Colour const colour : bothColours) {
                pairing::RoundRecord record = recordOf(board, colour, tournament.scoring);
                auto* const game = std::get_if<pairing::Played>(&record);
                if (game && !isRated) game->isRated = false;
                enter(colour == Colour::White ? board.white : board.black, std::move(record));
            }
        }
    }
    return tournament;
}

bool annulled(EventState const& state, PlayerId id) {
    Competitor const* const player = state.competitor(id);
    if (!player || !player->withdrawnFrom) return false;
    if (systemRulesOf(state).withdrawal != pairing::Withdrawal::ForfeitsOrAnnuls) return false;
    return pairing::areAnnulled(gamesCompleted(state, id), gamesEach(state));
}

int gamesToCome(EventState const& state, PlayerId player) {
    auto const paired =
        std::ranges::count_if(state.rounds, [&](Round const& round) { return isPaired(round, player); });
    return std::max(0, gamesEach(state) - static_cast<int>(paired));
}

pairing::Tournament tournamentThatCounts(EventState const& state) {
    pairing::Tournament tournament = tournamentOf(state);
    std::vector<PlayerId> gone;
    for (pairing::Participant const& one : tournament.participants)
        if (annulled(state, one.id)) gone.push_back(one.id);
    if (!gone.empty()) pairing::leaveOut(tournament, gone);
    return tournament;
}

pairing::Tournament tournamentRanked(EventState const& state) {
    pairing::Tournament tournament = tournamentThatCounts(state);
    pairing::SystemRules const& rules = systemRulesOf(state);
    bool const ranksByPoints = !rules.playsMatches && !rules.oneMeetsAll && rules.way != pairing::PairingWay::Keizer;
    Round const* const last = state.currentRound();
    auto const hasResult = [](Board const& board) { return board.result.has_value(); };
    if (!ranksByPoints || !last || last->boards.empty() || std::ranges::any_of(last->boards, hasResult))
        return tournament;
    for (pairing::Participant& each : tournament.participants) {
        each.rounds.resize(std::min(each.rounds.size(), state.rounds.size() - 1));
        each.gamePoints.resize(std::min(each.gamePoints.size(), state.rounds.size() - 1));
    }
    return tournament;
}

std::set<PlayerId> outOfNextRound(EventState const& state) {
    auto const* const system = pairing::systemByCode(state.details.system);
    if (!system || !system->rules().playsMatches) return {};
    auto const out = system->outOfNextRound(tournamentOf(state));
    return {out.begin(), out.end()};
}

std::vector<pairing::TreeMatch> matchesOf(EventState const& state) {
    auto const* const system = pairing::systemByCode(state.details.system);
    return system && system->rules().playsMatches ? system->tree(tournamentOf(state))
                                                  : std::vector<pairing::TreeMatch>{};
}

std::optional<pairing::TreeMatch> matchBetween(EventState const& state, PlayerId one, PlayerId other) {
    for (pairing::TreeMatch& match : matchesOf(state)) {
        bool const asNamed = match.upper == one && match.lower == other;
        if (asNamed || (match.upper == other && match.lower == one)) return std::move(match);
    }
    return std::nullopt;
}

std::vector<pairing::Standing> standingsOf(EventState const& state) {
    return pairing::standingsBy(pairing::systemByCode(state.details.system), tournamentRanked(state),
                                state.details.tieBreaks);
}

} // namespace flagfall::session
