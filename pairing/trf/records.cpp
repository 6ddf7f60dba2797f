// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/records.h"

#include "pairing/points_text.h"

#include "pairing/trf/columns.h"
#include "pairing/trf/dates.h"
#include "pairing/trf/numbers.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

// --- reading ---------------------------------------------------------------------------------------------------

/// Reads fields by columns, and knows at the end whether the line had anything that was not asked for.
class FieldReader {
public:
    explicit FieldReader(Line const& line) : m_line(line), m_asked(static_cast<std::size_t>(line.length()), 0) {
        ask(1, 3);
    }

    [[nodiscard]] std::string text(int first, int last) {
        ask(first, last);
        return m_line.columns(first, last);
    }
    /// Blank is none; anything but digits makes the line unreadable.
    [[nodiscard]] std::optional<int> number(int first, int last) { return parsed(text(first, last), wholeNumber); }
    [[nodiscard]] std::optional<Points> points(int first, int last) {
        return parsed(text(first, last), pointsFromText);
    }

    [[nodiscard]] std::vector<int> numbersFrom(int column, int width) {
        std::vector<int> numbers;
        for (; column <= m_line.length(); column += width + 1)
            if (auto const value = number(column, column + width - 1)) numbers.push_back(*value);
        return numbers;
    }

    /// Whether everything has been read and understood.
    [[nodiscard]] bool isWhole() const {
        for (int column = 1; column <= m_line.length(); ++column)
            if (m_asked[static_cast<std::size_t>(column) - 1] == 0 && !m_line.isBlank(column)) return false;
        return m_isGood;
    }

private:
    void ask(int first, int last) {
        for (int column = first; column <= std::min(last, m_line.length()); ++column)
            m_asked[static_cast<std::size_t>(column) - 1] = 1;
    }
    template <typename Parse>
    auto parsed(std::string const& text, Parse const& parse) -> decltype(parse(text)) {
        if (text.empty()) return {};
        auto const value = parse(text);
        m_isGood = m_isGood && value.has_value();
        return value;
    }

    Line const& m_line;
    std::vector<char> m_asked;
    bool m_isGood = true;
};

bool haveRoom(std::vector<int> const& numbers, int most) {
    return std::all_of(numbers.begin(), numbers.end(), [most](int number) { return number <= most; });
}

template <typename Record>
std::optional<Record> whole(FieldReader const& fields, Record record, bool isGood) {
    return isGood && fields.isWhole() ? std::optional{std::move(record)} : std::nullopt;
}

/// Points have four columns.
bool fitColumns(Points points) { return decimalText(points).size() <= 4; }

// --- writing ---------------------------------------------------------------------------------------------------

void writeNumbers(Columns& line, int column, int width, std::vector<int> const& numbers) {
    for (int const number : numbers) {
        line.right(column, column + width - 1, number);
        column += width + 1;
    }
}

void writePoints(Columns& line, int first, int last, std::optional<Points> points) {
    if (points) line.right(first, last, decimalText(*points));
}

void writeCell(Columns& line, int round, Cell const& cell) {
    if (cell == Cell{}) return;
    int const start = opponentColumn(round);
    if (cell.opponent)
        line.right(start, start + 3, *cell.opponent);
    else
        line.left(start, start + 3, "0000");
    line.left(colourColumn(round), colourColumn(round), !cell.colour ? "-" : *cell.colour == Colour::White ? "w" : "b");
    line.left(resultColumn(round), resultColumn(round), std::string(1, cell.result));
}

} // namespace

std::string lineOf(PlayerRecord const& record) {
    Columns line{"001"};
    line.right(5, 8, record.number);
    line.left(10, 10, record.sex);
    line.right(11, 13, record.title);
    line.left(15, 47, record.name);
    line.right(49, 52, record.rating);
    line.left(54, 56, record.federation);
    line.right(58, 68, record.fideId);
    line.left(70, 79, record.birth);
    line.right(81, 84, record.points);
    line.right(86, 89, record.rank);
    for (std::size_t i = 0; i < record.cells.size(); ++i) writeCell(line, static_cast<int>(i) + 1, record.cells[i]);
    // A line never ends inside a field: the blanks of a rank, or of a result not known yet, belong to it.
    auto const rounds =
        std::find_if(record.cells.rbegin(), record.cells.rend(), [](Cell const& cell) { return cell != Cell{}; });
    return std::move(line).take(std::max(89, resultColumn(static_cast<int>(record.cells.rend() - rounds))));
}

