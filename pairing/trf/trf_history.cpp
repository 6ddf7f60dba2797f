// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/trf_history.h"

#include "pairing/trf/system_of_file.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

Tournament cutBefore(Tournament tournament, int round) {
    auto const before = static_cast<std::size_t>(round) - 1;
    for (Participant& each : tournament.participants) {
        if (each.rounds.size() > before) each.rounds.resize(before);
        if (each.gamePoints.size() > before) each.gamePoints.resize(before);
    }
    return tournament;
}

/// Back to what they were when the next round was paired.
void reopenAdjourned(Tournament& tournament, ImportedRound const& round) {
    auto const index = static_cast<std::size_t>(round.round.value()) - 1;
    for (ImportedGame const& game : round.games) {
        if (!game.adjourned) continue;
        for (Participant& each : tournament.participants) {
            auto const has = [&each](PairingNumber player) {
                return std::ranges::find(each.members, PlayerId{player.value()}) != each.members.end() ||
                       (each.members.empty() && each.number == player);
            };
            auto const met = scheduledGame(each.rounds[index]);
            if (met && (has(game.white) || has(game.black))) each.rounds[index] = Pending{met->opponent, met->colour};
        }
    }
}

bool isPaired(RoundRecord const& record) {
    return scheduledGame(record).has_value() || std::holds_alternative<AllocatedBye>(record);
}

} // namespace

Expected<TrfHistory, std::vector<Remark>> TrfHistory::read(std::string_view bytes) {
    return trf::read(bytes).map([](ImportedTournament&& file) { return TrfHistory{std::move(file)}; });
}

Tournament const& TrfHistory::tournament() const { return m_file.isOfTeams ? m_file.matches : m_file.tournament; }

int TrfHistory::competitors() const { return static_cast<int>(tournament().participants.size()); }
int TrfHistory::roundsPlayed() const { return roundsWithResults(m_file); }
std::optional<int> TrfHistory::roundsPlanned() const { return m_file.roundsSaid; }
std::optional<Colour> TrfHistory::initialColour() const { return initialColourOf(tournament()); }
std::vector<Remark> const& TrfHistory::remarks() const { return m_file.remarks; }

bool TrfHistory::hasAdjournedGames() const {
    auto const isAdjourned = [](ImportedGame const& game) { return game.adjourned; };
    return std::any_of(m_file.played.begin(), m_file.played.end(), [&](ImportedRound const& round) {
        return std::any_of(round.games.begin(), round.games.end(), isAdjourned);
    });
}

PairingSystem const* TrfHistory::system() const { return systemByCode(systemOf(m_file)); }

RoundRecord const& TrfHistory::recordOf(int place, int round) const {
    return tournament().participants[static_cast<std::size_t>(place)].rounds[static_cast<std::size_t>(round) - 1];
}

Tournament TrfHistory::before(int round) const {
    Tournament tournament = cutBefore(this->tournament(), round);
    tournament.roundsPlanned = std::max(roundsPlanned().value_or(roundsPlayed()), round);
    tournament.initialColour = initialColour().value_or(Colour::White);
    tournament.prohibited.clear(); // of teams they are there, of the round after those on file
    for (ImportedProhibition const& each : m_file.prohibited)
        if (each.firstRound.value() <= round && round <= each.lastRound.value())
            tournament.prohibited.emplace_back(each.first.value(), each.second.value());
    return tournament;
}

Tournament TrfHistory::beforeRecorded(int round, AdjournedGames adjourned) const {
    Tournament tournament = before(round);
    int const first = adjourned == AdjournedGames::Drawn ? 1 : round - 1;
    for (ImportedRound const& each : m_file.played)
        if (first <= each.round.value() && each.round.value() < round) reopenAdjourned(tournament, each);
    restAsRecorded(tournament, round);
    return tournament;
}

void TrfHistory::restAsRecorded(Tournament& tournament, int round) const {
    for (int place = 0; place < competitors(); ++place)
        tournament.participants[static_cast<std::size_t>(place)].rests = !isPaired(recordOf(place, round));
}

Tournament TrfHistory::beforeNext() const {
    int const next = roundsPlayed() + 1;
    Tournament tournament = before(next);
    // Who rests among teams is said of the round after those on file, of which one may be in progress.
    if (m_file.isOfTeams && next <= std::ssize(m_file.played)) restAsRecorded(tournament, next);
    return tournament;
}

bool TrfHistory::isByeOfPairing(int place, int round) const {
    RoundRecord const& record = recordOf(place, round);
    if (std::holds_alternative<AllocatedBye>(record)) return true;
    bool const goesOn = system() && isLaterGame(system()->rules(), RoundNumber{round});
    return goesOn && std::holds_alternative<HalfPointBye>(record) && isByeOfPairing(place, round - 1);
}

Round TrfHistory::recorded(int round) const {
    Round result;
    for (int place = 0; place < competitors(); ++place) {
        RoundRecord const& record = recordOf(place, round);
        if (isByeOfPairing(place, round)) result.bye = place;
        auto const game = scheduledGame(record);
        if (game && game->colour == Colour::White) result.boards.push_back({place, game->opponent.value() - 1});
    }
    return result;
}

} // namespace flagfall::pairing::trf
