// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/withdrawal.h"

#include <algorithm>

namespace flagfall::pairing {

int gamesEach(int rounds, int competitors) {
    return competitors % 2 == 0 || competitors == 0 ? rounds : rounds - rounds / competitors;
}

bool areAnnulled(int gamesPlayed, int gamesEach) { return 2 * gamesPlayed < gamesEach; }

void leaveOut(Tournament& tournament, std::vector<PlayerId> const& gone) {
    auto const isGone = [&](PlayerId id) { return std::ranges::find(gone, id) != gone.end(); };
    std::erase_if(tournament.participants, [&](auto const& participant) { return isGone(participant.id); });
    int number = 0;
    for (Participant& participant : tournament.participants) {
        participant.number = PairingNumber{++number};
        for (std::size_t i = 0; i < participant.rounds.size(); ++i) {
            RoundRecord& round = participant.rounds[i];
            auto const game = scheduledGame(round);
            if (!game || !isGone(game->opponent)) continue;
            round = ZeroPointBye{};
            if (i < participant.gamePoints.size()) participant.gamePoints[i] = noPoint;
        }
    }
}

} // namespace flagfall::pairing