// --- beside 001: national data, 132, 172 -----------------------------------------------------------------------

std::string nationalLineOf(std::string_view federation, PlayerRecord const& record) {
    Columns line{federation};
    line.right(5, 8, record.number);
    line.left(15, 47, record.name);
    line.right(49, 52, record.rating);
    line.left(54, 56, record.federation);
    line.right(58, 68, record.fideId);
    return std::move(line).take();
}

std::string lineOf(RoundDatesRecord const& record) {
    Columns line{"132"};
    int round = 0;
    for (std::optional<Date> const& day : record.days) {
        ++round;
        if (!day) continue;
        std::string text = isoDate(*day).substr(2); // `26-11-21`
        std::replace(text.begin(), text.end(), '-', '/');
        line.left(opponentColumn(round), resultColumn(round), text);
    }
    return std::move(line).take();
}

std::optional<RoundDatesRecord> readRoundDatesRecord(Line const& line) {
    RoundDatesRecord record;
    for (int round = 1; opponentColumn(round) <= line.length(); ++round) {
        std::string const text = line.columns(opponentColumn(round), resultColumn(round));
        if (text.empty()) {
            record.days.emplace_back();
            continue;
        }
        auto const day = readDate((text >= "70" ? "19" : "20") + text);
        if (!day) return std::nullopt;
        record.days.emplace_back(day->date);
    }
    if (record.days.empty()) return std::nullopt;
    return record;
}

std::string lineOf(StartingRankRecord const& record) {
    Columns line{"172"};
    line.left(5, 7, record.federation);
    line.left(9, 13, record.method);
    return std::move(line).take();
}

// --- 162 -------------------------------------------------------------------------------------------------------

std::string lineOf(ScoringRecord const& record) {
    Columns line{"162"};
    int column = 6;
    for (auto const& [symbol, points] : record.points) {
        line.left(column, column, std::string(1, symbol));
        line.right(column + 1, column + 4, decimalText(points));
        column += 9;
    }
    return std::move(line).take();
}

std::vector<std::string> scoringWords(Line const& line) {
    // Programs differ in the columns, so that it is read by words. Points of two figures touch their symbol.
    std::vector<std::string> all;
    for (std::string const& word : words(line.rest(4))) {
        bool const touches = word.size() > 1 && inUpperCase(word.substr(0, 1)) != inLowerCase(word.substr(0, 1));
        all.push_back(touches ? word.substr(0, 1) : word);
        if (touches) all.push_back(word.substr(1));
    }
    return all;
}

std::optional<ScoringRecord> readScoringRecord(Line const& line) {
    auto const all = scoringWords(line);
    ScoringRecord record;
    for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
        auto const points = pointsFromText(all[i + 1]);
        if (all[i].size() != 1 || !points || !fitColumns(*points)) return std::nullopt;
        record.points.emplace_back(all[i][0], *points);
    }
    return all.size() % 2 == 0 && !all.empty() ? std::optional{record} : std::nullopt;
}

// --- 240 -------------------------------------------------------------------------------------------------------

std::string lineOf(ByeRecord const& record) {
    Columns line{"240"};
    line.left(5, 5, std::string(1, record.type));
    line.right(7, 9, record.round);
    writeNumbers(line, 11, 4, record.players);
    return std::move(line).take();
}

std::optional<ByeRecord> readByeRecord(Line const& line) {
    FieldReader fields{line};
    ByeRecord record;
    std::string const type = fields.text(5, 5);
    if (!type.empty()) record.type = type[0];
    record.round = fields.number(7, 9).value_or(0);
    record.players = fields.numbersFrom(11, 4);
    bool const isKnown = type.empty() || type == "F" || type == "H" || type == "Z";
    return whole(fields, record, isKnown && record.round > 0 && !record.players.empty());
}

