// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/procedure/inspection.h"

#include "pairing/swiss_team/criteria/completion.h"
#include "pairing/swiss_team/procedure/procedure.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::pairing::swiss_team {
namespace {

PlayerId idAt(Tournament const& tournament, Field const& field, int place) {
    return tournament.participants[static_cast<std::size_t>(teamAt(field, place).entry)].id;
}

/// Looks at the matches one by one.
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

std::vector<Breach> breachesOf(Tournament const& tournament, Field const& field, RoundPairing const& pairing) {
    Inspector inspector{tournament, field, initialColourOf(tournament).value_or(Colour::White)};
    for (Pair const& pair : pairing.pairs) inspector.look(pair);
    for (PlayerId const bye : pairing.byes) inspector.lookAtBye(bye);
    return std::move(inspector).found();
}

} // namespace flagfall::pairing::swiss_team
