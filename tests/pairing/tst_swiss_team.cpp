// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/colours/allocation.h"
#include "pairing/swiss_team/procedure/procedure.h"
#include "pairing/swiss_team/swiss_team.h"
#include "pairing/trf/trf_history.h"
#include "tests/pairing/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <set>
#include <utility>

namespace flagfall::pairing::swiss_team {
namespace {

// --- events of teams by lines --------------------------------------------------------------------------------------

/// A team's round on two boards: `5w3` has 1½ of 2 against number 5 with White on the first board; `+`, `-` instead of
/// the halves for a match forfeited, `?` for one that is not over; `H F U Z` are the byes.
void putRound(Tournament& event, int number, std::string const& word) {
    Participant& team = at(event, number);
    auto const put = [&team](RoundRecord record, Points gamePoints) {
        team.rounds.push_back(std::move(record));
        team.gamePoints.push_back(gamePoints);
    };
    if (word == "H") return put(HalfPointBye{onePoint}, onePoint);
    if (word == "F") return put(FullPointBye{2 * onePoint}, 2 * onePoint);
    if (word == "U") return put(AllocatedBye{onePoint}, onePoint);
    if (word == "Z") return put(ZeroPointBye{}, noPoint);
    std::size_t place = 0;
    PlayerId const opponent = player(std::stoi(word, &place));
    Colour const colour = word[place] == 'w' ? Colour::White : Colour::Black;
    char const result = word[place + 1];
    if (result == '+') return put(ForfeitWin{opponent, colour, 2 * onePoint}, 2 * onePoint);
    if (result == '-') return put(ForfeitLoss{opponent, colour}, noPoint);
    if (result == '?') return put(Pending{opponent, colour}, noPoint);
    int const halves = result - '0';
    Score const score = halves > 2 ? Score::Win : halves == 2 ? Score::Draw : Score::Loss;
    put(played(event.scoring, opponent, colour, score), Points::ofHalves(halves));
}

Tournament teams(int rounds, std::vector<std::string> const& lines) {
    Tournament event = fieldOf(static_cast<int>(lines.size()), SystemKind::Swiss);
    event.boards = 2;
    event.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
    event.roundsPlanned = rounds;
    event.initialColour = Colour::White;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::istringstream words(lines[i]);
        for (std::string word; words >> word;) putRound(event, static_cast<int>(i) + 1, word);
    }
    return event;
}

std::string paired(Tournament const& event, std::string_view code = "FIDE_TEAM") {
    auto const round = systemByCode(code)->pairNext(event);
    return round ? text(*round) : "none";
}

// --- fields by hand ------------------------------------------------------------------------------------------------

Preference wants(Strength strength, Colour colour) { return {strength, colour}; }

/// Teams by TPN and halves of points, the highest score first.
Field fieldWith(std::vector<std::pair<int, int>> const& numbersAndHalves) {
    Field field;
    for (auto const& [number, halves] : numbersAndHalves) {
        Team team;
        team.entry = static_cast<int>(field.teams.size());
        team.number = team.effectiveNumber = number;
        team.score = team.realScore = Points::ofHalves(halves);
        field.teams.push_back(team);
    }
    return field;
}

int placeOf(Field const& field, int number) {
    auto const found = std::find_if(field.teams.begin(), field.teams.end(),
                                    [number](Team const& team) { return team.number == number; });
    return static_cast<int>(found - field.teams.begin());
}
Team& teamOf(Field& field, int number) { return field.teams[static_cast<std::size_t>(placeOf(field, number))]; }

void keepApart(Field& field, int a, int b) {
    for (auto const& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
        auto& barred = teamOf(field, one).barred;
        barred.push_back(placeOf(field, other));
        std::sort(barred.begin(), barred.end());
    }
}

Places placesOf(Field const& field, std::initializer_list<int> numbers) {
    Places places;
    for (int const number : numbers) places.push_back(placeOf(field, number));
    std::sort(places.begin(), places.end());
    return places;
}

std::string setOf(Field const& field, std::initializer_list<int> residents, Way way) {
    Places const top = placesOf(field, residents);
    Places lower;
    for (int const place : everybody(field))
        if (std::find(top.begin(), top.end(), place) == top.end()) lower.push_back(place);
    std::string text;
    for (int const place : upfloatersFor(field, top, lower, way))
        text += (text.empty() ? "" : " ") + std::to_string(teamAt(field, place).number);
    return text;
}
/// The upfloaters, which both ways must agree on.
std::string upfloaters(Field const& field, std::initializer_list<int> residents) {
    std::string const shortly = setOf(field, residents, Way::Short);
    EXPECT_EQ(shortly, setOf(field, residents, Way::Complete));
    return shortly;
}

std::string bracketOf(Field const& field, std::initializer_list<int> residents, std::initializer_list<int> up = {}) {
    std::string text;
    for (auto const& [top, bottom] : pairBracket(field, {placesOf(field, residents), placesOf(field, up)}))
        text += (text.empty() ? "" : " ") + std::to_string(teamAt(field, top).number) + "-" +
                std::to_string(teamAt(field, bottom).number);
    return text;
}

// --- 1. definitions ------------------------------------------------------------------------------------------------

ColourHistory history(std::string_view letters) {
    ColourHistory colours;
    for (char const c : letters) colours.push_back(c == 'w' ? Colour::White : Colour::Black);
    return colours;
}

std::string preference(std::string_view letters, PreferenceType type, bool isLastRound = false) {
    Preference const found = preferenceOf(history(letters), type, isLastRound);
    if (found.strength == Strength::None) return "none";
    return std::string{found.strength == Strength::Strong ? "strong " : "mild "} +
           (found.colour == Colour::White ? "White" : "Black");
}

TEST(SwissTeamColours, TypeAKnowsOneStrengthAndAsksForMoreThanADifferenceOfOne) { // 1.7.1
    auto const typeA = [](std::string_view letters) { return preference(letters, PreferenceType::A); };
    EXPECT_EQ(typeA(""), "none");
    EXPECT_EQ(typeA("w"), "none");
    EXPECT_EQ(typeA("wb"), "none");
    EXPECT_EQ(typeA("bwb"), "none");
    EXPECT_EQ(typeA("bb"), "strong White") << "less than -1";
    EXPECT_EQ(typeA("ww"), "strong Black") << "more than +1";
    EXPECT_EQ(typeA("wbb"), "strong White") << "-1, and Black twice";
    EXPECT_EQ(typeA("wwbb"), "strong White") << "0, and Black twice";
    EXPECT_EQ(typeA("bbww"), "strong Black");
    EXPECT_EQ(typeA("wwwbb"), "none") << "+1 is not 0 or -1, whatever the last two were";
}

TEST(SwissTeamColours, TypeBAddsMildPreferences) { // 1.7.2
    auto const typeB = [](std::string_view letters) { return preference(letters, PreferenceType::B); };
    EXPECT_EQ(typeB(""), "none");
    EXPECT_EQ(typeB("w"), "mild Black");
    EXPECT_EQ(typeB("bwb"), "mild White");
    EXPECT_EQ(typeB("wb"), "mild White") << "the other one than the last";
    EXPECT_EQ(typeB("bw"), "mild Black");
    EXPECT_EQ(typeB("wwwbb"), "mild Black");
    EXPECT_EQ(typeB("wbb"), "strong White");
}

TEST(SwissTeamColours, InTheLastRoundADifferenceOfNoneGivesNoMildPreference) { // 1.7.2
    EXPECT_EQ(preference("wb", PreferenceType::B, true), "none");
    EXPECT_EQ(preference("bwb", PreferenceType::B, true), "mild White");
    EXPECT_EQ(preference("wwbb", PreferenceType::B, true), "strong White") << "the first definition that fits";
    EXPECT_EQ(preference("ww", PreferenceType::None), "none");
}

TEST(SwissTeam, AMatchForfeitedOnEveryBoardIsNoMatch) { // 1.6.1; C.04.2, 3.5
    Tournament event = teams(5, {"2w4", "1b0", "4w4", "3b0"});
    auto& won = std::get<Played>(at(event, 1).rounds[0]);
    won.games = {{player(11), player(21), Colour::White, onePoint, true}};
    auto& lost = std::get<Played>(at(event, 2).rounds[0]);
    lost.games = {{player(21), player(11), Colour::Black, noPoint, true}};
    Field const field = fieldOf(event, {});
    EXPECT_TRUE(teamAt(field, 0).history.empty());
    EXPECT_FALSE(teamAt(field, 0).mayHaveBye) << "won by forfeit (C2)";
    EXPECT_FALSE(areBarred(field, 0, 2)) << "may be paired again";
    EXPECT_EQ(teamAt(field, 1).played, 1);
    won.games.push_back({player(12), player(22), Colour::Black, onePoint, false});
    EXPECT_EQ(fieldOf(event, {}).teams[0].played, 1) << "one game was played";
}

TEST(SwissTeam, AMatchThatIsNotOverIsADrawForThePairing) { // C.04.2, 3.1
    Field const field = fieldOf(teams(5, {"2w?", "1b?", "4w4", "3b0"}), {});
    EXPECT_EQ(teamAt(field, 1).score, onePoint);
    EXPECT_EQ(teamAt(field, 1).secondary, onePoint) << "half of the boards";
}

TEST(SwissTeam, GamePointsCanBeTheScore) { // 1.2.1
    Tournament const event = teams(5, {"4w4", "5w3", "6w1", "1b0", "2b1", "3b3"});
    EXPECT_EQ(paired(event, "FIDE_TEAM_TYPEA_MP_GP"), "6-2 3-1 5-4") << "1, 2 and 6 have won";
    EXPECT_EQ(paired(event, "FIDE_TEAM_TYPEA_GP_MP"), "2-1 6-5 4-3");
}

// --- 2.1, 3.4 the bye -------------------------------------------------------------------------------------------

std::optional<int> bye(Tournament const& event) {
    Field const field = fieldOf(event, {});
    auto const place = byeOf(field);
    return place ? std::optional{teamAt(field, *place).number} : std::nullopt;
}

TEST(SwissTeamBye, GoesToTheLowestScoreThenToWhoHasPlayedMoreThenToTheLargestNumber) { // 3.4.2 to 3.4.4
    EXPECT_EQ(bye(teams(5, {"", "", "", "", ""})), 5);
    EXPECT_EQ(bye(teams(5, {"2w4", "1b0", "4w1", "3b3", "U"})), 3) << "2 and 3 have nothing, 5 has had it";
    EXPECT_EQ(bye(teams(5, {"2w4 4w4", "1b0 5w4", "4w4 Z", "3b0 1b0", "Z 2b0"})), 4) << "has played two matches";
}

TEST(SwissTeamBye, IsBarredByAByeAForfeitWinAndAFullPointBye) { // C2
    EXPECT_EQ(bye(teams(5, {"2w2", "1b2", "4w2", "3b2", "U"})), 4);
    EXPECT_EQ(bye(teams(5, {"2w4", "1b0", "U", "5w-", "4b+"})), 2) << "4 has not played, 5 is barred";
    EXPECT_EQ(bye(teams(5, {"2w4", "1b0", "4w0", "3b4", "F"})), 3);
    EXPECT_EQ(bye(teams(5, {"2w2", "1b2", "4w2", "3b2", "H"})), 4) << "has played";
}

TEST(SwissTeamBye, LeavesTheOthersALegalPairing) { // 3.4.1
    Tournament event = teams(5, {"4w4", "5w4", "Z", "1b0", "2b0"});
    for (auto const& [a, b] : {std::pair{1, 2}, std::pair{2, 4}, std::pair{3, 4}})
        event.prohibited.emplace_back(player(a), player(b));
    EXPECT_EQ(bye(event), 4) << "without 5 or 3, two of the others have only one opponent between them";
}

TEST(SwissTeam, SaysWhoCannotBePaired) { // 3.3.3
    Tournament const event = teams(5, {"2w4 3w4 4w4", "1b0 4w4 3b2", "4w2 1b0 2w2", "3b2 2b0 1b0"});
    auto const round = systemByCode("FIDE_TEAM")->pairNext(event);
    ASSERT_FALSE(round);
    EXPECT_EQ(round.error().why, PairingRefusal::NoLegalPairing);
    EXPECT_EQ(round.error().stranded.size(), 4U);
}

// --- 3.5 upfloaters -------------------------------------------------------------------------------------------

/// 2, 6 and 8 have three points, 1, 3 and 5 have 2½; the residents 4, 7 and 9 have met each other.
Field exampleOf354() {
    Field field = fieldWith({{4, 8}, {7, 8}, {9, 8}, {2, 6}, {6, 6}, {8, 6}, {1, 5}, {3, 5}, {5, 5}, {10, 0}});
    keepApart(field, 4, 7);
    keepApart(field, 4, 9);
    keepApart(field, 7, 9);
    return field;
}

TEST(SwissTeamUpfloaters, AreAsFewAndOfAsHighScoresAsCanBe) { // C4, C5
    Field field = exampleOf354();
    EXPECT_EQ(upfloaters(field, {4, 7, 9}), "2 6 8");
    for (int const number : {2, 6, 8}) keepApart(field, 4, number);
    EXPECT_EQ(upfloaters(field, {4, 7, 9}), "2 6 1") << "the example of 3.5.4: somebody with 2½ is needed";
}

TEST(SwissTeamUpfloaters, AreTakenInTheOrderOfTheExample) { // 3.5.4: {2,6,1} < {2,6,3} < … < {6,8,5}
    Field field = exampleOf354();
    for (int const number : {2, 6, 8}) keepApart(field, 4, number);
    std::vector<std::string> order;
    // Whoever is third of the set is kept away; when nobody is left, the second is, and so on.
    for (int const second : {0, 6, 8}) {
        if (second != 0) {
            keepApart(field, 7, second == 6 ? 6 : 2);
            keepApart(field, 9, second == 6 ? 6 : 2);
        }
        Field each = field;
        for (int const third : {1, 3, 5}) {
            order.push_back(upfloaters(each, {4, 7, 9}));
            keepApart(each, 4, third);
        }
        if (second == 6) {
            // 2 is to be out next, and 6 is back.
            field = exampleOf354();
            for (int const number : {2, 6, 8}) keepApart(field, 4, number);
        }
    }
    EXPECT_EQ(order, (std::vector<std::string>{"2 6 1", "2 6 3", "2 6 5", "2 8 1", "2 8 3", "2 8 5", "6 8 1", "6 8 3",
                                               "6 8 5"}));
}

TEST(SwissTeamUpfloaters, LeaveTheOthersALegalPairing) { // C3
    Field field = fieldWith({{1, 4}, {2, 2}, {3, 2}, {4, 0}});
    EXPECT_EQ(upfloaters(field, {1}), "2");
    keepApart(field, 3, 4);
    EXPECT_EQ(upfloaters(field, {1}), "3");
}

TEST(SwissTeamUpfloaters, LeaveTheFollowingScoregroupWithAsFewAsCanBe) { // C6
    Field field = fieldWith({{1, 4}, {2, 2}, {3, 2}, {4, 2}, {5, 0}, {6, 0}});
    EXPECT_EQ(upfloaters(field, {1}), "2");
    keepApart(field, 3, 4);
    EXPECT_EQ(upfloaters(field, {1}), "3") << "2 and 4 need nobody then";
}

/// The following scoregroup cannot get by with none, whoever leaves it: 3, 4, 5 and 6 have met each other.
TEST(SwissTeamUpfloaters, LeaveTheFollowingScoregroupWithFewerWhereNoneIsImpossible) { // C6, as much as possible
    Field field = fieldWith({{1, 6}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {8, 1}, {9, 1}, {10, 1}, {7, 0}});
    for (int a = 3; a <= 6; ++a)
        for (int b = a + 1; b <= 6; ++b) keepApart(field, a, b);
    EXPECT_EQ(upfloaters(field, {1}), "3") << "then two are needed below, without 2 four";
}

TEST(SwissTeamUpfloaters, HaveNotFloatedInTheRoundBefore) { // C7
    Field field = fieldWith({{1, 4}, {2, 2}, {3, 2}, {4, 2}, {5, 0}, {6, 0}});
    teamOf(field, 2).floated = true;
    EXPECT_EQ(upfloaters(field, {1}), "3");
    keepApart(field, 2, 3);
    keepApart(field, 2, 4);
    EXPECT_EQ(upfloaters(field, {1}), "2") << "C6 comes first: only 3 and 4 have not met";
    field = fieldWith({{1, 4}, {2, 2}, {3, 2}, {4, 2}, {5, 0}, {6, 0}});
    teamOf(field, 2).floated = true;
    field.forgetsFloats = true;
    EXPECT_EQ(upfloaters(field, {1}), "2") << "but in the last two rounds";
}

TEST(SwissTeamUpfloaters, FloatedWhereTheScoresOfTheMatchDiffered) { // 1.5
    Tournament event = teams(9, {"3w4 4b2", "4w4 3b4", "1b0 2w0", "2b0 1w2"});
    Field const field = fieldOf(event, {});
    for (Team const& team : field.teams) EXPECT_TRUE(team.floated) << team.number;
    event.participants[0].rounds[1] = ForfeitWin{player(4), Colour::Black, 2 * onePoint};
    event.participants[3].rounds[1] = ForfeitLoss{player(1), Colour::White};
    EXPECT_FALSE(teamAt(fieldOf(event, {}), 0).floated) << "nothing was played";
    for (Participant& team : event.participants)
        team.virtualPoints = {noPoint, team.number.value() > 2 ? 2 * onePoint : noPoint};
    EXPECT_FALSE(fieldOf(event, {}).teams[1].floated) << "by the pairing scores they were equal";
}

// --- 3.6 the pairing of a bracket -----------------------------------------------------------------------------------

TEST(SwissTeamBracket, IsTheFirstOfItsIdentifiers) { // 3.6.2 to 3.6.4
    Field field = fieldWith({{1, 2}, {2, 2}, {3, 2}, {4, 2}});
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4}), "1-3 2-4"); // 1 2 3 4
    keepApart(field, 1, 3);
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4}), "1-4 2-3"); // 1 2 4 3
    keepApart(field, 1, 4);
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4}), "1-2 3-4"); // 1 3 2 4
}