// --- 250, XXA --------------------------------------------------------------------------------------------------

std::string lineOf(AccelerationRecord const& record) {
    Columns line{"250"};
    writePoints(line, 5, 8, record.matchPoints);
    writePoints(line, 10, 13, record.gamePoints);
    line.right(15, 17, record.firstRound);
    line.right(19, 21, record.lastRound);
    line.right(23, 26, record.firstPlayer);
    line.right(28, 31, record.lastPlayer);
    return std::move(line).take();
}

std::optional<AccelerationRecord> readAccelerationRecord(Line const& line) {
    FieldReader fields{line};
    AccelerationRecord record;
    record.matchPoints = fields.points(5, 8);
    record.gamePoints = fields.points(10, 13);
    record.firstRound = fields.number(15, 17).value_or(0);
    record.lastRound = fields.number(19, 21).value_or(record.firstRound);
    record.firstPlayer = fields.number(23, 26).value_or(0);
    record.lastPlayer = fields.number(28, 31).value_or(record.firstPlayer);
    bool const havePoints = record.matchPoints || record.gamePoints;
    bool const haveRoom =
        fitColumns(record.matchPoints.value_or(noPoint)) && fitColumns(record.gamePoints.value_or(noPoint));
    return whole(fields, record, havePoints && haveRoom && record.firstRound > 0 && record.firstPlayer > 0);
}

std::string lineOf(PlayerAccelerationRecord const& record) {
    Columns line{"XXA"};
    line.right(5, 8, record.player);
    int column = 10;
    for (Points const points : record.points) {
        line.right(column, column + 3, decimalText(points));
        column += 5;
    }
    return std::move(line).take();
}

std::optional<PlayerAccelerationRecord> readPlayerAccelerationRecord(Line const& line) {
    FieldReader fields{line};
    PlayerAccelerationRecord record;
    record.player = fields.number(5, 8).value_or(0);
    for (int column = 10; column <= line.length(); column += 5)
        record.points.push_back(fields.points(column, column + 3).value_or(noPoint));
    return whole(fields, record,
                 record.player > 0 && std::all_of(record.points.begin(), record.points.end(), fitColumns));
}

// --- 260 -------------------------------------------------------------------------------------------------------

std::string lineOf(ProhibitionRecord const& record) {
    Columns line{"260"};
    line.right(5, 7, record.firstRound);
    line.right(9, 11, record.lastRound);
    writeNumbers(line, 13, 4, record.players);
    return std::move(line).take();
}

std::optional<ProhibitionRecord> readProhibitionRecord(Line const& line) {
    FieldReader fields{line};
    ProhibitionRecord record;
    record.firstRound = fields.number(5, 7).value_or(0);
    record.lastRound = fields.number(9, 11).value_or(record.firstRound);
    record.players = fields.numbersFrom(13, 4);
    return whole(fields, record, record.firstRound > 0);
}

// --- 299 -------------------------------------------------------------------------------------------------------

std::string lineOf(AbnormalPointsRecord const& record) {
    Columns line{"299"};
    line.left(5, 5, std::string(1, record.type));
    writePoints(line, 8, 11, record.matchPoints);
    writePoints(line, 14, 17, record.gamePoints);
    if (record.round > 0 || !record.players.empty()) line.right(20, 22, record.round);
    writeNumbers(line, 24, 4, record.players);
    return std::move(line).take();
}

