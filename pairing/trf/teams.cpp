// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"

#include <algorithm>
#include <map>

namespace flagfall::pairing::trf {
namespace {

using Numbers = std::vector<int>;

/// A game of a team and the board it was on, from 1.
struct Seated {
    std::size_t board = 1;
    MatchGame game;
};

class MatchMaker {
public:
    MatchMaker(Draft const& draft, ImportedTournament const& file) : m_draft(draft), m_file(file) {
        for (std::size_t team = 0; team < file.teams.size(); ++team)
            for (PairingNumber const player : file.teams[team].players) m_teamOf.emplace(player.value(), team);
    }

    Tournament make() {
        bool const isTable = m_draft.systemCode.find("ROUNDROBIN") != std::string::npos;
        m_matches.kind = isTable ? SystemKind::RoundRobin : SystemKind::Swiss;
        m_matches.roundsPlanned = m_file.rounds;
        m_matches.scoring = Scoring::of(m_draft.teams.win, m_draft.teams.draw, m_draft.teams.loss);
        m_matches.gameScoring = m_file.tournament.scoring;
        for (ImportedTeam const& team : m_file.teams) {
            Participant participant{PlayerId{team.number.value()}, team.number, false, {}};
            for (PairingNumber const player : team.players) participant.members.emplace_back(player.value());
            m_matches.participants.push_back(std::move(participant));
        }
        for (std::size_t round = 0; round < m_file.played.size(); ++round) countBoards(round);
        for (std::size_t round = 0; round < m_file.played.size(); ++round)
            for (std::size_t team = 0; team < m_file.teams.size(); ++team) enter(team, round);
        return std::move(m_matches);
    }

private:
    [[nodiscard]] static int number(std::size_t index) { return static_cast<int>(index) + 1; }

    // --- what the players have ---------------------------------------------------------------------------------

    [[nodiscard]] RoundRecord const& recordOf(int player, std::size_t round) const {
        return m_file.tournament.participants[static_cast<std::size_t>(player) - 1].rounds[round];
    }

    /// Players in order of boards: those of record 300 where there is one for the round.
    [[nodiscard]] Numbers lineUp(std::size_t team, std::size_t round) const {
        for (TeamsSaid::LineUp const& each : m_draft.teams.lineUps)
            if (each.team == number(team) && each.round == number(round)) return each.players;
        Numbers players;
        for (PairingNumber const player : m_file.teams[team].players) players.push_back(player.value());
        return players;
    }

    [[nodiscard]] std::vector<Seated> gamesOf(std::size_t team, std::size_t round) const {
        std::vector<Seated> games;
        std::size_t board = 0;
        for (int const player : lineUp(team, round)) {
            ++board;
            if (player < 1 || player > static_cast<int>(m_file.players.size())) continue;
            RoundRecord const& record = recordOf(player, round);
            auto const game = scheduledGame(record);
            if (!game) continue;
            bool const isForfeited =
                std::holds_alternative<ForfeitWin>(record) || std::holds_alternative<ForfeitLoss>(record);
            games.push_back({board, {PlayerId{player}, game->opponent, game->colour, pointsOf(record), isForfeited}});
        }
        return games;
    }

    /// The colour on the first board, which may have been empty.
    [[nodiscard]] Colour colourOf(Seated const& seated) const {
        std::string const& pattern = m_draft.teams.colours;
        bool const isAsOnFirst = pattern[(seated.board - 1) % pattern.size()] == pattern.front();
        return isAsOnFirst ? seated.game.colour : opponent(seated.game.colour);
    }

    /// The team most of its players have been paired against.
    [[nodiscard]] std::optional<std::size_t> opponentOf(std::vector<Seated> const& games) const {
        std::map<std::size_t, int> met;
        for (Seated const& seated : games)
            if (auto const team = m_teamOf.find(seated.game.opponent.value()); team != m_teamOf.end())
                ++met[team->second];
        auto const most =
            std::max_element(met.begin(), met.end(), [](auto const& a, auto const& b) { return a.second < b.second; });
        return most == met.end() ? std::nullopt : std::optional{most->first};
    }

    void countBoards(std::size_t round) {
        for (std::size_t team = 0; team < m_file.teams.size(); ++team)
            m_matches.boards = std::max(m_matches.boards, static_cast<int>(gamesOf(team, round).size()));
    }

    /// Boards without an opponent included: they are won by who was there.
    [[nodiscard]] Points gamePointsOf(std::size_t team, std::size_t round) const {
        Points sum;
        for (PairingNumber const player : m_file.teams[team].players) sum += pointsOf(recordOf(player.value(), round));
        return sum;
    }

    [[nodiscard]] bool isUnfinished(std::size_t team, std::size_t round) const {
        return std::any_of(m_file.teams[team].players.begin(), m_file.teams[team].players.end(), [&](auto player) {
            return std::holds_alternative<Pending>(recordOf(player.value(), round));
        });
    }

