// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/dates.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/records.h"
#include "pairing/trf/result_letters.h"

#include <algorithm>
#include <array>
#include <utility>

/// Record 001, the same in TRF16 and TRF26.
namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

constexpr int lastFixedColumn = 89; // the rank; the rounds follow
constexpr char const* unknownName = "?";

int roundsIn(Line const& line) {
    // The opponent of round r begins at 92 + 10(r − 1); what comes earlier belongs to the rank.
    int const length = line.length();
    return length < opponentColumn(1) ? 0 : (length - opponentColumn(1)) / 10 + 1;
}

/// The columns between the fields of a round: the two before it, and the ones after opponent and colour.
std::array<int, 4> gapsOf(int round) {
    int const start = opponentColumn(round);
    return {start - 2, start - 1, start + 4, start + 6};
}

std::optional<int> filledGap(Line const& line, int round) {
    for (int const column : gapsOf(round))
        if (!line.isBlank(column)) return column;
    return std::nullopt;
}

bool everyGapIsBlank(Line const& line) {
    for (int const column : {48, 53, 57, 69, 80, 85})
        if (!line.isBlank(column)) return false;
    for (int round = 1; round <= std::min(roundsIn(line), mostRounds); ++round)
        if (filledGap(line, round)) return false;
    return true;
}

/// Columns are characters, but a program that pads by bytes moves everything behind an `é` to the left. Such
/// a line is recognised by what then stands in the gaps.
Line withColumnsRight(Line const& line, Remarks& remarks) {
    if (line.isAscii() || everyGapIsBlank(line)) return line;
    Line inBytes = line.withColumnsInBytes();
    if (!everyGapIsBlank(inBytes)) return line;
    remarks.repairedAgain(What::ColumnsInBytes, line.at(0), "001", {}, {});
    return inBytes;
}

/// A line of which a part has slipped to one side: moved back it has blanks wherever they must be.
Line withColumnsMovedBack(Line const& line, Remarks& remarks) {
    if (everyGapIsBlank(line)) return line;
    std::vector<int> starts{10, 15, 49, 54, 58, 70, 81, 86};
    for (int round = 1; round <= std::min(roundsIn(line), mostRounds); ++round) starts.push_back(opponentColumn(round));
    for (int const by : {1, -1, 2, -2})
        for (int const start : starts) {
            // What belongs at `start` stands before it, or behind.
            auto const moved = line.moved(start - by, by);
            if (!moved || !everyGapIsBlank(*moved)) continue;
            remarks.wrong(What::ColumnsShifted, line.at(start - by), "001", line.exactly(start - by, start - by + 9),
                          moved->exactly(start, start + 9));
            return *moved;
        }
    return line;
}

void readNumber(PlayerDraft& player, Line const& line, Remarks& remarks) {
    std::string const text = line.columns(5, 8);
    player.number = wholeNumber(text);
    if (player.number && *player.number > 0) return;
    player.number.reset();
    remarks.wrong(What::PlayerNumber, line.at(5), "001 pairing number", text);
}

void readSex(PlayerDraft& player, Line const& line, Remarks& remarks) {
    std::string const text = line.columns(10, 10);
    std::string const letter = inLowerCase(text);
    if (letter == "m" || letter == "w") player.sex = letter;
    if (letter == "f") {
        player.sex = "w";
        remarks.repairedAgain(What::SexLetter, line.at(10), "001 sex", text, "w");
    }
    if (!text.empty() && player.sex.empty()) remarks.ignoredAgain(What::UnreadableField, line.at(10), "001 sex", text);
}

