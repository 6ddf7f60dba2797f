// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/swiss_team.h"

#include "pairing/acceleration/baku_group.h"
#include "pairing/swiss_team/criteria/completion.h"
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

PlayerId idAt(Tournament const& tournament, Field const& field, int place) {
    return tournament.participants[static_cast<std::size_t>(teamAt(field, place).entry)].id;
}

PairingProblem problemOf(Tournament const& tournament, Field const& field) {
    Deadlock deadlock = deadlockOf(field);
    // A deadlock there is none of means that the pairing was not found.
    if (deadlock.stranded.empty() && !deadlock.isByeStranded) return PairingRefusal::NotFound;
    PairingProblem problem = PairingRefusal::NoLegalPairing;
    for (auto const& [places, ids] :
         {std::pair{&deadlock.stranded, &problem.stranded}, {&deadlock.rivals, &problem.rivals}}) {
        for (int const place : *places) ids->push_back(idAt(tournament, field, place));
        std::sort(ids->begin(), ids->end());
    }
    problem.isByeStranded = deadlock.isByeStranded;
    problem.isByeRival = deadlock.isByeRival;
    return problem;
}

/// What a match of a manual pairing breaks (C.04.2, Art. 4). Articles 6 and 7 of C.04.1 never apply to teams.
class Inspector {
public:
    Inspector(Tournament const& tournament, Field const& field, Colour initialColour)
        : m_tournament(tournament), m_field(field), m_initialColour(initialColour) {
        for (int place = 0; place < static_cast<int>(field.teams.size()); ++place)
            m_places.emplace(idAt(tournament, field, place), place);
    }

    void look(Pair const& pair) {
        auto const white = m_places.find(pair.white);
        auto const black = m_places.find(pair.black);
        if (white == m_places.end() || black == m_places.end()) return;
        if (areBarred(m_field, white->second, black->second))
            add(isProhibited(pair) ? Breach::What::Prohibited : Breach::What::MetBefore, pair);
        Board const due = boardOf(m_field, {white->second, black->second}, m_initialColour);
        if (due.white != teamAt(m_field, white->second).entry) add(Breach::What::ColoursTurned, pair);
    }

    void lookAtBye(PlayerId team) {
        auto const found = m_places.find(team);
        if (found != m_places.end() && !teamAt(m_field, found->second).mayHaveBye)
            m_found.push_back({Breach::What::ByeBarred, team});
    }

    std::vector<Breach> found() && { return std::move(m_found); }

private:
    void add(Breach::What what, Pair const& pair) { m_found.push_back({what, pair.white, pair.black}); }
    [[nodiscard]] bool isProhibited(Pair const& pair) const {
        return std::any_of(m_tournament.prohibited.begin(), m_tournament.prohibited.end(), [&pair](auto const& each) {
            return each == std::pair{pair.white, pair.black} || each == std::pair{pair.black, pair.white};
        });
    }

    Tournament const& m_tournament;
    Field const& m_field;
    Colour m_initialColour;
    std::unordered_map<PlayerId, int> m_places;
    std::vector<Breach> m_found;
};

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
    Field const field = fieldFor(tournament);
    Inspector inspector{tournament, field, initialColourOf(tournament).value_or(Colour::White)};
    for (Pair const& pair : pairing.pairs) inspector.look(pair);
    for (PlayerId const bye : pairing.byes) inspector.lookAtBye(bye);
    return std::move(inspector).found();
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
