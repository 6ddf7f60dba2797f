// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/trf_report.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;

std::string right(std::string const& text, std::size_t width) {
    return text.size() >= width ? text : std::string(width - text.size(), ' ') + text;
}
std::string right(int number, std::size_t width) { return right(std::to_string(number), width); }

std::string left(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string zeros(int number, std::size_t width) {
    std::string const text = std::to_string(number);
    return text.size() >= width ? text : std::string(width - text.size(), '0') + text;
}

Points pointsOf(Entry const& entry) {
    return std::accumulate(entry.rounds.begin(), entry.rounds.end(), 0,
                           [](Points sum, PastRound const& round) { return sum + round.points; });
}

class Report {
public:
    Report(RandomTournament const& tournament, Edition edition)
        : m_tournament(tournament), m_entries(tournament.entries()), m_model(tournament.model()), m_edition(edition) {}

    std::string write(std::string const& name) {
        writeHeader(name);
        writePoints();
        writeAcceleration();
        auto const ranks = ranksOf();
        for (std::size_t i = 0; i < m_entries.players.size(); ++i) writePlayer(i, ranks[i]);
        return std::move(m_text);
    }

private:
    void line(std::string const& text) { m_text += text + "\n"; }

    void writeHeader(std::string const& name) {
        line("012 " + name);
        line("062 " + std::to_string(m_model.players));
        line("092 Individual: Swiss-System");
        line("142 " + std::to_string(m_model.rounds));
        line(m_entries.initialColour == Colour::White ? "152 W" : "152 B");
        line("192 " + std::string{rulesOf(m_edition).code} +
             (m_model.acceleration == Acceleration::Baku ? "_BAKU" : ""));
    }

    /// 162 where it is needed. It has no symbol for a lost forfeit; BBF is what other programs read.
    void writePoints() {
        Scoring const& scoring = m_model.scoring;
        Points const bye = m_model.allocatedBye.value_or(scoring.win);
        bool const isUsual = scoring.win == 10 && scoring.draw == 5 && scoring.loss == 0 && bye == 10;
        auto const cell = [](char symbol, Points points) {
            return std::string{' ', symbol} + right(trf::tenthsText(points), 4) + "   ";
        };
        std::string record =
            "162 " + cell('W', scoring.win) + cell('D', scoring.draw) + cell('L', scoring.loss) + cell('P', bye);
        if (m_model.absence != 0) record += cell('Z', m_model.absence);
        if (!isUsual || m_model.absence != 0) line(record.substr(0, record.find_last_not_of(' ') + 1));
        if (m_model.forfeitLoss != 0) line("BBF " + right(trf::tenthsText(m_model.forfeitLoss), 4));
    }

    void writeAcceleration() {
        if (m_model.acceleration == Acceleration::None) return;
        auto const points = bakuPoints(m_model.rounds, m_model.scoring);
        int const last = std::min(bakuGroup(m_model.players), m_model.players);
        for (std::size_t i = 0; i < points.size();) {
            std::size_t end = i;
            while (end < points.size() && points[end] == points[i]) ++end;
            line("250      " + right(trf::tenthsText(points[i]), 4) + " " + right(static_cast<int>(i) + 1, 3) + " " +
                 right(static_cast<int>(end), 3) + "    1 " + right(last, 4));
            i = end;
        }
    }

    [[nodiscard]] std::vector<int> ranksOf() const {
        std::vector<std::size_t> order(m_entries.players.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return pointsOf(m_entries.players[a]) > pointsOf(m_entries.players[b]);
        });
        std::vector<int> ranks(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) ranks[order[i]] = static_cast<int>(i) + 1;
        return ranks;
    }

    void writePlayer(std::size_t i, int rank) {
        Entry const& entry = m_entries.players[i];
        int const number = static_cast<int>(i) + 1;
        std::string text = "001 " + right(number, 4) + std::string(6, ' ') + left("Player, " + zeros(number, 4), 33) +
                           " " + right(m_tournament.ratings()[i], 4);
        text = left(std::move(text), 80) + right(trf::tenthsText(pointsOf(entry)), 4) + " " + right(rank, 4);
        for (PastRound const& round : entry.rounds) text += "  " + cellOf(round);
        line(text);
    }

    [[nodiscard]] std::string cellOf(PastRound const& round) const {
        if (round.kind == Kind::AllocatedBye) return "0000 - U";
        bool const isHalf = round.points == m_model.scoring.draw && round.points != m_model.absence;
        if (round.kind == Kind::NotPaired) return isHalf ? "0000 - H" : "0000 - Z";
        return right(round.opponent + 1, 4) + (round.colour == Colour::White ? " w " : " b ") + resultOf(round);
    }

    [[nodiscard]] char resultOf(PastRound const& round) const {
        bool const won = round.points == m_model.scoring.win;
        if (round.kind == Kind::Forfeited) return won ? '+' : '-';
        return won ? '1' : round.points == m_model.scoring.draw ? '=' : '0';
    }

    RandomTournament const& m_tournament;
    Entries const& m_entries;
    TournamentModel const& m_model;
    Edition m_edition;
    std::string m_text;
};

} // namespace

std::string trfReport(RandomTournament const& tournament, std::string const& name, Edition edition) {
    return Report{tournament, edition}.write(name);
}

} // namespace flagfall::pairing::dutch
