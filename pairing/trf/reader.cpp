// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/system.h"
#include "pairing/trf/dates.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

constexpr int valueColumn = 5;

std::string codeOf(Line const& line) { return line.exactly(1, 3); }

/// Column 4 is blank by the specification; where it is not, the value has begun too early.
std::string valueOf(Line const& line) { return line.rest(4); }

// --- records whose value is text ---------------------------------------------------------------------------

struct TextRow {
    std::string_view code;
    std::string Draft::* field;
};

constexpr std::array textRows{
    TextRow{"012", &Draft::name},        TextRow{"022", &Draft::place},        TextRow{"032", &Draft::federation},
    TextRow{"092", &Draft::typeText},    TextRow{"102", &Draft::chiefArbiter}, TextRow{"122", &Draft::timeControlText},
    TextRow{"222", &Draft::timeControl},
};

// --- records whose value has a form ------------------------------------------------------------------------

using Read = void (*)(Draft&, Line const&, Remarks&);

std::optional<Date> dateIn(Line const& line, Remarks& remarks) {
    std::string const text = valueOf(line);
    if (text.empty()) return std::nullopt;
    std::string const code = codeOf(line);
    auto const date = readDate(text);
    if (!date) {
        remarks.ignored(What::UnreadableDate, line.at(valueColumn), code, text);
        return std::nullopt;
    }
    if (date->form == DateForm::FreeText)
        remarks.assumed(What::DateFromFreeText, line.at(valueColumn), code, text, isoDate(date->date));
    if (date->form == DateForm::Ordered)
        remarks.repaired(What::DateForm, line.at(valueColumn), code, text, isoDate(date->date));
    return date->date;
}

void readBegins(Draft& draft, Line const& line, Remarks& remarks) { draft.begins = dateIn(line, remarks); }
void readEnds(Draft& draft, Line const& line, Remarks& remarks) { draft.ends = dateIn(line, remarks); }

/// The first number of a value: some programs add a remark of their own (`284 (280)`).
std::optional<NumberAt> numberIn(Line const& line, int most, Remarks& remarks) {
    std::string const text = valueOf(line);
    if (text.empty()) return std::nullopt;
    std::string const first = words(text).front();
    auto const number = wholeNumber(first);
    if (number && *number <= most) {
        if (first != text) remarks.repaired(What::TrailingText, line.at(valueColumn), codeOf(line), text, first);
        return NumberAt{*number, line.at(valueColumn), codeOf(line)};
    }
    remarks.ignored(What::UnreadableField, line.at(valueColumn), codeOf(line), text);
    return std::nullopt;
}

/// A record of the specification comes before its forerunner; of two of a kind the first counts.
bool comesBefore(std::string const& record, std::string const& kept, std::string_view specified) {
    return record == specified && kept != specified;
}

void takeNumber(std::optional<NumberAt>& kept, NumberAt number, std::string_view specified, Remarks& remarks) {
    if (!kept) {
        kept = std::move(number);
        return;
    }
    if (comesBefore(number.record, kept->record, specified)) std::swap(*kept, number);
    if (number.value != kept->value)
        remarks.repaired(What::Contradiction, number.place, number.record, std::to_string(number.value),
                         std::to_string(kept->value));
}

void readPlayers(Draft& draft, Line const& line, Remarks& remarks) {
    if (auto players = numberIn(line, 999'999'999, remarks))
        takeNumber(draft.players, std::move(*players), "062", remarks);
}

void readRounds(Draft& draft, Line const& line, Remarks& remarks) {
    auto rounds = numberIn(line, mostRounds, remarks);
    // A zero says nothing.
    if (rounds && rounds->value > 0) takeNumber(draft.rounds, std::move(*rounds), "142", remarks);
}

void takeInitialColour(Draft& draft, Colour colour, WordAt from, Remarks& remarks) {
    bool const isFirst = !draft.initialColour;
    bool const isSame = draft.initialColour == colour;
    if (isFirst || comesBefore(from.record, draft.initialColourFrom.record, "152")) {
        draft.initialColour = colour;
        std::swap(draft.initialColourFrom, from);
    }
    if (!isFirst && !isSame) remarks.ignored(What::Contradiction, from.place, from.record, from.word);
}

