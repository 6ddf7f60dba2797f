// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/trf/dates.h"
#include "pairing/trf/mending.h"
#include "pairing/trf/trf.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace flagfall::pairing::trf {
namespace {

using Kind = Remark::Kind;
using What = Remark::What;

std::string bytesOf(std::filesystem::path const& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string fixture(std::string const& name) {
    return bytesOf(std::filesystem::path{SOURCE_DIR} / "tests/pairing/trf" / (name + ".trf"));
}

std::vector<Remark> remarksOf(std::string const& bytes) {
    auto const read = trf::read(bytes);
    return read ? read->remarks : read.error();
}

Remark const* find(std::vector<Remark> const& remarks, What what) {
    auto const found =
        std::find_if(remarks.begin(), remarks.end(), [what](Remark const& remark) { return remark.what == what; });
    return found == remarks.end() ? nullptr : &*found;
}

/// What every imported tournament promises: numbers 1…N, and everybody once in every round.
std::vector<std::string> codesOf(ImportedTournament const& tournament) {
    std::vector<std::string> codes;
    for (CodeAt const& each : tournament.tieBreaks) codes.push_back(each.code);
    return codes;
}

void expectToHangTogether(ImportedTournament const& tournament) {
    int expected = 1;
    for (ImportedPlayer const& player : tournament.players) EXPECT_EQ(player.number.value(), expected++);
    EXPECT_GE(tournament.rounds, static_cast<int>(tournament.played.size()));
    int number = 1;
    for (ImportedRound const& round : tournament.played) {
        EXPECT_EQ(round.round.value(), number++);
        std::multiset<int> seen;
        for (ImportedGame const& game : round.games) {
            seen.insert(game.white.value());
            seen.insert(game.black.value());
        }
        for (ImportedBye const& bye : round.byes) seen.insert(bye.player.value());
        ASSERT_EQ(seen.size(), tournament.players.size());
        expected = 1;
        for (int const each : seen) ASSERT_EQ(each, expected++);
    }
    for (Remark const& remark : tournament.remarks) EXPECT_NE(remark.kind, Kind::Wrong);
}

/// `1-4 1-0 5-2 0-1 (3 U)` : one round in board order.
std::string text(ImportedRound const& round) {
    std::string text;
    for (ImportedGame const& game : round.games)
        text += (text.empty() ? "" : ", ") + std::to_string(game.white.value()) + "-" +
                std::to_string(game.black.value()) + " " +
                (game.result ? std::string{code(*game.result)} : std::string{"?"});
    for (ImportedBye const& bye : round.byes)
        text += " (" + std::to_string(bye.player.value()) + " " + "UHFZ"[static_cast<int>(bye.kind)] + ")";
    return text;
}

// --- a file without fault ----------------------------------------------------------------------------------

TEST(TrfReader, AFileToTheLetterIsReadInFullWithNothingToRemarkButTheBoards) {
    auto const read = trf::read(fixture("valid"));
    ASSERT_TRUE(read);
    expectToHangTogether(*read);
    EXPECT_EQ(read->name, "Spring Open");
    EXPECT_EQ(read->place, "Bergen");
    EXPECT_EQ(read->federation, "NOR");
    EXPECT_EQ(read->begins, parseDate("2026-03-06"));
    EXPECT_EQ(read->ends, parseDate("2026-03-08"));
    EXPECT_EQ(read->chiefArbiter, "IA Kari Holm");
    EXPECT_EQ(read->typeText, "Individual: Swiss-System");
    EXPECT_EQ(read->timeControlText, "90 min + 30 s");
    EXPECT_EQ(read->timeControl, "5400+30");
    EXPECT_EQ(read->systemCode, "FIDE_DUTCH_2026");
    EXPECT_EQ(read->initialColour, Colour::White);
    EXPECT_EQ(codesOf(*read), (std::vector<std::string>{"BH/C1", "BH", "SB", "DE", "WIN"}));
    EXPECT_EQ(read->rounds, 5);
    EXPECT_FALSE(read->isRoundRobin);
    ASSERT_EQ(read->remarks.size(), 1u);
    EXPECT_EQ(read->remarks[0].what, What::MissingBoardOrder);
}

TEST(TrfReader, PlayersKeepTheirLettersWhateverTheColumns) {
    auto const read = trf::read(fixture("valid"));
    ASSERT_TRUE(read);
    ImportedPlayer const& second = read->players.at(1);
    EXPECT_EQ(second.name, "Bérczes, Ödön");
    EXPECT_EQ(second.title, "FM");
    EXPECT_EQ(second.sex, "m");
    EXPECT_EQ(second.rating, 2295);
    EXPECT_EQ(second.federation, "HUN");
    EXPECT_EQ(second.fideId, "700002");
    EXPECT_EQ(second.birth, "1985");
    EXPECT_EQ(read->players.at(0).birth, "1990-04-12");
    EXPECT_EQ(read->players.at(3).rating, 0);
    EXPECT_EQ(read->players.at(3).sex, "");
}

TEST(TrfReader, RoundsAreGamesAndByes) {
    auto const read = trf::read(fixture("valid"));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->played.size(), 3u);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 U)");
    EXPECT_EQ(text(read->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 H)"); // 1 and 2 lead with a point each
    EXPECT_EQ(text(read->played[2]), "1-3 1-0, 4-2 1-0 (5 U)");
}

// --- one fault each ----------------------------------------------------------------------------------------

struct Row {
    std::string file;
    Kind kind;
    What what;
    int line;
    int column;
    std::optional<std::string> found;
    std::optional<std::string> taken;
    int count;
};

// clang-format off
Row const rows[] = {
    Row{"wrong_player_number", Kind::Wrong, What::PlayerNumber, 17, 5, "x3", std::nullopt, 1},
    Row{"wrong_duplicate_number", Kind::Wrong, What::DuplicateNumber, 19, 5, "4", std::nullopt, 1},
    Row{"wrong_number_gap", Kind::Wrong, What::NumberGap, 19, 5, "7", "5", 1},
    Row{"wrong_name_missing", Kind::Wrong, What::NameMissing, 17, 15, "", std::nullopt, 1},
    Row{"wrong_rating", Kind::Wrong, What::Rating, 15, 49, "23l0", std::nullopt, 1},
    Row{"wrong_opponent_number", Kind::Wrong, What::OpponentNumber, 15, 92, "A", std::nullopt, 1},
    Row{"wrong_opponent_unknown", Kind::Wrong, What::OpponentUnknown, 15, 112, "33", std::nullopt, 1},
    Row{"wrong_opponent_disagrees", Kind::Wrong, What::OpponentDisagrees, 15, 92, "5 w 1", "5: 2 w 0", 1},
    Row{"wrong_colour_disagrees", Kind::Wrong, What::ColourDisagrees, 17, 107, "5 b 1", "5: 3 b 0", 1},
    Row{"wrong_colour_code", Kind::Wrong, What::ColourCode, 16, 117, "x", std::nullopt, 1},
    Row{"wrong_colour_missing_on_both_sides", Kind::Wrong, What::ColourCode, 16, 117, "4 - 0", std::nullopt, 1},
    Row{"wrong_bye_with_opponent", Kind::Wrong, What::ResultCode, 17, 119, "H", std::nullopt, 1},
    Row{"wrong_both_win", Kind::Wrong, What::ResultsDisagree, 15, 99, "4 w 1", "4: 1 b 1", 1},
    Row{"wrong_win_and_draw", Kind::Wrong, What::ResultsDisagree, 15, 109, "2 b =", "2: 1 w 1", 1},
    Row{"wrong_forfeit_against_a_game", Kind::Wrong, What::ResultsDisagree, 15, 99, "4 w 1", "4: 1 b -", 1},
    Row{"wrong_result_on_one_side", Kind::Wrong, What::ResultsDisagree, 15, 99, "4 w 1", "4: 1 b  ", 1},
    Row{"wrong_opponent_is_self", Kind::Wrong, What::OpponentIsSelf, 16, 102, "2 w =", std::nullopt, 1},
    Row{"wrong_columns_shifted", Kind::Wrong, What::ColumnsShifted, 17, 91, std::nullopt, std::nullopt, 1},
    Row{"wrong_rating_shifted", Kind::Wrong, What::ColumnsShifted, 17, 53, std::nullopt, std::nullopt, 1},
    Row{"wrong_no_players", Kind::Wrong, What::NoPlayers, 0, 0, std::nullopt, std::nullopt, 1},
    Row{"wrong_not_a_trf", Kind::Wrong, What::NotATrf, 0, 0, std::nullopt, std::nullopt, 1},
    Row{"wrong_too_many_rounds", Kind::Wrong, What::TooManyRounds, 15, 10082, std::nullopt, std::nullopt, 1},
    Row{"repaired_byte_order_mark", Kind::Repaired, What::ByteOrderMark, 1, 1, std::nullopt, std::nullopt, 1},
    Row{"repaired_latin_1", Kind::Repaired, What::NotUtf8, 16, 16, std::nullopt, "Latin-1", 1},
    Row{"repaired_windows_1250", Kind::Repaired, What::NotUtf8, 16, 15, std::nullopt, "Windows-1250", 1},
    Row{"repaired_latin_2", Kind::Repaired, What::NotUtf8, 16, 15, std::nullopt, "ISO 8859-2", 1},
    Row{"repaired_utf_16", Kind::Repaired, What::NotUtf8, 1, 1, std::nullopt, "UTF-16", 1},
    Row{"repaired_mixed_line_endings", Kind::Repaired, What::LineEndings, 3, 0, std::nullopt, std::nullopt, 1},
    Row{"repaired_points_differ", Kind::Repaired, What::PointsDiffer, 16, 81, "2.5", "1.5", 1},
    Row{"repaired_count_differs", Kind::Repaired, What::CountDiffers, 6, 5, "6", "5", 1},
    Row{"repaired_old_title_letter", Kind::Repaired, What::OldTitleLetter, 16, 11, "f", "FM", 1},
    Row{"repaired_date_form", Kind::Repaired, What::DateForm, 17, 70, "1971.11.30", "1971-11-30", 1},
    Row{"repaired_numbers_not_in_order", Kind::Repaired, What::NumbersNotInOrder, 17, 5, "2", std::nullopt, 1},
    Row{"repaired_bye_without_number", Kind::Repaired, What::ByeWithoutOpponentNumber, 17, 92, "", "0000", 2},
    Row{"repaired_colour_missing", Kind::Repaired, What::ColourMissing, 17, 117, "1 - 0", "b", 1},
    Row{"repaired_forfeit_without_colours", Kind::Repaired, What::ColourMissing, 16, 117, "4 - -", "w", 1},
    Row{"repaired_forfeit_without_opponent", Kind::Repaired, What::ResultWithoutOpponent, 17, 99, "0000 - +", "0000 - F", 2},
    Row{"repaired_rounds_differ", Kind::Repaired, What::RoundsDiffer, 10, 5, "2", "3", 1},
    Row{"repaired_columns_in_bytes", Kind::Repaired, What::ColumnsInBytes, 16, 0, std::nullopt, std::nullopt, 1},
    Row{"repaired_control_character", Kind::Repaired, What::ControlCharacter, 1, 11, std::nullopt, std::nullopt, 1},
    Row{"repaired_sex_letter", Kind::Repaired, What::SexLetter, 15, 10, "f", "w", 1},
    Row{"repaired_unknown_result", Kind::Repaired, What::UnknownResult, 17, 119, "x", "?", 1},
    Row{"repaired_trailing_blanks", Kind::Repaired, What::TrailingBlanksMissing, 19, 114, std::nullopt, std::nullopt, 1},
    Row{"assumed_rounds", Kind::Assumed, What::RoundsFromFile, 0, 0, "", "3", 1},
    Row{"assumed_date", Kind::Assumed, What::DateFromFreeText, 4, 5, "March 6, 2026", "2026-03-06", 1},
    Row{"assumed_initial_colour", Kind::Assumed, What::InitialColourUnknown, 0, 0, "", "W", 1},
    Row{"assumed_blank_is_bye", Kind::Assumed, What::BlankIsZeroPointBye, 19, 119, std::nullopt, std::nullopt, 1},
    Row{"assumed_no_time_control", Kind::Assumed, What::NoTimeControl, 0, 0, std::nullopt, std::nullopt, 1},
    Row{"assumed_no_tie_breaks", Kind::Assumed, What::NoTieBreaks, 0, 0, std::nullopt, std::nullopt, 1},
    Row{"ignored_unknown_record", Kind::Ignored, What::UnknownRecord, 20, 0, "Q7Z", std::nullopt, 1},
    Row{"ignored_team_records", Kind::Ignored, What::TeamRecord, 20, 0, "310 801", std::nullopt, 3},
    Row{"ignored_national_record", Kind::Ignored, What::NationalRecord, 20, 0, "NOR", std::nullopt, 1},
    Row{"ignored_comments", Kind::Ignored, What::Comment, 1, 0, "", std::nullopt, 4},
    Row{"ignored_unreadable_date", Kind::Ignored, What::UnreadableDate, 5, 5, "next Sunday", std::nullopt, 1},
    Row{"ignored_acceleration", Kind::Ignored, What::AccelerationRecord, 20, 0, "250", std::nullopt, 1},
    Row{"ignored_prohibited_pairs", Kind::Ignored, What::UnreadableField, 20, 13, "9", std::nullopt, 1},
    Row{"ignored_abnormal_points", Kind::Ignored, What::AbnormalPoints, 20, 0, "299", std::nullopt, 1},
    Row{"ignored_unknown_tie_break", Kind::Ignored, What::UnknownTieBreak, 13, 11, "XYZ", std::nullopt, 1},
    Row{"ignored_unused_record", Kind::Ignored, What::UnusedRecord, 10, 0, "182", std::nullopt, 1},
    Row{"ignored_unreadable_field", Kind::Ignored, What::UnreadableField, 17, 11, "XM", std::nullopt, 1},
    Row{"ignored_announced_bye", Kind::Ignored, What::AnnouncedBye, 18, 122, "0000 - U", std::nullopt, 1},
    Row{"ignored_future_round", Kind::Ignored, What::FutureRound, 15, 132, std::nullopt, std::nullopt, 2},
};
// clang-format on

TEST(TrfReader, AYearOfBirthAloneIsNothingToTell) {
    std::string const line = "001    1 m    Hron, Anna                        2000 SVK             1991";
    auto const read = trf::read("012 X\n" + line + "\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.at(0).birth, "1991");
    EXPECT_EQ(find(read->remarks, What::DateForm), nullptr);
    auto const other = trf::read("012 X\n" + line + ".05.03\n");
    ASSERT_TRUE(other);
    EXPECT_NE(find(other->remarks, What::DateForm), nullptr);
}

std::string namesIn(std::string const& file) {
    auto const read = trf::read(fixture(file));
    EXPECT_TRUE(read) << file;
    std::string names;
    if (read)
        for (ImportedPlayer const& player : read->players) names += player.name + "; ";
    return names;
}

TEST(LettersOfAFile, AreThoseOfTheCountriesItsPlayersComeFrom) {
    EXPECT_EQ(namesIn("repaired_windows_1250"),
              "Adler, Jana; Čížmár, Ľuboš; Castro, Luis; Grzegrzółka, Paweł; Eriksen, Ase; ");
    EXPECT_EQ(namesIn("repaired_latin_2"),
              "Adler, Jana; Čížmár, Ľuboš; Castro, Luis; Grzegrzółka, Paweł; Eriksen, Ase; ");
    EXPECT_EQ(namesIn("repaired_utf_16"), "Adler, Jana; Čížmár, Ľuboš; Castro, Luis; Dijk, Piet van; Eriksen, Åse; ");
    EXPECT_EQ(namesIn("repaired_latin_1"), "Adler, Jana; Bérczes, Ödön; Castro, Luis; Dijk, Piet van; Eriksen, Åse; ");
}

TEST(LettersOfAFile, AreNotGuessedFromABlankFederationAlone) {
    auto const nameOf = [](std::string const& name, std::string const& federation) {
        std::string line = "001    1      " + name;
        line.resize(48, ' ');
        auto const read = trf::read("012 X\n" + line + "2000 " + federation + "\n");
        EXPECT_TRUE(read);
        return read ? read->players.at(0).name : std::string{};
    };
    EXPECT_EQ(nameOf("Moli\xE8re, Jean", "FRA"), "Molière, Jean");
    EXPECT_EQ(nameOf("Moli\xE8re, Jean", ""), "Molière, Jean");
    EXPECT_EQ(nameOf("\xC8\xED\x9Em\xE1r, Jan", "SVK"), "Čížmár, Jan");
    EXPECT_EQ(nameOf("Nov\xE1k, Tom\xE1\xB9", "SVK"), "Novák, Tomáš") << "ą is Polish alone";
    EXPECT_EQ(nameOf("Zaj\xB9"
                     "c, Jan",
                     "POL"),
              "Zając, Jan");
    EXPECT_EQ(nameOf("\xA9koda, Jan", "CZE"), "Škoda, Jan");
    EXPECT_EQ(nameOf("R\xF9\xBEi\xE8ka, Jan", "CZE"), "Růžička, Jan");
    EXPECT_EQ(nameOf("Kr\xE1\xBEik, Jan", "SVK"), "Kráľik, Jan") << "ž or ľ: the one of Windows";
    EXPECT_EQ(nameOf("\xBCubo\x9A, Jan", ""), "Ľuboš, Jan") << "no name begins with a quarter";
}

TEST(LettersOfAFile, OfUtf16MayBeHalfOnes) {
    EXPECT_EQ(trf::fromUtf16(std::string_view{"\xFF\xFE\x41\x00\x3D\xD8\x00\xDE\x00\xDE\x42", 11}), "A😀");
    EXPECT_EQ(trf::fromUtf16(std::string_view{"\xFE\xFF\x01\x0C", 4}), "Č");
    EXPECT_EQ(trf::fromUtf16("012 X"), std::nullopt);
}

/// Three players: two with a FIDE rating, and what federations say of them.
ImportedTournament withNationalRecords(std::string const& head, std::string const& records) {
    auto const file = trf::read("012 X\n032 SVK\n" + head +
                                "001    1      Both, Jan                         2000 CZE\n"
                                "001    2      Home, Eva                              SVK\n"
                                "001    3      Away, Jo                          1900 SVK\n" +
                                records);
    EXPECT_TRUE(file);
    return file ? *file : ImportedTournament{};
}

std::string ratingsOf(ImportedTournament const& file) {
    std::string text;
    for (ImportedPlayer const& player : file.players)
        text += std::to_string(player.rating) + " " + std::to_string(player.fideRating) + " " +
                std::to_string(player.nationalRating) + " " + player.nationalId + "\n";
    return text;
}

constexpr char const* national = "SVK    1      Both, Jan                         2100 CZE          R1\n"
                                 "SVK    2      Home, Eva                         1800 SVK          R2\n";

TEST(NationalRecords, GiveThePlayersASecondRatingAndTheirId) { // TRF26, NRS
    EXPECT_EQ(ratingsOf(withNationalRecords("172 SVK FIDON\n", national)),
              "2000 2000 2100 R1\n1800 0 1800 R2\n1900 1900 0 \n");
    EXPECT_EQ(ratingsOf(withNationalRecords("172 SVK HBFN\n", national)),
              "2100 2000 2100 R1\n1800 0 1800 R2\n1900 1900 0 \n");
    EXPECT_EQ(ratingsOf(withNationalRecords("", national)), "2000 2000 2100 R1\n1800 0 1800 R2\n1900 1900 0 \n")
        << "no method is said: the rating there is";
    EXPECT_EQ(ratingsOf(withNationalRecords("172 SVK NRO\n", "")), "2000 2000 0 \n0 0 0 \n1900 1900 0 \n")
        << "a program that has no such records writes the national ones into 001";
    EXPECT_EQ(find(withNationalRecords("172 SVK HBFN\n", national).remarks, What::NationalRecord), nullptr);
}

TEST(NationalRecords, OfTheEventsFederationComeFirst) {
    auto const file = withNationalRecords("", "CZE    1      Both, Jan                         1750 CZE        7741\n" +
                                                  std::string{national});
    EXPECT_EQ(file.players[0].nationalId, "R1");
    Remark const* const other = find(file.remarks, What::NationalRecord);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->found, "CZE");
}

TEST(NationalRecords, ThatCannotBeReadAreToldAndHinderNothing) {
    auto const file = withNationalRecords("", "SVK    1   km Both, Jan                         abcd CZE          R1\n");
    EXPECT_EQ(file.players[0].nationalRating, 0);
    Remark const* const rating = find(file.remarks, What::UnreadableField);
    ASSERT_TRUE(rating);
    EXPECT_EQ(rating->column, 49);
    ASSERT_TRUE(find(file.remarks, What::NationalTitle));
    EXPECT_EQ(find(file.remarks, What::NationalTitle)->found, "km");
}

TEST(RatingsUsed, AreReadWhereNoMethodTellsThem) {
    auto const file = withNationalRecords("172 SVK OTHER\n### Ratings used: 1=2050 3=0\n", national);
    EXPECT_EQ(ratingsOf(file), "2050 2000 2100 R1\n1800 0 1800 R2\n0 1900 0 \n");
    EXPECT_EQ(find(file.remarks, What::Comment), nullptr);
    EXPECT_EQ(file.tournament.participants[0].rating, 2050) << "tie-breaks by ratings go by it";
    auto const wide = withNationalRecords("172 SVK OTHER\n### Ratings used: 1=999999999\n", national);
    EXPECT_NE(wide.tournament.participants[0].rating, 999999999) << "wider than 001";
    EXPECT_NE(find(wide.remarks, What::Comment), nullptr) << "and it is told";
}

TEST(LaterRatings, AreReadWithTheRoundsFromWhichTheyHold) {
    auto const ratings = [](char const* comment) {
        return withNationalRecords(comment, national).tournament.participants[0].laterRatings;
    };
    EXPECT_EQ(ratings("### Later ratings: 1=2110@2 1=2130@5\n"),
              (LaterRatings{{RoundNumber{2}, 2110}, {RoundNumber{5}, 2130}}));
    for (char const* const wrong : {"1=2110@1", "1=0@2", "1=99999@2", "1=2110", "1=2110@2000"})
        EXPECT_EQ(ratings((std::string{"### Later ratings: "} + wrong + "\n").c_str()), LaterRatings{}) << wrong;
}

class OneFault : public testing::TestWithParam<Row> {};
INSTANTIATE_TEST_SUITE_P(Trf, OneFault, testing::ValuesIn(rows), [](auto const& info) { return info.param.file; });

TEST_P(OneFault, IsRemarkedAtItsPlace) {
    Row const& row = GetParam();
    auto const read = trf::read(fixture(row.file));
    EXPECT_EQ(read.has_value(), row.kind != Kind::Wrong) << "only what is wrong stops the import";
    if (read) expectToHangTogether(*read);
    std::vector<Remark> const remarks = read ? read->remarks : read.error();
    Remark const* const remark = find(remarks, row.what);
    ASSERT_TRUE(remark);
    EXPECT_EQ(remark->kind, row.kind);
    EXPECT_EQ(remark->line, row.line);
    EXPECT_EQ(remark->column, row.column);
    if (row.found) {
        EXPECT_EQ(remark->found, *row.found);
    }
    if (row.taken) {
        EXPECT_EQ(remark->taken, *row.taken);
    }
    EXPECT_EQ(remark->count, row.count);
}

// --- what is made of a fault that is mended ----------------------------------------------------------------

struct MendedRow {
    std::string file;
    What what;
    std::string taken;
    std::string rounds; ///< those that are not as in the file without the fault
};

MendedRow const mendedRows[] = {
    {"wrong_player_number", What::PlayerNumber, "3", ""},
    {"wrong_duplicate_number", What::DuplicateNumber, "5", ""},
    {"wrong_name_missing", What::NameMissing, "?", ""},
    {"wrong_rating", What::Rating, "0", ""},
    {"wrong_rating_shifted", What::ColumnsShifted, "2100", ""},
    {"wrong_columns_shifted", What::ColumnsShifted, "0000 - U  ", ""},
    // Somebody else's record says who it was.
    {"wrong_opponent_number", What::OpponentNumber, "4 w 1", ""},
    {"wrong_opponent_unknown", What::OpponentUnknown, "3 w 1", ""},
    {"wrong_opponent_disagrees", What::OpponentDisagrees, "4 w 1", ""},
    {"wrong_opponent_is_self", What::OpponentIsSelf, "1 w =", ""},
    {"wrong_colour_code", What::ColourCode, "4 b 0", ""},
    {"wrong_bye_with_opponent", What::ResultCode, "1 b 0", ""},
    {"wrong_result_on_one_side", What::ResultsDisagree, "1 b 0", ""},
    {"wrong_number_gap", What::NumberGap, "5", ""},
    // Nothing says who had which colour: it stays with the lower number, or is White.
    {"wrong_colour_disagrees", What::ColourDisagrees, "3 w 0", "2: 2-1 1/2-1/2, 5-3 0-1 (4 H)"},
    {"wrong_colour_missing_on_both_sides", What::ColourCode, "4 w 0", "3: 1-3 1-0, 2-4 0-1 (5 U)"},
    // The points of one of the two are those of the results.
    {"wrong_both_win", What::ResultsDisagree, "1 b 0", ""},
    {"wrong_win_and_draw", What::ResultsDisagree, "1 w =", ""},
    {"wrong_forfeit_against_a_game", What::ResultsDisagree, "4 w ?", "1: 1-4 ?, 5-2 0-1 (3 U)"},
};

class MendedFault : public testing::TestWithParam<MendedRow> {};
INSTANTIATE_TEST_SUITE_P(Trf, MendedFault, testing::ValuesIn(mendedRows),
                         [](auto const& info) { return info.param.file; });

TEST_P(MendedFault, IsNamedWithWhatWasTaken) {
    MendedRow const& row = GetParam();
    auto const read = trf::readMended(fixture(row.file));
    ASSERT_TRUE(read);
    expectToHangTogether(*read);
    ASSERT_EQ(read->players.size(), 5u) << "nobody gets lost";
    ASSERT_EQ(read->played.size(), 3u);
    Remark const* const remark = find(read->remarks, row.what);
    ASSERT_TRUE(remark);
    EXPECT_EQ(remark->kind, Kind::Repaired);
    EXPECT_GE(remark->line, 15);
    EXPECT_GE(remark->column, 5);
    EXPECT_EQ(remark->taken, row.taken);
    auto const valid = trf::read(fixture("valid"));
    std::string different;
    for (std::size_t round = 0; round < 3; ++round) {
        if (text(read->played[round]) == text(valid->played[round])) continue;
        different += (different.empty() ? "" : "; ") + std::to_string(round + 1) + ": " + text(read->played[round]);
    }
    EXPECT_EQ(different, row.rounds);
}

TEST(MendedTrf, WhatIsNoReportOfPlayersIsRefusedAllTheSame) {
    for (char const* const file : {"wrong_no_players", "wrong_not_a_trf", "wrong_too_many_rounds"})
        EXPECT_FALSE(trf::readMended(fixture(file))) << file;
}

TEST(MendedTrf, AFileWithoutFaultsIsReadAsItIs) {
    auto const mended = trf::readMended(fixture("valid"));
    ASSERT_TRUE(mended);
    EXPECT_EQ(mended->remarks.size(), trf::read(fixture("valid"))->remarks.size());
}

TEST(MendedTrf, ByesAndProhibitionsFollowTheNumbersOfTheirPlayers) {
    std::string const records = "240 H   5    7\n260   4   5    1    7\n";
    auto const read = trf::readMended(fixture("wrong_number_gap") + records);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->announced.size(), 1u);
    EXPECT_EQ(read->announced[0].player, PairingNumber{5});
    ASSERT_EQ(read->prohibited.size(), 1u);
    EXPECT_EQ(read->prohibited[0].second, PairingNumber{5});
}

