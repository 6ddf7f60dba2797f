// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/system_of_file.h"
#include "pairing/withdrawal.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

Tournament const& competitorsOf(ImportedTournament const& file) {
    return file.teams.empty() ? file.tournament : file.matches;
}

int gamesPlayed(Participant const& participant) {
    return static_cast<int>(
        std::count_if(participant.rounds.begin(), participant.rounds.end(), [](RoundRecord const& record) {
            auto const* const game = std::get_if<Played>(&record);
            return game && (game->games.empty() || hasPlayedGame(*game));
        }));
}

bool isAnnulled(ImportedTournament const& file, Participant const& participant) {
    auto const competitors = static_cast<int>(competitorsOf(file).participants.size());
    return areAnnulled(gamesPlayed(participant), gamesEach(file.rounds, competitors));
}

/// The round from which somebody has lost by forfeit whatever he had; none where that is one game, or not the end.
std::optional<RoundNumber> forfeitsFrom(Participant const& participant) {
    constexpr int fewest = 2;
    int forfeits = 0;
    std::size_t from = participant.rounds.size();
    for (std::size_t i = participant.rounds.size(); i > 0; --i) {
        RoundRecord const& record = participant.rounds[i - 1];
        if (!scheduledGame(record)) continue;
        if (!std::holds_alternative<ForfeitLoss>(record)) break;
        ++forfeits;
        from = i;
    }
    return forfeits >= fewest ? std::optional{RoundNumber{static_cast<int>(from)}} : std::nullopt;
}

/// By the comment of the file.
std::optional<RoundNumber> saidFrom(Draft const& draft, ImportedTournament const& file, int number) {
    for (WithdrawalRecord const& record : draft.withdrawals) {
        bool const isHis = std::find(record.players.begin(), record.players.end(), number) != record.players.end();
        if (isHis && record.round >= 1 && record.round <= std::ssize(file.played) + 1) return RoundNumber{record.round};
    }
    return std::nullopt;
}

} // namespace

void takeWithdrawals(Draft const& draft, ImportedTournament& file) {
    if (systemRules(systemOf(file)).withdrawal != Withdrawal::ForfeitsOrAnnuls) return;
    bool const isAllPlayed = isOver(file);
    for (Participant const& each : competitorsOf(file).participants) {
        auto from = saidFrom(draft, file, each.number.value());
        if (!from && isAllPlayed && isAnnulled(file, each)) from = forfeitsFrom(each);
        if (from) file.withdrawn.push_back({each.number, *from});
    }
}

Tournament tournamentThatCounts(ImportedTournament const& file) {
    Tournament tournament = competitorsOf(file);
    std::vector<PlayerId> gone;
    for (ImportedWithdrawal const& each : file.withdrawn) {
        Participant const& one = tournament.participants[static_cast<std::size_t>(each.player.value()) - 1];
        if (isAnnulled(file, one)) gone.push_back(one.id);
    }
    if (!gone.empty()) leaveOut(tournament, gone);
    return tournament;
}

} // namespace flagfall::pairing::trf