TEST(SwissTeamBracket, HasTheSmallerNumbersAsTopMembersAsInTheExample) { // 3.6.2: 4 6 9 11 8 16 10 24
    Field field = fieldWith({{4, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {16, 2}, {24, 2}});
    std::vector<std::pair<int, int>> const example{{11, 24}, {6, 16}, {9, 10}, {4, 8}};
    for (Team const& a : std::vector<Team>{field.teams})
        for (Team const& b : std::vector<Team>{field.teams})
            if (a.number < b.number &&
                std::find(example.begin(), example.end(), std::pair{a.number, b.number}) == example.end())
                keepApart(field, a.number, b.number);
    EXPECT_EQ(bracketOf(field, {4, 6, 8, 9, 10, 11, 16, 24}), "4-8 6-16 9-10 11-24");
}

/// An upfloater with a smaller number than a resident is the top member: only numbers are looked at.
TEST(SwissTeamBracket, LooksAtNumbersAndNotAtScores) { // 3.6.1
    Field const field = fieldWith({{1, 4}, {2, 4}, {4, 4}, {3, 2}});
    EXPECT_EQ(bracketOf(field, {1, 2, 4}, {3}), "1-3 2-4");
}

TEST(SwissTeamBracket, LeavesAsFewPreferencesUnfulfilledAsCanBe) { // C8
    Field field = fieldWith({{1, 2}, {2, 2}, {3, 2}, {4, 2}});
    teamOf(field, 1).preference = teamOf(field, 3).preference = wants(Strength::Mild, Colour::White);
    teamOf(field, 2).preference = teamOf(field, 4).preference = wants(Strength::Mild, Colour::Black);
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4}), "1-4 2-3");
}

