// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/hand_pairing.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace flagfall::session {
namespace {

/// How often everybody is seated; the bye is a seat.
std::map<PlayerId, int> seatsOf(pairing::RoundPairing const& pairing) {
    std::map<PlayerId, int> seats;
    for (pairing::Pair const& pair : pairing.pairs) {
        ++seats[pair.white];
        ++seats[pair.black];
    }
    for (PlayerId const player : pairing.byes) ++seats[player];
    return seats;
}

bool isInOrder(std::vector<pairing::Pair> const& pairs) {
    int number = 0;
    return std::ranges::all_of(pairs, [&number](auto const& pair) { return pair.board.value() == ++number; });
}

} // namespace

std::optional<PlayerId> notSeatedOnce(pairing::Tournament const& tournament, pairing::RoundPairing const& pairing) {
    std::map<PlayerId, int> seats = seatsOf(pairing);
    for (pairing::Participant const& each : tournament.participants) {
        int const wanted = each.rests || each.withdrawn ? 0 : 1;
        auto const seated = seats.find(each.id);
        if ((seated == seats.end() ? 0 : seated->second) != wanted) return each.id;
        if (seated != seats.end()) seats.erase(seated);
    }
    if (!seats.empty()) return seats.begin()->first;
    if (pairing.byes.size() > 1) return pairing.byes.back();
    if (!isInOrder(pairing.pairs)) return pairing.pairs.front().white;
    return std::nullopt;
}

bool hasBoard(pairing::RoundPairing const& pairing, PlayerId white, PlayerId black) {
    return std::ranges::any_of(pairing.pairs,
                               [&](auto const& pair) { return pair.white == white && pair.black == black; });
}

pairing::RoundPairing onlyIn(pairing::RoundPairing pairing, pairing::RoundPairing const& other) {
    std::set<std::pair<PlayerId, PlayerId>> boards;
    for (pairing::Pair const& pair : other.pairs) boards.emplace(pair.white, pair.black);
    std::erase_if(pairing.pairs, [&boards](auto const& pair) { return boards.contains({pair.white, pair.black}); });
    if (pairing.byes == other.byes) pairing.byes.clear();
    return pairing;
}

int boardsThatDiffer(pairing::RoundPairing const& pairing, pairing::RoundPairing const& other) {
    return static_cast<int>(onlyIn(pairing, other).pairs.size()) + (pairing.byes == other.byes ? 0 : 1);
}

pairing::RoundPairing withChange(pairing::RoundPairing pairing, HandChange const& change) {
    if (change.what == HandChange::What::ColoursTurned) {
        for (pairing::Pair& pair : pairing.pairs)
            if (pair.white == change.first || pair.black == change.first) std::swap(pair.white, pair.black);
        return pairing;
    }
    auto const exchange = [&change](PlayerId& seat) {
        if (seat == change.first)
            seat = change.second;
        else if (seat == change.second)
            seat = change.first;
    };
    for (pairing::Pair& pair : pairing.pairs) {
        exchange(pair.white);
        exchange(pair.black);
    }
    for (PlayerId& bye : pairing.byes) exchange(bye);
    return pairing;
}

std::optional<PlayerId> opponentIn(pairing::RoundPairing const& pairing, PlayerId player) {
    for (pairing::Pair const& pair : pairing.pairs) {
        if (pair.white == player) return pair.black;
        if (pair.black == player) return pair.white;
    }
    return std::nullopt;
}

pairing::RoundPairing plainPairing(pairing::Tournament const& tournament) {
    std::vector<pairing::Participant const*> there;
    for (pairing::Participant const& each : tournament.participants)
        if (!each.rests && !each.withdrawn) there.push_back(&each);
    std::ranges::stable_sort(there, std::ranges::greater{}, [](auto const* each) { return pairing::scoreOf(*each); });
    pairing::RoundPairing pairing{RoundNumber{pairing::roundsOnFile(tournament) + 1}, {}, {}};
    for (std::size_t i = 0; i + 1 < there.size(); i += 2)
        pairing.pairs.push_back({BoardNumber{static_cast<int>(i / 2) + 1}, there[i]->id, there[i + 1]->id});
    if (there.size() % 2 == 1) pairing.byes.push_back(there.back()->id);
    return pairing;
}

} // namespace flagfall::session
