// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/swiss_team.h"

#include "pairing/acceleration/baku_group.h"
#include "pairing/swiss_team/procedure/inspection.h"
#include "pairing/swiss_team/procedure/procedure.h"

#include <algorithm>
#include <array>

namespace flagfall::pairing::swiss_team {
namespace {

constexpr auto matchPoints = TeamScore::MatchPoints;
constexpr auto gamePoints = TeamScore::GamePoints;
constexpr auto baku = Acceleration::Baku;

/// A code without a type has no preferences. Where game points come first there is no acceleration (C.04.7, 1.4.4).
std::array<SwissTeam, 18> const& swissTeams() {
    using enum PreferenceType;
    static std::array<SwissTeam, 18> const all{
        SwissTeam{"FIDE_TEAM_TYPEA_MP_GP", {A, matchPoints, true}},
        SwissTeam{"FIDE_TEAM_TYPEA_MP_GP_BAKU", {A, matchPoints, true}, baku},
        SwissTeam{"FIDE_TEAM_TYPEA_MP", {A, matchPoints, false}},
        SwissTeam{"FIDE_TEAM_TYPEA_MP_BAKU", {A, matchPoints, false}, baku},
        SwissTeam{"FIDE_TEAM_TYPEA_GP_MP", {A, gamePoints, true}},
        SwissTeam{"FIDE_TEAM_TYPEA_GP", {A, gamePoints, false}},
        SwissTeam{"FIDE_TEAM_TYPEB_MP_GP", {B, matchPoints, true}},
        SwissTeam{"FIDE_TEAM_TYPEB_MP_GP_BAKU", {B, matchPoints, true}, baku},
        SwissTeam{"FIDE_TEAM_TYPEB_MP", {B, matchPoints, false}},
        SwissTeam{"FIDE_TEAM_TYPEB_MP_BAKU", {B, matchPoints, false}, baku},
        SwissTeam{"FIDE_TEAM_TYPEB_GP_MP", {B, gamePoints, true}},
        SwissTeam{"FIDE_TEAM_TYPEB_GP", {B, gamePoints, false}},
        SwissTeam{"FIDE_TEAM_MP_GP", {None, matchPoints, true}},
        SwissTeam{"FIDE_TEAM_MP_GP_BAKU", {None, matchPoints, true}, baku},
        SwissTeam{"FIDE_TEAM_MP", {None, matchPoints, false}},
        SwissTeam{"FIDE_TEAM_MP_BAKU", {None, matchPoints, false}, baku},
        SwissTeam{"FIDE_TEAM_GP_MP", {None, gamePoints, true}},
        SwissTeam{"FIDE_TEAM_GP", {None, gamePoints, false}},
    };
    return all;
}

} // namespace

int SwissTeam::rounds(int teams) const { return teams < 2 ? 0 : teams - 1 + teams % 2; }

bool SwissTeam::answersTo(std::string_view code) const {
    if (code == "FIDE_TEAM") code = "FIDE_TEAM_TYPEA_MP_GP";
    if (code == "FIDE_TEAM_BAKU") code = "FIDE_TEAM_TYPEA_MP_GP_BAKU";
    return code == m_code;
}

SystemRules const& SwissTeam::rules() const {
    static auto const rulesOf = [](PairingWay way, TeamScore primary) {
        return SystemRules{.way = way,
                           .isEndorsed = false,
                           .competitors = Competitors::Teams,
                           .primary = primary,
                           .words = "Team: Swiss-System",
                           .tieBreaks = {"EDE", "EMGSB", "MPvGP", "BC"}};
    };
    static SystemRules const byMatchPoints = rulesOf(PairingWay::SwissTeam, matchPoints);
    static SystemRules const accelerated = rulesOf(PairingWay::AcceleratedSwissTeam, matchPoints);
    static SystemRules const byGamePoints = rulesOf(PairingWay::SwissTeam, gamePoints);
    if (m_rules.primary == gamePoints) return byGamePoints;
    return m_acceleration == Acceleration::None ? byMatchPoints : accelerated;
}

Field SwissTeam::fieldFor(Tournament const& tournament) const {
    if (m_acceleration == Acceleration::None) return fieldOf(tournament, m_rules);
    Tournament accelerated = tournament;
    accelerateByBaku(accelerated);
    return fieldOf(accelerated, m_rules);
}

Expected<RoundPairing, PairingProblem> SwissTeam::pairNext(Tournament const& tournament) const {
    auto const& all = tournament.participants;
    auto const here = std::count_if(all.begin(), all.end(), [](auto const& t) { return !t.rests && !t.withdrawn; });
    if (tournament.boards == 0) return refused(PairingRefusal::NotAvailable);
    if (roundsOnFile(tournament) >= tournament.roundsPlanned) return refused(PairingRefusal::AllRoundsPaired);
    if (here < 2) return refused(PairingRefusal::TooFewPlayers);
    if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
    auto const initialColour = initialColourOf(tournament);
    if (!initialColour) return refused(PairingRefusal::InitialColourUnknown);
    Field const field = fieldFor(tournament);
    auto const pairing = pairField(field);
    if (!pairing) return refused(problemOf(tournament, field));
    return pairingOf(tournament, roundOf(field, *pairing, *initialColour));
}

std::vector<Breach> SwissTeam::breaches(Tournament const& tournament, RoundPairing const& pairing) const {
    return breachesOf(tournament, fieldFor(tournament), pairing);
}

std::vector<AcceleratedGroup> SwissTeam::accelerated(Tournament const& tournament) const {
    return m_acceleration == Acceleration::Baku ? bakuGroups(tournament) : std::vector<AcceleratedGroup>{};
}

std::vector<PairingSystem const*> systems() {
    std::vector<PairingSystem const*> all;
    for (SwissTeam const& system : swissTeams()) all.push_back(&system);
    return all;
}

} // namespace flagfall::pairing::swiss_team