void readInitialColour(Draft& draft, Line const& line, Remarks& remarks) {
    std::string const text = inUpperCase(valueOf(line));
    WordAt from{valueOf(line), line.at(valueColumn), "152"};
    if (text == "W")
        takeInitialColour(draft, Colour::White, std::move(from), remarks);
    else if (text == "B")
        takeInitialColour(draft, Colour::Black, std::move(from), remarks);
    else if (!text.empty())
        remarks.ignored(What::UnreadableField, from.place, from.record, from.word);
}

void readConfiguration(Draft& draft, Line const& line, Remarks& remarks) {
    for (std::string const& word : words(valueOf(line))) {
        WordAt from{word, line.at(valueColumn), "XXC"};
        if (word == "white1")
            takeInitialColour(draft, Colour::White, std::move(from), remarks);
        else if (word == "black1")
            takeInitialColour(draft, Colour::Black, std::move(from), remarks);
        else
            remarks.ignored(What::UnreadableField, from.place, from.record, from.word);
    }
}

/// Where the points of a symbol of record 162 go; nothing for symbols on whose meaning programs differ.
std::optional<Points> setPoints(PointsSaid& scoring, std::string_view symbol, Points points) {
    if (symbol == "W") return scoring.win = points;
    if (symbol == "D") return scoring.draw = points;
    if (symbol == "L") return scoring.loss = points;
    if (symbol == "A" && !scoring.forfeitLoss) scoring.forfeitLoss = points; // a zero-point bye or a lost forfeit
    if (symbol == "A" || symbol == "Z") return scoring.absence = points;
    if (symbol == "P") return *(scoring.allocatedBye = points);
    if (symbol == "X") return *(scoring.unknownResult = points);
    return std::nullopt;
}

void readScoring(Draft& draft, Line const& line, Remarks& remarks) {
    if (draft.scoringPlace.line == 0) draft.scoringPlace = line.at(valueColumn);
    auto const all = scoringWords(line);
    for (std::size_t i = 0; i < all.size(); i += 2) {
        auto const points = i + 1 < all.size() ? pointsFromText(all[i + 1]) : std::nullopt;
        std::string const value = i + 1 < all.size() ? all[i] + " " + all[i + 1] : all[i];
        // What has been said of a symbol first counts.
        auto const said = draft.scoringSaid.find(all[i] == "Z" ? 'A' : all[i][0]);
        bool const isSaid = points && all[i].size() == 1 && said != draft.scoringSaid.end();
        if (isSaid && said->second != *points) remarks.ignored(What::Contradiction, line.at(valueColumn), "162", value);
        if (isSaid) continue;
        if (points && setPoints(draft.points, all[i], *points))
            draft.scoringSaid.emplace(all[i] == "Z" ? 'A' : all[i][0], *points);
        else
            remarks.ignored(What::UnreadableField, line.at(valueColumn), "162", value);
    }
}

/// Codes between blanks and commas.
std::vector<CodeAt> listIn(Line const& line) {
    std::vector<CodeAt> list;
    bool isInside = false;
    for (int column = valueColumn - 1; column <= line.length(); ++column) {
        std::string const character = line.columns(column, column);
        bool const isPart = !character.empty() && character != ",";
        if (isPart && !isInside) list.push_back({{}, line.at(column)});
        if (isPart) list.back().code += character;
        isInside = isPart;
    }
    return list;
}

void readTieBreaks(Draft& draft, Line const& line, Remarks&) { draft.tieBreaks = listIn(line); }

void readStandings(Draft& draft, Line const& line, Remarks&) {
    draft.standings = listIn(line);
    // The score always comes first and is not a tie-break; of teams one of two.
    std::erase_if(draft.standings, [](CodeAt const& listed) {
        return listed.code == "PTS" || listed.code == "MPTS" || listed.code == "GPTS";
    });
    // By these names they may also come later, as tie-breaks (C.07, 13.1).
    bool const hasFirst = !draft.standings.empty() && draft.standings.front().place.column == valueColumn;
    if (hasFirst && (draft.standings.front().code == "MP" || draft.standings.front().code == "GP"))
        draft.standings.erase(draft.standings.begin());
}