TEST(SwissTeamBracket, LeavesAsFewStrongPreferencesUnfulfilledAsCanBe) { // C9
    Field field = fieldWith({{1, 2}, {2, 2}, {3, 2}, {4, 2}});
    teamOf(field, 1).preference = teamOf(field, 3).preference = wants(Strength::Strong, Colour::White);
    teamOf(field, 2).preference = teamOf(field, 4).preference = wants(Strength::Mild, Colour::White);
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4}), "1-4 2-3") << "two are refused in any case";
}

TEST(SwissTeamBracket, SparesThoseWhoFloatedFromMeetingUpfloaters) { // C10
    Field field = fieldWith({{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 1}});
    teamOf(field, 3).floated = true;
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4, 5}, {6}), "1-4 2-6 3-5") << "and not 3-6";
    field.forgetsFloats = true;
    EXPECT_EQ(bracketOf(field, {1, 2, 3, 4, 5}, {6}), "1-4 2-5 3-6") << "but in the last two rounds";
}

// --- 4 colours ------------------------------------------------------------------------------------------------------

Team withColours(std::string_view letters, PreferenceType type = PreferenceType::A, int number = 1) {
    Team team;
    team.number = team.effectiveNumber = number;
    team.history = history(letters);
    team.difference = colourDifference(team.history);
    team.preference = preferenceOf(team.history, type, false);
    return team;
}