std::optional<AbnormalPointsRecord> readAbnormalPointsRecord(Line const& line) {
    static constexpr std::string_view types = "WDLFHZ+-";
    AbnormalPointsRecord record;
    auto all = words(line.rest(4));
    if (!all.empty() && all[0].size() == 1 && types.find(all[0][0]) != std::string_view::npos) {
        record.type = all[0][0];
        all.erase(all.begin());
    }
    std::vector<Points> points;
    std::vector<int> numbers;
    for (std::string const& word : all) {
        if (word.find_first_of(".,") != std::string::npos) {
            auto const value = pointsFromText(word);
            if (!value || !numbers.empty() || !fitColumns(*value)) return std::nullopt;
            points.push_back(*value);
        } else {
            auto const value = wholeNumber(word);
            if (!value) return std::nullopt;
            numbers.push_back(*value);
        }
    }
    if (points.empty() || points.size() > 2) return std::nullopt;
    if (points.size() == 2) record.matchPoints = points.front();
    record.gamePoints = points.back();
    if (!numbers.empty()) {
        record.round = numbers.front();
        record.players.assign(numbers.begin() + 1, numbers.end());
    }
    return record.round <= mostRounds && haveRoom(record.players, 9'999) ? std::optional{record} : std::nullopt;
}

// --- 013, 310 --------------------------------------------------------------------------------------------------

std::string lineOf(TeamRecord const& record) {
    Columns line{"310"};
    line.right(5, 7, record.number);
    line.left(9, 40, record.name);
    line.left(42, 46, record.nickname);
    line.right(48, 53, record.strength);
    line.right(55, 60, record.matchPoints);
    line.right(62, 67, record.gamePoints);
    line.right(69, 71, record.rank);
    writeNumbers(line, 74, 4, record.players);
    return std::move(line).take();
}

std::string line013Of(TeamRecord const& record) {
    Columns line{"013"};
    line.left(5, 36, record.name);
    writeNumbers(line, 37, 4, record.players);
    return std::move(line).take();
}

std::optional<TeamRecord> readTeamRecord(Line const& line) {
    FieldReader fields{line};
    TeamRecord record;
    if (line.exactly(1, 3) == "013") {
        record.name = fields.text(5, 36);
        record.players = fields.numbersFrom(37, 4);
        return whole(fields, record, true);
    }
    record.number = fields.number(5, 7).value_or(0);
    record.name = fields.text(9, 40);
    record.nickname = fields.text(42, 46);
    record.strength = fields.text(48, 53);
    record.matchPoints = fields.text(55, 60);
    record.gamePoints = fields.text(62, 67);
    record.rank = fields.text(69, 71);
    record.players = fields.numbersFrom(74, 4);
    return whole(fields, record, record.number > 0);
}

// ### Adjournment @ Round 3: 4-11 1/2-1/2 => 1-0

std::string lineOf(AdjournmentRecord const& record) {
    return "### Adjournment @ Round " + std::to_string(record.round) + ": " + std::to_string(record.white) + "-" +
           std::to_string(record.black) + " " + std::string{code(Result::Draw)} + " => " +
           std::string{code(record.result)};
}

std::optional<AdjournmentRecord> readAdjournmentRecord(Line const& line) {
    auto const all = words(line.rest(1), " :");
    if (all.size() != 9) return std::nullopt;
    auto const round = wholeNumber(all[4]);
    auto const pair = words(all[5], "-");
    auto const white = pair.size() == 2 ? wholeNumber(pair[0]) : std::nullopt;
    auto const black = pair.size() == 2 ? wholeNumber(pair[1]) : std::nullopt;
    auto const result = resultFromCode(all[8]);
    if (!round || !white || !black || !result) return std::nullopt;
    AdjournmentRecord const record{*round, *white, *black, *result};
    // What else the words are is told by the line that would say the same.
    bool const isSame = words(lineOf(record), " :") == all;
    return isSame ? std::optional{record} : std::nullopt;
}

std::string lineOf(LotsRecord const& record) {
    std::string text = "### Lots @ Seed " + std::to_string(record.seed) + ":";
    for (int const number : record.order) text += " " + std::to_string(number);
    return text;
}

std::optional<LotsRecord> readLotsRecord(Line const& line) {
    auto const all = words(line.rest(1), " :");
    if (all.size() < 5) return std::nullopt;
    auto const seed = wholeNumber(all[4]);
    if (!seed) return std::nullopt;
    LotsRecord record{static_cast<std::uint64_t>(*seed), {}};
    for (auto word = all.begin() + 5; word != all.end(); ++word) record.order.push_back(wholeNumber(*word).value_or(0));
    bool const isSame = words(lineOf(record), " :") == all;
    return isSame ? std::optional{record} : std::nullopt;
}

// ### Withdrawal @ Round 4: 2 7

std::string lineOf(WithdrawalRecord const& record) {
    std::string text = "### Withdrawal @ Round " + std::to_string(record.round) + ":";
    for (int const number : record.players) text += " " + std::to_string(number);
    return text;
}

std::optional<WithdrawalRecord> readWithdrawalRecord(Line const& line) {
    auto const all = words(line.rest(1), " :");
    auto const round = all.size() > 5 ? wholeNumber(all[4]) : std::nullopt;
    if (!round) return std::nullopt;
    WithdrawalRecord record{*round, {}};
    for (auto word = all.begin() + 5; word != all.end(); ++word)
        record.players.push_back(wholeNumber(*word).value_or(0));
    bool const isSame = words(lineOf(record), " :") == all;
    return isSame ? std::optional{std::move(record)} : std::nullopt;
}

// ### Ratings used: 3=1850 7=0

std::string lineOf(RatingsUsedRecord const& record) {
    std::string text = "### Ratings used:";
    for (auto const& [number, rating] : record.ratings)
        text += " " + std::to_string(number) + "=" + std::to_string(rating);
    return text;
}

std::optional<RatingsUsedRecord> readRatingsUsedRecord(Line const& line) {
    auto const all = words(line.rest(1), " :");
    if (all.size() < 4) return std::nullopt;
    RatingsUsedRecord record;
    for (auto word = all.begin() + 3; word != all.end(); ++word) {
        auto const pair = words(*word, "=");
        auto const number = pair.size() == 2 ? wholeNumber(pair[0]) : std::nullopt;
        auto const rating = pair.size() == 2 ? wholeNumber(pair[1]) : std::nullopt;
        constexpr int most = 9999; // as wide as in 001
        if (!number || !rating || *rating > most) return std::nullopt;
        record.ratings.emplace_back(*number, *rating);
    }
    bool const isSame = words(lineOf(record), " :") == all;
    return isSame ? std::optional{std::move(record)} : std::nullopt;
}

// ### Later ratings: 3=2315@5 3=2330@9

std::string lineOf(LaterRatingsRecord const& record) {
    std::string text = "### Later ratings:";
    for (auto const& one : record.ratings)
        text += " " + std::to_string(one.player) + "=" + std::to_string(one.rating) + "@" + std::to_string(one.round);
    return text;
}

std::optional<LaterRatingsRecord> readLaterRatingsRecord(Line const& line) {
    auto const all = words(line.rest(1), " :");
    if (all.size() < 4) return std::nullopt;
    LaterRatingsRecord record;
    for (auto word = all.begin() + 3; word != all.end(); ++word) {
        auto const parts = words(*word, "=@");
        if (parts.size() != 3) return std::nullopt;
        auto const player = wholeNumber(parts[0]);
        auto const rating = wholeNumber(parts[1]);
        auto const round = wholeNumber(parts[2]);
        constexpr int highest = 9999; // as wide as in 001
        constexpr int lastRound = 999;
        bool const isOne = player && rating && round && *rating > 0 && *rating <= highest && *round > 1;
        if (!isOne || *round > lastRound) return std::nullopt;
        record.ratings.push_back({*player, *rating, *round});
    }
    bool const isSame = words(lineOf(record), " :") == all;
    return isSame ? std::optional{std::move(record)} : std::nullopt;
}

std::string textLine(std::string_view code, std::string_view text) {
    Columns line{code};
    line.left(5, 1'000'000, text);
    return std::move(line).take();
}

std::string lineOfPoints(std::string_view code, Points points) {
    Columns line{code};
    line.right(5, 8, decimalText(points));
    return std::move(line).take();
}

} // namespace flagfall::pairing::trf
