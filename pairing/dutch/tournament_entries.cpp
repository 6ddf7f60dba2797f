// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/tournament_entries.h"

#include "pairing/acceleration/baku_group.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;
using PlacesById = std::unordered_map<PlayerId, int>;

struct PastOf {
    PlacesById const& places;
    Scoring const& scoring;

    PastRound operator()(Played const& game) const { return meeting(Kind::Played, game, game.points); }
    PastRound operator()(ForfeitWin const& game) const { return meeting(Kind::Forfeited, game, game.points); }
    PastRound operator()(ForfeitLoss const& game) const { return meeting(Kind::Forfeited, game, game.points); }
    PastRound operator()(Pending const& game) const { return meeting(Kind::Played, game, scoring.draw); }
    PastRound operator()(AllocatedBye const& bye) const { return {.kind = Kind::AllocatedBye, .points = bye.points}; }
    PastRound operator()(FullPointBye const& bye) const { return {.points = bye.points}; }
    PastRound operator()(HalfPointBye const& bye) const { return {.points = bye.points}; }
    PastRound operator()(ZeroPointBye const& bye) const { return {.points = bye.points}; }

private:
    template <typename Game>
    PastRound meeting(Kind kind, Game const& game, Points points) const {
        auto const opponent = places.find(game.opponent);
        if (opponent == places.end()) return {.points = points};
        return {kind, opponent->second, game.colour, points};
    }
};

PlacesById placesOf(Tournament const& tournament) {
    PlacesById places;
    for (Participant const& participant : tournament.participants)
        places.emplace(participant.id, static_cast<int>(places.size()));
    return places;
}

} // namespace

Entries entriesOf(Tournament const& tournament, Acceleration acceleration) {
    Entries entries;
    entries.roundsPlanned = tournament.roundsPlanned;
    entries.roundsBefore = roundsOnFile(tournament);
    entries.scoring = tournament.scoring;
    entries.initialColour = initialColourOf(tournament).value_or(Colour::White);
    PlacesById const places = placesOf(tournament);
    for (Participant const& participant : tournament.participants) {
        Entry entry;
        entry.takesPart = !participant.rests && !participant.withdrawn;
        for (RoundRecord const& record : participant.rounds)
            entry.rounds.push_back(std::visit(PastOf{places, entries.scoring}, record));
        entry.virtualPoints = participant.virtualPoints;
        entry.rounds.resize(static_cast<std::size_t>(entries.roundsBefore));
        entries.players.push_back(std::move(entry));
    }
    for (auto const& [a, b] : tournament.prohibited)
        if (places.contains(a) && places.contains(b)) entries.prohibited.emplace_back(places.at(a), places.at(b));
    // Virtual points that are on file stand.
    bool const isOnFile = std::any_of(entries.players.begin(), entries.players.end(),
                                      [](Entry const& entry) { return !entry.virtualPoints.empty(); });
    if (acceleration == Acceleration::Baku && !isOnFile)
        if (auto const last = lastOfBakuGroup(tournament)) accelerate(entries, *last);
    return entries;
}

} // namespace flagfall::pairing::dutch
