// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/criteria/completion.h"

#include "pairing/matching/matching.h"

#include <algorithm>

namespace flagfall::pairing::swiss_team {
namespace {

using matching::BitMatrix;
using matching::Graph;
using matching::Matching;

/// The number of each team among those given, −1 for others.
std::vector<int> vertexOf(Field const& field, Places const& teams) {
    std::vector<int> vertices(field.teams.size(), -1);
    for (std::size_t i = 0; i < teams.size(); ++i) vertices[static_cast<std::size_t>(teams[i])] = static_cast<int>(i);
    return vertices;
}

/// Everybody may be joined to everybody who is not barred; kind 1 may be joined to kind 2, the bye.
Graph<std::int64_t> plainGraph(Field const& field, Places const& teams, bool withBye) {
    int const count = static_cast<int>(teams.size());
    Graph<std::int64_t> graph{
        {}, 3, {1, 1, 0, 1, 1, 1, 0, 1, 0}, std::vector<std::int64_t>(9, 0), BitMatrix{count + (withBye ? 1 : 0)}};
    auto const vertices = vertexOf(field, teams);
    for (int v = 0; v < count; ++v) {
        Team const& team = teamAt(field, teams[static_cast<std::size_t>(v)]);
        graph.kind.push_back(team.mayHaveBye ? 1 : 0);
        for (int const other : team.barred)
            if (int const w = vertices[static_cast<std::size_t>(other)]; w >= 0) graph.barred.add(v, w);
    }
    if (withBye) graph.kind.push_back(2);
    return graph;
}

/// Dirac: when everybody can meet half of them, there is a way to pair them all.
bool everybodyCanMeetHalf(Field const& field, Places const& teams) {
    auto const vertices = vertexOf(field, teams);
    auto const half = std::ssize(teams) / 2;
    return std::all_of(teams.begin(), teams.end(), [&](int place) {
        auto const& barred = teamAt(field, place).barred;
        auto const met = std::count_if(barred.begin(), barred.end(),
                                       [&](int other) { return vertices[static_cast<std::size_t>(other)] >= 0; });
        return met < half;
    });
}

} // namespace

bool canBePaired(Field const& field, Places const& teams) {
    if (teams.size() % 2 == 1) return false;
    if (everybodyCanMeetHalf(field, teams)) return true;
    return Matching<std::int64_t>{plainGraph(field, teams, false)}.complete();
}

int fewestLeftOver(Field const& field, Places const& teams) {
    if (teams.size() % 2 == 0 && everybodyCanMeetHalf(field, teams)) return 0;
    return Matching<std::int64_t>{plainGraph(field, teams, false)}.fewestLeftOver();
}

Deadlock deadlockOf(Field const& field) {
    Places const teams = everybody(field);
    Matching<std::int64_t> matching{plainGraph(field, teams, teams.size() % 2 == 1)};
    if (matching.complete()) return {};
    Deadlock deadlock;
    auto const obstacle = matching.obstacle();
    auto const collect = [&teams](std::vector<int> const& vertices, Places& places, bool& bye) {
        for (int const v : vertices) {
            if (v < static_cast<int>(teams.size()))
                places.push_back(v);
            else
                bye = true;
        }
    };
    collect(obstacle.stranded, deadlock.stranded, deadlock.isByeStranded);
    collect(obstacle.rivals, deadlock.rivals, deadlock.isByeRival);
    return deadlock;
}

} // namespace flagfall::pairing::swiss_team