TEST(TrfFixtures, EveryFileInTheFolderIsExpectedSomewhere) {
    std::set<std::string> expected{"valid", "other_scoring"};
    for (Row const& row : rows) expected.insert(row.file);
    std::set<std::string> present;
    for (auto const& entry :
         std::filesystem::directory_iterator{std::filesystem::path{SOURCE_DIR} / "tests/pairing/trf"})
        present.insert(entry.path().stem().string());
    EXPECT_EQ(present, expected);
}

// --- what is made of a repair ------------------------------------------------------------------------------

std::string roundOf(std::string const& file, std::size_t round) {
    auto const read = trf::read(fixture(file));
    return read ? text(read->played.at(round - 1)) : "refused";
}

TEST(TrfRepairs, AMissingColourComesFromTheOpponent) {
    EXPECT_EQ(roundOf("repaired_colour_missing", 3), "1-3 1-0, 4-2 1-0 (5 U)");
}

TEST(TrfRepairs, AForfeitWithoutColoursGivesTheLowerNumberWhite) {
    EXPECT_EQ(roundOf("repaired_forfeit_without_colours", 3), "1-3 1-0, 2-4 -/+ (5 U)");
}

TEST(TrfRepairs, AForfeitAgainstNobodyIsAByeWorthAsMuch) {
    EXPECT_EQ(roundOf("repaired_forfeit_without_opponent", 1), "1-4 1-0, 5-2 0-1 (3 F)");
    EXPECT_EQ(roundOf("repaired_forfeit_without_opponent", 2), "2-1 1/2-1/2, 3-5 1-0 (4 Z)");
}

