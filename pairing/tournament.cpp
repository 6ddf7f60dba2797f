// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tournament.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

struct Points {
    HalfPoints operator()(ZeroPointBye) const { return noPoint; }
    HalfPoints operator()(HalfPointBye) const { return halfPoint; }
    HalfPoints operator()(FullPointBye) const { return onePoint; }
    HalfPoints operator()(AllocatedBye const& bye) const { return bye.points; }
    HalfPoints operator()(Played const& game) const { return game.points; }
    HalfPoints operator()(Forfeited const& game) const { return game.points; }
    HalfPoints operator()(Pending const&) const { return noPoint; }
};

struct Scheduled {
    template <typename Bye>
    std::optional<ScheduledGame> operator()(Bye const&) const {
        return std::nullopt;
    }
    std::optional<ScheduledGame> operator()(Played const& game) const { return {{game.opponent, game.colour}}; }
    std::optional<ScheduledGame> operator()(Forfeited const& game) const { return {{game.opponent, game.colour}}; }
    std::optional<ScheduledGame> operator()(Pending const& game) const { return {{game.opponent, game.colour}}; }
};

} // namespace

HalfPoints pointsOf(RoundRecord const& record) { return std::visit(Points{}, record); }

std::optional<ScheduledGame> scheduledGame(RoundRecord const& record) { return std::visit(Scheduled{}, record); }

HalfPoints scoreOf(Participant const& participant) {
    HalfPoints sum;
    for (RoundRecord const& record : participant.rounds) sum += pointsOf(record);
    return sum;
}

int roundsOnFile(Tournament const& tournament) {
    std::size_t most = 0;
    for (Participant const& participant : tournament.participants) most = std::max(most, participant.rounds.size());
    return static_cast<int>(most);
}

} // namespace flagfall::pairing
