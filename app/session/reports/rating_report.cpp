// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/rating_report.h"

#include "app/session/event/matches.h"

#include <charconv>

namespace flagfall::session {
namespace {

pairing::RatingSort ratingSortOf(EventDetails const& details) {
    switch (playTypeOf(details)) {
    case PlayType::Rapid: return pairing::RatingSort::Rapid;
    case PlayType::Blitz: return pairing::RatingSort::Blitz;
    case PlayType::Standard: break;
    }
    return pairing::RatingSort::Standard;
}

std::optional<int> yearOf(std::string const& birth) {
    int year = 0;
    auto const [end, error] = std::from_chars(birth.data(), birth.data() + birth.size(), year);
    return error == std::errc{} && year > 0 ? std::optional{year} : std::nullopt;
}

pairing::Tournament byFideRatings(EventState const& state) {
    pairing::Tournament tournament = state.isOfTeams() ? tournamentOfBoards(state) : tournamentOf(state);
    for (pairing::Participant& each : tournament.participants)
        if (Player const* const player = state.player(each.id))
            each.rating = fideRatingOf(state.details, player->details);
    return tournament;
}

int computedK(PlayerDetails const& player, int rating, Date firstDay) {
    constexpr int enoughGames = 30;
    return pairing::kFactor({.rating = rating,
                             .gamesBefore = enoughGames,
                             .birthYear = yearOf(player.birth),
                             .year = static_cast<int>(firstDay.year())});
}

} // namespace

int fideRatingOf(EventDetails const& event, PlayerDetails const& player) {
    if (player.officialRating > 0) return player.officialRating;
    bool const isNational = event.ratingMethod == RatingMethod::National ||
                            (player.nationalRating > 0 && player.rating == player.nationalRating);
    return isNational ? 0 : player.rating;
}

std::optional<int> PlayerRating::newRating() const {
    if (!change || k == 0) return std::nullopt;
    return rating + change->rounded();
}

EventRatings::EventRatings(EventState const& state)
    : m_state(state), m_sort(ratingSortOf(state.details)), m_tournament(byFideRatings(state)) {
    if (auto const begins = state.details.begins) m_rules = pairing::ratingRulesOn(*begins, m_sort);
}

std::optional<EventRatings::Lack> EventRatings::lack() const {
    if (!m_state.details.begins) return Lack::FirstDay;
    return m_rules ? std::nullopt : std::optional{Lack::RulesOfThatDay};
}

PlayerRating EventRatings::of(PlayerId id) const {
    if (!m_state.player(id)) return {.player = id}; // a team
    PlayerDetails const& player = m_state.player(id)->details;
    PlayerRating found{.player = id, .rating = fideRatingOf(m_state.details, player)};
    auto const games = pairing::ratedGames(m_tournament, id);
    if (found.rating == 0) {
        if (auto const first = pairing::firstRating(games); first.games > 0) found.first = first;
        return found;
    }
    if (player.k > 0) {
        found.kSource = KSource::List;
        found.k = player.k;
    } else if (m_sort == pairing::RatingSort::Standard && m_state.details.begins) {
        found.kSource = KSource::Computed;
        found.k = computedK(player, found.rating, *m_state.details.begins);
    }
    if (!m_rules) return found;
    found.change = ratingChange(found.rating, found.k, games, *m_rules);
    int const limited = pairing::limitedK(found.k, found.change->counted);
    if (limited < found.k) found.change = ratingChange(found.rating, limited, games, *m_rules);
    return found;
}

std::vector<PlayerRating> EventRatings::all() const {
    std::vector<PlayerRating> ratings;
    for (pairing::Participant const& each : m_tournament.participants) ratings.push_back(of(each.id));
    return ratings;
}

} // namespace flagfall::session