std::string decided(Team const& first, Team const& other, Colour initial = Colour::White) {
    auto const [colour, rule] = decideColours(first, other, initial);
    return std::string{rule} + (colour == Colour::White ? " White" : " Black");
}

TEST(SwissTeamColours, AreGivenByTheFirstRuleThatDecides) { // 4.3.1 to 4.3.9
    auto const typeB = PreferenceType::B;
    EXPECT_EQ(decided(withColours(""), withColours("")), "4.3.1 White");
    EXPECT_EQ(decided(withColours(""), withColours(""), Colour::Black), "4.3.1 Black");
    EXPECT_EQ(decided(withColours("", PreferenceType::A, 2), withColours("")), "4.3.1 Black") << "an even number";
    EXPECT_EQ(decided(withColours("ww"), withColours("wb")), "4.3.2 Black");
    EXPECT_EQ(decided(withColours("wb"), withColours("ww")), "4.3.2 White");
    EXPECT_EQ(decided(withColours("ww"), withColours("bb")), "4.3.3 Black");
    EXPECT_EQ(decided(withColours("bw", typeB), withColours("wbww", typeB)), "4.3.4 White");
    EXPECT_EQ(decided(withColours("wbb", typeB), withColours("wb", typeB)), "4.3.4 White");
    EXPECT_EQ(decided(withColours("bwb"), withColours("wbw")), "4.3.5 White") << "-1 is lower than +1";
    EXPECT_EQ(decided(withColours("wwww"), withColours("ww")), "4.3.5 Black");
    EXPECT_EQ(decided(withColours("wb"), withColours("bw")), "4.3.6 White");
    EXPECT_EQ(decided(withColours("ww"), withColours("ww")), "4.3.7 Black");
    EXPECT_EQ(decided(withColours("w"), withColours("w")), "4.3.8 Black");
    EXPECT_EQ(decided(withColours(""), withColours("bw")), "4.3.9 White") << "the other one had White";
}

