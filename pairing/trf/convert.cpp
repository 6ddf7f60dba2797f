// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/convert.h"

#include "pairing/points_text.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/records.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace flagfall::pairing::trf {
namespace {

using Lines = std::vector<std::string>;

std::string codeOf(std::string const& line) { return line.substr(0, 3); }

std::string valueOf(std::string const& line) { return lineFrom(line).rest(4); }

/// The lines that take the place of one; nothing when it stays as it is.
using Replacement = std::optional<Lines>;

// --- to TRF26 --------------------------------------------------------------------------------------------------

Replacement roundsTo26(std::string const& line) { return Lines{textLine("142", valueOf(line))}; }

Replacement configurationTo26(std::string const& line) {
    std::string const value = valueOf(line);
    if (value == "white1") return Lines{"152 W"};
    if (value == "black1") return Lines{"152 B"};
    return std::nullopt;
}

/// Rounds in a row with the same points become one record.
Replacement accelerationTo26(std::string const& line) {
    auto const record = readPlayerAccelerationRecord(lineFrom(line));
    if (!record) return std::nullopt;
    Lines lines;
    auto const& points = record->points;
    for (std::size_t i = 0; i < points.size();) {
        std::size_t end = i;
        while (end < points.size() && points[end] == points[i]) ++end;
        int const first = static_cast<int>(i) + 1;
        if (points[i] > noPoint)
            lines.push_back(lineOf(AccelerationRecord{std::nullopt, points[i], first, static_cast<int>(end),
                                                      record->player, record->player}));
        i = end;
    }
    return lines;
}

/// None: something else is among the numbers of players.
std::optional<std::vector<int>> playersOf(std::string const& line) {
    std::vector<int> players;
    for (std::string const& word : words(valueOf(line))) {
        auto const number = wholeNumber(word);
        if (!number) return std::nullopt;
        players.push_back(*number);
    }
    return players;
}

Replacement prohibitionTo26(std::string const& line) {
    auto const players = playersOf(line);
    return players ? Replacement{{lineOf(ProhibitionRecord{1, mostRounds, *players})}} : std::nullopt;
}

/// Who is absent from a round has a zero-point bye in it.
Replacement absenceTo26(std::string const& line, int round) {
    auto const players = playersOf(line);
    return players && !players->empty() ? Replacement{{lineOf(ByeRecord{'Z', round, *players})}} : std::nullopt;
}

Replacement teamTo26(std::string const& line, int number) {
    auto record = readTeamRecord(lineFrom(line));
    if (!record) return std::nullopt;
    record->number = number;
    return Lines{lineOf(*record)};
}

// --- from TRF26 ------------------------------------------------------------------------------------------------

Replacement roundsFrom26(std::string const& line) { return Lines{textLine("XXR", valueOf(line))}; }

Replacement initialColourFrom26(std::string const& line) {
    std::string const value = inUpperCase(valueOf(line));
    if (value != "W" && value != "B") return std::nullopt;
    return Lines{value == "W" ? "XXC white1" : "XXC black1"};
}

Replacement scoringFrom26(std::string const& line) {
    static constexpr std::array<std::pair<char, std::string_view>, 6> codes{
        {{'W', "BBW"}, {'D', "BBD"}, {'L', "BBL"}, {'Z', "BBZ"}, {'A', "BBZ"}, {'P', "BBU"}}};
    auto const record = readScoringRecord(lineFrom(line));
    if (!record) return std::nullopt;
    Lines lines;
    for (auto const& [symbol, points] : record->points) {
        if (symbol == 'X') continue; // only a file of TRF26 says what an unknown result counts
        auto const code =
            std::find_if(codes.begin(), codes.end(), [s = symbol](auto const& row) { return row.first == s; });
        if (code == codes.end()) return std::nullopt;
        lines.push_back(lineOfPoints(code->second, points));
        if (symbol == 'A') lines.push_back(lineOfPoints("BBF", points)); // of a lost forfeit as well
    }
    return lines;
}

Replacement teamFrom26(std::string const& line) {
    auto const record = readTeamRecord(lineFrom(line));
    return record ? Replacement{{line013Of(*record)}} : std::nullopt;
}

/// A pair that is prohibited for the whole event; TRF16 knows no rounds.
Replacement prohibitionFrom26(std::string const& line, int rounds) {
    auto const record = readProhibitionRecord(lineFrom(line));
    if (!record || record->firstRound > 1 || record->lastRound < rounds) return Lines{};
    std::string text;
    for (int const player : record->players) text += (text.empty() ? "" : " ") + std::to_string(player);
    return Lines{textLine("XXP", text)};
}

/// Adaptation::What TRF16 has no record for.
bool isOnlyIn26(std::string const& code) {
    static constexpr std::array<std::string_view, 14> codes{"###", "172", "182", "192", "202", "212", "222",
                                                            "299", "300", "320", "330", "352", "362", "802"};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

// --- the whole -------------------------------------------------------------------------------------------------

class Converter {
public:
    Converter(Report const& report, Version version)
        : m_report(report), m_version(version), m_isOfTeams(isOfTeams(report)) {
        m_result.report.lineEnd = report.lineEnd;
    }

    Converted convert() {
        for (m_line = 1; m_line <= std::ssize(m_report.lines); ++m_line)
            note(m_report.lines[static_cast<std::size_t>(m_line) - 1]);
        for (m_line = 1; m_line <= std::ssize(m_report.lines); ++m_line) {
            std::string const& line = m_report.lines[static_cast<std::size_t>(m_line) - 1];
            if (m_version == Version::Trf26)
                take(line, to26(line));
            else
                takeOlder(line);
        }
        writeAccelerations();
        return std::move(m_result);
    }

private:
    [[nodiscard]] static bool isOfTeams(Report const& report) {
        Remarks remarks;
        return readRecords(write(report), remarks).isOfTeams;
    }
    [[nodiscard]] static bool hasRecord(Report const& report, std::string_view code) {
        return std::any_of(report.lines.begin(), report.lines.end(),
                           [code](std::string const& line) { return line.starts_with(code); });
    }

    /// Adaptation::What must be known of the whole file before its lines are converted.
    void note(std::string const& line) {
        std::string const code = codeOf(line);
        if (code == "142" || code == "XXR") m_rounds = std::max(m_rounds, wholeNumber(valueOf(line)).value_or(0));
        if (code == "001") {
            if (auto const record = readPlayerRecord(lineFrom(line))) {
                m_rounds = std::max(m_rounds, static_cast<int>(record->cells.size()));
                notePlayed(record->cells);
            }
        }
        if (code != "240" || m_version == Version::Trf26) return;
        auto const record = readByeRecord(lineFrom(line));
        if (record && !m_isOfTeams) // the numbers are those of players
            for (int const player : record->players) m_byes[player].emplace_back(record->round, record->type);
    }

    void notePlayed(std::vector<Cell> const& cells) {
        auto const isPlayed = [](Cell const& cell) { return cell.opponent && cell.hasResult(); };
        auto const last = std::find_if(cells.rbegin(), cells.rend(), isPlayed);
        m_played = std::max(m_played, static_cast<int>(cells.rend() - last));
    }

    void add(Lines const& lines) {
        m_result.report.lines.insert(m_result.report.lines.end(), lines.begin(), lines.end());
    }

    void adapt(Adaptation::What what, std::string found, std::string taken) {
        auto& all = m_result.adaptations;
        auto const same = std::find_if(all.begin(), all.end(), [&](Adaptation const& each) {
            return each.what == what && each.found == found && each.taken == taken;
        });
        if (same == all.end())
            all.push_back({what, m_line, std::move(found), std::move(taken)});
        else
            ++same->count;
    }

    void take(std::string const& line, Replacement const& replacement) {
        if (!replacement) {
            add({line});
            return;
        }
        std::string codes;
        for (std::string const& each : *replacement)
            if (codes.find(codeOf(each)) == std::string::npos) codes += (codes.empty() ? "" : ", ") + codeOf(each);
        adapt(codes.empty() ? Adaptation::What::Dropped : Adaptation::What::Renamed, codeOf(line), codes);
        add(*replacement);
    }

    // --- to 26 -----------------------------------------------------------------------------------------------

    Replacement to26(std::string const& line) {
        std::string const code = codeOf(line);
        if (code == "XXR" && !hasRecord(m_report, "142")) return roundsTo26(line);
        if (code == "XXC" && !hasRecord(m_report, "152")) return configurationTo26(line);
        if (code == "XXA") return accelerationTo26(line);
        if (code == "XXP") return prohibitionTo26(line);
        if (code == "XXZ" && !m_isOfTeams) return absenceTo26(line, m_played + 1); // it knows players alone
        if (code.starts_with("BB") && !hasRecord(m_report, "162")) return pointsTo26(code);
        if (code == "XXS" && !hasRecord(m_report, "162")) return javafoPointsTo26(line);
        if (code == "013" && !hasRecord(m_report, "310")) return teamTo26(line, ++m_teams);
        return std::nullopt;
    }

    /// `W=3.0 D=1.0`. What 162 has no symbol for, points that depend on the colour among it, stays.
    static Replacement javafoPointsTo26(std::string const& line) {
        static constexpr std::array<std::pair<std::string_view, char>, 5> symbols{
            {{"W", 'W'}, {"D", 'D'}, {"L", 'L'}, {"ZPB", 'Z'}, {"PAB", 'P'}}};
        ScoringRecord record;
        std::string others;
        for (std::string const& word : words(valueOf(line))) {
            std::string const code = word.substr(0, word.find('='));
            auto const symbol =
                std::find_if(symbols.begin(), symbols.end(), [&](auto const& row) { return row.first == code; });
            auto const points = code.size() < word.size() ? pointsFromText(word.substr(code.size() + 1)) : std::nullopt;
            if (symbol == symbols.end() || !points)
                others += (others.empty() ? "" : " ") + word;
            else
                record.points.emplace_back(symbol->second, *points);
        }
        if (record.points.empty()) return std::nullopt;
        Lines lines{lineOf(record)};
        if (!others.empty()) lines.push_back(textLine("XXS", others));
        return lines;
    }

    /// All of them become one record, in the place of the first. 162 has no symbol for a lost forfeit alone, BBF stays.
    Replacement pointsTo26(std::string const& code) {
        if (symbolOf(code) == ' ') return std::nullopt;
        ScoringRecord record;
        for (std::string const& line : m_report.lines)
            if (auto const points = pointsFromText(lineFrom(line).columns(5, 8));
                points && symbolOf(codeOf(line)) != ' ')
                record.points.emplace_back(symbolOf(codeOf(line)), *points);
        bool const isFirst = !std::exchange(m_hasPoints, true);
        if (record.points.empty()) return std::nullopt;
        return isFirst ? Lines{lineOf(record)} : Lines{};
    }
    static char symbolOf(std::string const& code) {
        static constexpr std::array<std::pair<std::string_view, char>, 5> symbols{
            {{"BBW", 'W'}, {"BBD", 'D'}, {"BBL", 'L'}, {"BBZ", 'Z'}, {"BBU", 'P'}}};
        for (auto const& [each, symbol] : symbols)
            if (each == code) return symbol;
        return ' ';
    }

    // --- to 06 and 16 ----------------------------------------------------------------------------------------

    void takeOlder(std::string const& line) {
        std::string const code = codeOf(line);
        if (code == "001") {
            takePlayer(line);
            return;
        }
        if (code == "250" && keepAcceleration(line)) {
            adapt(Adaptation::What::Renamed, code, "XXA");
            return;
        }
        take(line, older(code, line));
    }

    Replacement older(std::string const& code, std::string const& line) {
        if (code == "142") return hasRecord(m_report, "XXR") ? Lines{} : roundsFrom26(line);
        if (code == "152") return hasRecord(m_report, "XXC") ? Lines{} : initialColourFrom26(line);
        if (code == "162") return scoringFrom26(line);
        if (code == "240") return Lines{};
        if (code == "260") return prohibitionFrom26(line, m_rounds);
        if (code == "310") return teamFrom26(line);
        return isOnlyIn26(code) ? Replacement{Lines{}} : std::nullopt;
    }

    bool keepAcceleration(std::string const& line) {
        auto const record = readAccelerationRecord(lineFrom(line));
        if (!record || !record->gamePoints || record->lastPlayer > 9'999) return false;
        for (int player = record->firstPlayer; player <= record->lastPlayer; ++player) {
            auto& points = m_accelerations[player];
            int const last = std::min(record->lastRound, m_rounds);
            points.resize(std::max(points.size(), static_cast<std::size_t>(last)));
            for (int round = record->firstRound; round <= last; ++round)
                points[static_cast<std::size_t>(round) - 1] += *record->gamePoints;
        }
        return true;
    }
    void writeAccelerations() {
        for (auto const& [player, points] : m_accelerations) add({lineOf(PlayerAccelerationRecord{player, points})});
    }

    void takePlayer(std::string const& line) {
        auto record = readPlayerRecord(lineFrom(line));
        if (!record) {
            add({line});
            return;
        }
        enterByes(*record);
        if (m_version == Version::Trf06) grow(*record);
        add({lineOf(*record)});
    }

    /// The byes of 240 become entries where there are none.
    void enterByes(PlayerRecord& record) {
        for (auto const& [round, type] : m_byes[record.number]) {
            auto const index = static_cast<std::size_t>(round) - 1;
            if (record.cells.size() <= index) record.cells.resize(index + 1);
            if (record.cells[index].isEmpty()) record.cells[index] = {std::nullopt, std::nullopt, type, false, false};
        }
    }

    /// Old: titles, byes and unrated games as in 2006.
    void grow(PlayerRecord& record) {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> titles{{{"GM", "g"},
                                                                                              {"IM", "m"},
                                                                                              {"WGM", "wg"},
                                                                                              {"FM", "f"},
                                                                                              {"WIM", "wm"},
                                                                                              {"CM", "c"},
                                                                                              {"WFM", "wf"},
                                                                                              {"WCM", "wc"}}};
        for (auto const& [title, letters] : titles)
            if (record.title == title) {
                adapt(Adaptation::What::OldTitle, record.title, std::string{letters});
                record.title = letters;
                break;
            }
        for (Cell& cell : record.cells) grow(cell);
    }
    void grow(Cell& cell) {
        static constexpr std::string_view byes = "UFHZ", forfeits = "++=-", unrated = "WDL", rated = "1=0";
        if (std::size_t const at = byes.find(cell.result); at != std::string_view::npos)
            replaceResult(cell, Adaptation::What::ByeAsForfeit, forfeits[at]);
        else if (std::size_t const game = unrated.find(cell.result); game != std::string_view::npos)
            replaceResult(cell, Adaptation::What::RatedGame, rated[game]);
    }
    void replaceResult(Cell& cell, Adaptation::What what, char result) {
        adapt(what, std::string(1, cell.result), std::string(1, result));
        cell.result = result;
    }

    Report const& m_report;
    Version m_version;
    bool m_isOfTeams;
    Converted m_result;
    int m_line = 0;
    int m_rounds = 0;
    int m_played = 0; ///< the last round with a game that has a result
    int m_teams = 0;
    bool m_hasPoints = false;
    std::map<int, std::vector<std::pair<int, char>>> m_byes; ///< round and type, by player
    std::map<int, std::vector<Points>> m_accelerations;      ///< points by round, by player
};

} // namespace

Converted convert(Report const& report, Version version) { return Converter{report, version}.convert(); }

} // namespace flagfall::pairing::trf