void readByes(Draft& draft, Line const& line, Remarks& remarks) {
    // Type in 5, round in 7–9, players in 11–14, 16–19 …
    ByeRequest bye;
    bye.line = line.number();
    std::string const type = line.columns(5, 5);
    auto const round = wholeNumber(line.columns(7, 9));
    bool readable = (type.empty() || type == "F" || type == "H" || type == "Z") && round && *round > 0;
    if (!type.empty()) bye.type = type[0];
    for (int column = 11; column <= line.length(); column += 5) {
        std::string const text = line.columns(column, column + 3);
        auto const number = wholeNumber(text);
        if (number) bye.players.push_back(*number);
        readable = readable && (number || text.empty());
    }
    if (readable) {
        bye.round = *round;
        draft.byes.push_back(std::move(bye));
    } else {
        remarks.ignored(What::UnreadableField, line.at(valueColumn), "240", valueOf(line));
    }
}

void readSystem(Draft& draft, Line const& line, Remarks&) {
    if (!draft.systemCode.empty()) return;
    draft.systemCode = valueOf(line);
    draft.systemLine = line.number();
}

void readDeputy(Draft& draft, Line const& line, Remarks&) {
    if (std::string deputy = valueOf(line); !deputy.empty()) draft.deputyArbiters.push_back(std::move(deputy));
}

/// The federation stands before the method, and may be missing.
void readRatingMethod(Draft& draft, Line const& line, Remarks&) {
    if (auto const said = words(valueOf(line)); !said.empty()) draft.ratingMethod = said.back();
}

struct FormRow {
    std::string_view code;
    Read read;
};

constexpr std::array formRows{
    FormRow{"042", readBegins},  FormRow{"052", readEnds},          FormRow{"062", readPlayers},
    FormRow{"142", readRounds},  FormRow{"XXR", readRounds},        FormRow{"152", readInitialColour},
    FormRow{"162", readScoring}, FormRow{"XXC", readConfiguration}, FormRow{"202", readTieBreaks},
    FormRow{"192", readSystem},  FormRow{"212", readStandings},     FormRow{"240", readByes},
    FormRow{"112", readDeputy},  FormRow{"172", readRatingMethod},
};

// --- records that are only counted -------------------------------------------------------------------------

struct IgnoredRow {
    std::string_view code;
    What what;
};

constexpr std::array ignoredRows{
    IgnoredRow{"072", What::UnusedRecord},       IgnoredRow{"132", What::UnusedRecord},
    IgnoredRow{"182", What::UnusedRecord},       IgnoredRow{"082", What::TeamRecord},
    IgnoredRow{"013", What::TeamRecord},         IgnoredRow{"300", What::TeamRecord},
    IgnoredRow{"310", What::TeamRecord},         IgnoredRow{"320", What::TeamRecord},
    IgnoredRow{"330", What::TeamRecord},         IgnoredRow{"352", What::TeamRecord},
    IgnoredRow{"362", What::TeamRecord},         IgnoredRow{"801", What::TeamRecord},
    IgnoredRow{"802", What::TeamRecord},         IgnoredRow{"250", What::AccelerationRecord},
    IgnoredRow{"XXA", What::AccelerationRecord}, IgnoredRow{"260", What::ProhibitedPairs},
    IgnoredRow{"XXP", What::ProhibitedPairs},    IgnoredRow{"299", What::AbnormalPoints},
    IgnoredRow{"XXS", What::AbnormalPoints},     IgnoredRow{"BBW", What::AbnormalPoints},
    IgnoredRow{"BBD", What::AbnormalPoints},     IgnoredRow{"BBL", What::AbnormalPoints},
    IgnoredRow{"BBZ", What::AbnormalPoints},     IgnoredRow{"BBF", What::AbnormalPoints},
    IgnoredRow{"BBU", What::AbnormalPoints},     IgnoredRow{"XXZ", What::AnnouncedBye},
};

// --- records that only matter for pairing ------------------------------------------------------------------

/// Each keeps what it understands, and returns what it leaves out as nonsense.
std::string keepAcceleration(Draft& draft, Line const& line) {
    auto const record = readAccelerationRecord(line);
    if (!record || record->lastRound < record->firstRound || record->lastPlayer < record->firstPlayer)
        return valueOf(line);
    draft.accelerations.push_back({*record, line.at(23), codeOf(line)});
    return {};
}

