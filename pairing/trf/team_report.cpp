// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/team_report.h"

#include "pairing/points_text.h"
#include "pairing/teams/board_colours.h"
#include "pairing/trf/columns.h"
#include "pairing/trf/records.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace flagfall::pairing::trf {
namespace {

using Lines = std::vector<std::string>;
using TeamNumbers = std::vector<int>;

class TeamLines {
public:
    explicit TeamLines(TeamEvent const& event) : m_event(event), m_rounds(roundsOnFile(event.matches)) {
        for (Participant const& team : teams()) m_teams.emplace(team.id, team.number.value());
        for (PlayerId const player : event.players) m_players.emplace(player, static_cast<int>(m_players.size()) + 1);
    }

    Lines write() {
        writeByes();
        writeAcceleration();
        writeProhibitions();
        writeAssignedPoints();
        writeLineUps();
        for (Participant const& team : teams()) add(lineOf(recordOf(team)));
        writeAllocatedByes();
        writeForfeits();
        add(textLine("352", pattern()));
        writeMatchPoints();
        return std::move(m_lines);
    }

private:
    [[nodiscard]] std::vector<Participant> const& teams() const { return m_event.matches.participants; }
    void add(std::string line) { m_lines.push_back(std::move(line)); }
    [[nodiscard]] int numberOf(PlayerId team) const {
        auto const found = m_teams.find(team);
        return found == m_teams.end() ? 0 : found->second;
    }
    [[nodiscard]] int playerNumber(PlayerId player) const {
        auto const found = m_players.find(player);
        return found == m_players.end() ? 0 : found->second;
    }
    [[nodiscard]] static RoundRecord const* recordIn(Participant const& team, int round) {
        auto const index = static_cast<std::size_t>(round) - 1;
        return index < team.rounds.size() ? &team.rounds[index] : nullptr;
    }

    /// So many letters as there are boards.
    [[nodiscard]] std::string pattern() const {
        if (!m_event.boardColours.empty()) return m_event.boardColours;
        std::string letters;
        for (int board = 1; board <= m_event.matches.boards; ++board)
            letters += boardColour({}, board, Colour::White) == Colour::White ? 'W' : 'B';
        return letters;
    }

    [[nodiscard]] TeamRecord recordOf(Participant const& team) const {
        TeamRecord record;
        record.number = team.number.value();
        auto const index = static_cast<std::size_t>(record.number) - 1;
        if (index < m_event.teams.size()) {
            TeamDetails const& details = m_event.teams[index];
            record.name = details.name;
            record.nickname = details.nickname;
            record.strength = details.strength;
            if (details.rank) record.rank = std::to_string(*details.rank);
        }
        record.matchPoints = decimalText(scoreOf(team));
        record.gamePoints = decimalText(gameScoreOf(team));
        for (PlayerId const member : team.members) record.players.push_back(playerNumber(member));
        return record;
    }

    /// 240: those that are on file, and then those to come.
    void writeByes() {
        for (int round = 1; round <= m_rounds; ++round) {
            std::map<char, TeamNumbers> byes;
            for (Participant const& team : teams()) {
                RoundRecord const* const record = recordIn(team, round);
                if (record && std::holds_alternative<FullPointBye>(*record)) byes['F'].push_back(team.number.value());
                if (record && std::holds_alternative<HalfPointBye>(*record)) byes['H'].push_back(team.number.value());
            }
            for (auto const& [type, numbers] : byes) add(lineOf(ByeRecord{type, round, numbers}));
        }
        for (ByeRecord const& bye : m_event.byes) add(lineOf(bye));
    }

    /// 250: a line for each team and row of rounds with the same points.
    void writeAcceleration() {
        for (Participant const& team : teams()) {
            int const number = team.number.value();
            for (std::size_t first = 0, last = 0; first < team.virtualPoints.size(); first = last) {
                Points const points = team.virtualPoints[first];
                while (last < team.virtualPoints.size() && team.virtualPoints[last] == points) ++last;
                if (points == noPoint) continue;
                AccelerationRecord record;
                bool const isOfMatches = m_event.matches.primary == TeamScore::MatchPoints;
                (isOfMatches ? record.matchPoints : record.gamePoints) = points;
                record.firstRound = static_cast<int>(first) + 1;
                record.lastRound = static_cast<int>(last);
                record.firstPlayer = record.lastPlayer = number;
                add(lineOf(record));
            }
        }
    }

    /// 260.
    void writeProhibitions() {
        for (ProhibitionRecord const& each : m_event.prohibitions) add(lineOf(each));
    }

    /// 299, where a match counts other points than its result gives.
    void writeAssignedPoints() {
        for (Participant const& team : teams())
            for (std::size_t i = 0; i < team.rounds.size() && i < team.gamePoints.size(); ++i) {
                auto const* const match = std::get_if<Played>(&team.rounds[i]);
                if (!match || match->games.empty()) continue;
                Points boards;
                for (MatchGame const& game : match->games) boards += game.points;
                if (match->points == m_event.matches.scoring.of(match->score) && team.gamePoints[i] == boards) continue;
                char const type = match->score == Score::Win ? 'W' : match->score == Score::Draw ? 'D' : 'L';
                add(lineOf(AbnormalPointsRecord{
                    type, match->points, team.gamePoints[i], static_cast<int>(i) + 1, {team.number.value()}}));
            }
    }

    /// 300, where the boards are not simply the players in the order of the team.
    void writeLineUps() {
        for (int round = 1; round <= m_rounds; ++round)
            for (Participant const& team : teams()) {
                RoundRecord const* const record = recordIn(team, round);
                auto const* const match = record ? std::get_if<Played>(record) : nullptr;
                if (match && !isUsual(team, *match)) add(lineUpOf(round, team, *match));
            }
    }