TEST(TrfRepairs, ABlankOpponentOfAByeIsNobody) {
    EXPECT_EQ(roundOf("repaired_bye_without_number", 2), "2-1 1/2-1/2, 3-5 1-0 (4 H)");
}

TEST(TrfRepairs, PlayersOutOfOrderAreSorted) {
    auto const read = trf::read(fixture("repaired_numbers_not_in_order"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.at(1).name, "Bérczes, Ödön");
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 U)");
}

TEST(TrfRepairs, ALineWhoseColumnsCountBytesIsReadByBytes) {
    auto const read = trf::read(fixture("repaired_columns_in_bytes"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.at(1).name, "Bérczes, Ödön");
    EXPECT_EQ(read->players.at(1).rating, 2295);
}

TEST(TrfRepairs, LatinOneLettersBecomeUtf8) {
    auto const read = trf::read(fixture("repaired_latin_1"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players.at(1).name, "Bérczes, Ödön");
    EXPECT_EQ(read->players.at(4).name, "Eriksen, Åse");
}

TEST(TrfRepairs, TheRoundInProgressIsTakenAndLaterOnesAreNot) {
    auto const read = trf::read(fixture("ignored_future_round"));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->played.size(), 4u);
    EXPECT_EQ(text(read->played[3]), "5-1 ? (2 Z) (3 Z) (4 Z)");
}

/// Changes one line, found by how it begins, from a column on (ASCII lines only).
std::string put(std::string file, std::string_view start, std::size_t column, std::string_view text) {
    std::size_t const line = file.find(start);
    file.replace(line + column - 1, text.size(), text);
    return file;
}

TEST(TrfRepairs, AnUnknownSymbolOnOneSideLeavesTheGameOpenOnBoth) { // VCL 166
    for (std::string_view const symbol : {"$", "*", "5"}) {
        auto const read = trf::read(put(fixture("valid"), "001    1", 99, symbol));
        ASSERT_TRUE(read) << symbol;
        EXPECT_EQ(text(read->played[0]), "1-4 ?, 5-2 0-1 (3 U)") << symbol;
        Remark const* const unknown = find(read->remarks, What::UnknownResult);
        ASSERT_TRUE(unknown) << symbol;
        EXPECT_EQ(unknown->line, 15);
        EXPECT_EQ(unknown->field, "001 result, round 1");
        EXPECT_EQ(unknown->found, symbol);
        EXPECT_EQ(find(read->remarks, What::Contradiction)->line, 18) << "the result of the other one is not used";
    }
}

TEST(TrfRepairs, AnUnknownSymbolWithoutAnOpponentIsNoEntry) {
    auto const read = trf::read(put(fixture("valid"), "001    3", 99, "$"));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 Z)");
    EXPECT_EQ(find(read->remarks, What::UnknownResult)->taken, "");
}

