// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"

#include "pairing/registry.h"

#include <unordered_map>

namespace flagfall::pairing {
namespace {

SystemRules const unknownSystem{.isEndorsed = false, .pairsHere = false};

PlayerId idAt(Tournament const& tournament, int place) {
    return tournament.participants[static_cast<std::size_t>(place)].id;
}

} // namespace

PairingSystem const* systemByCode(std::string_view code) {
    for (PairingSystem const* const system : registeredSystems())
        if (system->answersTo(code)) return system;
    return nullptr;
}

SystemRules const& systemRules(std::string_view code) {
    PairingSystem const* const system = systemByCode(code);
    return system ? system->rules() : unknownSystem;
}

std::vector<std::string_view> systemCodes(Competitors competitors) {
    std::vector<std::string_view> codes;
    for (PairingSystem const* const system : registeredSystems())
        if (system->rules().pairsHere && system->rules().competitors == competitors) codes.push_back(system->code());
    return codes;
}

Round roundOf(Tournament const& tournament, RoundPairing const& pairing) {
    std::unordered_map<PlayerId, int> places;
    for (Participant const& participant : tournament.participants)
        places.emplace(participant.id, static_cast<int>(places.size()));
    Round round;
    for (Pair const& pair : pairing.pairs) round.boards.push_back({places.at(pair.white), places.at(pair.black)});
    if (!pairing.byes.empty()) round.bye = places.at(pairing.byes.front());
    return round;
}

RoundPairing pairingOf(Tournament const& tournament, Round const& round) {
    RoundPairing pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}};
    int board = 0;
    for (Board const& each : round.boards)
        pairing.pairs.push_back({BoardNumber{++board}, idAt(tournament, each.white), idAt(tournament, each.black)});
    if (round.bye) pairing.byes.push_back(idAt(tournament, *round.bye));
    return pairing;
}

} // namespace flagfall::pairing
