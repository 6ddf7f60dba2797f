// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"
#include "pairing/teams/board_colours.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/system_of_file.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace flagfall::pairing::trf {
namespace {

using Numbers = std::vector<int>;

/// The players of two teams on one board; 0 for who is missing.
using BoardOfTwo = std::pair<int, int>;
using MatchBoards = std::vector<BoardOfTwo>;

class MatchMaker {
public:
    MatchMaker(Draft const& draft, ImportedTournament const& file) : m_draft(draft), m_file(file) {
        for (std::size_t team = 0; team < file.teams.size(); ++team)
            for (PairingNumber const player : file.teams[team].players) m_teamOf.emplace(player.value(), team);
        for (TeamsSaid::LineUp const& each : draft.teams.lineUps)
            m_lineUps.emplace(std::pair{each.team, each.round}, &each.players);
    }

    Tournament make() {
        SystemRules const& rules = systemRules(systemOf(m_file));
        m_matches.kind = rules.kind;
        m_matches.roundsPlanned = m_file.rounds;
        m_matches.initialColour = m_draft.initialColour;
        m_matches.primary = rules.primary;
        m_matches.scoring = Scoring::of(m_draft.teams.win, m_draft.teams.draw, m_draft.teams.loss);
        m_matches.gameScoring = m_file.tournament.scoring;
        m_matches.tieBreakRules = m_file.tournament.tieBreakRules;
        for (ImportedTeam const& team : m_file.teams) {
            Participant participant{PlayerId{team.number.value()}, team.number, false, {}};
            for (PairingNumber const player : team.players) participant.members.emplace_back(player.value());
            m_matches.participants.push_back(std::move(participant));
        }
        countBoards();
        setByes();
        for (std::size_t round = 0; round < m_file.played.size(); ++round)
            for (std::size_t team = 0; team < m_file.teams.size(); ++team) enter(team, round);
        takeNextRound();
        accelerate();
        return std::move(m_matches);
    }

private:
    [[nodiscard]] static int number(std::size_t index) { return static_cast<int>(index) + 1; }
    [[nodiscard]] bool isPlayer(int player) const {
        return player >= 1 && player <= static_cast<int>(m_file.players.size());
    }
    [[nodiscard]] Participant& teamAt(int team) { return m_matches.participants[static_cast<std::size_t>(team) - 1]; }

    // --- what the players have ---------------------------------------------------------------------------------

    [[nodiscard]] RoundRecord const& recordOf(int player, std::size_t round) const {
        return m_file.tournament.participants[static_cast<std::size_t>(player) - 1].rounds[round];
    }
    /// Whom a player was paired against in the round; 0 nobody.
    [[nodiscard]] int opponentOf(int player, std::size_t round) const {
        auto const game = isPlayer(player) ? scheduledGame(recordOf(player, round)) : std::nullopt;
        return game ? game->opponent.value() : 0;
    }

    /// Who sat down, or waited for somebody who did not come (`0000 - +`), in order of boards; 0 is an empty board.
    /// Those of record 300 where there is one for the round, otherwise the players in the order of the team.
    [[nodiscard]] Numbers seated(std::size_t team, std::size_t round) const {
        Numbers players;
        if (auto const said = m_lineUps.find({number(team), number(round)}); said != m_lineUps.end()) {
            for (int const player : *said->second) players.push_back(isPlayer(player) ? player : 0);
            return players;
        }
        for (PairingNumber const player : m_file.teams[team].players) {
            RoundRecord const& record = recordOf(player.value(), round);
            if (scheduledGame(record) || std::holds_alternative<FullPointBye>(record))
                players.push_back(player.value());
        }
        return players;
    }

