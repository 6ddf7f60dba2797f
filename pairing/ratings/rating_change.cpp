// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/rating_change.h"

#include "pairing/ratings/performance.h"
#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <cstdlib>

namespace flagfall::pairing {
namespace {

using namespace std::chrono_literals;

constexpr RatingRules plainLimit{.since = Date{2024y / 3 / 1}};
constexpr RatingRules withWideGaps{.since = Date{2024y / 12 / 1}, .unratedFromGap = 600, .unratedAbove = 2600};
constexpr RatingRules withoutLimitFor2650{.since = Date{2025y / 10 / 1}, .unlimitedFrom = 2650};

int hundredthsOf(Score score) { return score == Score::Win ? 100 : score == Score::Draw ? 50 : 0; }

GameChange::Why whyNot(int rating, RatedGame const& game, RatingRules const& rules) {
    using Why = GameChange::Why;
    if (game.opponentRating <= 0) return Why::OpponentUnrated;
    if (!game.isRated) return Why::NotRated;
    bool const isWide = rules.unratedFromGap && std::abs(rating - game.opponentRating) >= *rules.unratedFromGap;
    return isWide && std::max(rating, game.opponentRating) > rules.unratedAbove ? Why::WideGap : Why::Counts;
}

GameChange changeBy(int rating, int k, RatedGame const& game, RatingRules const& rules) {
    GameChange change{.game = game, .why = whyNot(rating, game, rules)};
    change.scored = hundredthsOf(game.score);
    if (change.why != GameChange::Why::Counts) return change;
    change.difference = rating - game.opponentRating;
    bool const isLimited = !rules.unlimitedFrom || rating < *rules.unlimitedFrom;
    change.counted = isLimited ? std::clamp(change.difference, -rules.widest, rules.widest) : change.difference;
    change.expected = expectedScore(change.counted);
    change.change = k * (change.scored - change.expected);
    return change;
}

} // namespace

std::optional<RatingRules> ratingRulesOn(Date firstDay, RatingSort sort) {
    if (firstDay < plainLimit.since) return std::nullopt;
    RatingRules const& amended = sort == RatingSort::Standard ? withoutLimitFor2650 : withWideGaps;
    return firstDay < amended.since ? plainLimit : amended;
}

std::vector<RatedGame> ratedGames(Tournament const& tournament, PlayerId player) {
    auto const& all = tournament.participants;
    auto const find = [&all](PlayerId id) {
        return std::find_if(all.begin(), all.end(), [id](Participant const& each) { return each.id == id; });
    };
    std::vector<RatedGame> games;
    auto const own = find(player);
    if (own == all.end()) return games;
    for (std::size_t round = 0; round < own->rounds.size(); ++round) {
        auto const* const game = std::get_if<Played>(&own->rounds[round]);
        if (!game) continue;
        auto const other = find(game->opponent);
        games.push_back({RoundNumber{static_cast<int>(round) + 1}, game->opponent,
                         other == all.end() ? 0 : other->rating, game->score, game->isRated});
    }
    return games;
}

int RatingChange::rounded() const {
    int const away = (std::abs(hundredths) + 50) / 100;
    return hundredths < 0 ? -away : away;
}

RatingChange ratingChange(int rating, int k, std::span<RatedGame const> games, RatingRules const& rules) {
    RatingChange sum{.k = k};
    for (RatedGame const& game : games) {
        GameChange const& change = sum.games.emplace_back(changeBy(rating, k, game, rules));
        if (change.why != GameChange::Why::Counts) continue;
        ++sum.counted;
        sum.expected += change.expected;
        sum.scored += change.scored;
        sum.hundredths += change.change;
    }
    return sum;
}

int kFactor(KFacts const& facts) {
    if (facts.gamesBefore < 30) return 40;
    if (facts.hasReached2400 || facts.rating >= 2400) return 10;
    bool const isJunior = facts.birthYear && facts.year - *facts.birthYear <= 18;
    return isJunior && facts.rating < 2300 ? 40 : 20;
}

int limitedK(int k, int games) { return k * games > 700 ? 700 / games : k; }

FirstRating firstRating(std::span<RatedGame const> games) {
    using Lack = FirstRating::Lack;
    FirstRating first;
    for (RatedGame const& game : games) {
        if (game.opponentRating <= 0 || !game.isRated) continue;
        ++first.games;
        first.halves += hundredthsOf(game.score) / 50;
        first.ratings += game.opponentRating;
    }
    constexpr int added = 2; // drawn games against opponents of 1800
    std::int64_t const count = first.games + added;
    first.percentage = static_cast<int>(roundedHalfUp(std::int64_t{50} * (first.halves + added), count));
    first.difference = ratingDifference(first.percentage);
    auto const rating = static_cast<int>(
        std::min<std::int64_t>(roundedHalfUp(first.ratings + added * 1800 + count * first.difference, count), 2200));
    if (first.games < 5) first.lacks.push_back(Lack::FewGames);
    if (first.halves == 0) first.lacks.push_back(Lack::NoPoints);
    if (rating < 1400) first.lacks.push_back(Lack::BelowFloor);
    if (first.lacks.empty()) first.rating = rating;
    return first;
}

} // namespace flagfall::pairing