TEST(TrfRepairs, SmallLettersOfAResultAreNotUnknown) {
    auto const read = trf::read(put(fixture("valid"), "001    3", 99, "u"));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 U)");
    EXPECT_FALSE(find(read->remarks, What::UnknownResult));
}

TEST(TrfRepairs, WithThreePointsForAWinTheResultsAreTaken) {
    auto const read = trf::read(fixture("other_scoring"));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 U)");
    Remark const* const differs = find(read->remarks, What::PointsDiffer);
    ASSERT_TRUE(differs); // 2½ by 1-½-0; by 162 two wins and a draw make seven
    EXPECT_EQ(differs->taken, "7.0");
    EXPECT_EQ(read->tournament.scoring.win, 3 * onePoint);
    EXPECT_EQ(scoreOf(read->tournament.participants[0]), 7 * onePoint);
}

TEST(TrfRepairs, PointsForForfeitsAndAbsencesAreTaken) {
    std::string const file = fixture("other_scoring");
    Scoring const absences = trf::read(file)->tournament.scoring;
    EXPECT_EQ(absences.zeroPointBye, halfPoint);
    EXPECT_EQ(absences.forfeitLoss, halfPoint) << "162 A is for every absence";
    EXPECT_EQ(absences.forfeitWin, 3 * onePoint) << "as a win";
    Scoring const forfeits =
        trf::read(file + "299 +             2.0\n299 -             0.0\n299 Z             1.0\n")->tournament.scoring;
    EXPECT_EQ(forfeits.forfeitWin, 2 * onePoint);
    EXPECT_EQ(forfeits.forfeitLoss, noPoint);
    EXPECT_EQ(forfeits.zeroPointBye, onePoint);
}