std::string keepPlayerAcceleration(Draft& draft, Line const& line) {
    auto const record = readPlayerAccelerationRecord(line);
    if (!record) return valueOf(line);
    int round = 0;
    for (Points const points : record->points) {
        ++round;
        draft.accelerations.push_back(
            {{std::nullopt, points, round, round, record->player, record->player}, line.at(valueColumn), codeOf(line)});
    }
    return {};
}

std::string keepProhibition(Draft& draft, Line const& line) {
    auto const record = readProhibitionRecord(line);
    if (!record || record->lastRound < record->firstRound || record->players.size() < 2) return valueOf(line);
    draft.prohibitions.push_back({*record, line.at(13), codeOf(line)});
    return {};
}

/// The numbers of a value; `others` are the words that are none.
std::vector<int> numbersIn(Line const& line, std::string& others) {
    std::vector<int> numbers;
    for (std::string const& word : words(valueOf(line)))
        if (auto const number = wholeNumber(word))
            numbers.push_back(*number);
        else
            others += (others.empty() ? "" : " ") + word;
    return numbers;
}

std::string keepProhibitionForEver(Draft& draft, Line const& line) {
    std::string others;
    ProhibitionRecord record{1, mostRounds, numbersIn(line, others)};
    if (record.players.size() < 2) return valueOf(line);
    draft.prohibitions.push_back({std::move(record), line.at(valueColumn), codeOf(line)});
    return others;
}

std::string keepAbsent(Draft& draft, Line const& line) {
    std::string others;
    for (int const number : numbersIn(line, others))
        draft.absent.push_back({number, line.at(valueColumn), codeOf(line)});
    return others;
}

/// What a game that was not played counts for everybody belongs to what the event has announced.
bool saysOfAll(PointsSaid& scoring, AbnormalPointsRecord const& record) {
    if (record.matchPoints || record.round != 0 || !record.players.empty()) return false;
    switch (record.type) {
    case '+': scoring.forfeitWin = record.gamePoints; return true;
    case '-': scoring.forfeitLoss = record.gamePoints; return true;
    case 'Z': scoring.absence = record.gamePoints; return true;
    default: return false;
    }
}

std::string keepAbnormalPoints(Draft& draft, Line const& line) {
    auto const record = readAbnormalPointsRecord(line);
    if (record && saysOfAll(draft.points, *record)) return {};
    bool const isAboutSomething = record && (record->type != ' ' || !record->players.empty());
    if (isAboutSomething) draft.abnormalPoints.push_back({*record, line.at(valueColumn), codeOf(line)});
    return isAboutSomething ? std::string{} : valueOf(line);
}

/// BBW, BBD …: points in 5–8, the forerunners of 162.
template <Points PointsSaid::* Field>
std::string keepPoints(Draft& draft, Line const& line) {
    auto const points = pointsFromText(line.columns(5, 8));
    draft.points.*Field = points.value_or(draft.points.*Field);
    return points ? std::string{} : valueOf(line);
}
template <std::optional<Points> PointsSaid::* Field>
std::string keepPoints(Draft& draft, Line const& line) {
    auto const points = pointsFromText(line.columns(5, 8));
    if (points) draft.points.*Field = points;
    return points ? std::string{} : valueOf(line);
}

/// A word of XXS: `W=3`, as JaVaFo has it. Points that depend on the colour are beyond this program.
bool keepJavafoWord(Draft& draft, std::string const& word) {
    PointsSaid& scoring = draft.points;
    std::size_t const mark = word.find('=');
    auto const points = mark == std::string::npos ? std::nullopt : pointsFromText(word.substr(mark + 1));
    if (!points) return false;
    std::string const code = word.substr(0, mark);
    auto const byResult = [&](char result) {
        draft.abnormalPoints.push_back({{result, std::nullopt, *points, 0, {}}, {}, "XXS"});
        return true;
    };
    auto const set = [&](auto& value) {
        value = *points;
        return true;
    };
    if (code == "W") return set(scoring.win);
    if (code == "D") return set(scoring.draw);
    if (code == "L") return set(scoring.loss);
    if (code == "ZPB") return set(scoring.absence);
    if (code == "PAB") return set(scoring.allocatedBye);
    if (code == "FL") return set(scoring.forfeitLoss);
    if (code == "FW") return set(scoring.forfeitWin);
    if (code == "HPB") return byResult('H');
    return code == "FPB" && byResult('F');
}