    // --- what the teams have -----------------------------------------------------------------------------------

    void enter(std::size_t team, std::size_t round) {
        if (enterForfeit(team, round) || enterBye(team, round)) return;
        auto const games = gamesOf(team, round);
        auto const opponent = opponentOf(games);
        if (!opponent) {
            put(team, ZeroPointBye{}, noPoint);
            return;
        }
        PlayerId const other{number(*opponent)};
        Colour const colour = colourOf(games.front());
        Points const own = gamePointsOf(team, round);
        if (isUnfinished(team, round)) {
            put(team, Pending{other, colour}, own);
            return;
        }
        Points const others = gamePointsOf(*opponent, round);
        Score const score = own > others ? Score::Win : own == others ? Score::Draw : Score::Loss;
        Played match = played(m_matches.scoring, other, colour, score);
        for (Seated const& seated : games) match.games.push_back(seated.game);
        put(team, std::move(match), own);
    }

    void put(std::size_t team, RoundRecord record, Points gamePoints) {
        m_matches.participants[team].rounds.push_back(std::move(record));
        m_matches.participants[team].gamePoints.push_back(gamePoints);
    }

    /// 330.
    bool enterForfeit(std::size_t team, std::size_t round) {
        for (TeamsSaid::Forfeit const& each : m_draft.teams.forfeits) {
            bool const isWhite = each.white == number(team);
            if (each.round != number(round) || (!isWhite && each.black != number(team))) continue;
            PlayerId const other{isWhite ? each.black : each.white};
            Colour const colour = isWhite ? Colour::White : Colour::Black;
            bool const isWon = each.result[isWhite ? 0 : 1] == '+';
            if (isWon)
                put(team, ForfeitWin{other, colour, m_matches.scoring.forfeitWin}, onEveryBoard(gameScoring().win));
            else
                put(team, ForfeitLoss{other, colour, m_matches.scoring.forfeitLoss}, noPoint);
            return true;
        }
        return false;
    }

    /// 320 and 240.
    bool enterBye(std::size_t team, std::size_t round) {
        for (TeamsSaid::Byes const& byes : m_draft.teams.byes)
            if (round < byes.teams.size() && byes.teams[round] == number(team)) {
                // As a drawn match unless the file says otherwise (C.04.6).
                put(team, AllocatedBye{byes.matchPoints.value_or(m_matches.scoring.draw)},
                    byes.gamePoints.value_or(onEveryBoard(gameScoring().draw)));
                return true;
            }
        for (ByeRequest const& bye : m_draft.byes) {
            bool const isHis = std::find(bye.players.begin(), bye.players.end(), number(team)) != bye.players.end();
            if (bye.round != number(round) || !isHis) continue;
            if (bye.type == 'F')
                put(team, FullPointBye{m_matches.scoring.fullPointBye}, onEveryBoard(gameScoring().win));
            else if (bye.type == 'H')
                put(team, HalfPointBye{m_matches.scoring.halfPointBye}, onEveryBoard(gameScoring().draw));
            else
                put(team, ZeroPointBye{}, noPoint);
            return true;
        }
        return false;
    }

    [[nodiscard]] Scoring const& gameScoring() const { return m_matches.gameScoring; }
    [[nodiscard]] Points onEveryBoard(Points points) const { return m_matches.boards * points; }

    Draft const& m_draft;
    ImportedTournament const& m_file;
    std::map<int, std::size_t> m_teamOf; ///< by player
    Tournament m_matches;
};

/// The teams by number; none where they cannot be told apart.
std::vector<ImportedTeam> teamsOf(Draft const& draft, std::size_t players) {
    auto records = draft.teams.records.empty() ? draft.teams.olderRecords : draft.teams.records;
    std::stable_sort(records.begin(), records.end(), [](auto const& a, auto const& b) { return a.number < b.number; });
    std::vector<ImportedTeam> teams;
    for (TeamRecord const& record : records) {
        auto const isPlayer = [players](int number) { return number >= 1 && number <= static_cast<int>(players); };
        bool const isNext = record.number == static_cast<int>(teams.size()) + 1;
        if (!isNext || !std::all_of(record.players.begin(), record.players.end(), isPlayer)) return {};
        ImportedTeam team{PairingNumber{record.number}, record.name, {}};
        for (int const player : record.players) team.players.emplace_back(player);
        teams.push_back(std::move(team));
    }
    return teams;
}

} // namespace

void takeTeams(Draft const& draft, ImportedTournament& file) {
    file.teams = teamsOf(draft, file.players.size());
    if (!file.teams.empty()) file.matches = MatchMaker{draft, file}.make();
}

} // namespace flagfall::pairing::trf
