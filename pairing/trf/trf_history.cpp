// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/trf_history.h"

#include "pairing/trf/system_of_file.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

Tournament cutBefore(Tournament tournament, int round) {
    for (Participant& each : tournament.participants)
        if (std::ssize(each.rounds) >= round) each.rounds.resize(static_cast<std::size_t>(round) - 1);
    return tournament;
}

/// Back to what they were when the next round was paired.
void reopenAdjourned(Tournament& tournament, ImportedRound const& round) {
    auto const reopen = [&](PairingNumber player, Pending open) {
        auto& rounds = tournament.participants[static_cast<std::size_t>(player.value()) - 1].rounds;
        rounds[static_cast<std::size_t>(round.round.value()) - 1] = open;
    };
    for (ImportedGame const& game : round.games) {
        if (!game.adjourned) continue;
        reopen(game.white, {PlayerId{game.black.value()}, Colour::White});
        reopen(game.black, {PlayerId{game.white.value()}, Colour::Black});
    }
}

bool isPaired(RoundRecord const& record) {
    return scheduledGame(record).has_value() || std::holds_alternative<AllocatedBye>(record);
}

} // namespace

Expected<TrfHistory, std::vector<Remark>> TrfHistory::read(std::string_view bytes) {
    return trf::read(bytes).map([](ImportedTournament&& file) { return TrfHistory{std::move(file)}; });
}

int TrfHistory::players() const { return static_cast<int>(m_file.players.size()); }
int TrfHistory::roundsPlayed() const { return roundsWithResults(m_file); }
std::optional<int> TrfHistory::roundsPlanned() const { return m_file.roundsSaid; }
std::optional<Colour> TrfHistory::initialColour() const { return initialColourOf(m_file.tournament); }
std::vector<Remark> const& TrfHistory::remarks() const { return m_file.remarks; }

bool TrfHistory::hasAdjournedGames() const {
    auto const isAdjourned = [](ImportedGame const& game) { return game.adjourned; };
    return std::any_of(m_file.played.begin(), m_file.played.end(), [&](ImportedRound const& round) {
        return std::any_of(round.games.begin(), round.games.end(), isAdjourned);
    });
}

PairingSystem const* TrfHistory::system() const { return systemByCode(systemOf(m_file)); }

RoundRecord const& TrfHistory::recordOf(int player, int round) const {
    return m_file.tournament.participants[static_cast<std::size_t>(player)].rounds[static_cast<std::size_t>(round) - 1];
}

Tournament TrfHistory::before(int round) const {
    Tournament tournament = cutBefore(m_file.tournament, round);
    tournament.roundsPlanned = std::max(roundsPlanned().value_or(roundsPlayed()), round);
    tournament.initialColour = initialColour().value_or(Colour::White);
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
    for (int player = 0; player < players(); ++player)
        tournament.participants[static_cast<std::size_t>(player)].rests = !isPaired(recordOf(player, round));
    return tournament;
}

Tournament TrfHistory::beforeNext() const { return before(roundsPlayed() + 1); }

Round TrfHistory::recorded(int round) const {
    Round result;
    for (int player = 0; player < players(); ++player) {
        RoundRecord const& record = recordOf(player, round);
        if (std::holds_alternative<AllocatedBye>(record)) result.bye = player;
        auto const game = scheduledGame(record);
        if (game && game->colour == Colour::White) result.boards.push_back({player, game->opponent.value() - 1});
    }
    return result;
}

} // namespace flagfall::pairing::trf