// --- variations on the file without fault ------------------------------------------------------------------

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

TEST(TrfReader, EveryKindOfLineEndIsRead) {
    std::string const unix = fixture("valid");
    for (std::string_view const end : {"\r", "\r\n"}) {
        auto const read = trf::read(replaced(unix, "\n", end));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->remarks.size(), 1u);
        EXPECT_EQ(read->players.size(), 5u);
        EXPECT_EQ(read->name, "Spring Open");
    }
}

TEST(TrfReader, BlankLinesAndTrailingBlanksMeanNothing) {
    auto const read = trf::read(replaced(fixture("valid"), "\n", "    \n\n   \n"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->remarks.size(), 1u);
    EXPECT_EQ(text(read->played[2]), "1-3 1-0, 4-2 1-0 (5 U)");
}

TEST(TrfReader, UnevenScoresOfAPenaltyAreResults) { // Laws 12.9
    std::string const file = fixture("valid");
    auto const halfToNothing = trf::read(put(put(file, "001    1", 99, "="), "001    1", 81, " 2.0"));
    ASSERT_TRUE(halfToNothing);
    EXPECT_EQ(text(halfToNothing->played[0]), "1-4 1/2-0, 5-2 0-1 (3 U)");
    auto const bothLose = trf::read(put(put(file, "001    1", 99, "0"), "001    1", 81, " 1.5"));
    ASSERT_TRUE(bothLose);
    EXPECT_EQ(text(bothLose->played[0]), "1-4 0-0, 5-2 0-1 (3 U)");
}

TEST(TrfReader, ForfeitsAndUnratedGamesAreToldApart) {
    std::string const file = fixture("valid");
    auto const forfeit = trf::read(put(put(file, "001    1", 99, "+"), "001    4", 99, "-"));
    ASSERT_TRUE(forfeit);
    EXPECT_EQ(text(forfeit->played[0]), "1-4 +/-, 5-2 0-1 (3 U)");
    auto const unrated = trf::read(put(put(file, "001    1", 99, "W"), "001    4", 99, "L"));
    ASSERT_TRUE(unrated);
    EXPECT_EQ(text(unrated->played[0]), "1-4 W/L, 5-2 0-1 (3 U)");
}

TEST(TrfReader, AnUnratedGameGoesWithAnUnratedGameOnly) {
    std::string const file = fixture("valid");
    auto const drawn = trf::read(put(put(put(file, "001    1", 99, "D"), "001    4", 99, "D"), "001    1", 81, " 2.0"));
    ASSERT_TRUE(drawn);
    EXPECT_EQ(text(drawn->played[0]), "1-4 D/D, 5-2 0-1 (3 U)");
    EXPECT_FALSE(trf::read(put(put(file, "001    1", 99, "W"), "001    4", 99, "0")));
}

TEST(TrfReader, AQuestionMarkIsAGameWithoutAResult) { // VCL 165, 166
    std::string const file = fixture("valid");
    auto const open = trf::read(put(put(file, "001    1", 99, "?"), "001    4", 99, "?"));
    ASSERT_TRUE(open);
    EXPECT_EQ(text(open->played[0]), "1-4 ?, 5-2 0-1 (3 U)");
    auto const half = trf::read(put(file, "001    1", 99, "?"));
    ASSERT_TRUE(half);
    EXPECT_EQ(text(half->played[0]), text(open->played[0])) << "what one of the two does not know is not known";
    EXPECT_EQ(find(half->remarks, What::Contradiction)->line, 18) << "the result of the other one is named";
    EXPECT_FALSE(trf::read(put(file, "001    3", 99, "?"))) << "a bye is always over";
}

TEST(TrfReader, AGameWithoutAResultCountsWhatXSaysAndADrawFailingThat) { // VCL 165
    std::string const file = put(put(fixture("valid"), "001    1", 99, "?"), "001    4", 99, "?");
    auto const pointsFound = [](std::string const& text) {
        auto const read = trf::read(text);
        Remark const* const differs = read ? find(read->remarks, What::PointsDiffer) : nullptr;
        return differs ? differs->taken : "";
    };
    EXPECT_EQ(pointsFound(file), "2.0") << "1 has a win and a draw beside it";
    EXPECT_EQ(pointsFound("162  X 0.0\n" + file), "1.5");
    EXPECT_EQ(pointsFound("162  X 1.0\n" + put(file, "001    4", 81, " 2.5")), "") << "2½ are what 1 has on file";
}

TEST(TrfReader, AnAbsenceIsAZeroPointByeOrALostForfeit) { // TRF26, 162 A
    std::string const file = put(put(fixture("valid"), "001    1", 99, "+"), "001    4", 99, "-");
    auto const pointsFound = [&file](std::string const& records) {
        auto const read = trf::read(records + file);
        Remark const* const differs = read ? find(read->remarks, What::PointsDiffer) : nullptr;
        return differs ? differs->taken : "";
    };
    EXPECT_EQ(pointsFound(""), "") << "4 has lost by forfeit, and 1½ on file";
    EXPECT_EQ(pointsFound("162  A 0.5\n"), "2.0");
    EXPECT_EQ(pointsFound("162  Z 0.5\n"), "") << "other programs have a symbol for the bye alone";
    for (char const* const both : {"BBF  0.0\n162  A 0.5\n", "162  A 0.5\nBBF  0.0\n"})
        EXPECT_EQ(pointsFound(both), "") << "what is said of the lost forfeit itself counts";
}

TEST(TrfReader, GamesMarkedAsOpenAreToldRoundByRound) {
    std::string file = put(put(fixture("valid"), "001    1", 99, "?"), "001    4", 99, "?");
    file = put(put(file, "001    1", 119, "?"), "001    3", 119, "?");
    auto const read = trf::read(file);
    ASSERT_TRUE(read);
    std::vector<std::string> told;
    for (Remark const& remark : read->remarks)
        if (remark.what == What::OpenGames)
            told.push_back(std::to_string(remark.round) + ": " + remark.found + " x" + std::to_string(remark.count));
    EXPECT_EQ(told, (std::vector<std::string>{"1: 1 x1", "3: 1 x1"}));
    EXPECT_FALSE(find(trf::read(fixture("ignored_future_round"))->remarks, What::OpenGames)) << "blanks are no mark";
}

TEST(TrfReader, ACommentAboutAnAdjournedGameIsUsedAndTold) { // VCL 163
    auto const read = trf::read("### Adjournment @ Round 1: 1-4 1/2-1/2 => 1-0\n" + fixture("valid"));
    ASSERT_TRUE(read);
    Remark const* const told = find(read->remarks, What::AdjournedGame);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->kind, Kind::Noted);
    EXPECT_EQ(told->line, 1);
    EXPECT_EQ(std::to_string(told->round) + ": " + told->found + " " + told->taken, "1: 1-4 1-0");
    EXPECT_FALSE(find(read->remarks, What::Comment));
    EXPECT_TRUE(read->played[0].games[0].adjourned);
    EXPECT_FALSE(read->played[0].games[1].adjourned);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 5-2 0-1 (3 U)");
}

