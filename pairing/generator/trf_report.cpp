// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/generator/trf_report.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/points_text.h"
#include "pairing/standings.h"
#include "pairing/trf/cells.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"

#include <algorithm>
#include <string_view>

namespace flagfall::pairing::generator {
namespace {

std::string zeros(int number, std::size_t width) {
    std::string const text = std::to_string(number);
    return text.size() >= width ? text : std::string(width - text.size(), '0') + text;
}

Score scoreBy(char letter) {
    switch (letter) {
    case '1':
    case 'W': return Score::Win;
    case '=':
    case 'D': return Score::Draw;
    default: return Score::Loss;
    }
}

/// A round of the entries with its letter of the report file.
RoundRecord recordOf(dutch::PastRound const& round, char letter) {
    PlayerId const opponent{round.opponent.value_or(0) + 1};
    Points const points = round.points;
    bool const isRated = std::string_view{"WDL"}.find(letter) == std::string_view::npos;
    switch (letter) {
    case 'U': return AllocatedBye{points};
    case 'F': return FullPointBye{points};
    case 'H': return HalfPointBye{points};
    case 'Z': return ZeroPointBye{points};
    case '+': return ForfeitWin{opponent, round.colour, points};
    case '-': return ForfeitLoss{opponent, round.colour, points};
    default: return Played{opponent, round.colour, scoreBy(letter), points, isRated};
    }
}

Tournament tournamentOf(RandomTournament const& random) {
    TournamentModel const& model = random.model();
    Tournament tournament;
    tournament.kind = SystemKind::Swiss;
    tournament.roundsPlanned = model.rounds;
    tournament.scoring = model.scoring;
    for (std::size_t i = 0; i < random.ratings().size(); ++i) {
        int const number = static_cast<int>(i) + 1;
        Participant participant{PlayerId{number}, PairingNumber{number}, false, {}, false, random.ratings()[i]};
        auto const& rounds = random.entries().players[i].rounds;
        for (std::size_t round = 0; round < rounds.size(); ++round)
            participant.rounds.push_back(recordOf(rounds[round], random.results()[i][round]));
        tournament.participants.push_back(std::move(participant));
    }
    return tournament;
}

class ReportMaker {
public:
    explicit ReportMaker(RandomTournament const& tournament)
        : m_tournament(tournament), m_entries(tournament.entries()), m_model(tournament.model()),
          m_snapshot(tournamentOf(tournament)), m_cells(trf::cellsOf(m_snapshot)) {}

    trf::Report write(std::string const& name) {
        writeHeader(name);
        writePoints();
        writeAcceleration();
        for (ProhibitedPair const& pair : m_tournament.prohibitedPairs())
            line(lineOf(trf::ProhibitionRecord{pair.firstRound, pair.lastRound, {pair.first + 1, pair.second + 1}}));
        auto const ranks = ranksOf();
        for (std::size_t i = 0; i < m_entries.players.size(); ++i) line(lineOf(playerOf(i, ranks[i])));
        return std::move(m_report);
    }

private:
    void line(std::string text) { m_report.lines.push_back(std::move(text)); }

    void writeHeader(std::string const& name) {
        line(trf::textLine("012", name));
        line(trf::textLine("062", std::to_string(m_model.players)));
        line(trf::textLine("092", "Individual: Swiss-System"));
        line(trf::textLine("142", std::to_string(m_model.rounds)));
        line(trf::textLine("152", m_entries.initialColour == Colour::White ? "W" : "B"));
        line(trf::textLine("192", m_model.system + (m_model.acceleration == Acceleration::Baku ? "_BAKU" : "")));
        std::string list = "PTS";
        for (std::string const& code : m_model.tieBreaks) list += "," + code;
        line(trf::textLine("212", list));
    }

    /// 162 where it is needed. It has no symbol for a lost forfeit alone; BBF is what other programs read.
    void writePoints() {
        Scoring const& scoring = m_model.scoring;
        Points const bye = m_model.allocatedBye.value_or(scoring.win);
        bool const isUsual =
            scoring.win == onePoint && scoring.draw == halfPoint && scoring.loss == noPoint && bye == onePoint;
        trf::ScoringRecord record{{{'W', scoring.win}, {'D', scoring.draw}, {'L', scoring.loss}, {'P', bye}}};
        if (m_model.absence != noPoint) record.points.emplace_back('Z', m_model.absence);
        if (!isUsual || m_model.absence != noPoint) line(lineOf(record));
        if (m_model.forfeitLoss != noPoint) line(trf::lineOfPoints("BBF", m_model.forfeitLoss));
    }

    void writeAcceleration() {
        if (m_model.acceleration == Acceleration::None) return;
        int const last = std::min(bakuGroup(m_model.players), m_model.players);
        for (trf::AccelerationRecord const& record : bakuRecords(m_model.rounds, m_model.scoring, last))
            line(lineOf(record));
    }

    /// Players nothing separates stand in the order of their numbers.
    [[nodiscard]] std::vector<int> ranksOf() const {
        std::vector<TieBreak> order;
        for (std::string const& name : m_model.tieBreaks)
            if (auto const tieBreak = tieBreakByCode(name)) order.push_back(*tieBreak);
        std::vector<int> all(m_entries.players.size());
        int rank = 0;
        for (Standing const& line : standings(m_snapshot, order))
            all[static_cast<std::size_t>(line.player.value()) - 1] = ++rank;
        return all;
    }

    [[nodiscard]] trf::PlayerRecord playerOf(std::size_t i, int rank) const {
        trf::PlayerRecord record;
        record.number = static_cast<int>(i) + 1;
        record.name = "Player, " + zeros(record.number, 4);
        record.rating = std::to_string(m_tournament.ratings()[i]);
        record.points = decimalText(scoreOf(m_snapshot.participants[i]));
        record.rank = std::to_string(rank);
        record.cells = m_cells[i];
        return record;
    }

    RandomTournament const& m_tournament;
    dutch::Entries const& m_entries;
    TournamentModel const& m_model;
    Tournament m_snapshot;
    std::vector<std::vector<trf::Cell>> m_cells;
    trf::Report m_report;
};

} // namespace

std::string trfReport(RandomTournament const& tournament, std::string const& name) {
    return trf::write(ReportMaker{tournament}.write(name));
}

std::vector<trf::AccelerationRecord> bakuRecords(int rounds, Scoring const& scoring, int lastOfGroup) {
    auto const points = bakuPoints(rounds, scoring);
    std::vector<trf::AccelerationRecord> records;
    for (std::size_t i = 0; i < points.size();) {
        std::size_t end = i;
        while (end < points.size() && points[end] == points[i]) ++end;
        records.push_back({std::nullopt, points[i], static_cast<int>(i) + 1, static_cast<int>(end), 1, lastOfGroup});
        i = end;
    }
    return records;
}

} // namespace flagfall::pairing::generator
