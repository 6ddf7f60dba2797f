// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/criteria/completion.h"

#include "pairing/matching/matching.h"

#include <algorithm>
#include <map>

namespace flagfall::pairing::dutch {
namespace {

using matching::BitMatrix;
using matching::Graph;
using matching::Matching;

/// What decides with whom a vertex may be joined.
struct PlayerKind {
    ColourNeed need;
    bool isMovedDown = false;
    bool mayRest = false;
    bool isBye = false;
    auto operator<=>(PlayerKind const&) const = default;
};

bool mayJoin(PlayerKind const& a, PlayerKind const& b) {
    if (a.isBye || b.isBye) return a.isBye ? b.mayRest : a.mayRest;
    return !(a.isMovedDown && b.isMovedDown) && c3Allows(a.need, b.need);
}

/// The graph of those who may meet, all edges alike. The first vertices are the players in order.
Graph<std::int64_t> graphOf(Field const& field, std::vector<int> const& players,
                            std::vector<PlayerKind> const& vertices) {
    Graph<std::int64_t> graph;
    std::map<PlayerKind, int> numbers;
    std::vector<PlayerKind> kinds;
    for (PlayerKind const& kind : vertices) {
        auto const [found, isNew] = numbers.try_emplace(kind, static_cast<int>(kinds.size()));
        if (isNew) kinds.push_back(kind);
        graph.kind.push_back(found->second);
    }
    graph.kinds = static_cast<int>(kinds.size());
    for (PlayerKind const& a : kinds)
        for (PlayerKind const& b : kinds) graph.possible.push_back(mayJoin(a, b) ? 1 : 0);
    graph.weight.assign(graph.possible.size(), 0);
    graph.barred = BitMatrix{graph.size()};
    std::map<int, int> vertexOf;
    for (std::size_t i = 0; i < players.size(); ++i) vertexOf[players[i]] = static_cast<int>(i);
    for (auto const& [place, v] : vertexOf)
        for (int const other : playerAt(field, place).barred)
            if (auto const found = vertexOf.find(other); found != vertexOf.end()) graph.barred.add(v, found->second);
    return graph;
}

/// With an odd number of players one more vertex stands for the bye.
Graph<std::int64_t> graphWithBye(Field const& field, std::vector<int> const& players, ByeRule const& bye) {
    bool const odd = players.size() % 2 == 1;
    std::vector<PlayerKind> vertices;
    for (int const place : players) {
        Player const& player = playerAt(field, place);
        vertices.push_back({bareNeed(player), false, odd && bye.allows(player), false});
    }
    if (odd) vertices.push_back({{}, false, false, true});
    return graphOf(field, players, vertices);
}

} // namespace

ColourNeed bareNeed(Player const& player) {
    ColourNeed need;
    need.isTopscorer = player.isTopscorer;
    if (player.preference.strength == Strength::Absolute) need.preference = player.preference;
    return need;
}

int mostOfOneColour(Field const& field, std::vector<int> const& players) {
    int whites = 0;
    int blacks = 0;
    for (int const place : players) {
        Player const& player = playerAt(field, place);
        if (player.preference.strength != Strength::Absolute) continue;
        ++(player.preference.colour == Colour::White ? whites : blacks);
    }
    return std::max(whites, blacks);
}

bool canComplete(Field const& field, std::vector<int> const& players, ByeRule const& bye) {
    bool const odd = players.size() % 2 == 1;
    if (odd &&
        std::none_of(players.begin(), players.end(), [&](int place) { return bye.allows(playerAt(field, place)); }))
        return false;
    int const count = static_cast<int>(players.size()) - (odd ? 1 : 0);
    if (plainlyComplete(count, mostOfOneColour(field, players), field.mostBarred)) return true;
    return Matching<std::int64_t>{graphWithBye(field, players, bye)}.complete();
}

int fewestDownfloaters(Field const& field, std::vector<int> const& movedDown, std::vector<int> const& residents) {
    int const count = static_cast<int>(residents.size());
    if (movedDown.empty() && count % 2 == 0 &&
        plainlyComplete(count, mostOfOneColour(field, residents), field.mostBarred))
        return 0;
    std::vector<int> players = movedDown;
    players.insert(players.end(), residents.begin(), residents.end());
    std::vector<PlayerKind> vertices;
    for (std::size_t i = 0; i < players.size(); ++i)
        vertices.push_back({bareNeed(playerAt(field, players[i])), i < movedDown.size(), false, false});
    return Matching<std::int64_t>{graphOf(field, players, vertices)}.fewestLeftOver();
}

Deadlock deadlockOf(Field const& field, std::vector<int> const& players) {
    Matching<std::int64_t> matching{graphWithBye(field, players, {ByeRule::To::Anybody, {}})};
    if (matching.complete()) return {};
    Deadlock deadlock;
    auto const obstacle = matching.obstacle();
    auto const collect = [&players](std::vector<int> const& vertices, std::vector<int>& places, bool& bye) {
        for (int const v : vertices) {
            if (v < static_cast<int>(players.size()))
                places.push_back(players[static_cast<std::size_t>(v)]);
            else
                bye = true;
        }
    };
    collect(obstacle.stranded, deadlock.stranded, deadlock.isByeStranded);
    collect(obstacle.rivals, deadlock.rivals, deadlock.isByeRival);
    return deadlock;
}

} // namespace flagfall::pairing::dutch
