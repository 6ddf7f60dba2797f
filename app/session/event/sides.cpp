// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/sides.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

using SideText = std::string PlayerDetails::*;

/// By club or by federation: two of the same size and nobody else. The one of the first player is the first.
std::optional<Sides> toldBy(SideText text, std::vector<Player const*> const& players) {
    Sides sides;
    for (Player const* const one : players) {
        std::string const& name = one->details.*text;
        if (name.empty()) return std::nullopt;
        if (sides.a.players.empty()) sides.a.name = name;
        bool const isOfA = name == sides.a.name;
        if (!isOfA && sides.b.players.empty()) sides.b.name = name;
        if (!isOfA && name != sides.b.name) return std::nullopt;
        (isOfA ? sides.a : sides.b).players.push_back(one->id);
    }
    if (players.empty() || sides.a.players.size() != sides.b.players.size()) return std::nullopt;
    return sides;
}

bool hasNumber(Player const* player) { return player->number.has_value(); }

/// What all of them have in common; empty where they have not.
std::string sharedName(EventState const& state, SideText text, std::vector<PlayerId> const& players) {
    std::set<std::string> names;
    for (PlayerId const id : players) names.insert(state.player(id)->details.*text);
    return names.size() == 1 ? *names.begin() : std::string{};
}

/// By what tells both sides apart.
void giveNames(EventState const& state, Sides& sides) {
    for (SideText const text : {&PlayerDetails::club, &PlayerDetails::federation}) {
        std::string a = sharedName(state, text, sides.a.players), b = sharedName(state, text, sides.b.players);
        if (a.empty() || b.empty() || a == b) continue;
        sides.a.name = std::move(a);
        sides.b.name = std::move(b);
        return;
    }
}

std::optional<Sides> sidesByNumber(EventState const& state, std::vector<Player const*> const& players) {
    if (players.empty() || players.size() % 2 != 0 || !std::ranges::all_of(players, hasNumber)) return std::nullopt;
    Sides sides;
    for (std::size_t i = 0; i < players.size(); ++i)
        (2 * i < players.size() ? sides.a : sides.b).players.push_back(players[i]->id);
    giveNames(state, sides);
    return sides;
}

void addPoints(EventState const& state, Side& side) {
    for (pairing::Participant const& one : tournamentThatCounts(state).participants)
        if (std::ranges::find(side.players, one.id) != side.players.end()) side.points += pairing::scoreOf(one);
}

} // namespace

std::optional<Sides> sidesTold(std::vector<Player const*> const& players) {
    if (auto byClub = toldBy(&PlayerDetails::club, players)) return byClub;
    return toldBy(&PlayerDetails::federation, players);
}

std::optional<Sides> sidesOf(EventState const& state) {
    if (!systemRulesOf(state).hasTwoSides) return std::nullopt;
    std::vector<Player const*> const players = state.playersInOrder();
    auto sides = state.numbersGiven() ? std::nullopt : sidesTold(players);
    if (!sides) sides = sidesByNumber(state, players);
    if (!sides || state.rounds.empty()) return sides;
    addPoints(state, sides->a);
    addPoints(state, sides->b);
    return sides;
}

std::vector<PlayerId> sideBySide(Sides const& sides, std::vector<PlayerId> const& order) {
    std::vector<PlayerId> players = order;
    std::ranges::stable_partition(players, [&](PlayerId id) {
        return std::ranges::find(sides.a.players, id) != sides.a.players.end();
    });
    return players;
}

std::optional<pairing::PairingProblem> problemOfSides(EventState const& state) {
    if (!systemRulesOf(state).hasTwoSides || state.numbersGiven()) return std::nullopt;
    if (state.players.size() % 2 != 0) return pairing::PairingRefusal::SidesUneven;
    auto const sides = sidesOf(state);
    if (!sides) return pairing::PairingRefusal::SidesUnknown;
    std::vector<PlayerId> order;
    for (Player const* const player : state.playersInOrder()) order.push_back(player->id);
    if (mixesSides(state, order)) return pairing::PairingRefusal::SidesMixed;
    return std::nullopt;
}

bool mixesSides(EventState const& state, std::vector<PlayerId> const& order) {
    if (!systemRulesOf(state).hasTwoSides || order.empty()) return false;
    auto const sides = sidesTold(state.playersInOrder());
    if (!sides) return false;
    auto const isOfA = [&](PlayerId id) { return std::ranges::find(sides->a.players, id) != sides->a.players.end(); };
    auto const half = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2);
    return std::any_of(order.begin(), half, [&](PlayerId id) { return isOfA(id) != isOfA(order.front()); });
}

} // namespace flagfall::session
