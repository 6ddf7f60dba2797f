// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/trf_report.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/tiebreaks/figures.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing::dutch {
namespace {

std::string zeros(int number, std::size_t width) {
    std::string const text = std::to_string(number);
    return text.size() >= width ? text : std::string(width - text.size(), '0') + text;
}

Points pointsOf(Entry const& entry) {
    return std::accumulate(entry.rounds.begin(), entry.rounds.end(), 0,
                           [](Points sum, PastRound const& round) { return sum + round.points; });
}

class ReportMaker {
public:
    ReportMaker(RandomTournament const& tournament, Edition edition)
        : m_tournament(tournament), m_entries(tournament.entries()), m_model(tournament.model()), m_edition(edition) {}

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
        line(trf::textLine("192", std::string{rulesOf(m_edition).code} +
                                      (m_model.acceleration == Acceleration::Baku ? "_BAKU" : "")));
        std::string list = "PTS";
        for (std::string const& code : m_model.tieBreaks) list += "," + code;
        line(trf::textLine("212", list));
    }

    /// 162 where it is needed. It has no symbol for a lost forfeit; BBF is what other programs read.
    void writePoints() {
        Scoring const& scoring = m_model.scoring;
        Points const bye = m_model.allocatedBye.value_or(scoring.win);
        bool const isUsual = scoring.win == 10 && scoring.draw == 5 && scoring.loss == 0 && bye == 10;
        trf::ScoringRecord record{{{'W', scoring.win}, {'D', scoring.draw}, {'L', scoring.loss}, {'P', bye}}};
        if (m_model.absence != 0) record.points.emplace_back('Z', m_model.absence);
        if (!isUsual || m_model.absence != 0) line(lineOf(record));
        if (m_model.forfeitLoss != 0) line(trf::lineOfPoints("BBF", m_model.forfeitLoss));
    }

    void writeAcceleration() {
        if (m_model.acceleration == Acceleration::None) return;
        int const last = std::min(bakuGroup(m_model.players), m_model.players);
        for (trf::AccelerationRecord const& record : bakuRecords(m_model.rounds, m_model.scoring, last))
            line(lineOf(record));
    }

    [[nodiscard]] std::vector<TieBreakCode> tieBreaks() const {
        std::vector<TieBreakCode> codes;
        for (std::string const& name : m_model.tieBreaks)
            if (auto const code = tieBreakCode(name)) codes.push_back(*code);
        return codes;
    }

    /// Players nothing separates stand in the order of their numbers.
    [[nodiscard]] std::vector<int> ranksOf() const {
        std::vector<int> all(m_entries.players.size());
        int rank = 0;
        for (auto const& group : ranks(sheetOf(), tieBreaks()))
            for (int const player : group) all[static_cast<std::size_t>(player)] = ++rank;
        return all;
    }

    [[nodiscard]] Sheet sheetOf() const {
        Sheet sheet{m_model.scoring.win, m_model.scoring.draw, false, m_entries.roundsBefore, {}};
        for (std::size_t i = 0; i < m_entries.players.size(); ++i) {
            SheetPlayer player{m_tournament.ratings()[i], {}};
            for (std::size_t round = 0; round < m_entries.players[i].rounds.size(); ++round) {
                PastRound const& past = m_entries.players[i].rounds[round];
                player.rounds.push_back(
                    {kindOf(m_tournament.results()[i][round]), past.opponent, past.colour, past.points});
            }
            sheet.players.push_back(std::move(player));
        }
        return sheet;
    }

    [[nodiscard]] static SheetRound::Kind kindOf(char result) {
        switch (result) {
        case 'U': return SheetRound::Kind::AllocatedBye;
        case 'F': return SheetRound::Kind::FullPointBye;
        case 'H':
        case 'Z': return SheetRound::Kind::RequestedBye;
        case '+': return SheetRound::Kind::ForfeitWin;
        case '-': return SheetRound::Kind::ForfeitLoss;
        default: return SheetRound::Kind::Played;
        }
    }

    [[nodiscard]] trf::PlayerRecord playerOf(std::size_t i, int rank) const {
        Entry const& entry = m_entries.players[i];
        trf::PlayerRecord record;
        record.number = static_cast<int>(i) + 1;
        record.name = "Player, " + zeros(record.number, 4);
        record.rating = std::to_string(m_tournament.ratings()[i]);
        record.points = trf::tenthsText(pointsOf(entry));
        record.rank = std::to_string(rank);
        for (std::size_t round = 0; round < entry.rounds.size(); ++round)
            record.cells.push_back(cellOf(entry.rounds[round], m_tournament.results()[i][round]));
        return record;
    }

    [[nodiscard]] static trf::Cell cellOf(PastRound const& round, char result) {
        trf::Cell cell;
        cell.opponentBlank = false;
        cell.result = result;
        if (round.opponent < 0) return cell;
        cell.opponent = round.opponent + 1;
        cell.colour = round.colour;
        return cell;
    }

    RandomTournament const& m_tournament;
    Entries const& m_entries;
    TournamentModel const& m_model;
    Edition m_edition;
    trf::Report m_report;
};

} // namespace

std::string trfReport(RandomTournament const& tournament, std::string const& name, Edition edition) {
    return trf::write(ReportMaker{tournament, edition}.write(name));
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

} // namespace flagfall::pairing::dutch
