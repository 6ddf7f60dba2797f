// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"
#include "pairing/tournament.h"

#include <string>
#include <utility>
#include <vector>

namespace flagfall::pairing {

/// Ids differ from pairing numbers on purpose: whoever mixes them up is found out.
inline PlayerId player(int number) { return PlayerId{number + 1000}; }
inline int numberOf(PlayerId id) { return id.value() - 1000; }

inline Tournament fieldOf(int players, SystemKind kind = SystemKind::RoundRobin) {
    Tournament tournament;
    tournament.kind = kind;
    for (int number = 1; number <= players; ++number)
        tournament.participants.push_back({player(number), PairingNumber{number}, false, {}});
    return tournament;
}

inline Participant& at(Tournament& tournament, int number) {
    return tournament.participants[static_cast<std::size_t>(number) - 1];
}

/// Puts a paired round on file, its games not yet played.
inline void putOnFile(Tournament& tournament, RoundPairing const& pairing) {
    for (Pair const& pair : pairing.pairs) {
        at(tournament, numberOf(pair.white)).rounds.push_back(Pending{pair.black, Colour::White});
        at(tournament, numberOf(pair.black)).rounds.push_back(Pending{pair.white, Colour::Black});
    }
    for (PlayerId const bye : pairing.byes)
        at(tournament, numberOf(bye)).rounds.push_back(ZeroPointBye{});
}

/// `1-4 2-3` : the pairs in board order, White first; ` (5)` for who rests.
inline std::string text(RoundPairing const& pairing) {
    std::string text;
    for (Pair const& pair : pairing.pairs)
        text += (text.empty() ? "" : " ") + std::to_string(numberOf(pair.white)) + "-" +
                std::to_string(numberOf(pair.black));
    for (PlayerId const bye : pairing.byes)
        text += " (" + std::to_string(numberOf(bye)) + ")";
    return text;
}

/// Every round a system gives a field, each put on file before the next is asked for.
inline std::vector<RoundPairing> wholeEvent(PairingSystem const& system, int players) {
    Tournament tournament = fieldOf(players);
    std::vector<RoundPairing> rounds;
    while (auto pairing = system.pairNext(tournament)) {
        putOnFile(tournament, *pairing);
        rounds.push_back(*std::move(pairing));
    }
    return rounds;
}

} // namespace flagfall::pairing
