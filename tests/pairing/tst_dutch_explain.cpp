// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/explain.h"
#include "tests/pairing/dutch/case_file.h"
#include "tests/pairing/dutch/literal_engine.h"
#include "tests/pairing/dutch/random_history.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <sstream>

namespace flagfall::pairing::dutch {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Case const& caseNamed(std::string const& name) {
    static std::vector<Case> const all = readCases(SOURCE_DIR "/tests/pairing/dutch/cases.txt");
    return *std::find_if(all.begin(), all.end(), [&name](Case const& each) { return each.name == name; });
}

Entries position(std::string const& name) {
    Case const& example = caseNamed(name);
    return example.before(example.paired);
}

/// `5-1 3-2 6-bye`, White first.
Round roundFrom(std::string const& text) {
    Round round;
    std::istringstream stream{text};
    for (std::string word; stream >> word;) {
        int const first = std::stoi(word) - 1;
        std::string const second = word.substr(word.find('-') + 1);
        if (second == "bye")
            round.bye = first;
        else
            round.boards.push_back({first, std::stoi(second) - 1});
    }
    return round;
}

Comparison comparison(std::string const& name, std::string const& proposal, Edition edition = Edition::Fide2026) {
    return compareWith(position(name), edition, roundFrom(proposal)).value();
}

int worseCriterion(Comparison const& comparison) {
    auto const* const worse = std::get_if<WorseProposal>(&comparison.verdict);
    return worse ? worse->byRules.criterion.number : 0;
}

// --- the story -----------------------------------------------------------------------------------------------

TEST(DutchStory, ABracketNamesItsPairsTheRuleOfTheirColoursAndWhoFloats) {
    // 2.7: 1 and 2 on one point, 3 and 4 on none, 5 absent in round 1.
    RoundStory const story = storyOf(position("D6"), Edition::Fide2026).value();
    ASSERT_THAT(story.brackets, SizeIs(2));
    EXPECT_EQ(story.brackets[0].score, onePoint);
    EXPECT_THAT(story.brackets[0].residents, ElementsAre(0, 1));
    EXPECT_THAT(story.brackets[0].downfloaters, IsEmpty());
    ASSERT_THAT(story.brackets[0].pairs, SizeIs(1));
    EXPECT_EQ(story.brackets[0].pairs[0].board, (Board{1, 0}));
    EXPECT_EQ(story.brackets[0].pairs[0].higher, 0);
    EXPECT_EQ(story.brackets[0].pairs[0].rule, ColourRule::Both);
    EXPECT_THAT(story.brackets[1].downfloaters, ElementsAre(3));
    ASSERT_TRUE(story.bye);
    EXPECT_EQ(story.bye->player, 3);
    EXPECT_EQ(story.bye->unplayed, 0);
}

TEST(DutchStory, WhoComesDownIsNamedInTheBracketBelow) {
    RoundStory const story = storyOf(position("GC15"), Edition::Fide2026).value();
    ASSERT_THAT(story.brackets, SizeIs(3));
    EXPECT_THAT(story.brackets[0].downfloaters, ElementsAre(4));
    EXPECT_THAT(story.brackets[1].movedDown, ElementsAre(4));
}

TEST(DutchStory, SaysWhoMayNotHaveTheBye) {
    RoundStory const story = storyOf(position("GC5"), Edition::Fide2026).value();
    ASSERT_TRUE(story.bye);
    EXPECT_EQ(story.bye->player, 5);
    EXPECT_EQ(story.bye->score, noPoint);
}

TEST(DutchStory, ThePenultimateAndTheCollapsedLastBracketOf2017AreCalledSo) {
    RoundStory const story = storyOf(position("H4"), Edition::Fide2017).value();
    ASSERT_THAT(story.brackets, SizeIs(3));
    EXPECT_EQ(story.brackets[0].kind, BracketKind::Scoregroup);
    EXPECT_EQ(story.brackets[1].kind, BracketKind::Penultimate);
    EXPECT_EQ(story.brackets[2].kind, BracketKind::CollapsedLast);
    EXPECT_THAT(story.brackets[2].movedDown, ElementsAre(2));
    EXPECT_THAT(story.brackets[2].residents, ElementsAre(0));
}

TEST(DutchStory, OfARoundThatCannotBePairedNamesWhoStandsInTheWay) {
    Entries entries;
    entries.roundsPlanned = 9;
    entries.players.resize(2);
    entries.prohibited = {{0, 1}};
    auto const story = storyOf(entries, Edition::Fide2026);
    ASSERT_FALSE(story);
    EXPECT_THAT(story.error().deadlock.stranded, ElementsAre(0, 1));
}

// --- the positions of the book, each with the criterion that decides it --------------------------------------

struct Decided {
    std::string position;
    std::string without; ///< the pairing when the criterion is not asked
    int criterion;
};
void PrintTo(Decided const& decided, std::ostream* out) { *out << decided.position; }

class DutchCriterionDecides : public testing::TestWithParam<Decided> {};

TEST_P(DutchCriterionDecides, InThePositionMadeForIt) {
    Decided const& decided = GetParam();
    EXPECT_EQ(worseCriterion(comparison(decided.position, decided.without)), decided.criterion);
}

INSTANTIATE_TEST_SUITE_P(Positions, DutchCriterionDecides,
                         testing::Values(Decided{"GC5", "1-3 6-2 5-bye", 5}, Decided{"GC8", "4-2 1-6 3-5", 8},
                                         Decided{"GC9", "4-1 3-bye", 9}, Decided{"GC10", "3-1 6-2 5-4 7-bye", 10},
                                         Decided{"GC11", "7-4 5-3 6-2 1-bye", 11}, Decided{"GC12", "2-3 5-4 1-bye", 12},
                                         Decided{"GC13", "4-1 2-3 5-bye", 13}, Decided{"GC14", "3-1 2-4", 14},
                                         Decided{"GC15", "5-2 1-4 3-bye", 15}, Decided{"GC16", "5-3 1-4 2-bye", 16},
                                         Decided{"GC17", "6-2 3-1 5-4", 17}, Decided{"GC18", "5-2 3-4 1-bye", 18},
                                         Decided{"GC19", "1-4 3-5 2-bye", 19}, Decided{"GC20", "1-4 2-5 3-bye", 20},
                                         Decided{"GC21", "2-3 1-6 5-4", 21}, Decided{"H1", "3-5 2-1 4-bye", 5},
                                         Decided{"H2", "3-4 2-bye", 9}),
                         [](testing::TestParamInfo<Decided> const& info) { return info.param.position; });

TEST(DutchComparison, InTheEditionOf2017TheNumbersAreItsOwn) {
    // H4: 2-3 leaves somebody without his colour preference, C.10 then and C12 now; now C8 is asked before it.
    EXPECT_EQ(worseCriterion(comparison("H4", "2-3 4-6 1-5", Edition::Fide2017)), 10);
    EXPECT_EQ(worseCriterion(comparison("H4", "2-6 4-5 3-1")), 8);
}

TEST(DutchComparison, C14Of2017SparesWhoFloatedDownTwoRoundsAgo) {
    EXPECT_EQ(worseCriterion(comparison("OldC14", "5-3 1-2 4-bye", Edition::Fide2017)), 14);
}

TEST(DutchComparison, GivesBothValuesAndTheBracket) {
    Comparison const answer = comparison("GC12", "2-3 5-4 1-bye");
    auto const& worse = std::get<WorseProposal>(answer.verdict);
    EXPECT_EQ(worse.byRules.count, 0);
    EXPECT_EQ(worse.proposed.count, 1);
    EXPECT_THAT(worse.proposed.players, ElementsAre(3, 4));
}

TEST(DutchComparison, TheByeIsHeldAgainstC5BeforeAnyBracket) {
    auto const answer = comparison("H1", "3-5 2-1 4-bye");
    auto const& worse = std::get<WorseProposal>(answer.verdict);
    EXPECT_FALSE(worse.bracket);
    EXPECT_THAT(worse.byRules.points, ElementsAre(noPoint));
    EXPECT_THAT(worse.proposed.points, ElementsAre(halfPoint));
}

TEST(DutchComparison, TheRoundByTheRulesIsTheSameWithItself) {
    Comparison const answer = comparison("A1", "1-5 6-2 3-7 8-4");
    EXPECT_TRUE(std::holds_alternative<SamePairs>(answer.verdict));
    EXPECT_THAT(answer.colours, IsEmpty());
}

TEST(DutchComparison, ColoursTheOtherWayRoundAreNamedWithTheRule) {
    Comparison const answer = comparison("A1", "5-1 6-2 3-7 8-4");
    EXPECT_TRUE(std::holds_alternative<SamePairs>(answer.verdict));
    ASSERT_THAT(answer.colours, SizeIs(1));
    EXPECT_EQ(answer.colours[0].byRules, (Board{0, 4}));
    EXPECT_EQ(answer.colours[0].rule, ColourRule::Number);
}

// --- as good, and later (Article 4) --------------------------------------------------------------------------

OrderRule laterBy(Comparison const& comparison) { return std::get<LaterProposal>(comparison.verdict).rule; }

TEST(DutchComparison, WhereNothingIsWorseTheOrderOfTranspositionsDecides) {
    EXPECT_EQ(laterBy(comparison("A1", "1-5 6-2 3-8 7-4")), OrderRule::RemainderTransposition);
}

TEST(DutchComparison, AnExchangeComesAfterAllTranspositions) {
    EXPECT_EQ(laterBy(comparison("A1", "1-4 6-2 3-7 8-5")), OrderRule::Exchange);
}

TEST(DutchComparison, OfTwoExchangesTheOneOfTheLaterPlayerComesFirst) {
    // 1 may meet 2 and 3 alone: 3 and 4 are exchanged before 2 and 4 (4.3).
    Entries entries;
    entries.roundsPlanned = 9;
    entries.players.resize(6);
    entries.prohibited = {{0, 3}, {0, 4}, {0, 5}};
    auto const answer = compareWith(entries, Edition::Fide2026, roundFrom("1-2 3-5 4-6")).value();
    EXPECT_EQ(laterBy(answer), OrderRule::Exchange);
}

TEST(DutchComparison, AnMdpMeetsTheFirstResidentHeCan) {
    // 1 comes down to 2, 3 and 4, who are all alike.
    Entries entries;
    entries.roundsPlanned = 9;
    entries.roundsBefore = 1;
    entries.players.resize(4);
    for (Entry& entry : entries.players) entry.rounds = {PastRound{}};
    entries.players[0].rounds[0].points = halfPoint;
    auto const answer = compareWith(entries, Edition::Fide2026, roundFrom("1-3 2-4"));
    EXPECT_EQ(laterBy(answer.value()), OrderRule::Transposition);
}

TEST(DutchComparison, OfTwoMdpsTheHigherRankedIsPaired) {
    // 1 and 2 come down to 3 alone, and one of them floats on to 4.
    Entries entries;
    entries.roundsPlanned = 9;
    entries.roundsBefore = 1;
    entries.players.resize(4);
    for (Entry& entry : entries.players) entry.rounds = {PastRound{}};
    entries.players[0].rounds[0].points = entries.players[1].rounds[0].points = onePoint;
    entries.players[2].rounds[0].points = halfPoint;
    entries.prohibited = {{0, 1}};
    auto const answer = compareWith(entries, Edition::Fide2026, roundFrom("2-3 1-4"));
    EXPECT_EQ(laterBy(answer.value()), OrderRule::MovedDown);
}

// --- not legal -----------------------------------------------------------------------------------------------

std::vector<Obstacle> obstacles(Comparison const& comparison) {
    return std::get<NotLegal>(comparison.verdict).obstacles;
}

TEST(DutchComparison, TwoWhoHaveMetAreNamedWithTheRound) {
    using Kind = Obstacle::Kind;
    EXPECT_THAT(obstacles(comparison("H2", "2-1 3-4")), testing::Contains(Obstacle{Kind::TakesNoPart, {0}}));
    Entries entries = position("B1");
    auto const answer = compareWith(entries, Edition::Fide2026, roundFrom("1-5 2-3 4-6 7-8")).value();
    EXPECT_THAT(obstacles(answer),
                ElementsAre(Obstacle{Kind::HaveMet, {0, 4}, 1, Colour::White, Criterion{Asked::NotTwice, "C", 1}}));
}

TEST(DutchComparison, C3NamesTheTwoAndTheColourBothWant) {
    // B12: two absolute wishes for the same colour.
    Entries const entries = position("B12");
    bool isFound = false;
    for (int a = 0; a < std::ssize(entries.players); ++a)
        for (int b = a + 1; b < std::ssize(entries.players); ++b) {
            auto const best = bestWith(entries, Edition::Fide2026, {{{a, b}}, {}});
            if (best || best.error().obstacles.empty()) continue;
            isFound = isFound || best.error().obstacles.front().kind == Obstacle::Kind::SameColour;
        }
    EXPECT_TRUE(isFound);
}

TEST(DutchComparison, WhoMayNotHaveTheByeWhoIsLeftOutAndWhoSitsTwice) {
    using Kind = Obstacle::Kind;
    EXPECT_THAT(obstacles(comparison("D2", "1-2 3-4 5-bye")),
                testing::Contains(testing::Field(&Obstacle::kind, Kind::BarredFromBye)));
    EXPECT_THAT(obstacles(comparison("A1", "1-5 6-2 3-7")),
                ElementsAre(Obstacle{Kind::LeftOut, {3}}, Obstacle{Kind::LeftOut, {7}}));
    EXPECT_THAT(obstacles(comparison("A1", "1-5 6-2 3-7 8-4 1-8")),
                testing::Contains(Obstacle{Kind::PairedTwice, {0}}));
    EXPECT_THAT(obstacles(comparison("A1", "1-5 6-2 3-7 8-40")), testing::Contains(Obstacle{Kind::NoSuchPlayer, {39}}));
    EXPECT_THAT(obstacles(comparison("A1", "1-5 6-2 3-7 8-bye")),
                testing::Contains(Obstacle{Kind::ByeInEvenField, {7}}));
    EXPECT_THAT(obstacles(comparison("A8", "1-5 6-2 3-7 8-4")),
                testing::Contains(testing::Field(&Obstacle::kind, Kind::Prohibited)));
}

// --- wishes --------------------------------------------------------------------------------------------------

TEST(DutchWish, TheBestRoundWithAPairIsFoundAroundIt) {
    Round const best = bestWith(position("A1"), Edition::Fide2026, {{{0, 1}}, {}}).value();
    EXPECT_EQ(textOf(best), "1-2 3-6 7-4 5-8");
}

TEST(DutchWish, AByeCanBeWishedFor) {
    Round const best = bestWith(position("A3"), Edition::Fide2026, {{}, 0}).value();
    EXPECT_EQ(best.bye, 0);
    EXPECT_THAT(best.boards, SizeIs(3));
}

TEST(DutchWish, WhatLeavesTheOthersWithoutOpponentsIsRefusedWithWhoTheyAre) {
    Entries entries;
    entries.roundsPlanned = 9;
    entries.players.resize(4);
    entries.prohibited = {{2, 3}};
    auto const best = bestWith(entries, Edition::Fide2026, {{{0, 1}}, {}});
    ASSERT_FALSE(best);
    EXPECT_THAT(best.error().obstacles, IsEmpty());
    EXPECT_THAT(best.error().others.deadlock.stranded, testing::IsSupersetOf({2, 3}));
}

TEST(DutchWish, SeatsAreExchangedWithTheByeAsWell) {
    EXPECT_EQ(textOf(withSeatsExchanged(roundFrom("1-4 5-2 3-6 7-bye"), 1, 6)), "1-4 5-7 3-6 2-bye");
}

// --- every legal pairing of small fields ---------------------------------------------------------------------

/// Calls back with every set of pairs of these places, one left over of an odd number.
void eachPairing(std::vector<int> open, LiteralPairs& made, std::function<void(LiteralPairs const&)> const& visit) {
    if (open.empty()) {
        visit(made);
        return;
    }
    int const first = open.front();
    open.erase(open.begin());
    if (open.size() % 2 == 0 && !made.bye) {
        made.bye = first;
        eachPairing(open, made, visit);
        made.bye.reset();
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        std::vector<int> rest = open;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        made.pairs.emplace_back(first, open[i]);
        eachPairing(rest, made, visit);
        made.pairs.pop_back();
    }
}

std::optional<LiteralObjection> objectionOf(Comparison const& comparison) {
    if (auto const* const worse = std::get_if<WorseProposal>(&comparison.verdict))
        return LiteralObjection{worse->bracket.value_or(-1), worse->byRules.criterion.number};
    if (auto const* const later = std::get_if<LaterProposal>(&comparison.verdict))
        return LiteralObjection{later->bracket, 0};
    if (std::holds_alternative<BetterProposal>(comparison.verdict)) return LiteralObjection{0, -1};
    return std::nullopt;
}

Round roundOf(Field const& field, LiteralPairs const& pairs) {
    auto const entryOf = [&field](int place) { return field.players[static_cast<std::size_t>(place)].entry; };
    Round round;
    for (auto const& [a, b] : pairs.pairs) round.boards.push_back({entryOf(a), entryOf(b)});
    if (pairs.bye) round.bye = entryOf(*pairs.bye);
    return round;
}

void holdAllAgainstTheRules(Nastiness const& nastiness, std::uint64_t firstSeed, Edition edition) {
    std::size_t compared = 0;
    for (std::uint64_t seed = firstSeed; seed < firstSeed + 300; ++seed) {
        Entries const entries = randomEntries(seed, nastiness);
        Field const field = fieldOf(entries, rulesOf(edition));
        if (!pairRound(entries, edition)) continue;
        std::vector<int> places(field.players.size());
        std::iota(places.begin(), places.end(), 0);
        std::vector<LiteralPairs> proposals;
        std::vector<std::optional<LiteralObjection>> objections;
        LiteralPairs made;
        eachPairing(places, made, [&](LiteralPairs const& pairs) {
            auto const answer = compareWith(entries, edition, roundOf(field, pairs));
            ASSERT_TRUE(answer) << "seed " << seed;
            if (std::holds_alternative<NotLegal>(answer->verdict)) return;
            proposals.push_back(pairs);
            objections.push_back(objectionOf(*answer));
        });
        ASSERT_EQ(objections, objectLiterally(field, edition, proposals)) << "seed " << seed;
        compared += proposals.size();
    }
    EXPECT_GT(compared, 800U);
}

Nastiness smallField() {
    Nastiness nastiness;
    nastiness.mostPlayers = 7;
    nastiness.absence = 6;
    nastiness.forfeit = 6;
    return nastiness;
}

TEST(DutchComparison, AgreesWithTheRulesWordByWordOnEveryLegalPairing) {
    holdAllAgainstTheRules(smallField(), 21'000'000'000, Edition::Fide2026);
}

TEST(DutchComparison, AgreesWithThemAlsoWithOtherScoringAndAcceleration) {
    Nastiness nastiness = smallField();
    nastiness.oddScoring = 2;
    nastiness.acceleration = 2;
    nastiness.prohibition = 2;
    holdAllAgainstTheRules(nastiness, 22'000'000'000, Edition::Fide2026);
}

TEST(DutchComparison, AgreesWithTheRulesOf2017) {
    holdAllAgainstTheRules(smallField(), 23'000'000'000, Edition::Fide2017);
}

} // namespace
} // namespace flagfall::pairing::dutch