void readTitle(PlayerDraft& player, Line const& line, Remarks& remarks) {
    static constexpr std::array<std::string_view, 8> titles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> oldLetters{{{"G", "GM"},
                                                                                              {"M", "IM"},
                                                                                              {"WG", "WGM"},
                                                                                              {"F", "FM"},
                                                                                              {"WM", "WIM"},
                                                                                              {"C", "CM"},
                                                                                              {"WF", "WFM"},
                                                                                              {"WC", "WCM"}}};
    std::string const text = line.columns(11, 13);
    std::string const upper = inUpperCase(text);
    if (text.empty()) return;
    if (std::find(titles.begin(), titles.end(), upper) != titles.end()) {
        player.title = upper;
        return;
    }
    for (auto const& [old, title] : oldLetters)
        if (old == upper) {
            player.title = title;
            remarks.repairedAgain(What::OldTitleLetter, line.at(11), "001 title", text, player.title);
            return;
        }
    remarks.ignoredAgain(What::UnreadableField, line.at(11), "001 title", text);
}

bool isDigit(std::string const& text) { return wholeNumber(text).has_value(); }

void readName(PlayerDraft& player, Line const& line, Remarks& remarks) {
    // Column 48 is blank by the specification. A letter there is the end of a long name; a figure is a rating
    // that is out of its columns.
    bool const shifted = isDigit(line.columns(48, 48));
    player.name = line.columns(15, shifted ? 47 : 48);
    if (!player.name.empty()) return;
    if (remarks.mends()) player.name = unknownName;
    remarks.wrong(What::NameMissing, line.at(15), "001 name", {}, player.name);
}

/// What is said to be taken for a rating that cannot be read.
std::string ratingTaken(int rating, Remarks const& remarks) {
    return remarks.mends() ? std::to_string(rating) : std::string{};
}

/// Rating and federation, wherever they stand between the name and the ID.
void readShiftedRating(PlayerDraft& player, Line const& line) {
    std::string digits, letters;
    for (char const character : line.columns(48, 57)) {
        if (character >= '0' && character <= '9') digits += character;
        if (character >= 'A' && character <= 'Z') letters += character;
    }
    if (digits.size() <= 4) player.rating = wholeNumber(digits).value_or(0);
    player.federation = letters.size() == 3 ? letters : std::string{};
}

void readRating(PlayerDraft& player, Line const& line, Remarks& remarks) {
    if (isDigit(line.columns(48, 48)) || !line.isBlank(53)) {
        int const column = line.isBlank(53) ? 48 : 53;
        if (remarks.mends()) readShiftedRating(player, line);
        remarks.wrong(What::ColumnsShifted, line.at(column), "001 rating", line.columns(48, 56),
                      ratingTaken(player.rating, remarks));
        return;
    }
    std::string const text = line.columns(49, 52);
    auto const rating = wholeNumber(text);
    if (rating)
        player.rating = *rating;
    else if (!text.empty())
        remarks.wrong(What::Rating, line.at(49), "001 rating", text, ratingTaken(0, remarks));
}

void readBirthDate(PlayerDraft& player, Line const& line, Remarks& remarks) {
    std::string const text = line.columns(70, 79);
    if (text.empty()) return;
    auto const birth = readBirth(text);
    if (!birth) {
        remarks.ignoredAgain(What::UnreadableDate, line.at(70), "001 birth date", text);
        return;
    }
    player.birth = birth->text;
    if (birth->form == DateForm::FreeText)
        remarks.assumedAgain(What::DateFromFreeText, line.at(70), "001 birth date", text, birth->text);
    if (birth->form == DateForm::Ordered && birth->text != text) // a year alone says what it says
        remarks.repairedAgain(What::DateForm, line.at(70), "001 birth date", text, birth->text);
}

bool readOpponent(Cell& cell, Line const& line, int round, Remarks& remarks) {
    std::string const text = line.columns(opponentColumn(round), opponentColumn(round) + 3);
    cell.opponentBlank = text.empty();
    if (text.empty()) return true;
    auto const number = wholeNumber(text);
    if (!number) remarks.wrong(What::OpponentNumber, line.at(opponentColumn(round)), fieldOf("opponent", round), text);
    if (number && *number > 0) cell.opponent = number;
    return number.has_value();
}