    /// The boards of two teams, each in its own order. Who has nobody of the other team sits alone.
    [[nodiscard]] MatchBoards boardsOf(std::size_t one, std::size_t other, std::size_t round) const {
        Numbers const ones = seated(one, round);
        Numbers const others = seated(other, round);
        std::unordered_set<int> const ofOne{ones.begin(), ones.end()};
        std::unordered_map<int, std::size_t> places;
        for (std::size_t i = 0; i < others.size(); ++i) places.emplace(others[i], i);
        std::vector<char> isTaken(others.size(), 0);
        auto const isAlone = [&](int player) {
            int const opponent = opponentOf(player, round);
            return opponent == 0 || !ofOne.contains(opponent);
        };
        MatchBoards boards;
        std::size_t next = 0; // of the others
        auto const skipTaken = [&] {
            while (next < others.size() && isTaken[next] != 0) ++next;
        };
        for (int const player : ones) {
            skipTaken();
            int const opponent = opponentOf(player, round);
            auto const place = opponent > 0 ? places.find(opponent) : places.end();
            if (place != places.end() && isTaken[place->second] == 0) {
                // Those who wait alone above the opponent come first.
                for (; next < place->second && isAlone(others[next]); skipTaken())
                    boards.emplace_back(0, others[next++]);
                boards.emplace_back(player, opponent);
                isTaken[place->second] = 1;
            } else if (next < others.size() && isAlone(others[next]) && (player == 0 || others[next] == 0)) {
                boards.emplace_back(player, others[next++]); // an empty board said to be one
            } else {
                boards.emplace_back(player, 0);
            }
        }
        for (skipTaken(); next < others.size(); skipTaken()) boards.emplace_back(0, others[next++]);
        while (!boards.empty() && boards.back() == BoardOfTwo{0, 0}) boards.pop_back();
        return boards;
    }

    /// The team most of its players have been paired against.
    [[nodiscard]] std::optional<std::size_t> opponentOfTeam(std::size_t team, std::size_t round) const {
        std::map<std::size_t, int> met;
        for (PairingNumber const player : m_file.teams[team].players)
            if (auto const found = m_teamOf.find(opponentOf(player.value(), round)); found != m_teamOf.end())
                ++met[found->second];
        auto const most =
            std::max_element(met.begin(), met.end(), [](auto const& a, auto const& b) { return a.second < b.second; });
        return most == met.end() ? std::nullopt : std::optional{most->first};
    }

    /// The boards from the side of the first team: the two have the same, whoever is asked first.
    [[nodiscard]] MatchBoards boardsFor(std::size_t team, std::size_t opponent, std::size_t round) const {
        if (team < opponent) return boardsOf(team, opponent, round);
        MatchBoards boards = boardsOf(opponent, team, round);
        for (auto& [one, other] : boards) std::swap(one, other);
        return boards;
    }

    /// As many as a match has had; before the first one as many as 352 has colours for.
    void countBoards() {
        for (std::size_t round = 0; round < m_file.played.size(); ++round)
            for (std::size_t team = 0; team < m_file.teams.size(); ++team)
                if (auto const other = opponentOfTeam(team, round); other && team < *other)
                    m_matches.boards =
                        std::max(m_matches.boards, static_cast<int>(boardsOf(team, *other, round).size()));
        if (m_matches.boards == 0) m_matches.boards = static_cast<int>(m_draft.teams.colours.size());
        m_matches.boards = std::min(m_matches.boards, mostBoards);
    }

    /// MatchBoards without an opponent included: they are won by who was there.
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
        auto const opponent = opponentOfTeam(team, round);
        if (!opponent) {
            put(team, ZeroPointBye{}, noPoint);
            return;
        }
        MatchBoards const boards = boardsFor(team, *opponent, round);
        PlayerId const other{number(*opponent)};
        Colour const colour = colourOf(boards, round);
        Points const own = gamePointsOf(team, round);
        if (isUnfinished(team, round)) {
            put(team, Pending{other, colour}, own);
            return;
        }
        Points const others = gamePointsOf(*opponent, round);
        Score const score = own > others ? Score::Win : own == others ? Score::Draw : Score::Loss;
        Played match = played(m_matches.scoring, other, colour, score);
        for (std::size_t i = 0; i < boards.size(); ++i)
            match.games.push_back(gameOf(boards[i], boardColour(m_draft.teams.colours, number(i), colour), round));
        put(team, std::move(match), own);
    }

    /// The colour on the first board, which may have been empty.
    [[nodiscard]] Colour colourOf(MatchBoards const& boards, std::size_t round) const {
        for (std::size_t i = 0; i < boards.size(); ++i)
            if (int const player = boards[i].first; opponentOf(player, round) > 0)
                return boardColour(m_draft.teams.colours, number(i), scheduledGame(recordOf(player, round))->colour);
        return Colour::White;
    }

