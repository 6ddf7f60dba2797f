// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tournament.h"

#include <algorithm>
#include <iterator>

namespace flagfall::pairing {

Played played(Scoring const& scoring, PlayerId opponent, Colour colour, Score score) {
    return {opponent, colour, score, scoring.of(score)};
}

bool hasPlayedGame(Played const& match) {
    return match.games.empty() ||
           std::any_of(match.games.begin(), match.games.end(), [](MatchGame const& game) { return !game.isForfeited; });
}

Points pointsOf(RoundRecord const& record) {
    return std::visit(
        [](auto const& each) {
            if constexpr (requires { each.points; })
                return each.points;
            else
                return noPoint; // pending
        },
        record);
}

std::optional<ScheduledGame> scheduledGame(RoundRecord const& record) {
    return std::visit(
        [](auto const& each) -> std::optional<ScheduledGame> {
            if constexpr (requires { each.opponent; })
                return {{each.opponent, each.colour}};
            else
                return std::nullopt;
        },
        record);
}

int ratingIn(int first, LaterRatings const& later, RoundNumber round) {
    auto const next = later.upper_bound(round);
    return next == later.begin() ? first : std::prev(next)->second;
}

Points scoreOf(Participant const& participant) {
    Points sum;
    for (RoundRecord const& record : participant.rounds) sum += pointsOf(record);
    return sum;
}

Points gameScoreOf(Participant const& team) {
    Points sum;
    for (Points const points : team.gamePoints) sum += points;
    return sum;
}

int roundsOnFile(Tournament const& tournament) {
    std::size_t most = 0;
    for (Participant const& participant : tournament.participants) most = std::max(most, participant.rounds.size());
    return static_cast<int>(most);
}

bool areNumbersInOrder(Tournament const& tournament) {
    int number = 0;
    auto const& all = tournament.participants;
    return std::all_of(all.begin(), all.end(), [&number](auto const& each) { return each.number.value() == ++number; });
}

bool isInFirstRound(Participant const& participant) {
    if (participant.rounds.empty()) return !participant.rests && !participant.withdrawn;
    RoundRecord const& first = participant.rounds.front();
    return scheduledGame(first).has_value() || std::holds_alternative<AllocatedBye>(first);
}

std::optional<Colour> initialColourOf(Tournament const& tournament) {
    if (tournament.initialColour) return tournament.initialColour;
    int number = 0;
    for (Participant const& participant : tournament.participants) {
        if (participant.rounds.empty() || !isInFirstRound(participant)) continue;
        ++number;
        auto const game = scheduledGame(participant.rounds.front());
        if (game) return number % 2 == 1 ? game->colour : opponent(game->colour);
    }
    return std::nullopt;
}

} // namespace flagfall::pairing