TEST(TrfReader, ACommentAboutAGameThatIsNotThereIsAComment) {
    for (std::string const said : {"1: 4-1 1/2-1/2 => 0-1", "1: 1-4 1/2-1/2 => 0-1", "9: 1-4 1/2-1/2 => 1-0",
                                   "1: 1-4 0-1 => 1-0", "1: 1-4 1/2-1/2", "0: 1-4 1/2-1/2 => 1-0"}) {
        auto const read = trf::read("### Adjournment @ Round " + said + "\n" + fixture("valid"));
        ASSERT_TRUE(read) << said;
        EXPECT_FALSE(find(read->remarks, What::AdjournedGame)) << said;
        EXPECT_TRUE(find(read->remarks, What::Comment)) << said;
    }
}

TEST(TrfReader, XxrAndXxcServeWhere142And152AreMissing) {
    std::string const old = replaced(replaced(fixture("valid"), "142 5", "XXR 7"), "152 W", "XXC black1");
    auto const read = trf::read(old);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rounds, 7);
    EXPECT_EQ(read->initialColour, Colour::Black);
    EXPECT_EQ(trf::read("XXR 9\n" + fixture("valid"))->rounds, 5) << "142 comes before XXR";
}

TEST(TrfReader, TheListOfTheStandingsComesBeforeThatOfTheTieBreaks) {
    auto const read = trf::read(fixture("valid") + "212 PTS, DE, SB\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(codesOf(*read), (std::vector<std::string>{"DE", "SB"}));
}

TEST(TrfReader, ByesOfRecord240FillTheBlanksOfThePlayers) {
    std::string const blank = put(fixture("valid"), "001    4", 102, "        ");
    EXPECT_EQ(text(trf::read(blank)->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 Z)");
    auto const read = trf::read(blank + "240 H   2    4\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 H)");
    EXPECT_EQ(read->remarks.size(), 1u);
}

TEST(TrfReader, AByeOfRecord240AgainstAGameIsLeftAside) {
    auto const read = trf::read(fixture("valid") + "240 H   2    1\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 H)");
    ASSERT_TRUE(find(read->remarks, What::AnnouncedBye));
}

// --- what the rounds to come are paired by ------------------------------------------------------------------

TEST(TrfReader, ByesForRoundsToComeAreTakenFrom240AndXXZAndThePlayersEntries) {
    auto const read = trf::read(fixture("valid") + "240 H   4    4\n240 F   5    1    2\nXXZ 3 4\n");
    ASSERT_TRUE(read);
    using Bye = trf::AnnouncedBye;
    EXPECT_THAT(read->announced,
                testing::UnorderedElementsAre(Bye{PairingNumber{4}, RoundNumber{4}, trf::ByeKind::HalfPoint},
                                              Bye{PairingNumber{1}, RoundNumber{5}, trf::ByeKind::FullPoint},
                                              Bye{PairingNumber{2}, RoundNumber{5}, trf::ByeKind::FullPoint},
                                              Bye{PairingNumber{3}, RoundNumber{4}, trf::ByeKind::ZeroPoint}));
    EXPECT_FALSE(find(read->remarks, What::AnnouncedBye));
}

TEST(TrfReader, ProhibitedPairsAreTakenFrom260AndXXP) {
    auto const read = trf::read(fixture("valid") + "260   4   5    1    2    3\nXXP 4 5\n");
    ASSERT_TRUE(read);
    auto const pair = [](int first, int second, int from, int to) {
        return trf::ImportedProhibition{PairingNumber{first}, PairingNumber{second}, RoundNumber{from},
                                        RoundNumber{to}};
    };
    EXPECT_THAT(read->prohibited,
                testing::ElementsAre(pair(1, 2, 4, 5), pair(1, 3, 4, 5), pair(2, 3, 4, 5), pair(4, 5, 1, 999)));
    EXPECT_FALSE(find(read->remarks, What::ProhibitedPairs));
}

TEST(TrfReader, AProhibitionOfAPlayerNamedManyTimesIsOneOfEachPair) {
    std::string record = "XXP";
    for (int i = 0; i < 5'000; ++i) record += " 4 5";
    auto const read = trf::read(fixture("valid") + record + "\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(std::ranges::count_if(read->prohibited, [](auto const& pair) { return pair.first == PairingNumber{4}; }),
              1);
}

TEST(TrfReader, BakuAccelerationIsTakenFrom192AndFromRecords250ThatSayTheSame) {
    // Five rounds: three of them accelerated, two of those in full. Players 3 and 5 were there in round 1 as well as
    // the others, so the group is that of five: four.
    std::string const baku = "250       1.0   1   2    1    4\n250       0.5   3   3    1    4\n";
    EXPECT_FALSE(trf::read(fixture("valid"))->isBaku);
    auto const read = trf::read(fixture("valid") + baku);
    EXPECT_TRUE(read->isBaku);
    EXPECT_FALSE(find(read->remarks, What::AccelerationRecord));
    auto const other = trf::read(fixture("valid") + "250       1.0   1   3    1    4\n");
    EXPECT_FALSE(other->isBaku);
    EXPECT_TRUE(find(other->remarks, What::AccelerationRecord));
}

TEST(TrfReader, InARoundRobinNothingOfItIsTaken) {
    std::string file = fixture("valid");
    file.replace(file.find("FIDE_DUTCH_2026"), 15, "FIDE_ROUNDROBIN");
    auto const read = trf::read(file + "240 H   5    1\n260   1   5    1    2\n250       1.0   1   2    1    4\n");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->announced.empty());
    EXPECT_TRUE(read->prohibited.empty());
    EXPECT_FALSE(read->isBaku);
    for (What const what : {What::AnnouncedBye, What::ProhibitedPairs, What::AccelerationRecord})
        EXPECT_TRUE(find(read->remarks, what));
}

TEST(TrfReader, PointsAboveAWinAreARulingAndOtherPointsBesideAResultAreNot) { // 299
    auto const ruled = trf::read(fixture("valid") + "299 D         1.0    2    1\n");
    ASSERT_TRUE(ruled);
    EXPECT_EQ(ruled->played[1].games[0].ruled, (ByColour{halfPoint, onePoint})) << "2 has White";
    EXPECT_FALSE(ruled->played[1].games[1].ruled);
    EXPECT_FALSE(find(ruled->remarks, What::AbnormalPoints));
    for (std::string const other : {"299 D         0.0    2    1", "299 D         0.7    2    1",
                                    "299 H         1.0    2    4", "299 D         1.0    2    4"}) {
        auto const read = trf::read(fixture("valid") + other + "\n");
        ASSERT_TRUE(read) << other;
        EXPECT_FALSE(read->played[1].games[0].ruled) << other;
        EXPECT_TRUE(find(read->remarks, What::AbnormalPoints)) << other;
    }
}

TEST(TrfReader, InATeamEventRecord240NumbersTeams) {
    std::string const blank = put(fixture("valid"), "001    4", 102, "        ");
    std::string const teams = "310   1 One\n240 H   2    4\n";
    auto const individual = trf::read(blank + teams);
    ASSERT_TRUE(individual);
    EXPECT_EQ(text(individual->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 H)") << "players who belong to teams";
    auto const read = trf::read(replaced(blank, "FIDE_DUTCH_2026", "FIDE_TEAM") + teams);
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[1]), "2-1 1/2-1/2, 3-5 1-0 (4 Z)");
    EXPECT_EQ(find(read->remarks, What::UnreadableField)->field, "240 teams") << "there is no team 4";
}

TEST(TrfReader, ThreePointsForAWinAreRespectedWhenThePointsAreChecked) {
    std::string file = fixture("other_scoring");
    file = put(put(file, "001    1", 81, " 7.0"), "001    3", 81, " 4.0");
    auto const read = trf::read(put(file, "001    4", 81, " 4.0"));
    ASSERT_TRUE(read);
    auto const differ = std::count_if(read->remarks.begin(), read->remarks.end(),
                                      [](Remark const& remark) { return remark.what == What::PointsDiffer; });
    EXPECT_EQ(differ, 1) << "only number 2 was not corrected";
}

TEST(TrfReader, EverythingWrongIsNamedNotOnlyTheFirst) {
    std::string file = fixture("valid");
    file = put(file, "001    1", 49, "23l0");
    file = put(file, "001    3", 99, "?");
    file = put(file, "001    4", 97, "w");
    auto const read = trf::read(file);
    ASSERT_FALSE(read);
    EXPECT_TRUE(find(read.error(), What::Rating));
    EXPECT_TRUE(find(read.error(), What::ResultCode));
    EXPECT_TRUE(find(read.error(), What::ColourDisagrees));
}

TEST(TrfReader, ADisagreementIsNamedOnceNotFromBothSides) {
    auto const remarks = remarksOf(fixture("wrong_both_win"));
    EXPECT_EQ(
        std::count_if(remarks.begin(), remarks.end(), [](Remark const& remark) { return remark.kind == Kind::Wrong; }),
        1);
}

// --- kinds of event ----------------------------------------------------------------------------------------

TEST(TrfReader, ARoundRobinIsKnownByItsCodeOrItsWords) {
    auto const isRoundRobin = [](std::string const& type, std::string const& code) {
        std::string const file = replaced(fixture("valid"), "Individual: Swiss-System", type);
        return trf::read(replaced(file, "192 FIDE_DUTCH_2026\n", code.empty() ? "" : "192 " + code + "\n"))
            ->isRoundRobin;
    };
    EXPECT_TRUE(isRoundRobin("Swiss", "BERGER_ROUNDROBIN"));
    EXPECT_TRUE(isRoundRobin("Individual: Round-Robin", ""));
    EXPECT_FALSE(isRoundRobin("Individual: Round-Robin", "FIDE_DUTCH"));
    EXPECT_FALSE(isRoundRobin("Team: Round-Robin", ""));
    EXPECT_FALSE(isRoundRobin("Round-Robin", "FIDE_TEAM_ROUNDROBIN"));
    EXPECT_FALSE(isRoundRobin("Individual: Swiss-System", ""));
}

TEST(TrfReader, BoardsOfARoundRobinStandAsInTheTable) {
    std::string file = "012 Four\n092 Individual: Round-Robin\n";
    auto const player = [](int number, std::string const& name, std::string const& rounds) {
        std::string line = "001    " + std::to_string(number) + "      " + name;
        line.resize(91, ' ');
        return line + rounds + "\n";
    };
    file += player(1, "A", "   4 w 1     2 w =  ");
    file += player(2, "B", "   3 w 0     1 b =  ");
    file += player(3, "C", "   2 b 1     4 b 1  ");
    file += player(4, "D", "   1 b 0     3 w 0  ");
    auto const read = trf::read(file);
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->played[0]), "1-4 1-0, 2-3 0-1");
    EXPECT_EQ(text(read->played[1]), "4-3 0-1, 1-2 1/2-1/2"); // by scores 1-2 would not stand second
}