std::string keepJavafoPoints(Draft& draft, Line const& line) {
    std::string others;
    for (std::string const& word : words(valueOf(line)))
        if (!keepJavafoWord(draft, word)) others += (others.empty() ? "" : " ") + word;
    return others;
}

// --- teams -------------------------------------------------------------------------------------------------

std::string keepTeam(Draft& draft, Line const& line) {
    auto record = readTeamRecord(line);
    if (!record) return valueOf(line);
    bool const isOlder = codeOf(line) == "013";
    auto& records = isOlder ? draft.teams.olderRecords : draft.teams.records;
    if (isOlder) record->number = static_cast<int>(records.size()) + 1;
    records.push_back(std::move(*record));
    return {};
}

std::string keepBoardColours(Draft& draft, Line const& line) {
    std::string const colours = inUpperCase(valueOf(line));
    if (colours.find_first_not_of("WB") != std::string::npos) return valueOf(line);
    draft.teams.colours = colours;
    return {};
}

/// A symbol in two columns and its points in four, in groups of nine.
std::string keepMatchPoints(Draft& draft, Line const& line) {
    for (int column = valueColumn; column <= line.length(); column += 9) {
        std::string const symbol = line.columns(column, column + 1);
        auto const points = pointsFromText(line.columns(column + 2, column + 5));
        if (!points) return valueOf(line);
        if (symbol == "TW") draft.teams.win = *points;
        if (symbol == "TD") draft.teams.draw = *points;
        if (symbol == "TL") draft.teams.loss = *points;
    }
    return {};
}

int numberAt(Line const& line, int first, int last) { return wholeNumber(line.columns(first, last)).value_or(0); }

std::string keepTeamByes(Draft& draft, Line const& line) {
    TeamsSaid::Byes byes{pointsFromText(line.columns(5, 8)), pointsFromText(line.columns(10, 13)), {}};
    for (int column = 15; column <= line.length(); column += 4)
        byes.teams.push_back(numberAt(line, column, column + 2));
    draft.teams.byes.push_back(std::move(byes));
    return {};
}

std::string keepMatchForfeit(Draft& draft, Line const& line) {
    TeamsSaid::Forfeit const forfeit{line.columns(5, 6), numberAt(line, 8, 10), numberAt(line, 12, 14),
                                     numberAt(line, 16, 18)};
    bool const isKnown = forfeit.result == "+-" || forfeit.result == "-+" || forfeit.result == "--";
    if (!isKnown || forfeit.round == 0) return valueOf(line);
    draft.teams.forfeits.push_back(forfeit);
    return {};
}

std::string keepLineUp(Draft& draft, Line const& line) {
    TeamsSaid::LineUp lineUp{numberAt(line, 5, 7), numberAt(line, 9, 11), {}};
    for (int column = 17; column <= line.length(); column += 5)
        lineUp.players.push_back(numberAt(line, column, column + 3));
    draft.teams.lineUps.push_back(std::move(lineUp));
    return {};
}

std::string keepRoundDays(Draft& draft, Line const& line) {
    auto record = readRoundDatesRecord(line);
    if (!record) return valueOf(line);
    draft.roundDays = std::move(record->days);
    return {};
}

struct KeptRow {
    std::string_view code;
    std::string (*keep)(Draft&, Line const&);
};

constexpr std::array keptRows{
    KeptRow{"132", keepRoundDays},
    KeptRow{"250", keepAcceleration},
    KeptRow{"XXA", keepPlayerAcceleration},
    KeptRow{"260", keepProhibition},
    KeptRow{"XXP", keepProhibitionForEver},
    KeptRow{"XXZ", keepAbsent},
    KeptRow{"299", keepAbnormalPoints},
    KeptRow{"XXS", keepJavafoPoints},
    KeptRow{"BBW", keepPoints<&PointsSaid::win>},
    KeptRow{"BBD", keepPoints<&PointsSaid::draw>},
    KeptRow{"BBL", keepPoints<&PointsSaid::loss>},
    KeptRow{"BBZ", keepPoints<&PointsSaid::absence>},
    KeptRow{"BBF", keepPoints<&PointsSaid::forfeitLoss>},
    KeptRow{"BBU", keepPoints<&PointsSaid::allocatedBye>},
    KeptRow{"310", keepTeam},
    KeptRow{"013", keepTeam},
    KeptRow{"352", keepBoardColours},
    KeptRow{"362", keepMatchPoints},
    KeptRow{"320", keepTeamByes},
    KeptRow{"330", keepMatchForfeit},
    KeptRow{"300", keepLineUp},
};

