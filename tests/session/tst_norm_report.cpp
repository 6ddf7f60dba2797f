// SPDX-License-Identifier: GPL-3.0-or-later
// Who has made a title norm in the event, and what is still needed for one (B.01).
#include "app/session/decide/manual_pairing.h"
#include "app/session/reports/norm_report.h"
#include "tests/support/rated_event.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using pairing::Norm;
using pairing::NormRequirement;

/// X, an IM, and nine others: three GM, three IM, two FM; five come from abroad. Against them all 13 halves make a GM
/// norm: 22 090 with the lowest as 2200, 2454 on average; 72 % is 2620, 67 % would be 2579.
std::vector<RatedEntry> const masters{{"X", "2480", "", "IM", "SVK"}, {"A", "2550", "", "GM", "GER"},
                                      {"B", "2550", "", "GM", "POL"}, {"C", "2550", "", "GM", "CZE"},
                                      {"D", "2480", "", "IM", "HUN"}, {"E", "2480", "", "IM", "SVK"},
                                      {"F", "2480", "", "IM", "SVK"}, {"G", "2400", "", "FM", "AUT"},
                                      {"H", "2400", "", "FM", "SVK"}, {"I", "2150", "", "", "SVK"}};
std::set<std::string> const thirteenHalves{"XE", "XF", "XG", "XH", "XI", "AX"};
constexpr int halvesForGm = 13;

PlayerNorm normOf(Story const& story, std::string const& name, Norm norm) {
    for (PlayerNorm& each : normsOf(story.state(), story.idOf(name)))
        if (each.norm == norm) return std::move(each);
    ADD_FAILURE() << name << " is not asked about that norm";
    return {};
}

int halvesOf(Story const& story, std::string const& name) {
    for (pairing::Standing const& standing : standingsOf(story.state()))
        if (standing.player == story.idOf(name)) return standing.points.hundredths() / halfPoint.hundredths();
    return 0;
}

TEST(NormReport, TellsThatANormIsMade) {
    Story story = ratedEvent(masters);
    playEverybody(story, thirteenHalves);
    PlayerNorm const norm = normOf(story, "X", Norm::Gm);
    EXPECT_EQ(norm.outlook, NormOutlook::Made);
    EXPECT_EQ(norm.check.performance.value(), 2620);
    EXPECT_EQ(norm.gamesToCome, 0);
    auto const inSight = normsInSight(story.state());
    EXPECT_TRUE(std::ranges::any_of(inSight, [&](NormInSight const& one) { return one.player == story.idOf("X"); }));
    EXPECT_FALSE(std::ranges::any_of(inSight, [&](NormInSight const& one) { return one.player == story.idOf("I"); }));
}

TEST(NormReport, OfARoundRobinKnowsTheOpponentsToComeAndMakesNothingBeforeTheLastGame) {
    Story story = ratedEvent(masters);
    playEverybody(story, thirteenHalves, 7);
    for (int const toCome : {2, 1}) {
        PlayerNorm const norm = normOf(story, "X", Norm::Gm);
        EXPECT_EQ(norm.gamesToCome, toCome);
        EXPECT_EQ(norm.unknownOpponents, 0);
        EXPECT_EQ(norm.outlook, NormOutlook::Possible);
        EXPECT_EQ(norm.halvesNeeded, halvesForGm - halvesOf(story, "X"));
        playEverybody(story, thirteenHalves, 1);
    }
}

TEST(NormReport, AfterARoundByHandKnowsTheGamesThatAreLeft) {
    std::vector<RatedEntry> const nine(masters.begin(), masters.end() - 1);
    Story story = ratedEvent(nine);
    auto const system = pairing::systemByCode(story.state().details.system);
    auto byHand = *system->pairNext(tournamentOf(story.state()));
    ASSERT_NE(byHand.byes, std::vector{story.idOf("X")});
    PlayerId const rests = byHand.byes.front();
    byHand = withChange(byHand, {ManualChange::What::SeatsExchanged, rests, story.idOf("X")});
    story.does(PairRound{byHand}, Confirmation::Yes);
    for (int board = 1; board <= 4; ++board) story.enters(1, board, Result::Draw);
    EXPECT_EQ(normOf(story, "X", Norm::Gm).gamesToCome, 8) << "the rest is over";
}

