// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/player_card.h"

#include "app/session/event/announced_rounds.h"
#include "pairing/system.h"

#include <algorithm>
#include <map>

namespace flagfall::session {
namespace {

/// What a record of a round says on the card.
struct CardLine {
    CardRound& row;
    ByColour<int>& games;

    void met(CardRound::What what, PlayerId opponent, Colour colour, Points points) const {
        row.what = what;
        row.opponent = opponent;
        row.colour = colour;
        row.points = points;
    }
    void rested(Bye bye, Points points) const {
        row.bye = bye;
        row.points = points;
    }

    void operator()(pairing::Played const& game) const {
        met(CardRound::What::Game, game.opponent, game.colour, game.points);
        ++games[game.colour];
    }
    void operator()(pairing::ForfeitWin const& game) const {
        met(CardRound::What::Forfeit, game.opponent, game.colour, game.points);
    }
    void operator()(pairing::ForfeitLoss const& game) const {
        met(CardRound::What::Forfeit, game.opponent, game.colour, game.points);
    }
    void operator()(pairing::Pending const& game) const {
        met(CardRound::What::Pending, game.opponent, game.colour, noPoint);
    }
    void operator()(pairing::AllocatedBye const& bye) const { rested(Bye::Allocated, bye.points); }
    void operator()(pairing::HalfPointBye const& bye) const { rested(Bye::HalfPoint, bye.points); }
    void operator()(pairing::FullPointBye const& bye) const { rested(Bye::FullPoint, bye.points); }
    void operator()(pairing::ZeroPointBye const& bye) const { rested(Bye::ZeroPoint, bye.points); }
};

/// The system says the float of the round before, of whoever is paired: so every round is asked about as the one before
/// one in which everybody plays.
pairing::Float floatIn(pairing::Explainer const& explainer, pairing::Tournament tournament, std::size_t place,
                       std::size_t round) {
    for (pairing::Participant& each : tournament.participants) {
        each.rounds.resize(std::min(each.rounds.size(), round));
        each.rests = each.withdrawn = false;
    }
    for (pairing::PairedHistory const& one : explainer.histories(tournament))
        if (std::cmp_equal(one.player, place)) return one.last;
    return pairing::Float::None;
}

void addRatings(PlayerCard& card) {
    if (!card.rating.change) return;
    int scored = 0, expected = 0;
    auto next = card.rating.change->games.begin();
    for (CardRound& row : card.rounds) {
        if (next != card.rating.change->games.end() && next->game.round == row.round) {
            row.change = *next++;
            if (row.change->why == pairing::GameChange::Why::Counts) {
                scored += row.change->scored;
                expected += row.change->expected;
                if (card.rating.k > 0) row.gain = row.change->change;
            }
        }
        row.scored = scored;
        row.expected = expected;
    }
}

std::optional<pairing::Performance> performanceIn(std::vector<pairing::RatedGame> const& games) {
    std::vector<int> ratings;
    int halves = 0;
    for (pairing::RatedGame const& game : games) {
        if (game.opponentRating <= 0 || !game.isRated) continue;
        ratings.push_back(game.opponentRating);
        halves += game.score == pairing::Score::Win ? 2 : game.score == pairing::Score::Draw ? 1 : 0;
    }
    return pairing::performance(ratings, halves);
}

} // namespace

std::optional<PlayerCard> playerCard(EventState const& state, PlayerId id) {
    if (state.isOfTeams() || !state.player(id)) return std::nullopt;
    EventRatings const ratings(state);
    pairing::Tournament const& tournament = ratings.tournament();
    PlayerCard card{.player = id, .rating = ratings.of(id), .ratingLack = ratings.lack()};
    std::map<PlayerId, int> ranks;
    for (pairing::Standing const& standing : standingsOf(state)) {
        ranks.emplace(standing.player, standing.rank);
        if (standing.player == id) card.points = standing.points;
    }
    if (auto const own = ranks.find(id); own != ranks.end()) card.rank = own->second;
    auto const self = std::ranges::find(tournament.participants, id, &pairing::Participant::id);
    auto const place = static_cast<std::size_t>(self - tournament.participants.begin());
    auto const* const system = pairing::systemByCode(state.details.system);
    pairing::Explainer const* const explainer = system ? system->explainer() : nullptr;
    auto const ranked = static_cast<std::size_t>(roundsOnFile(tournamentRanked(state)));
    for (std::size_t i = 0; i < self->rounds.size(); ++i) {
        CardRound row{.round = RoundNumber{static_cast<int>(i) + 1}};
        std::visit(CardLine{row, card.games}, self->rounds[i]);
        row.bye = nameOfRest(state, row.round, {id, row.bye});
        if (i >= ranked) row.points = noPoint; // nothing of that round counts yet
        if (row.opponent)
            if (auto const rank = ranks.find(*row.opponent); rank != ranks.end()) row.opponentRank = rank->second;
        if (explainer) row.floated = floatIn(*explainer, tournament, place, i + 1);
        card.rounds.push_back(row);
    }
    addRatings(card);
    card.performance = performanceIn(pairing::ratedGames(tournament, id));
    return card;
}

} // namespace flagfall::session
