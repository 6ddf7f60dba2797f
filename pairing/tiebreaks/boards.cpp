// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/boards.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing {
namespace {

using Boards = std::vector<Points>;

template <typename ValueOf>
std::vector<TieBreakValue> everybodys(Fields const& fields, ValueOf const& valueOf) {
    std::vector<TieBreakValue> values;
    for (int place = 0; place < fields.size(); ++place) {
        auto const& boards = fields.boards(place);
        values.push_back(boards ? TieBreakValue::of(valueOf(*boards)) : TieBreakValue{});
    }
    return values;
}

/// 12.1.
Points weighted(Boards const& boards) {
    Points sum;
    for (std::size_t i = 0; i < boards.size(); ++i) sum += (static_cast<int>(i) + 1) * boards[i];
    return sum;
}

Points sumOfFirst(Boards const& boards, int count) {
    return std::accumulate(boards.begin(), boards.begin() + count, noPoint);
}

} // namespace

std::vector<std::vector<TieBreakValue>> boardSteps(Fields const& fields, TieBreakKind kind) {
    std::vector<std::vector<TieBreakValue>> steps;
    int const count = fields.boardCount();
    if (kind == TieBreakKind::BoardCount && count > 0) steps.push_back(everybodys(fields, weighted));
    if (kind == TieBreakKind::TopBoards)
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
            steps.push_back(everybodys(fields, [i](Boards const& boards) { return boards[i]; }));
    if (kind == TieBreakKind::BottomBoards)
        for (int left = count - 1; left > 0; --left)
            steps.push_back(everybodys(fields, [left](Boards const& boards) { return sumOfFirst(boards, left); }));
    return steps;
}

bool mayCountBoards(Fields const& fields, std::vector<int> const& tied) {
    Field const& games = fields.by(TeamScore::GamePoints);
    return std::all_of(tied.begin(), tied.end(),
                       [&](int place) { return games.score(place) == games.score(tied.front()); });
}

} // namespace flagfall::pairing
