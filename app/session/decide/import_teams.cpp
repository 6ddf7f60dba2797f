// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace flagfall::session {
namespace {

namespace trf = pairing::trf;

/// The matches of one round of a file.
class MatchReader {
public:
    MatchReader(trf::ImportedTournament const& file, trf::ImportedRound const& round)
        : m_file(file), m_round(round), m_index(static_cast<std::size_t>(round.round.value()) - 1) {
        for (trf::ImportedGame const& game : round.games) {
            m_games[{game.white, game.black}] = &game;
            m_opponents[game.white] = game.black;
            m_opponents[game.black] = game.white;
        }
    }

    RoundImported read() {
        RoundImported act{m_round.round, {}, {}};
        for (pairing::Participant const& team : inOrder()) {
            pairing::RoundRecord const& record = team.rounds[m_index];
            auto const met = scheduledGame(record);
            if (!met) {
                act.rests.push_back({teamOfFile(m_file, team.id), byeOf(record)});
                continue;
            }
            if (!m_paired.insert(team.id).second) continue;
            m_paired.insert(met->opponent);
            bool const isHome = met->colour == Colour::White;
            addMatch(act, isHome ? team.id : met->opponent, isHome ? met->opponent : team.id);
        }
        return act;
    }

private:
    [[nodiscard]] pairing::Participant const& teamAt(PlayerId team) const {
        return m_file.matches.participants[static_cast<std::size_t>(team.value()) - 1];
    }
    /// By what the pairing of the round looked at: the score before it, then the number (C.04.2, 3.6).
    [[nodiscard]] std::vector<pairing::Participant> inOrder() const {
        std::vector<pairing::Participant> teams = m_file.matches.participants;
        auto const before = [this](pairing::Participant const& team) {
            Points points;
            for (std::size_t i = 0; i < m_index; ++i) points += pointsOf(team.rounds[i]);
            return points;
        };
        std::ranges::stable_sort(teams, std::ranges::greater{}, before);
        return teams;
    }
    [[nodiscard]] static Bye byeOf(pairing::RoundRecord const& record) {
        if (std::holds_alternative<pairing::AllocatedBye>(record)) return Bye::Allocated;
        if (std::holds_alternative<pairing::HalfPointBye>(record)) return Bye::HalfPoint;
        if (std::holds_alternative<pairing::FullPointBye>(record)) return Bye::FullPoint;
        return Bye::ZeroPoint;
    }

    void addMatch(RoundImported& act, PlayerId home, PlayerId away) {
        PairedMatch match{teamOfFile(m_file, home), teamOfFile(m_file, away), {}, {}};
        pairing::RoundRecord const& record = teamAt(home).rounds[m_index];
        if (auto const* const played = std::get_if<pairing::Played>(&record)) {
            for (pairing::MatchGame const& game : played->games) seat(match, game.player, game.opponent);
        } else if (std::holds_alternative<pairing::Pending>(record)) {
            for (PlayerId const player : teamAt(home).members)
                if (auto const met = m_opponents.find(PairingNumber{player.value()}); met != m_opponents.end())
                    seat(match, player, PlayerId{met->second.value()});
        } else {
            forfeit(match, record, home, away);
        }
        for (std::size_t i = 0; i < match.homePlayers.size(); ++i)
            addGame(act, match.homePlayers[i], match.awayPlayers[i]);
        act.matches.push_back(std::move(match));
    }
    static void seat(PairedMatch& match, PlayerId home, PlayerId away) {
        match.homePlayers.push_back(home);
        match.awayPlayers.push_back(away);
    }
    /// The winner's first players waited for nobody; of a double forfeit nobody was there.
    void forfeit(PairedMatch& match, pairing::RoundRecord const& record, PlayerId home, PlayerId away) const {
        bool const homeWins = std::holds_alternative<pairing::ForfeitWin>(record);
        if (!homeWins && !std::holds_alternative<pairing::ForfeitWin>(teamAt(away).rounds[m_index])) return;
        auto const& winners = teamAt(homeWins ? home : away).members;
        for (int board = 0; board < m_file.matches.boards; ++board) {
            PlayerId const one = board < std::ssize(winners) ? winners[static_cast<std::size_t>(board)] : nobody;
            seat(match, homeWins ? one : nobody, homeWins ? nobody : one);
        }
    }

    /// Who waited for nobody has no board.
    void addGame(RoundImported& act, PlayerId& home, PlayerId& away) {
        if (home == nobody || away == nobody) return;
        PairingNumber const one{home.value()};
        PairingNumber const other{away.value()};
        BoardNumber const number{static_cast<int>(act.games.size()) + 1};
        for (auto const& [white, black] : {std::pair{one, other}, std::pair{other, one}})
            if (auto const game = m_games.find({white, black}); game != m_games.end()) {
                act.games.push_back({number, PlayerId{white.value()}, PlayerId{black.value()},
                                     game->second->adjourned ? std::nullopt : game->second->result});
                return;
            }
        away = nobody; // the file has them on one board, and no game between them
    }

    trf::ImportedTournament const& m_file;
    trf::ImportedRound const& m_round;
    std::size_t m_index;
    std::map<std::pair<PairingNumber, PairingNumber>, trf::ImportedGame const*> m_games;
    std::map<PairingNumber, PairingNumber> m_opponents;
    std::set<PlayerId> m_paired;
};

} // namespace

PlayerId teamOfFile(trf::ImportedTournament const& file, PlayerId team) {
    return PlayerId{static_cast<int>(file.players.size()) + team.value()};
}

PlayerId competitorOfFile(trf::ImportedTournament const& file, PairingNumber number) {
    PlayerId const id{number.value()};
    return file.isOfTeams ? teamOfFile(file, id) : id;
}

TeamsImported teamsOf(trf::ImportedTournament const& file) {
    TeamsImported act;
    for (trf::ImportedTeam const& team : file.teams) {
        TeamDetails details{team.name, team.nickname};
        bool const isNumber = !team.strength.empty() && team.strength.size() <= 4 &&
                              std::ranges::all_of(team.strength, [](char c) { return c >= '0' && c <= '9'; });
        if (isNumber) details.strength = std::stoi(team.strength);
        for (PairingNumber const player : team.players)
            if (PlayerId const id{player.value()}; std::ranges::find(details.roster, id) == details.roster.end())
                details.roster.push_back(id);
        act.teams.push_back({teamOfFile(file, PlayerId{team.number.value()}), std::move(details)});
    }
    return act;
}

RoundImported matchesOf(trf::ImportedTournament const& file, trf::ImportedRound const& round) {
    return MatchReader{file, round}.read();
}

} // namespace flagfall::session
