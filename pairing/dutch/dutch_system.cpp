// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/dutch_system.h"

#include "pairing/dutch/inspection.h"
#include "pairing/dutch/tournament_entries.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace flagfall::pairing::dutch {
namespace {

/// In the order to offer them (TRF26 record 192, annex C).
std::array<DutchSystem, 4> const& systems() {
    static std::array<DutchSystem, 4> const all{
        DutchSystem{"FIDE_DUTCH_2026", Edition::Fide2026, Acceleration::None},
        DutchSystem{"FIDE_DUTCH_2026_BAKU", Edition::Fide2026, Acceleration::Baku},
        DutchSystem{"FIDE_DUTCH_2017", Edition::Fide2017, Acceleration::None},
        DutchSystem{"FIDE_DUTCH_2017_BAKU", Edition::Fide2017, Acceleration::Baku},
    };
    return all;
}

PlayerId idAt(Tournament const& tournament, int place) {
    return tournament.participants[static_cast<std::size_t>(place)].id;
}

std::vector<PlayerId> idsAt(Tournament const& tournament, std::vector<int> const& places) {
    std::vector<PlayerId> ids;
    for (int const place : places) ids.push_back(idAt(tournament, place));
    return ids;
}

PairingProblem problemOf(Tournament const& tournament, NoPairing const& reason) {
    if (reason.hasNoPlayers) return PairingRefusal::TooFewPlayers;
    if (reason.isUnsolved) return PairingRefusal::NotFound;
    PairingProblem problem = PairingRefusal::NoLegalPairing;
    problem.stranded = idsAt(tournament, reason.deadlock.stranded);
    problem.isByeStranded = reason.deadlock.isByeStranded;
    problem.rivals = idsAt(tournament, reason.deadlock.rivals);
    problem.isByeRival = reason.deadlock.isByeRival;
    return problem;
}

bool numberedInOrder(std::vector<Participant> const& participants) {
    int number = 0;
    return std::all_of(participants.begin(), participants.end(),
                       [&number](Participant const& each) { return each.number.value() == ++number; });
}

} // namespace

int DutchSystem::rounds(int players) const { return players < 2 ? 0 : players - 1 + players % 2; }

Expected<RoundPairing, PairingProblem> DutchSystem::pairNext(Tournament const& tournament) const {
    auto const& all = tournament.participants;
    auto const here = std::count_if(all.begin(), all.end(), [](auto const& p) { return !p.rests && !p.withdrawn; });
    if (roundsOnFile(tournament) >= tournament.roundsPlanned) return refused(PairingRefusal::AllRoundsPaired);
    if (here < 2) return refused(PairingRefusal::TooFewPlayers);
    if (!numberedInOrder(all)) return refused(PairingRefusal::NumbersNotInOrder);
    if (!initialColourOf(tournament)) return refused(PairingRefusal::InitialColourUnknown);
    auto const round = pairRound(entriesOf(tournament, m_acceleration), m_edition);
    if (!round) return refused(problemOf(tournament, round.error()));
    return pairingOf(tournament, *round);
}

std::vector<Breach> DutchSystem::breaches(Tournament const& tournament, RoundPairing const& pairing) const {
    std::vector<Breach> breaches;
    Entries const entries = entriesOf(tournament, m_acceleration);
    for (BreachAt const& found : breachesOf(entries, m_edition, roundOf(tournament, pairing))) {
        Breach breach{found.what, idAt(tournament, found.player)};
        if (found.opponent) breach.opponent = idAt(tournament, *found.opponent);
        breaches.push_back(breach);
    }
    return breaches;
}

DutchSystem const* dutchSystemByCode(std::string_view code) {
    auto const edition = editionByCode(code);
    if (!edition) return nullptr;
    Acceleration const acceleration = code.ends_with("_BAKU") ? Acceleration::Baku : Acceleration::None;
    for (DutchSystem const& system : systems())
        if (system.edition() == *edition && system.acceleration() == acceleration) return &system;
    return nullptr;
}

std::vector<std::string_view> dutchSystemCodes() {
    std::vector<std::string_view> codes;
    for (DutchSystem const& system : systems()) codes.push_back(system.code());
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

} // namespace flagfall::pairing::dutch
