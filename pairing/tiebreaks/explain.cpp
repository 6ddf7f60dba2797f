// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/explain.h"

#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/unplayed.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

using Against = Contribution::Against;

constexpr std::int64_t one = 4; // in quarters

std::int64_t product(HalfPoints a, HalfPoints b) { return std::int64_t{a.halves()} * b.halves(); }

bool appliesTo(Field const& field, TieBreak tieBreak) {
    bool const buchholz = tieBreak == TieBreak::Buchholz || tieBreak == TieBreak::BuchholzCut1;
    return !(buchholz && field.isRoundRobin()); // C.07, Art. 8: in a round robin it says nothing
}

/// Art. 16.4: an unplayed round counts as a game against a dummy that has the player's own score, but not
/// more than the scheduled opponent, or, without one, than a draw in every round.
HalfPoints dummyScore(Field const& field, Participant const& participant,
                      std::optional<ScheduledGame> const& scheduled) {
    HalfPoints const cap = scheduled ? field.worth(scheduled->opponent) : HalfPoints{field.roundsPlayed()};
    return std::min(field.score(participant.id), cap);
}

Contribution against(Field const& field, Participant const& participant, std::size_t index) {
    RoundRecord const& record = participant.rounds[index];
    auto const scheduled = scheduledGame(record);
    Contribution line;
    line.round = RoundNumber{static_cast<int>(index) + 1};
    line.points = pointsOf(record);
    if (scheduled) line.opponent = scheduled->opponent;
    if (scheduled && countsAsGame(field, record)) {
        line.against = Against::Opponent;
        line.opponentScore = field.worth(scheduled->opponent);
    } else if (!field.isRoundRobin()) {
        line.against = Against::Dummy;
        line.opponentScore = dummyScore(field, participant, scheduled);
    }
    return line;
}

/// Art. 9.2: half of what an opponent could have scored. In a round robin with an odd number of players
/// nobody has a game in every round, so his games are counted instead.
bool reachedHalf(Field const& field, Contribution const& line) {
    int possible = field.roundsPlayed();
    Participant const* const opponent = line.opponent ? field.find(*line.opponent) : nullptr;
    if (field.isRoundRobin() && opponent)
        possible =
            static_cast<int>(std::count_if(opponent->rounds.begin(), opponent->rounds.end(),
                                           [&field](RoundRecord const& each) { return countsAsGame(field, each); }));
    return line.opponentScore >= HalfPoints{possible};
}

/// Art. 7.2. In a round robin a forfeit win is a game like any other (Art. 15.2).
bool isGameWon(Field const& field, RoundRecord const& record) {
    return countsAsGame(field, record) && pointsOf(record) == onePoint;
}

std::int64_t productOf(Field const& field, TieBreak tieBreak, Contribution const& line, RoundRecord const& record) {
    switch (tieBreak) {
    case TieBreak::RoundsWon: return line.points == onePoint ? one : 0;
    case TieBreak::GamesWon: return isGameWon(field, record) ? one : 0;
    case TieBreak::SonnebornBerger: return product(line.points, line.opponentScore);
    case TieBreak::Koya:
        if (line.against == Against::Nobody || !reachedHalf(field, line)) return 0;
        return product(line.points, onePoint);
    case TieBreak::Buchholz:
    case TieBreak::BuchholzCut1: return product(onePoint, line.opponentScore);
    case TieBreak::DirectEncounter: break;
    }
    return 0;
}

/// Art. 16.5: one's own choice not to play does not save a poor opponent from being counted. The lowest line
/// goes, but who has voluntarily unplayed rounds loses the lowest of those. (The larger of the two goes, and
/// for Buchholz that is always this one.)
void cutLowest(std::vector<Contribution>& lines, Participant const& participant) {
    auto const voluntary = [&participant](Contribution const& line) {
        return isVoluntarilyUnplayed(participant.rounds[static_cast<std::size_t>(line.round.value()) - 1]);
    };
    auto const goesBefore = [&voluntary](Contribution const& a, Contribution const& b) {
        if (voluntary(a) != voluntary(b)) return voluntary(a);
        return a.product < b.product;
    };
    auto const lowest = std::min_element(lines.begin(), lines.end(), goesBefore);
    if (lowest != lines.end()) lowest->cut = true;
}

std::vector<PlayerId> withTheSamePoints(Field const& field, PlayerId player) {
    std::vector<PlayerId> tied;
    for (Participant const& each : field.participants())
        if (field.score(each.id) == field.score(player)) tied.push_back(each.id);
    return tied;
}

} // namespace

std::vector<Contribution> contributions(Field const& field, TieBreak tieBreak, Participant const& participant) {
    std::vector<Contribution> lines;
    if (!appliesTo(field, tieBreak)) return lines;
    for (std::size_t index = 0; index < participant.rounds.size(); ++index) {
        RoundRecord const& record = participant.rounds[index];
        if (std::holds_alternative<Pending>(record)) continue;
        Contribution line = against(field, participant, index);
        line.product = productOf(field, tieBreak, line, record);
        lines.push_back(line);
    }
    if (tieBreak == TieBreak::BuchholzCut1) cutLowest(lines, participant);
    return lines;
}

TieBreakValue valueOf(Field const& field, TieBreak tieBreak, Participant const& participant) {
    if (!appliesTo(field, tieBreak)) return {};
    std::int64_t sum = 0;
    for (Contribution const& line : contributions(field, tieBreak, participant))
        if (!line.cut) sum += line.product;
    return {sum};
}

std::vector<Contribution> explain(Tournament const& tournament, TieBreak tieBreak, PlayerId player,
                                  std::vector<PlayerId> const& tied) {
    Field const field{tournament};
    Participant const* const participant = field.find(player);
    if (!participant) return {};
    if (tieBreak != TieBreak::DirectEncounter) return contributions(field, tieBreak, *participant);
    return encounters(field, *participant, tied.empty() ? withTheSamePoints(field, player) : tied);
}

} // namespace flagfall::pairing