bool readColour(Cell& cell, Line const& line, int round, Remarks& remarks) {
    std::string const text = line.columns(colourColumn(round), colourColumn(round));
    if (text == "w" || text == "W")
        cell.colour = Colour::White;
    else if (text == "b" || text == "B")
        cell.colour = Colour::Black;
    else if (!text.empty() && text != "-") {
        remarks.wrong(What::ColourCode, line.at(colourColumn(round)), fieldOf("colour", round), text);
        return remarks.mends(); // the opponent may know
    }
    return true;
}

bool isOneOf(std::string_view symbols, std::string const& text) {
    return text.size() == 1 && symbols.find(text[0]) != std::string_view::npos;
}

constexpr std::string_view symbols = "10=WDL+-?HFUZ";

/// Of an entry whose opponent cannot be read: the result, if it is one.
char letterIn(Line const& line, int round) {
    std::string const text = inUpperCase(line.columns(resultColumn(round), resultColumn(round)));
    return isOneOf(symbols, text) ? text[0] : ' ';
}

/// A symbol that is no result at all is an unknown one (the checklist, 166); a letter of a bye beside an opponent, or
/// of a game beside none, is a contradiction.
bool readResult(Cell& cell, Line const& line, int round, Remarks& remarks) {
    static constexpr std::string_view withOpponent = "10=WDL+-?";
    static constexpr std::string_view withoutOpponent = "HFUZ10=+-";
    Place const place = line.at(resultColumn(round));
    std::string const found = line.columns(place.column, place.column);
    std::string const text = inUpperCase(found); // TRF26: letters may be small
    if (text.empty()) return true;
    if (isOneOf(cell.opponent ? withOpponent : withoutOpponent, text)) {
        cell.result = text[0];
        return true;
    }
    if (isOneOf(symbols, text)) {
        remarks.wrong(What::ResultCode, place, fieldOf("result", round), found);
        // Of a game the opponent may know the result; without one it is worth as much.
        if (remarks.mends() && !cell.opponent) cell.result = byeLetterOf(text[0]);
        return remarks.mends();
    }
    if (cell.opponent) cell.result = openGame;
    remarks.repaired(What::UnknownResult, place, fieldOf("result", round), found,
                     cell.opponent ? std::string{openGame} : std::string{});
    return true;
}

Cell readCell(Line const& line, int round, Remarks& remarks) {
    Cell cell;
    if (auto const column = filledGap(line, round)) {
        int const start = opponentColumn(round);
        remarks.wrong(What::ColumnsShifted, line.at(*column), "001 round " + std::to_string(round),
                      line.exactly(start - 2, start + 7));
        cell.broken = true;
        return cell;
    }
    bool const opponent = readOpponent(cell, line, round, remarks);
    bool const colour = readColour(cell, line, round, remarks);
    if (!opponent && remarks.mends()) cell.result = letterIn(line, round);
    // What a result may be depends on whether there is an opponent.
    bool const result = opponent && readResult(cell, line, round, remarks);
    cell.broken = !opponent || !colour || !result;
    return cell;
}

void readCells(PlayerDraft& player, Line const& line, Remarks& remarks) {
    int const rounds = roundsIn(line);
    if (rounds > mostRounds) {
        remarks.fatal(What::TooManyRounds, line.at(opponentColumn(mostRounds + 1)), "001", std::to_string(rounds));
        return;
    }
    for (int round = 1; round <= rounds; ++round) player.cells.push_back(readCell(line, round, remarks));
    while (!player.cells.empty() && player.cells.back().isEmpty()) player.cells.pop_back();
}

/// A line that ends inside a field's columns. One that ends between two rounds has lost nothing.
void noteMissingBlanks(Line const& line, Remarks& remarks) {
    int const length = line.length();
    int const last = roundsIn(line);
    bool const cutInRound =
        last > 0 && length < resultColumn(last) && !line.columns(opponentColumn(last), length).empty();
    if (length < lastFixedColumn || cutInRound)
        remarks.repairedAgain(What::TrailingBlanksMissing, line.at(length + 1), "001", {}, {});
}