// --- sizes -------------------------------------------------------------------------------------------------

TEST(TrfReader, AFileOverSixteenMebibytesIsNotLookedAt) {
    std::string const large((std::size_t{16} << 20) + 1, ' ');
    auto const remarks = remarksOf(large);
    ASSERT_EQ(remarks.size(), 1u);
    EXPECT_EQ(remarks[0].what, What::FileTooLarge);
}

TEST(TrfReader, MoreThanTenThousandPlayersAreTooMany) {
    std::string file;
    for (int i = 0; i <= 10'000; ++i) file += "001    1      Somebody\n";
    EXPECT_TRUE(find(remarksOf(file), What::TooManyPlayers));
}

TEST(TrfReader, NothingAtAllIsNotAReport) {
    EXPECT_TRUE(find(remarksOf(""), What::NotATrf));
    EXPECT_TRUE(find(remarksOf("\xEF\xBB\xBF"), What::NotATrf));
    EXPECT_TRUE(find(remarksOf("\n\r\n \r"), What::NotATrf));
    EXPECT_TRUE(find(remarksOf(std::string(1000, '\0')), What::NotATrf));
}

// --- dates -------------------------------------------------------------------------------------------------

std::string day(std::string_view text) {
    auto const date = readDate(text);
    return date ? isoDate(date->date) : "none";
}

TEST(TrfDates, AreReadAsTheyAreFound) {
    EXPECT_EQ(day("2020/05/29"), "2020-05-29");
    EXPECT_EQ(day("2020-05-29"), "2020-05-29");
    EXPECT_EQ(day("1969.12.06"), "1969-12-06");
    EXPECT_EQ(day("May 29, 2020"), "2020-05-29");
    EXPECT_EQ(day("29 May 2020"), "2020-05-29");
    EXPECT_EQ(day("1st September 2021"), "2021-09-01");
    EXPECT_EQ(day("28. 07. 2005"), "2005-07-28");
    EXPECT_EQ(day("5/6/2020"), "2020-06-05");
    EXPECT_EQ(day("5/29/2020"), "2020-05-29");
    EXPECT_EQ(day("2021/02/29"), "none");
    EXPECT_EQ(day("29/05/20"), "none");
    EXPECT_EQ(day("sometime"), "none");
    EXPECT_EQ(day(""), "none");
}

TEST(TrfDates, OfABirthOftenOnlyTheYearIsKnown) {
    EXPECT_EQ(readBirth("1987/00/00")->text, "1987");
    EXPECT_EQ(readBirth("1987")->text, "1987");
    EXPECT_EQ(readBirth("1987/05/00")->text, "1987");
    EXPECT_EQ(readBirth("0000/00/00")->text, "");
    EXPECT_EQ(readBirth("1969.12.06")->text, "1969-12-06");
    EXPECT_FALSE(readBirth("1987/13/40"));
    EXPECT_FALSE(readBirth("unknown"));
}

// --- files from elsewhere ----------------------------------------------------------------------------------

class FileFromElsewhere : public testing::Test {
protected:
    std::optional<ImportedTournament> imported(std::string const& name) {
        auto const path = std::filesystem::path{SHARED_DIR} / "data/trf" / name;
        if (!std::filesystem::exists(path)) return std::nullopt;
        auto read = trf::read(bytesOf(path));
        EXPECT_TRUE(read) << name;
        if (!read) return std::nullopt;
        expectToHangTogether(*read);
        return *std::move(read);
    }
};

#define REQUIRE_FILE(name, file)                                                                                       \
    auto const name = imported(file);                                                                                  \
    if (!name) GTEST_SKIP() << file << " is not here"

TEST_F(FileFromElsewhere, ASwissOfLichessWithBlankOpponents) {
    REQUIRE_FILE(event, "2020_06.trf");
    EXPECT_EQ(event->players.size(), 13u);
    EXPECT_EQ(event->rounds, 10);
    EXPECT_EQ(event->played.size(), 10u);
    EXPECT_EQ(event->initialColour, Colour::White);
    EXPECT_EQ(event->begins, parseDate("2020-05-29"));
    EXPECT_EQ(find(event->remarks, What::ResultWithoutOpponent)->count, 12);
    EXPECT_FALSE(find(event->remarks, What::PointsDiffer));
    // By number, since nobody has points yet.
    EXPECT_EQ(text(event->played[0]), "13-1 0-1, 7-2 0-1, 6-3 0-1, 4-9 1-0, 11-10 1-0 (5 H) (8 H) (12 U)");
    EXPECT_EQ(text(event->played[1]).substr(0, 7), "1-4 1-0");
}

TEST_F(FileFromElsewhere, AnotherSwissOfLichess) {
    REQUIRE_FILE(event, "2021_03.trf");
    EXPECT_EQ(event->players.size(), 9u);
    EXPECT_EQ(event->played.size(), 9u);
    EXPECT_EQ(event->initialColour, Colour::Black);
    EXPECT_FALSE(find(event->remarks, What::PointsDiffer));
}

TEST_F(FileFromElsewhere, TheTrf16SampleWith284Players) {
    REQUIRE_FILE(event, "example_trf16.trf");
    EXPECT_EQ(event->players.size(), 284u);
    EXPECT_EQ(event->rounds, 7);
    EXPECT_EQ(event->begins, parseDate("2005-07-28"));
    EXPECT_EQ(event->players[0].name, "Vasquez,Rodrigo");
    EXPECT_EQ(event->players[0].title, "GM");
    EXPECT_EQ(event->players[0].birth, "1969-12-06");
    EXPECT_FALSE(find(event->remarks, What::PointsDiffer));
    EXPECT_LT(event->remarks.size(), 20u) << "hundreds of old title letters are one remark";
}

TEST_F(FileFromElsewhere, TheIndividualPartOfTheTrf26TeamSample) {
    REQUIRE_FILE(event, "example_trf26.trf");
    EXPECT_EQ(event->players.size(), 249u);
    EXPECT_EQ(event->rounds, 14);
    EXPECT_FALSE(event->isRoundRobin);
    EXPECT_EQ(event->timeControl, "40/6000+30:900+30");
    EXPECT_EQ(event->players[0].birth, "1987");
    EXPECT_FALSE(find(event->remarks, What::PointsDiffer));
    EXPECT_FALSE(find(event->remarks, What::TeamRecord)) << "they are used";
    EXPECT_LT(event->remarks.size(), 20u);
}

// --- damage ------------------------------------------------------------------------------------------------

void expectSomeAnswer(std::string const& bytes) {
    if (auto const mended = trf::readMended(bytes)) {
        expectToHangTogether(*mended);
        for (Remark const& remark : mended->remarks)
            EXPECT_FALSE(trf::isFault(remark.what) && remark.taken.empty()) << remark.field;
    }
    auto const read = trf::read(bytes);
    if (read) {
        expectToHangTogether(*read);
        return;
    }
    EXPECT_TRUE(std::any_of(read.error().begin(), read.error().end(),
                            [](Remark const& remark) { return remark.kind == Kind::Wrong; }));
}

TEST(DamagedTrf, EveryTruncationIsAnswered) {
    std::string const file = fixture("valid");
    for (std::size_t length = 0; length < file.size(); ++length) expectSomeAnswer(file.substr(0, length));
}

TEST(DamagedTrf, EveryChangeOfOneByteIsAnswered) {
    // Two players and what the other records have of structure; small, because all 255 changes are tried.
    std::string line1 = "001    1 m GM Ko, Ö";
    std::string line2 = "001    2      Li, B";
    line1.resize(92, ' ');
    line2.resize(91, ' ');
    std::string file = "012 A\n042 2026/03/06\n142 3\n162  W 1.0\n202 DE,SB\n240 H   3    2\n";
    file += line1 + "   2 w 1  0000 - F\n" + line2 + "   1 b 0  0000 - -\n";
    ASSERT_TRUE(trf::read(file));
    for (std::size_t at = 0; at < file.size(); ++at) {
        char const right = file[at];
        for (int change = 1; change < 256; ++change) {
            file[at] = static_cast<char>(static_cast<unsigned char>(right) ^ change);
            expectSomeAnswer(file);
        }
        file[at] = right;
    }
}

TEST(DamagedTrf, EveryLostOrDoubledByteIsAnswered) {
    std::string const file = fixture("valid");
    for (std::size_t at = 0; at < file.size(); ++at) {
        expectSomeAnswer(file.substr(0, at) + file.substr(at + 1));
        expectSomeAnswer(file.substr(0, at) + file.substr(at == 0 ? 0 : at - 1));
    }
}

} // namespace
} // namespace flagfall::pairing::trf