TEST(NormReport, TellsWhatIsMissing) {
    Story story = ratedEvent(masters);
    playEverybody(story, {"XE", "XF", "XG", "XH", "AX"});
    PlayerNorm const norm = normOf(story, "X", Norm::Gm);
    EXPECT_EQ(norm.outlook, NormOutlook::OutOfReach);
    EXPECT_EQ(norm.check.requirements.back(), (NormRequirement{NormRequirement::What::Performance, 2579, 2600, false}));
}

TEST(NormReport, TellsWhereOnlyTheRulesOfFederationsStandAgainstIt) {
    auto compatriots = masters;
    for (RatedEntry& each : compatriots) each.federation = "SVK";
    Story story = ratedEvent(compatriots);
    playEverybody(story, thirteenHalves);
    EXPECT_EQ(normOf(story, "X", Norm::Gm).outlook, NormOutlook::MadeIfExempt);
}

TEST(NormReport, OfASwissTellsHowStrongTheOpponentsToComeMustBe) {
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 9;
    draft.initialColour = "white";
    Story story = ratedEvent(masters, draft);
    playEverybody(story, {}, 1);
    PlayerNorm const norm = normOf(story, "X", Norm::Gm);
    EXPECT_EQ(norm.unknownOpponents, 8);
    EXPECT_EQ(norm.outlook, NormOutlook::Possible);
    ASSERT_FALSE(norm.needs.empty());
    for (std::size_t i = 1; i < norm.needs.size(); ++i) {
        EXPECT_GT(norm.needs[i].halves, norm.needs[i - 1].halves);
        EXPECT_LT(norm.needs[i].average, norm.needs[i - 1].average) << "more points ask for weaker opponents";
    }
    for (NormNeed const& need : norm.needs) EXPECT_LE(need.average, 2550) << "nobody is stronger";
}

TEST(NormReport, IsOutOfReachWhereNobodyIsStrongEnough) {
    std::vector<RatedEntry> players;
    for (char name = 'A'; name <= 'J'; ++name) players.push_back({std::string(1, name), "2000", "", "", "SVK"});
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 9;
    draft.initialColour = "white";
    Story story = ratedEvent(players, draft);
    playEverybody(story, {}, 1);
    EXPECT_TRUE(normsInSight(story.state()).empty());
    EXPECT_EQ(normOf(story, "A", Norm::Im).outlook, NormOutlook::OutOfReach);
}

TEST(NormReport, AsksAboutTheTitlesThatAreHigherAndThoseOfWomenOnlyForThem) {
    auto const asked = [](RatedEntry entry) {
        auto players = masters;
        entry.name = "X";
        players.front() = entry;
        Story const story = ratedEvent(players);
        std::vector<Norm> norms;
        for (PlayerNorm const& each : normsOf(story.state(), story.idOf("X"))) norms.push_back(each.norm);
        return norms;
    };
    EXPECT_EQ(asked({"", "2480", "", "IM", "SVK"}), (std::vector{Norm::Gm}));
    EXPECT_EQ(asked({"", "2480", "", "FM", "SVK"}), (std::vector{Norm::Gm, Norm::Im}));
    EXPECT_EQ(asked({"", "2300", "", "FM", "SVK", "w"}), (std::vector{Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim}));
    EXPECT_EQ(asked({"", "2300", "", "WGM", "SVK", "w"}), (std::vector{Norm::Gm, Norm::Im}));
    EXPECT_EQ(asked({"", "2550", "", "GM", "SVK"}), std::vector<Norm>{});
}

TEST(NormReport, HasNoneInRapidPlayAndInFewRounds) {
    EXPECT_EQ(noNormsIn(ratedEvent(masters).state()), std::nullopt);
    EXPECT_EQ(noNormsIn(ratedEvent(masters, Story::draft("10+5")).state()), NoNorms::NotStandard);
    std::vector<RatedEntry> const six{masters.begin(), masters.begin() + 6};
    Story const story = ratedEvent(six);
    EXPECT_EQ(noNormsIn(story.state()), NoNorms::FewRounds);
    EXPECT_TRUE(normsOf(story.state(), story.idOf("X")).empty());
}

TEST(NormReport, HasTheFiguresOfTheEvent) { // form IT3
    auto const figures = titleFiguresOf(ratedEvent(masters).state());
    EXPECT_EQ(figures.players, 10);
    EXPECT_EQ(figures.foreign, 5);
    EXPECT_EQ(figures.titled, 7) << "FM are not counted";
    EXPECT_EQ(figures.averageRating, 2452);
}

} // namespace
} // namespace flagfall::session