/// `1966/02/06`, `1966/00/00`: a birth date as the specification wants it.
std::string birthInFile(std::string birth) {
    std::replace(birth.begin(), birth.end(), '-', '/');
    return birth.size() == 4 ? birth + "/00/00" : birth;
}

/// With everything in it that says something: an entry in the columns of a round counts, even an empty one.
std::vector<Cell> cellsIn(Line const& line) {
    Remarks remarks;
    std::vector<Cell> cells;
    for (int round = 1; round <= roundsIn(line); ++round) {
        Cell cell = readCell(line, round, remarks);
        cell.opponentBlank = cell.opponentBlank && cell.isEmpty() && !cell.colour;
        cells.push_back(cell);
    }
    while (!cells.empty() && cells.back() == Cell{}) cells.pop_back();
    return cells;
}

bool isFullyUnderstood(Line const& line, Remarks& remarks) {
    for (int const column : {4, 9, 14, 90, 91})
        if (!line.isBlank(column)) return false;
    auto const all = remarks.take();
    for (int column = resultColumn(roundsIn(line)) + 1; column <= line.length(); ++column)
        if (!line.isBlank(column)) return false;
    bool const isGood = std::all_of(all.begin(), all.end(), [](Remark const& remark) {
        bool const isRead = remark.kind == Remark::Kind::Assumed || remark.kind == Remark::Kind::Repaired;
        return isRead || remark.what == What::UnreadableDate; // stays as it stands
    });
    return isGood && everyGapIsBlank(line) && roundsIn(line) <= mostRounds;
}

} // namespace

std::optional<PlayerRecord> readPlayerRecord(Line const& written) {
    Remarks remarks;
    Line const line = withColumnsRight(written, remarks);
    PlayerDraft const draft = readPlayer(line, remarks);
    if (!isFullyUnderstood(line, remarks)) return std::nullopt;
    PlayerRecord record;
    record.number = draft.number.value_or(0);
    record.sex = draft.sex;
    record.title = draft.title;
    record.name = draft.name;
    record.rating = line.columns(49, 52);
    record.federation = draft.federation;
    record.fideId = draft.fideId;
    record.birth = draft.birth.empty() ? line.columns(70, 79) : birthInFile(draft.birth);
    record.points = draft.pointsText;
    record.rank = draft.rankText;
    record.cells = cellsIn(line);
    return record;
}

PlayerDraft readPlayer(Line const& written, Remarks& remarks) {
    Line line = withColumnsRight(written, remarks);
    if (remarks.mends()) line = withColumnsMovedBack(line, remarks);
    PlayerDraft player;
    player.line = line.number();
    readNumber(player, line, remarks);
    readSex(player, line, remarks);
    readTitle(player, line, remarks);
    readName(player, line, remarks);
    player.federation = line.columns(54, 56);
    readRating(player, line, remarks);
    player.fideId = line.columns(58, 68);
    readBirthDate(player, line, remarks);
    player.pointsText = line.columns(81, 84);
    player.rankText = line.columns(86, 89);
    readCells(player, line, remarks);
    noteMissingBlanks(line, remarks);
    return player;
}

NationalDraft readNational(Line const& written, Remarks& remarks) {
    Line const line = withColumnsRight(written, remarks);
    NationalDraft national;
    national.line = line.number();
    national.federation = line.exactly(1, 3);
    national.number = wholeNumber(line.columns(5, 8)).value_or(0);
    national.name = line.columns(15, 47);
    national.id = line.columns(58, 68);
    std::string const rating = line.columns(49, 52);
    national.rating = wholeNumber(rating).value_or(0);
    if (!rating.empty() && !wholeNumber(rating))
        remarks.ignoredAgain(What::UnreadableField, line.at(49), "NRS rating", rating);
    // National titles and classes have no place here.
    if (std::string const title = line.columns(11, 13); !title.empty())
        remarks.ignoredAgain(What::NationalTitle, line.at(11), "NRS classification", title);
    return national;
}

} // namespace flagfall::pairing::trf