TEST(SwissTeamColours, TheFirstTeamHasMorePointsOfTheOneScoreThenOfTheOtherThenTheSmallerNumber) { // 4.2
    Field field = fieldWith({{1, 2}, {2, 2}, {3, 4}});
    EXPECT_TRUE(isFirstTeam(field, 2, 0));
    EXPECT_TRUE(isFirstTeam(field, 0, 1));
    teamOf(field, 2).secondary = onePoint;
    EXPECT_TRUE(isFirstTeam(field, 1, 0));
    Tournament const event = teams(5, {"3w3", "4w4", "1b1", "2b0"});
    EXPECT_EQ(paired(event, "FIDE_TEAM_TYPEA_MP_GP"), "1-2 3-4") << "2 has more game points and had White";
    EXPECT_EQ(paired(event, "FIDE_TEAM_TYPEA_MP"), "2-1 3-4");
}

// --- the system -----------------------------------------------------------------------------------------------------

TEST(SwissTeam, PairsTheFirstRoundUpperHalfAgainstLowerHalf) {
    EXPECT_EQ(paired(teams(5, std::vector<std::string>(8))), "1-5 6-2 3-7 8-4");
    EXPECT_EQ(paired(teams(5, std::vector<std::string>(5))), "1-3 4-2 (5)");
}