    static bool isUsual(Participant const& team, Played const& match) {
        auto next = team.members.begin();
        for (MatchGame const& game : match.games) {
            next = std::find(next, team.members.end(), game.player);
            if (next == team.members.end() || game.opponent == PlayerId{}) return false;
            ++next;
        }
        return true;
    }

    [[nodiscard]] std::string lineUpOf(int round, Participant const& team, Played const& match) const {
        Columns line{"300"};
        line.right(5, 7, round);
        line.right(9, 11, team.number.value());
        line.right(13, 15, numberOf(match.opponent));
        int column = 17;
        for (MatchGame const& game : match.games) {
            line.right(column, column + 3, playerNumber(game.player));
            column += 5;
        }
        return std::move(line).take();
    }

    /// 320.
    void writeAllocatedByes() {
        Columns line{"320"};
        line.right(5, 8, decimalText(m_event.matches.scoring.allocatedBye));
        line.right(10, 13, decimalText(m_event.matches.gameScoring.allocatedBye));
        for (int round = 1; round <= m_rounds; ++round)
            for (Participant const& team : teams()) {
                RoundRecord const* const record = recordIn(team, round);
                int const column = 15 + 4 * (round - 1);
                if (record && std::holds_alternative<AllocatedBye>(*record))
                    line.right(column, column + 2, team.number.value());
            }
        add(std::move(line).take());
    }

    /// 330, once for each match.
    void writeForfeits() {
        for (int round = 1; round <= m_rounds; ++round)
            for (Participant const& team : teams()) {
                RoundRecord const* const record = recordIn(team, round);
                bool const isWon = record && std::holds_alternative<ForfeitWin>(*record);
                if (!record || (!isWon && !std::holds_alternative<ForfeitLoss>(*record))) continue;
                auto const match = *scheduledGame(*record);
                // Of a double forfeit the team with White says it.
                if (isWon || (isLost(match.opponent, round) && match.colour == Colour::White))
                    add(forfeitOf(round, team, match, isWon));
            }
    }
    [[nodiscard]] bool isLost(PlayerId id, int round) const {
        auto const team =
            std::find_if(teams().begin(), teams().end(), [id](auto const& each) { return each.id == id; });
        RoundRecord const* const record = team == teams().end() ? nullptr : recordIn(*team, round);
        return record && std::holds_alternative<ForfeitLoss>(*record);
    }
    [[nodiscard]] std::string forfeitOf(int round, Participant const& team, ScheduledGame const& match,
                                        bool isWon) const {
        bool const isWhite = match.colour == Colour::White;
        Columns line{"330"};
        line.left(5, 6, !isWon ? "--" : isWhite ? "+-" : "-+");
        line.right(8, 10, round);
        line.right(12, 14, isWhite ? team.number.value() : numberOf(match.opponent));
        line.right(16, 18, isWhite ? numberOf(match.opponent) : team.number.value());
        return std::move(line).take();
    }

    /// 362.
    void writeMatchPoints() {
        Scoring const& scoring = m_event.matches.scoring;
        Columns line{"362"};
        int column = 5;
        for (auto const& [symbol, points] :
             {std::pair{"TW", scoring.win}, std::pair{"TD", scoring.draw}, std::pair{"TL", scoring.loss}}) {
            line.left(column, column + 1, symbol);
            line.right(column + 2, column + 5, decimalText(points));
            column += 9;
        }
        add(std::move(line).take());
    }

    TeamEvent const& m_event;
    int m_rounds;
    std::unordered_map<PlayerId, int> m_teams;
    std::unordered_map<PlayerId, int> m_players;
    Lines m_lines;
};

/// A board from one side.
RoundRecord recordOf(MatchGame const& game, Scoring const& scoring) {
    if (game.isForfeited && game.points > noPoint) return ForfeitWin{game.opponent, game.colour, game.points};
    if (game.isForfeited) return ForfeitLoss{game.opponent, game.colour, game.points};
    Score const score = game.points == scoring.win    ? Score::Win
                        : game.points == scoring.draw ? Score::Draw
                                                      : Score::Loss;
    return Played{game.opponent, game.colour, score, game.points};
}

} // namespace

std::vector<std::string> teamLinesOf(TeamEvent const& event) { return TeamLines{event}.write(); }

Tournament playersOf(Tournament const& matches, std::vector<PlayerId> const& players) {
    Tournament individual;
    individual.kind = matches.kind;
    individual.roundsPlanned = matches.roundsPlanned;
    individual.scoring = matches.gameScoring;
    individual.scoring.allocatedBye = matches.gameScoring.win;
    auto const rounds = static_cast<std::size_t>(roundsOnFile(matches));
    std::unordered_map<PlayerId, std::size_t> places;
    for (PlayerId const player : players) {
        places.emplace(player, individual.participants.size());
        Participant participant{player, PairingNumber{static_cast<int>(places.size())}, false, {}};
        participant.rounds.assign(rounds, ZeroPointBye{});
        individual.participants.push_back(std::move(participant));
    }
    for (Participant const& team : matches.participants)
        for (std::size_t round = 0; round < team.rounds.size(); ++round)
            if (auto const* const match = std::get_if<Played>(&team.rounds[round]))
                for (MatchGame const& game : match->games)
                    if (auto const place = places.find(game.player); place != places.end())
                        individual.participants[place->second].rounds[round] = recordOf(game, matches.gameScoring);
    return individual;
}

} // namespace flagfall::pairing::trf
