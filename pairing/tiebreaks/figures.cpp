// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/figures.h"

#include "pairing/tiebreaks/rating_table.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace flagfall::pairing {
namespace {

using Kind = SheetRound::Kind;
using Value = std::optional<std::int64_t>;

constexpr std::int64_t one = 100;
constexpr std::int64_t fromTenths = 10;

std::int64_t roundedHalfUp(std::int64_t sum, std::int64_t count) { return (2 * sum + count) / (2 * count); }

/// A sheet with every score added up.
class Scores {
public:
    Scores(Sheet const& sheet, TieBreakCode const& code) : m_sheet(sheet), m_code(code) {
        if (code.isFore) drawLastRound();
        for (SheetPlayer const& player : m_sheet.players) {
            m_own.push_back(scoreOf(player));
            m_adjusted.push_back(adjusted(player));
        }
    }

    [[nodiscard]] Sheet const& sheet() const { return m_sheet; }
    [[nodiscard]] SheetPlayer const& player(int i) const { return m_sheet.players[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int own(int i) const { return m_own[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int worth(int i) const { return m_adjusted[static_cast<std::size_t>(i)]; }

    /// 15.2, and /P.
    [[nodiscard]] bool countsAsGame(SheetRound const& round) const {
        return round.kind == Kind::Played || (round.opponent >= 0 && (m_sheet.isRoundRobin || m_code.playsForfeits));
    }

    [[nodiscard]] FigureLine line(int i, int round) const {
        SheetRound const& entry = player(i).rounds[static_cast<std::size_t>(round) - 1];
        FigureLine line;
        line.round = round;
        line.isVoluntary = isVoluntarilyUnplayed(entry) && !countsAsGame(entry);
        if (countsAsGame(entry)) {
            line.opponent = entry.opponent;
            line.opponentScore = worth(entry.opponent);
        } else if (!m_sheet.isRoundRobin) {
            // 16.4: a dummy with the player's own score, within limits.
            int const limit = entry.opponent >= 0 ? worth(entry.opponent) : m_sheet.draw * m_sheet.rounds;
            line.opponentScore = std::min(own(i), limit);
        }
        return line;
    }

private:
    /// Art. 8.3: whoever was paired in the last round has drawn it.
    void drawLastRound() {
        for (SheetPlayer& player : m_sheet.players) {
            SheetRound& last = player.rounds.back();
            if (last.opponent < 0) continue;
            last.kind = Kind::Played;
            last.points = m_sheet.draw;
        }
    }

    /// 16.3: requested byes after which he never came back count as draws.
    [[nodiscard]] int adjusted(SheetPlayer const& player) const {
        int score = scoreOf(player);
        if (m_sheet.isRoundRobin) return score;
        for (auto round = player.rounds.rbegin(); round != player.rounds.rend(); ++round) {
            if (!isVoluntarilyUnplayed(*round)) break;
            if (round->kind == Kind::RequestedBye) score += m_sheet.draw - round->points;
        }
        return score;
    }

    Sheet m_sheet;
    TieBreakCode m_code;
    std::vector<int> m_own;
    std::vector<int> m_adjusted;
};

// --- Buchholz and Sonneborn-Berger -----------------------------------------------------------------------------

using Lines = std::vector<FigureLine>;

/// 16.5: the least significant value goes, or, if it is larger, the lowest of the rounds he chose not to play.
void cutLowest(Lines& lines, bool byOpponentScore) {
    auto const least = [&lines](auto const& isAsked, auto const& before) {
        auto best = lines.end();
        for (auto line = lines.begin(); line != lines.end(); ++line)
            if (!line->isCut && isAsked(*line) && (best == lines.end() || before(*line, *best))) best = line;
        return best;
    };
    auto const byProduct = [](FigureLine const& a, FigureLine const& b) { return a.product < b.product; };
    auto const byScore = [](FigureLine const& a, FigureLine const& b) {
        return std::pair{a.opponentScore, a.product} < std::pair{b.opponentScore, b.product};
    };
    auto const anybody = [](FigureLine const&) { return true; };
    auto const normal = byOpponentScore ? least(anybody, byScore) : least(anybody, byProduct);
    auto const voluntary = least([](FigureLine const& line) { return line.isVoluntary; }, byProduct);
    if (normal == lines.end()) return;
    bool const takesVoluntary = voluntary != lines.end() && voluntary->product >= normal->product;
    (takesVoluntary ? voluntary : normal)->isCut = true;
}

void cutHighest(Lines& lines) {
    auto best = lines.end();
    for (auto line = lines.begin(); line != lines.end(); ++line)
        if (!line->isCut && (best == lines.end() || line->product > best->product)) best = line;
    if (best != lines.end()) best->isCut = true;
}

Lines linesOf(Scores const& scores, TieBreakCode const& code, int player) {
    Lines lines;
    bool const isBuchholz = code.figure == Figure::Buchholz;
    for (int round = 1; round <= scores.sheet().rounds; ++round) {
        FigureLine line = scores.line(player, round);
        int const points = scores.player(player).rounds[static_cast<std::size_t>(round) - 1].points;
        line.product = isBuchholz ? line.opponentScore * fromTenths : std::int64_t{points} * line.opponentScore;
        lines.push_back(line);
    }
    for (int i = 0; i < code.cutLow; ++i) cutLowest(lines, !isBuchholz);
    for (int i = 0; i < code.cutHigh; ++i) cutHighest(lines);
    return lines;
}

std::int64_t sumOf(Lines const& lines) {
    return std::accumulate(lines.begin(), lines.end(), std::int64_t{0}, [](std::int64_t sum, FigureLine const& line) {
        return line.isCut ? sum : sum + line.product;
    });
}

// --- the others ------------------------------------------------------------------------------------------------

class Calculator {
public:
    Calculator(Sheet const& sheet, TieBreakCode const& code) : m_scores(sheet, code), m_code(code) {}

    std::vector<Value> all() const {
        std::vector<Value> values;
        for (int i = 0; i < std::ssize(m_scores.sheet().players); ++i) values.push_back(of(i));
        return values;
    }

private:
    [[nodiscard]] Value of(int i) const {
        switch (m_code.figure) {
        case Figure::DirectEncounter: return std::nullopt;
        case Figure::RoundsWon: return count(i, [this](SheetRound const& each) { return isWin(each); });
        case Figure::GamesWon:
            return count(i, [this](SheetRound const& each) { return isPlayed(each) && isWin(each); });
        case Figure::GamesWithBlack: return count(i, [this](SheetRound const& each) { return isBlack(each); });
        case Figure::WinsWithBlack:
            return count(i, [this](SheetRound const& each) { return isBlack(each) && isWin(each); });
        case Figure::RoundsElected:
            return count(i, [](SheetRound const& each) { return !isVoluntarilyUnplayed(each); });
        case Figure::Progressive: return progressive(i);
        case Figure::Standard: return standard(i);
        case Figure::PairingNumber: return (i + 1) * one;
        case Figure::Buchholz: return m_scores.sheet().isRoundRobin ? Value{} : sumOf(linesOf(m_scores, m_code, i));
        case Figure::SonnebornBerger: return sumOf(linesOf(m_scores, m_code, i));
        case Figure::AverageBuchholz: return averageBuchholz(i);
        case Figure::Koya: return koya(i);
        case Figure::AverageRating: return inHundredths(averageRating(i, m_code.cutLow, m_code.cutHigh));
        case Figure::Performance: return inHundredths(performance(i));
        case Figure::PerfectPerformance: return inHundredths(perfectPerformance(i));
        case Figure::AveragePerformance:
            return inHundredths(averageOfOpponents(i, [this](int other) { return performance(other); }));
        case Figure::AveragePerfectPerformance:
            return inHundredths(averageOfOpponents(i, [this](int other) { return perfectPerformance(other); }));
        case Figure::Rating: return m_scores.player(i).rating * one;
        case Figure::ForeBuchholz: break;
        }
        return std::nullopt;
    }

    static Value inHundredths(Value value) { return value ? Value{*value * one} : value; }
    [[nodiscard]] bool isWin(SheetRound const& round) const { return round.points == m_scores.sheet().win; }
    /// 15.2: for a player's own results a forfeit win of a round robin is a game, a forfeit loss is not.
    [[nodiscard]] bool isPlayed(SheetRound const& round) const {
        return round.kind == Kind::Played || (m_scores.sheet().isRoundRobin && round.kind == Kind::ForfeitWin);
    }
    [[nodiscard]] bool isBlack(SheetRound const& round) const {
        return isPlayed(round) && round.colour == Colour::Black;
    }

    template <typename Test>
    [[nodiscard]] std::int64_t count(int i, Test const& test) const {
        auto const& rounds = m_scores.player(i).rounds;
        return one * std::count_if(rounds.begin(), rounds.end(), test);
    }

    [[nodiscard]] std::int64_t progressive(int i) const {
        std::int64_t sum = 0;
        int score = 0;
        int round = 0;
        for (SheetRound const& each : m_scores.player(i).rounds) {
            score += each.points;
            if (++round > m_code.cutLow) sum += score * fromTenths;
        }
        return sum;
    }

    /// 7.8: more than the opponent 1, as much ½; without an opponent more than a draw, as much.
    [[nodiscard]] std::int64_t standard(int i) const {
        std::int64_t sum = 0;
        for (int round = 0; round < m_scores.sheet().rounds; ++round) {
            SheetRound const& own = m_scores.player(i).rounds[static_cast<std::size_t>(round)];
            int const other = own.opponent < 0
                                  ? m_scores.sheet().draw
                                  : m_scores.player(own.opponent).rounds[static_cast<std::size_t>(round)].points;
            bool const isDoubleForfeit = own.kind == Kind::ForfeitLoss && own.points == other;
            if (!isDoubleForfeit) sum += own.points > other ? one : own.points == other ? one / 2 : 0;
        }
        return sum;
    }

    /// 9.2: points against opponents who have half of what they could have.
    [[nodiscard]] std::int64_t koya(int i) const {
        std::int64_t sum = 0;
        for (int round = 1; round <= m_scores.sheet().rounds; ++round) {
            FigureLine const line = m_scores.line(i, round);
            if (m_scores.sheet().isRoundRobin && line.opponent < 0) continue;
            int possible = m_scores.sheet().rounds;
            if (m_scores.sheet().isRoundRobin) possible = games(line.opponent);
            int const limit = m_scores.sheet().win * possible + m_code.limit * 10;
            int const points = m_scores.player(i).rounds[static_cast<std::size_t>(round) - 1].points;
            if (2 * line.opponentScore >= limit) sum += points * fromTenths;
        }
        return sum;
    }
    [[nodiscard]] int games(int i) const {
        auto const& rounds = m_scores.player(i).rounds;
        return static_cast<int>(
            std::count_if(rounds.begin(), rounds.end(), [](SheetRound const& each) { return each.opponent >= 0; }));
    }

    // --- averages --------------------------------------------------------------------------------------------

    /// Over the board.
    [[nodiscard]] std::vector<int> opponents(int i) const {
        std::vector<int> all;
        for (SheetRound const& round : m_scores.player(i).rounds)
            if (round.kind == Kind::Played) all.push_back(round.opponent);
        return all;
    }

    template <typename ValueOf>
    [[nodiscard]] Value averageOfOpponents(int i, ValueOf const& valueOf) const {
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (int const opponent : opponents(i)) {
            Value const value = valueOf(opponent);
            if (!value) continue;
            sum += *value;
            ++count;
        }
        return count == 0 ? Value{} : roundedHalfUp(sum, count);
    }

    [[nodiscard]] Value averageBuchholz(int i) const {
        TieBreakCode plain;
        return averageOfOpponents(i, [&](int other) { return Value{sumOf(linesOf(m_scores, plain, other))}; });
    }

    [[nodiscard]] Value averageRating(int i, int cutLow, int cutHigh) const {
        std::vector<std::int64_t> ratings;
        for (int const opponent : opponents(i)) ratings.push_back(m_scores.player(opponent).rating);
        if (std::ssize(ratings) <= cutLow + cutHigh) return std::nullopt;
        std::sort(ratings.begin(), ratings.end());
        auto const sum = std::accumulate(ratings.begin() + cutLow, ratings.end() - cutHigh, std::int64_t{0});
        return roundedHalfUp(sum, std::ssize(ratings) - cutLow - cutHigh);
    }

    /// What was scored over the board, in halves of a game.
    [[nodiscard]] int halves(int i) const {
        int sum = 0;
        for (SheetRound const& round : m_scores.player(i).rounds)
            if (round.kind == Kind::Played) sum += isWin(round) ? 2 : round.points == m_scores.sheet().draw ? 1 : 0;
        return sum;
    }

    [[nodiscard]] Value performance(int i) const {
        Value const average = averageRating(i, 0, 0);
        if (!average) return std::nullopt;
        auto const percentage = roundedHalfUp(std::int64_t{50} * halves(i), std::ssize(opponents(i)));
        return *average + ratingDifference(static_cast<int>(percentage));
    }

    /// 10.3: the lowest rating that is expected to score as much.
    [[nodiscard]] Value perfectPerformance(int i) const {
        std::vector<int> const met = opponents(i);
        if (met.empty()) return std::nullopt;
        std::vector<int> ratings;
        for (int const opponent : met) ratings.push_back(m_scores.player(opponent).rating);
        auto const [lowest, highest] = std::minmax_element(ratings.begin(), ratings.end());
        if (halves(i) == 0) return *lowest - 800;
        auto const reaches = [&](int rating) {
            int sum = 0;
            for (int const other : ratings) sum += expectedScore(rating - other);
            return sum >= 50 * halves(i);
        };
        int from = *lowest - 800;
        int to = *highest + 800;
        while (from < to) {
            int const middle = from + (to - from) / 2;
            (reaches(middle) ? to : from) = reaches(middle) ? middle : middle + 1;
        }
        return from;
    }

    Scores m_scores;
    TieBreakCode m_code;
};

// --- direct encounter (Art. 6) ---------------------------------------------------------------------------------

using Group = std::vector<int>;

class Encounters {
public:
    Encounters(Sheet const& sheet, TieBreakCode const& code) : m_scores(sheet, code) {}

    [[nodiscard]] std::vector<Group> separate(Group const& tied) const {
        if (tied.size() < 2) return {tied};
        std::vector<Row> rows;
        for (int const player : tied) rows.push_back(rowOf(player, tied));
        std::stable_sort(rows.begin(), rows.end(), [](Row const& a, Row const& b) { return a.score > b.score; });
        std::vector<Group> groups = separateOnce(rows);
        if (groups.size() == 1) return {tied};
        std::vector<Group> all;
        for (Group& group : groups) {
            std::sort(group.begin(), group.end());
            for (Group& part : separate(group)) all.push_back(std::move(part));
        }
        return all;
    }

private:
    static constexpr std::int64_t scale = 720'720; ///< an average of up to 16 games is exact
    struct Row {
        int player = 0;
        std::int64_t score = 0;
        std::int64_t best = 0; ///< with every missing game won
    };

    [[nodiscard]] Row rowOf(int player, Group const& tied) const {
        std::map<int, std::pair<int, int>> met; // points and games by opponent
        for (SheetRound const& round : m_scores.player(player).rounds) {
            if (!m_scores.countsAsGame(round)) continue;
            if (!std::binary_search(tied.begin(), tied.end(), round.opponent)) continue;
            met[round.opponent].first += round.points;
            ++met[round.opponent].second;
        }
        Row row{player, 0, 0};
        for (auto const& [opponent, with] : met) row.score += with.first * scale / with.second;
        auto const missing = static_cast<std::int64_t>(tied.size() - 1 - met.size());
        row.best = row.score + missing * m_scores.sheet().win * scale;
        return row;
    }

    /// 6.3: a leading group is separated when it stays ahead whatever the missing games would bring.
    static std::vector<Group> separateOnce(std::vector<Row> const& rows) {
        std::vector<Group> groups;
        std::vector<std::int64_t> bestFrom(rows.size() + 1, -1);
        for (std::size_t i = rows.size(); i-- > 0;) bestFrom[i] = std::max(bestFrom[i + 1], rows[i].best);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i == 0 || rows[i - 1].score > bestFrom[i]) groups.emplace_back();
            groups.back().push_back(rows[i].player);
        }
        return groups;
    }

    Scores m_scores;
};

/// The lower one is better.
bool isAscending(TieBreakCode const& code) { return (code.figure == Figure::PairingNumber) != code.isReversed; }

std::vector<Group> splitBy(Group const& group, std::vector<Value> const& values, bool isAscending) {
    auto const key = [&](int player) {
        Value const value = values[static_cast<std::size_t>(player)];
        // No value comes last.
        return std::pair{!value.has_value(), isAscending ? value.value_or(0) : -value.value_or(0)};
    };
    std::map<decltype(key(0)), Group> byKey;
    for (int const player : group) byKey[key(player)].push_back(player);
    std::vector<Group> groups;
    for (auto& entry : byKey) groups.push_back(std::move(entry.second));
    return groups;
}

} // namespace

bool isVoluntarilyUnplayed(SheetRound const& round) {
    return round.kind == Kind::RequestedBye || round.kind == Kind::ForfeitLoss;
}

int scoreOf(SheetPlayer const& player) {
    return std::accumulate(player.rounds.begin(), player.rounds.end(), 0,
                           [](int sum, SheetRound const& round) { return sum + round.points; });
}

std::vector<FigureLine> figureLines(Sheet const& sheet, TieBreakCode const& code, int player) {
    if (code.figure != Figure::Buchholz && code.figure != Figure::SonnebornBerger) return {};
    return linesOf(Scores{sheet, code}, code, player);
}

std::vector<Value> figures(Sheet const& sheet, TieBreakCode const& code) { return Calculator{sheet, code}.all(); }

std::vector<std::vector<int>> ranks(Sheet const& sheet, std::vector<TieBreakCode> const& order) {
    Group everybody(sheet.players.size());
    std::iota(everybody.begin(), everybody.end(), 0);
    std::vector<Value> points;
    for (SheetPlayer const& player : sheet.players) points.emplace_back(scoreOf(player));
    std::vector<Group> groups = splitBy(everybody, points, false);
    for (TieBreakCode const& code : order) {
        std::vector<Value> const values = figures(sheet, code);
        Encounters const encounters{sheet, code};
        std::vector<Group> finer;
        for (Group const& group : groups) {
            bool const isDirect = code.figure == Figure::DirectEncounter;
            auto parts = isDirect ? encounters.separate(group) : splitBy(group, values, isAscending(code));
            for (Group& part : parts) finer.push_back(std::move(part));
        }
        groups = std::move(finer);
    }
    return groups;
}

std::string figureText(Value hundredths) {
    if (!hundredths) return "–";
    std::string text = std::to_string(*hundredths / one);
    std::int64_t const rest = *hundredths % one;
    if (rest == 0) return text;
    text += "." + std::to_string(rest / 10);
    return rest % 10 == 0 ? text : text + std::to_string(rest % 10);
}

} // namespace flagfall::pairing