TEST(SwissTeam, HasACodeForEveryCombination) { // TRF26, 192
    auto const codes = systemCodes(Competitors::Teams);
    EXPECT_EQ(std::count_if(codes.begin(), codes.end(),
                            [](auto code) { return systemRules(code).kind == SystemKind::Swiss; }),
              18);
    for (std::string_view const code : codes) EXPECT_EQ(systemByCode(code)->code(), code);
    EXPECT_EQ(systemByCode("FIDE_TEAM")->code(), "FIDE_TEAM_TYPEA_MP_GP");
    EXPECT_EQ(systemByCode("FIDE_TEAM_BAKU")->code(), "FIDE_TEAM_TYPEA_MP_GP_BAKU");
    EXPECT_EQ(systemRules("FIDE_TEAM_GP_MP").primary, TeamScore::GamePoints);
    EXPECT_EQ(systemByCode("FIDE_TEAM_GP_MP_BAKU"), nullptr) << "match points only (C.04.7)";
    for (std::string_view const code : systemCodes()) EXPECT_EQ(systemRules(code).competitors, Competitors::Players);
}

TEST(SwissTeam, PairsNoPlayers) {
    Tournament event = fieldOf(8, SystemKind::Swiss);
    event.roundsPlanned = 5;
    event.initialColour = Colour::White;
    EXPECT_EQ(systemByCode("FIDE_TEAM")->pairNext(event).error(), PairingRefusal::NotAvailable);
}

