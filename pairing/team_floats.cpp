// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/team_floats.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

Points pointsIn(Tournament const& tournament, Participant const& team, int round, TeamScore score) {
    auto const index = static_cast<std::size_t>(round) - 1;
    if (index >= team.rounds.size()) return noPoint;
    bool const isOpen = std::holds_alternative<Pending>(team.rounds[index]);
    if (score == TeamScore::MatchPoints) return isOpen ? tournament.scoring.draw : pointsOf(team.rounds[index]);
    if (isOpen) return tournament.boards * tournament.gameScoring.draw;
    return index < team.gamePoints.size() ? team.gamePoints[index] : noPoint;
}

} // namespace

std::optional<ScheduledGame> meetingIn(RoundRecord const& match) {
    auto const* const played = std::get_if<Played>(&match);
    bool const isMeeting = played ? hasPlayedGame(*played) : std::holds_alternative<Pending>(match);
    return isMeeting ? scheduledGame(match) : std::nullopt;
}

Points scoreAfter(Tournament const& tournament, Participant const& team, int rounds, TeamScore score) {
    Points sum;
    for (int round = 1; round <= rounds; ++round) sum += pointsIn(tournament, team, round, score);
    return sum;
}

Points pairingScore(Tournament const& tournament, Participant const& team, int round, TeamScore score) {
    auto const index = static_cast<std::size_t>(round) - 1;
    Points const extra = index < team.virtualPoints.size() ? team.virtualPoints[index] : noPoint;
    return scoreAfter(tournament, team, round - 1, score) + extra;
}

Float floatIn(Tournament const& tournament, Participant const& team, int round, TeamScore score) {
    auto const index = static_cast<std::size_t>(round) - 1;
    auto const met = index < team.rounds.size() ? meetingIn(team.rounds[index]) : std::nullopt;
    if (!met) return Float::None;
    auto const other = std::ranges::find(tournament.participants, met->opponent, &Participant::id);
    if (other == tournament.participants.end()) return Float::None;
    Points const own = pairingScore(tournament, team, round, score);
    Points const others = pairingScore(tournament, *other, round, score);
    return own == others ? Float::None : own < others ? Float::Up : Float::Down;
}

} // namespace flagfall::pairing
