// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/tournament_entries.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;
using Places = std::unordered_map<PlayerId, int>;

struct PastOf {
    Places const& places;
    Scoring const& scoring;

    PastRound operator()(Played const& game) const { return meeting(Kind::Played, game, tenthsOf(game.points)); }
    PastRound operator()(Forfeited const& game) const { return meeting(Kind::Forfeited, game, tenthsOf(game.points)); }
    PastRound operator()(Pending const& game) const { return meeting(Kind::Played, game, scoring.draw); }
    PastRound operator()(AllocatedBye const& bye) const {
        return {.kind = Kind::AllocatedBye, .points = tenthsOf(bye.points)};
    }
    PastRound operator()(FullPointBye) const { return {.points = scoring.win}; }
    PastRound operator()(HalfPointBye) const { return {.points = scoring.draw}; }
    PastRound operator()(ZeroPointBye) const { return {}; }

private:
    template <typename Game>
    PastRound meeting(Kind kind, Game const& game, Points points) const {
        auto const opponent = places.find(game.opponent);
        if (opponent == places.end()) return {.points = points};
        return {kind, opponent->second, game.colour, points};
    }
};

Places placesOf(Tournament const& tournament) {
    Places places;
    for (Participant const& participant : tournament.participants)
        places.emplace(participant.id, static_cast<int>(places.size()));
    return places;
}

/// Whether the player was paired, or left over, in round 1; in the round to come while there is none on file.
bool isInFirstRound(Participant const& participant) {
    if (participant.rounds.empty()) return !participant.rests && !participant.withdrawn;
    RoundRecord const& first = participant.rounds.front();
    return scheduledGame(first).has_value() || std::holds_alternative<AllocatedBye>(first);
}

/// The last place of the accelerated group; none when nobody is in it.
std::optional<int> lastAccelerated(Tournament const& tournament) {
    auto const& all = tournament.participants;
    int left = bakuGroup(static_cast<int>(std::count_if(all.begin(), all.end(), isInFirstRound)));
    std::optional<int> last;
    for (std::size_t place = 0; place < all.size() && left > 0; ++place) {
        if (!isInFirstRound(all[place])) continue;
        last = static_cast<int>(place);
        --left;
    }
    return last;
}

} // namespace

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

Entries entriesOf(Tournament const& tournament, Acceleration acceleration) {
    Entries entries;
    entries.roundsPlanned = tournament.roundsPlanned;
    entries.roundsBefore = roundsOnFile(tournament);
    entries.initialColour = initialColourOf(tournament).value_or(Colour::White);
    Places const places = placesOf(tournament);
    for (Participant const& participant : tournament.participants) {
        Entry entry;
        entry.takesPart = !participant.rests && !participant.withdrawn;
        for (RoundRecord const& record : participant.rounds)
            entry.rounds.push_back(std::visit(PastOf{places, entries.scoring}, record));
        entry.rounds.resize(static_cast<std::size_t>(entries.roundsBefore));
        entries.players.push_back(std::move(entry));
    }
    for (auto const& [a, b] : tournament.prohibited)
        if (places.contains(a) && places.contains(b)) entries.prohibited.emplace_back(places.at(a), places.at(b));
    if (acceleration == Acceleration::Baku)
        if (auto const last = lastAccelerated(tournament)) accelerate(entries, *last);
    return entries;
}

} // namespace flagfall::pairing::dutch
