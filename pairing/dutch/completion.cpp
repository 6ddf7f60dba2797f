// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/completion.h"

#include "pairing/matching/matching.h"

#include <algorithm>
#include <map>

namespace flagfall::pairing::dutch {
namespace {

using matching::BitMatrix;
using matching::Graph;
using matching::Matching;

Player const& playerAt(Field const& field, int place) { return field.players[static_cast<std::size_t>(place)]; }

/// The graph of those who may meet. With an odd number one more vertex stands for the bye.
Graph<std::int64_t> graphOf(Field const& field, std::vector<int> const& players, ByeRule const& bye) {
    struct Kind {
        ColourNeed need;
        bool mayRest = false;
        auto operator<=>(Kind const&) const = default;
    };
    bool const odd = players.size() % 2 == 1;
    std::map<Kind, int> numbers;
    std::vector<Kind> kinds;
    Graph<std::int64_t> graph;
    for (int const place : players) {
        Kind const kind{bareNeed(playerAt(field, place)), odd && bye.allows(playerAt(field, place))};
        auto const [found, isNew] = numbers.try_emplace(kind, static_cast<int>(kinds.size()));
        if (isNew) kinds.push_back(kind);
        graph.kind.push_back(found->second);
    }
    auto const count = kinds.size() + (odd ? 1 : 0);
    graph.kinds = static_cast<int>(count);
    graph.possible.assign(count * count, 0);
    graph.weight.assign(count * count, 0);
    for (std::size_t a = 0; a < kinds.size(); ++a) {
        for (std::size_t b = 0; b < kinds.size(); ++b)
            graph.possible[a * count + b] = c3Allows(kinds[a].need, kinds[b].need) ? 1 : 0;
        if (odd && kinds[a].mayRest)
            graph.possible[a * count + kinds.size()] = graph.possible[kinds.size() * count + a] = 1;
    }
    if (odd) graph.kind.push_back(static_cast<int>(kinds.size()));
    graph.barred = BitMatrix{graph.size()};
    std::map<int, int> vertex;
    for (std::size_t i = 0; i < players.size(); ++i) vertex[players[i]] = static_cast<int>(i);
    for (auto const& [place, v] : vertex)
        for (int const other : playerAt(field, place).barred)
            if (auto const found = vertex.find(other); found != vertex.end()) graph.barred.add(v, found->second);
    return graph;
}

/// Dirac: where everybody may meet at least half of the others, all can be paired.
bool plainlyComplete(int count, int keptApart) { return count % 2 == 0 && 2 * (count - 1 - keptApart) >= count; }

} // namespace

ColourNeed bareNeed(Player const& player) {
    ColourNeed need;
    need.isTopscorer = player.isTopscorer;
    if (player.preference.strength == Strength::Absolute) need.preference = player.preference;
    return need;
}

int mostKeptApart(Field const& field, std::vector<int> const& players) {
    int whites = 0;
    int blacks = 0;
    for (int const place : players) {
        Player const& player = playerAt(field, place);
        if (player.preference.strength != Strength::Absolute) continue;
        ++(player.preference.colour == Colour::White ? whites : blacks);
    }
    return field.mostBarred + std::max(whites, blacks);
}

bool canComplete(Field const& field, std::vector<int> const& players, ByeRule const& bye) {
    bool const odd = players.size() % 2 == 1;
    if (odd &&
        std::none_of(players.begin(), players.end(), [&](int place) { return bye.allows(playerAt(field, place)); }))
        return false;
    if (plainlyComplete(static_cast<int>(players.size()) - (odd ? 1 : 0), mostKeptApart(field, players))) return true;
    return Matching<std::int64_t>{graphOf(field, players, bye)}.complete();
}

Deadlock deadlockOf(Field const& field, std::vector<int> const& players) {
    Matching<std::int64_t> matching{graphOf(field, players, {ByeRule::To::Anybody, 0})};
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