TEST(SwissTeam, AcceleratedGivesTheUpperHalfAWinOfMatchPoints) { // C.04.7, 1.4
    Tournament const event = teams(11, std::vector<std::string>(8));
    EXPECT_EQ(paired(event, "FIDE_TEAM_BAKU"), "1-3 4-2 5-7 8-6");
    auto const groups = systemByCode("FIDE_TEAM_BAKU")->accelerated(event);
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0].points, 2 * onePoint);
    EXPECT_EQ(groups[0].lastRound, 3);
    EXPECT_EQ(groups[1].points, onePoint);
    EXPECT_EQ(groups[1].lastRound, 6);
}

TEST(SwissTeam, KnowsWhatAManualPairingBreaks) { // C.04.2, Art. 4
    Tournament event = teams(5, {"2w4", "1b0", "4w2", "3b2", "U"});
    event.prohibited.emplace_back(player(3), player(5));
    auto const breaches =
        systemByCode("FIDE_TEAM")
            ->breaches(event, {RoundNumber{2},
                               {{BoardNumber{1}, player(1), player(2)}, {BoardNumber{2}, player(3), player(5)}},
                               {player(4)}});
    using What = Breach::What;
    EXPECT_EQ(breaches, (std::vector<Breach>{{What::MetBefore, player(1), player(2)},
                                             {What::ColoursTurned, player(1), player(2)},
                                             {What::Prohibited, player(3), player(5)},
                                             {What::ColoursTurned, player(3), player(5)}}));
    auto const barred = systemByCode("FIDE_TEAM")->breaches(event, {RoundNumber{2}, {}, {player(5)}});
    EXPECT_EQ(barred, (std::vector<Breach>{{What::ByeBarred, player(5)}}));
}

// --- FIDE's example --------------------------------------------------------------------------------------------

/// The example of the specification, without what its own rounds contradict (docs/pairing_systems.md).
std::string exampleAsPlayed() {
    std::ifstream in(SHARED_DIR "/data/trf/example_trf26.trf", std::ios::binary);
    std::string text;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("260") || line.starts_with("299")) continue;
        if (line.starts_with("152 W")) line = "152 B";
        if (line.starts_with("240 H   3   26   50")) line = "240 H   3   26   47";
        text += line + "\n";
    }
    return text;
}

using Meetings = std::set<std::pair<int, int>>;
Meetings pairsOf(Round const& round) {
    Meetings pairs;
    for (Board const& board : round.boards) pairs.insert(std::minmax(board.white, board.black));
    return pairs;
}
/// With their colours.
Meetings seatsOf(Round const& round) {
    Meetings seats;
    for (Board const& board : round.boards) seats.emplace(board.white, board.black);
    return seats;
}

TEST(SwissTeam, PairsElevenRoundsOfTheSpecificationsExample) {
    std::string const text = exampleAsPlayed();
    if (text.empty())
        GTEST_SKIP() << "FIDE's example file is no part of a clone; the tests above pair own teams rule by rule, and "
                        "tst_swiss_team_oracle pairs random events as the regulations say word by word";
    auto const history = trf::TrfHistory::read(text);
    ASSERT_TRUE(history);
    auto const roundsWith = [&history](std::string_view code, Meetings (*of)(Round const&)) {
        std::vector<int> rounds;
        for (int round = 1; round <= history->roundsPlayed(); ++round) {
            Tournament const before = history->beforeRecorded(round);
            auto const paired = systemByCode(code)->pairNext(before);
            if (paired && of(roundOf(before, *paired)) == of(history->recorded(round))) rounds.push_back(round);
        }
        return rounds;
    };
    EXPECT_EQ(roundsWith("FIDE_TEAM_BAKU", pairsOf), (std::vector{1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 14}));
    EXPECT_EQ(roundsWith("FIDE_TEAM_BAKU", seatsOf), (std::vector{1, 4, 5, 10, 11, 14}));
    auto const unpreferred = roundsWith("FIDE_TEAM_MP_GP_BAKU", pairsOf);
    for (int const round : {12, 13}) EXPECT_EQ(std::ranges::count(unpreferred, round), 1) << round;
}

} // namespace
} // namespace flagfall::pairing::swiss_team