/// Whoever pairs the next round has a use for them.
void keep(Draft& draft, Line const& line, Remarks& remarks) {
    if (valueOf(line).empty()) {
        // Points that were to be given are lost.
        if (codeOf(line) == "299") remarks.ignored(What::UnreadableField, line.at(valueColumn), "299", {});
        return;
    }
    for (KeptRow const& row : keptRows) {
        if (row.code != codeOf(line)) continue;
        std::string const leftOut = row.keep(draft, line);
        if (!leftOut.empty()) remarks.ignored(What::UnreadableField, line.at(valueColumn), codeOf(line), leftOut);
    }
}

/// Comments of TRF26, and rulers people leave in a file to count columns by.
bool isComment(Line const& line) {
    std::string const code = codeOf(line);
    return code == "###" || code == "123" || code.find_first_not_of(' ') == std::string::npos;
}

/// The federation's own data of a player: its code, then columns as in 001.
bool isNationalRecord(Line const& line) {
    std::string const code = codeOf(line);
    bool const capitals =
        code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return capitals && wholeNumber(line.columns(5, 8));
}

/// Comments that say something: of an adjourned game, of a withdrawal, of lots, or that games are open, which their
/// marks say as well.
bool takeComment(Draft& draft, Line const& line) {
    if (codeOf(line) != "###") return false;
    auto const record = readAdjournmentRecord(line);
    if (record) draft.adjournments.push_back({*record, line.at(0), "### Adjournment"});
    auto const withdrawal = readWithdrawalRecord(line);
    if (withdrawal) draft.withdrawals.push_back(*withdrawal);
    auto lots = readLotsRecord(line);
    if (lots && !draft.lots) draft.lots = lots;
    auto const ratings = readRatingsUsedRecord(line);
    if (ratings) draft.ratingsUsed.insert(draft.ratingsUsed.end(), ratings->ratings.begin(), ratings->ratings.end());
    auto const later = readLaterRatingsRecord(line);
    if (later) draft.laterRatings.insert(draft.laterRatings.end(), later->ratings.begin(), later->ratings.end());
    return record || withdrawal || lots || ratings || later || line.rest(1).starts_with("### Interim @ Round ");
}

What sortOfIgnored(Line const& line) {
    if (isComment(line)) return What::Comment;
    for (IgnoredRow const& row : ignoredRows)
        if (row.code == codeOf(line)) return row.what;
    return What::UnknownRecord;
}

bool takeNationalRecord(Draft& draft, Line const& line, Remarks& remarks) {
    if (sortOfIgnored(line) != What::UnknownRecord || !isNationalRecord(line)) return false;
    if (draft.nationals.size() < mostPlayers) draft.nationals.push_back(readNational(line, remarks));
    return true;
}

/// The player of a number; of several with the same, the one of that name.
PlayerDraft* playerWith(Draft& draft, std::multimap<int, std::size_t> const& places, int number,
                        std::string_view name) {
    auto const [first, last] = places.equal_range(number);
    PlayerDraft* found = nullptr;
    for (auto place = first; place != last; ++place) {
        PlayerDraft& player = draft.records[place->second];
        if (player.name == name) return &player;
        if (!found) found = &player;
    }
    return found;
}

