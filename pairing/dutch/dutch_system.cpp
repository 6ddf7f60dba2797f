// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/dutch_system.h"

#include "pairing/acceleration/baku_group.h"
#include "pairing/dutch/explanation/articles.h"
#include "pairing/dutch/explanation/explain.h"
#include "pairing/dutch/explanation/inspection.h"
#include "pairing/dutch/tournament_entries.h"

#include <algorithm>
#include <array>

namespace flagfall::pairing::dutch {
namespace {

/// In the order to offer them (TRF26 record 192, annex C).
std::array<DutchSystem, 4> const& dutchSystems() {
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

} // namespace

int DutchSystem::rounds(int players) const { return players < 2 ? 0 : players - 1 + players % 2; }

Expected<RoundPairing, PairingProblem> DutchSystem::pairNext(Tournament const& tournament) const {
    auto const& all = tournament.participants;
    auto const here = std::count_if(all.begin(), all.end(), [](auto const& p) { return !p.rests && !p.withdrawn; });
    if (roundsOnFile(tournament) >= tournament.roundsPlanned) return refused(PairingRefusal::AllRoundsPaired);
    if (here < 2) return refused(PairingRefusal::TooFewPlayers);
    if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
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

bool DutchSystem::answersTo(std::string_view code) const {
    return editionByCode(code) == m_edition && code.ends_with("_BAKU") == (m_acceleration == Acceleration::Baku);
}

SystemRules const& DutchSystem::rules() const {
    static auto const going = [](PairingWay way) {
        return SystemRules{.way = way, .tieBreaks = {"BH/C1", "BH", "SB", "DE"}};
    };
    static SystemRules const plain = going(PairingWay::Dutch);
    static SystemRules const accelerated = going(PairingWay::AcceleratedDutch);
    return m_acceleration == Acceleration::Baku ? accelerated : plain;
}

std::vector<AcceleratedGroup> DutchSystem::accelerated(Tournament const& tournament) const {
    return m_acceleration == Acceleration::Baku ? bakuGroups(tournament) : std::vector<AcceleratedGroup>{};
}

DutchSystem const* dutchSystemByCode(std::string_view code) {
    for (DutchSystem const& system : dutchSystems())
        if (system.answersTo(code)) return &system;
    return nullptr;
}

std::vector<PairingSystem const*> systems() {
    std::vector<PairingSystem const*> all;
    for (DutchSystem const& system : dutchSystems()) all.push_back(&system);
    return all;
}

std::string_view codeInForce(std::optional<Date> const& day, bool isAccelerated) {
    Edition const edition = day ? editionInForce(*day) : Edition::Fide2026;
    for (DutchSystem const& system : dutchSystems())
        if (system.edition() == edition && (system.acceleration() == Acceleration::Baku) == isAccelerated)
            return system.code();
    return {};
}

Expected<RoundStory, PairingProblem> DutchSystem::story(Tournament const& tournament) const {
    auto story = storyOf(entriesOf(tournament, m_acceleration), m_edition);
    if (!story) return refused(problemOf(tournament, story.error()));
    return *std::move(story);
}

Expected<Comparison, PairingProblem> DutchSystem::compare(Tournament const& tournament, Round const& proposal) const {
    auto comparison = compareWith(entriesOf(tournament, m_acceleration), m_edition, proposal);
    if (!comparison) return refused(problemOf(tournament, comparison.error()));
    return *std::move(comparison);
}

Expected<Round, Unfulfillable> DutchSystem::bestWith(Tournament const& tournament, Wish const& wish) const {
    auto best = dutch::bestWith(entriesOf(tournament, m_acceleration), m_edition, wish);
    if (best) return *std::move(best);
    Unfulfillable reason{std::move(best.error().obstacles), std::nullopt, criterionOf(m_edition, 4)};
    if (reason.obstacles.empty()) reason.others = problemOf(tournament, best.error().others);
    return refused(std::move(reason));
}

std::vector<PairedHistory> DutchSystem::histories(Tournament const& tournament) const {
    std::vector<PairedHistory> all;
    for (Player const& player : fieldOf(entriesOf(tournament, m_acceleration), rulesOf(m_edition)).players)
        all.push_back({player.entry, player.realScore, player.history, player.last, player.beforeLast});
    return all;
}

} // namespace flagfall::pairing::dutch