    [[nodiscard]] MatchGame gameOf(BoardOfTwo const& board, Colour colour, std::size_t round) const {
        auto const [player, other] = board;
        MatchGame game{PlayerId{player}, PlayerId{other}, colour, noPoint, true};
        if (player == 0) return game;
        RoundRecord const& record = recordOf(player, round);
        game.points = pointsOf(record);
        game.isForfeited = !std::holds_alternative<Played>(record);
        if (auto const scheduled = scheduledGame(record)) {
            game.opponent = scheduled->opponent;
            game.colour = scheduled->colour;
        }
        return game;
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

    /// 320: as a drawn match unless the file says otherwise (C.04.6, 1.4).
    void setByes() {
        m_matches.scoring.allocatedBye = m_matches.scoring.draw;
        m_matches.gameScoring.allocatedBye = onEveryBoard(gameScoring().draw);
        for (TeamsSaid::Byes const& byes : m_draft.teams.byes) {
            m_matches.scoring.allocatedBye = byes.matchPoints.value_or(m_matches.scoring.allocatedBye);
            m_matches.gameScoring.allocatedBye = byes.gamePoints.value_or(m_matches.gameScoring.allocatedBye);
        }
    }

    /// 320 and 240.
    bool enterBye(std::size_t team, std::size_t round) {
        for (TeamsSaid::Byes const& byes : m_draft.teams.byes)
            if (round < byes.teams.size() && byes.teams[round] == number(team)) {
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

    // --- what the next round is paired by ----------------------------------------------------------------------

    /// 240 and 260.
    void takeNextRound() {
        RoundNumber const next{number(m_file.played.size())};
        for (AnnouncedBye const& bye : m_file.announced)
            if (bye.round == next) teamAt(bye.player.value()).rests = true;
        for (ImportedProhibition const& each : m_file.prohibited)
            if (each.firstRound <= next && next <= each.lastRound)
                m_matches.prohibited.emplace_back(each.first.value(), each.second.value());
    }

    /// 250: of the score that is the primary one.
    void accelerate() {
        for (auto const& [record, place, code] : m_draft.accelerations) {
            auto const& said = m_matches.primary == TeamScore::MatchPoints ? record.matchPoints : record.gamePoints;
            int const last = std::min(record.lastPlayer, static_cast<int>(m_file.teams.size()));
            int const lastRound = std::min(record.lastRound, m_file.rounds);
            for (int team = std::max(1, record.firstPlayer); team <= last; ++team)
                for (int round = std::max(1, record.firstRound); round <= lastRound; ++round)
                    accelerate(team, round, said.value_or(noPoint));
        }
    }
    void accelerate(int team, int round, Points points) {
        auto& all = teamAt(team).virtualPoints;
        if (std::ssize(all) < round) all.resize(static_cast<std::size_t>(round));
        all[static_cast<std::size_t>(round) - 1] += points;
    }

    [[nodiscard]] Scoring const& gameScoring() const { return m_matches.gameScoring; }
    [[nodiscard]] Points onEveryBoard(Points points) const { return m_matches.boards * points; }

    /// A record can say any number; points of so many boards can still be counted.
    static constexpr int mostBoards = 1'000;

    Draft const& m_draft;
    ImportedTournament const& m_file;
    std::map<int, std::size_t> m_teamOf; ///< by player
    std::map<std::pair<int, int>, Numbers const*> m_lineUps;
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
        ImportedTeam team{PairingNumber{record.number}, record.name, {}, record.nickname, record.strength,
                          wholeNumber(record.rank)};
        for (int const player : record.players) team.players.emplace_back(player);
        teams.push_back(std::move(team));
    }
    return teams;
}

} // namespace

void takeTeams(Draft const& draft, ImportedTournament& file, Remarks& remarks) {
    if (file.isOfTeams) file.teams = teamsOf(draft, file.players.size());
    if (file.teams.empty()) sayTeamRecordsUnused(draft, remarks);
    if (!file.isOfTeams) return;
    file.boardColours = draft.teams.colours;
    if (file.teams.empty()) {
        for (ByeRequest const& bye : draft.byes) remarks.ignoredRecord(Remark::What::TeamRecord, bye.line, "240");
        sayPairingRecordsUnused(draft, remarks);
        return;
    }
    takePairingRecordsOfTeams(draft, file, remarks);
    file.matches = MatchMaker{draft, file}.make();
    takeMatchPoints(draft, file.matches, remarks);
}

} // namespace flagfall::pairing::trf