/// What other records say of the players. Of two federations the one of the event knows better, or else the first.
void giveToPlayers(Draft& draft, Remarks& remarks) {
    std::multimap<int, std::size_t> places;
    for (std::size_t place = 0; place < draft.records.size(); ++place)
        if (auto const number = draft.records[place].number) places.emplace(*number, place);
    std::stable_partition(draft.nationals.begin(), draft.nationals.end(),
                          [&draft](NationalDraft const& national) { return national.federation == draft.federation; });
    std::set<PlayerDraft const*> known;
    for (NationalDraft const& national : draft.nationals) {
        PlayerDraft* const player = playerWith(draft, places, national.number, national.name);
        if (!player || !known.insert(player).second) {
            remarks.ignoredRecord(What::NationalRecord, national.line, national.federation);
            continue;
        }
        player->nationalRating = national.rating;
        player->nationalId = national.id;
    }
    for (auto const& [number, rating] : draft.ratingsUsed)
        if (PlayerDraft* const player = playerWith(draft, places, number, {})) player->ratingUsed = rating;
    for (auto const& [number, rating, round] : draft.laterRatings)
        if (PlayerDraft* const player = playerWith(draft, places, number, {}))
            player->laterRatings[RoundNumber{round}] = rating;
}

/// Whether it is used is only known when the whole file has been read.
bool isUsedPerhaps(What what) {
    return what == What::AccelerationRecord || what == What::ProhibitedPairs || what == What::AnnouncedBye ||
           what == What::TeamRecord;
}

void ignore(Draft& draft, Line const& line, Remarks& remarks) {
    What const what = sortOfIgnored(line);
    std::string const code = codeOf(line);
    draft.hasKnownRecord = draft.hasKnownRecord || (what != What::Comment && what != What::UnknownRecord);
    draft.hasTeams = draft.hasTeams || code == "310" || code == "013";
    // What becomes of 299 is said when the rounds are known; days of rounds, points of results and byes are kept.
    if (code == "299" || code == "132" || code.starts_with("BB")) return;
    // An empty record, or a number that is nothing, leaves nothing out.
    std::string const value = valueOf(line);
    bool const saysNothing = value.empty() || (wholeNumber(value) && *wholeNumber(value) == 0);
    if (saysNothing && what != What::UnknownRecord && what != What::Comment) return;
    if (isUsedPerhaps(what))
        draft.pairingRecords.push_back({what, line.number(), code});
    else
        remarks.ignoredRecord(what, line.number(), what == What::Comment ? std::string{} : code);
}

bool readText(Draft& draft, Line const& line) {
    for (TextRow const& row : textRows)
        if (row.code == codeOf(line)) {
            std::string& field = draft.*row.field;
            if (field.empty()) field = valueOf(line);
            return true;
        }
    return false;
}

bool readForm(Draft& draft, Line const& line, Remarks& remarks) {
    for (FormRow const& row : formRows)
        if (row.code == codeOf(line)) {
            row.read(draft, line, remarks);
            return true;
        }
    return false;
}

bool takePlayerRecord(Draft& draft, Line const& line, Remarks& remarks) {
    if (codeOf(line) != "001") return false;
    draft.tooManyPlayers = draft.tooManyPlayers || draft.records.size() >= mostPlayers;
    if (!draft.tooManyPlayers) draft.records.push_back(readPlayer(line, remarks));
    return true;
}

bool isTeamEvent(Draft const& draft) {
    std::string const code = inUpperCase(draft.systemCode);
    if (PairingSystem const* const system = systemByCode(code))
        return system->rules().competitors == Competitors::Teams;
    bool const isIndividual = inLowerCase(draft.typeText).find("individual") != std::string::npos;
    return code.find("TEAM") != std::string::npos || (draft.hasTeams && !isIndividual);
}

} // namespace

Draft readRecords(std::string_view bytes, Remarks& remarks) {
    Draft draft;
    LineReader lines{bytes, remarks};
    while (auto const line = lines.next()) {
        bool const known =
            readText(draft, *line) || readForm(draft, *line, remarks) || takePlayerRecord(draft, *line, remarks);
        draft.hasKnownRecord = draft.hasKnownRecord || known;
        if (known || takeComment(draft, *line)) continue;
        if (takeNationalRecord(draft, *line, remarks)) {
            draft.hasKnownRecord = true;
            continue;
        }
        keep(draft, *line, remarks);
        ignore(draft, *line, remarks);
    }
    giveToPlayers(draft, remarks);
    draft.isOfTeams = isTeamEvent(draft);
    return draft;
}

} // namespace flagfall::pairing::trf
