// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/field.h"

#include "pairing/tiebreaks/unplayed.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

bool hasResultIn(Participant const& participant, int round) {
    auto const index = static_cast<std::size_t>(round) - 1;
    if (index >= participant.rounds.size()) return false;
    RoundRecord const& record = participant.rounds[index];
    return std::holds_alternative<Played>(record) || std::holds_alternative<Forfeited>(record);
}

int lastRoundWithAResult(Tournament const& tournament) {
    int round = roundsOnFile(tournament);
    auto const& all = tournament.participants;
    while (round > 0 &&
           std::none_of(all.begin(), all.end(), [round](Participant const& each) { return hasResultIn(each, round); }))
        --round;
    return round;
}

} // namespace

Field::Field(Tournament const& tournament)
    : m_tournament(tournament), m_roundsPlayed(lastRoundWithAResult(tournament)) {
    int const rounds = roundsOnFile(tournament);
    for (Participant const& participant : tournament.participants) {
        HalfPoints const score = scoreOf(participant);
        HalfPoints const worth = isRoundRobin() ? score : adjustedScore(participant, rounds);
        m_entries.insert({participant.id, {&participant, score, worth}});
    }
}

Participant const* Field::find(PlayerId player) const {
    auto const found = m_entries.find(player);
    return found == m_entries.end() ? nullptr : found->second.participant;
}

HalfPoints Field::score(PlayerId player) const {
    auto const found = m_entries.find(player);
    return found == m_entries.end() ? noPoint : found->second.score;
}

HalfPoints Field::worth(PlayerId player) const {
    auto const found = m_entries.find(player);
    return found == m_entries.end() ? noPoint : found->second.worth;
}

bool countsAsGame(Field const& field, RoundRecord const& record) {
    return std::holds_alternative<Played>(record) ||
           (field.isRoundRobin() && std::holds_alternative<Forfeited>(record));
}

} // namespace flagfall::pairing
