// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/definitions/field.h"

#include "pairing/team_floats.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace flagfall::pairing::swiss_team {
namespace {

bool isWonWithoutPlaying(RoundRecord const& record) {
    auto const* const match = std::get_if<Played>(&record);
    return std::holds_alternative<ForfeitWin>(record) ||
           (match && !hasPlayedGame(*match) && match->score == Score::Win);
}

/// C2.
bool barsBye(RoundRecord const& record) {
    return isWonWithoutPlaying(record) || std::holds_alternative<AllocatedBye>(record) ||
           std::holds_alternative<FullPointBye>(record);
}

class FieldMaker {
public:
    FieldMaker(Tournament const& tournament, Rules const& rules)
        : m_tournament(tournament), m_rules(rules), m_roundsBefore(roundsOnFile(tournament)) {
        m_field.isLastRound = m_roundsBefore + 1 >= tournament.roundsPlanned;
        m_field.forgetsFloats = m_roundsBefore + rules.lastWithoutFloats >= tournament.roundsPlanned;
        for (Participant const& participant : tournament.participants)
            m_entries.emplace(participant.id, static_cast<int>(m_entries.size()));
    }

    Field make() {
        int number = 0;
        for (int entry = 0; entry < static_cast<int>(m_tournament.participants.size()); ++entry) {
            Participant const& participant = participantAt(entry);
            bool const takesPart = !participant.rests && !participant.withdrawn;
            if (takesPart || hasAppeared(participant)) ++number;
            if (takesPart) m_field.teams.push_back(teamOf(entry, number));
        }
        std::stable_sort(m_field.teams.begin(), m_field.teams.end(),
                         [](Team const& a, Team const& b) { return a.score > b.score; });
        noteBarred();
        return std::move(m_field);
    }

private:
    [[nodiscard]] Participant const& participantAt(int entry) const {
        return m_tournament.participants[static_cast<std::size_t>(entry)];
    }

    static bool hasAppeared(Participant const& participant) {
        return std::any_of(participant.rounds.begin(), participant.rounds.end(), [](RoundRecord const& record) {
            return scheduledGame(record) || std::holds_alternative<AllocatedBye>(record);
        });
    }

    [[nodiscard]] Points scoreAfter(Participant const& team, int rounds, TeamScore score) const {
        return pairing::scoreAfter(m_tournament, team, rounds, score);
    }
    [[nodiscard]] Points pairingScore(Participant const& team, int round) const {
        return pairing::pairingScore(m_tournament, team, round, m_rules.primary);
    }
    [[nodiscard]] bool floatedLast(Participant const& team) const {
        return m_roundsBefore > 0 && floatIn(m_tournament, team, m_roundsBefore, m_rules.primary) != Float::None;
    }

    [[nodiscard]] Team teamOf(int entry, int number) const {
        Participant const& participant = participantAt(entry);
        Team team;
        team.entry = entry;
        team.number = participant.number.value();
        team.effectiveNumber = number;
        team.score = pairingScore(participant, m_roundsBefore + 1);
        team.realScore = scoreAfter(participant, m_roundsBefore, m_rules.primary);
        if (m_rules.usesSecondary)
            team.secondary = scoreAfter(participant, m_roundsBefore, otherScore(m_rules.primary));
        for (RoundRecord const& record : participant.rounds) {
            if (auto const met = meetingIn(record)) team.history.push_back(met->colour);
            if (barsBye(record)) team.mayHaveBye = false;
        }
        team.played = static_cast<int>(team.history.size());
        team.preference = preferenceOf(team.history, m_rules.preferences, m_field.isLastRound);
        team.difference = m_rules.countsWhites ? whitesIn(team.history) : colourDifference(team.history);
        team.floated = floatedLast(participant);
        return team;
    }

    void bar(int a, int b) {
        if (a < 0 || b < 0 || a == b) return;
        m_field.teams[static_cast<std::size_t>(a)].barred.push_back(b);
        m_field.teams[static_cast<std::size_t>(b)].barred.push_back(a);
    }

    void noteBarred() {
        std::unordered_map<PlayerId, int> places;
        for (int place = 0; place < static_cast<int>(m_field.teams.size()); ++place)
            places.emplace(participantAt(teamAt(m_field, place).entry).id, place);
        auto const placeOf = [&places](PlayerId id) { return places.contains(id) ? places.at(id) : -1; };
        for (auto const& [id, place] : places)
            for (RoundRecord const& record : participantAt(m_entries.at(id)).rounds)
                if (auto const met = meetingIn(record)) bar(place, placeOf(met->opponent));
        for (auto const& [a, b] : m_tournament.prohibited) bar(placeOf(a), placeOf(b));
        for (Team& team : m_field.teams) {
            std::sort(team.barred.begin(), team.barred.end());
            team.barred.erase(std::unique(team.barred.begin(), team.barred.end()), team.barred.end());
        }
    }

    Tournament const& m_tournament;
    Rules const& m_rules;
    int m_roundsBefore;
    std::unordered_map<PlayerId, int> m_entries;
    Field m_field;
};

} // namespace

Field fieldOf(Tournament const& tournament, Rules const& rules) { return FieldMaker{tournament, rules}.make(); }

Places everybody(Field const& field) {
    Places places(field.teams.size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

bool areBarred(Field const& field, int a, int b) {
    auto const& barred = teamAt(field, a).barred;
    return std::binary_search(barred.begin(), barred.end(), b);
}

} // namespace flagfall::pairing::swiss_team
