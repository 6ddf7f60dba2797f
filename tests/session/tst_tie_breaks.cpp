// SPDX-License-Identifier: GPL-3.0-or-later
// What an event says of its tie-breaks: unrated players, lots, values that are worked out elsewhere (C.07, Art. 4, 10).
#include "app/session/reports/event_report.h"
#include "pairing/trf/report.h"
#include "pairing/trf/trf.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

EventDraft draftWith(std::vector<std::string> tieBreaks, std::string unrated = "") {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    draft.tieBreaks = std::move(tieBreaks);
    draft.unrated = std::move(unrated);
    return draft;
}

/// A (2400), B and C (2300) and D, who has no rating; round 1 is A–C and B–D or so, all drawn.
Story fourWith(EventDraft draft) {
    Story story;
    story.does(OpenEvent{std::move(draft)});
    for (auto const& [name, rating] : {std::pair{"A", "2400"}, {"B", "2300"}, {"C", "2300"}, {"D", ""}})
        story.does(EnterPlayer{Story::named(name, rating)});
    story.playsRound(Result::Draw);
    return story;
}

std::string valueOf(Story const& story, std::string const& name) {
    for (pairing::Standing const& standing : standingsOf(story.state()))
        if (standing.player == story.idOf(name)) return pairing::valueText(standing.tieBreaks.at(0));
    return "no such player";
}

TEST(UnratedPlayersOfAnEvent, CountAsTheEventHasAnnounced) {
    EXPECT_EQ(valueOf(fourWith(draftWith({"RTNG"})), "D"), "–") << "nothing was announced";
    EXPECT_EQ(valueOf(fourWith(draftWith({"RTNG"}, "lowest")), "D"), "2300");
    EXPECT_EQ(valueOf(fourWith(draftWith({"RTNG"}, "average")), "D"), "2333");
    EXPECT_EQ(valueOf(fourWith(draftWith({"RTNG"}, "1400")), "D"), "1400");
}

TEST(UnratedPlayersOfAnEvent, AreAnnouncedInAWordThatIsKnownOrAsARating) {
    for (std::string const wrong : {"highest", "-1", "4001", "1400.5"}) {
        auto const details = check(draftWith({"RTNG"}, wrong));
        ASSERT_FALSE(details) << wrong;
        EXPECT_EQ(details.error(),
                  (std::vector{FieldProblem<EventField>{EventField::Unrated, FieldFault::OutOfRange}}));
    }
}

TEST(UnratedPlayersOfAnEvent, StayAsAnnouncedOnceARoundIsPaired) {
    Story story = fourWith(draftWith({"RTNG"}, "lowest"));
    EXPECT_EQ(story.refusal(ReviseEvent{draftWith({"RTNG"}, "average")}), Why::FixedAfterFirstRound);
}

/// Three rounds of four, over two rating periods: A meets D in round 1, C and B afterwards.
std::string averageOfA(std::string ratings) {
    EventDraft draft = Story::draft();
    draft.tieBreaks = {"ARO"};
    draft.ratings = std::move(ratings);
    draft.ends = "2027-02-20";
    Story story;
    story.does(OpenEvent{draft});
    for (auto const& [name, rating, later] :
         {std::tuple{"A", "2400", ""}, {"B", "2300", "2: 2600"}, {"C", "2200", ""}, {"D", "2100", "2: 2400"}}) {
        PlayerDraft player = Story::named(name, rating);
        player.laterRatings = later;
        story.does(EnterPlayer{player});
    }
    for (int round = 1; round <= 3; ++round) story.playsRound(Result::Draw);
    return valueOf(story, "A");
}

TEST(RatingsOfSeveralPeriods, CountAsTheEventHasAnnouncedAndElseTheFirst) { // C.07, Art. 10
    EXPECT_EQ(averageOfA(""), "2200");
    EXPECT_EQ(averageOfA("each"), "2300") << "D had 2100 when they met, B 2600";
    EXPECT_EQ(averageOfA("2"), "2400");
    EXPECT_EQ(averageOfA("1"), "2200");
}

TEST(RatingsOfSeveralPeriods, AreAnnouncedInAWordThatIsKnown) {
    for (std::string const wrong : {"first", "-1", "0", "1000"}) {
        EventDraft draft = draftWith({"ARO"});
        draft.ratings = wrong;
        ASSERT_FALSE(check(draft)) << wrong;
        EXPECT_EQ(check(draft).error().front().field, EventField::Ratings) << wrong;
    }
}

TEST(RatingsOfSeveralPeriods, StandInTheirRoundsAndAreReadAsTheyAreWritten) {
    PlayerDraft draft = Story::named("A", "2400");
    draft.laterRatings = " 9:2330; 5=2315 ";
    auto const details = check(draft);
    ASSERT_TRUE(details);
    EXPECT_EQ(draftOf(*details).laterRatings, "5: 2315, 9: 2330");
    EXPECT_EQ(pairing::ratingIn(2400, details->laterRatings, RoundNumber{4}), 2400);
    EXPECT_EQ(pairing::ratingIn(2400, details->laterRatings, RoundNumber{5}), 2315);
    EXPECT_EQ(pairing::ratingIn(2400, details->laterRatings, RoundNumber{11}), 2330);
    for (std::string const wrong : {"5", "5: x", "1: 2300", "5: 2300, 5: 2310", "5: 4001", ": 2300"}) {
        draft.laterRatings = wrong;
        ASSERT_FALSE(check(draft)) << wrong;
        EXPECT_EQ(check(draft).error().front().field, PlayerField::LaterRatings) << wrong;
    }
}

TEST(RatingsOfSeveralPeriods, AreOfEventsOfMoreThanThirtyDays) {
    EventDraft draft = Story::draft();
    draft.begins = "2026-11-01";
    draft.ends = "2026-11-30";
    EXPECT_FALSE(lastsLong(*check(draft)));
    draft.ends = "2026-12-01";
    EXPECT_TRUE(lastsLong(*check(draft)));
}

TEST(LotsOfAnEvent, SeparateWhoIsLevelAndAreTheSameWheneverTheyAreAskedFor) { // C.07 Art. 4
    Story story = fourWith(draftWith({"OTHER_LOTS"}));
    EXPECT_EQ(valueOf(story, "A"), "–") << "nothing is drawn yet";
    story.does(DrawTieBreakLots{17});
    std::string lots;
    for (std::string const name : {"A", "B", "C", "D"}) lots += valueOf(story, name);
    std::ranges::sort(lots);
    EXPECT_EQ(lots, "1234");
    Story same = fourWith(draftWith({"OTHER_LOTS"}));
    same.does(DrawTieBreakLots{17 + 3 * lotsThereAre});
    EXPECT_EQ(valueOf(same, "A"), valueOf(story, "A")) << "a number of nine digits is all there is to chance";
}

TEST(LotsOfAnEvent, DrawnAgainAreTheSame) { // VCL 206
    Story story = fourWith(draftWith({"OTHER_LOTS"}));
    story.does(DrawTieBreakLots{17});
    EXPECT_EQ(story.refusal(DrawTieBreakLots{18}), Why::LotsAreDrawn);
    story.does(Undo{});
    EXPECT_FALSE(story.state().tieBreakLot);
    story.does(DrawTieBreakLots{18});
    EXPECT_EQ(story.state().tieBreakLot, 17) << "also after the drawing was undone";
}

/// The ids of an imported event are its pairing numbers, and everybody keeps the lot.
TEST(LotsOfAnEvent, GoWithTheReportFile) {
    for (std::uint64_t lot = 1; lot <= 5; ++lot) {
        Story story;
        story.does(OpenEvent{draftWith({"OTHER_LOTS"})});
        for (auto const& [name, rating] : {std::pair{"A", "2100"}, {"B", "2300"}, {"C", "2400"}, {"D", "2200"}})
            story.does(EnterPlayer{Story::named(name, rating)});
        story.playsRound(Result::Draw);
        story.does(DrawTieBreakLots{lot});
        std::string const bytes = pairing::trf::write(reportOf(story.state()));
        auto file = pairing::trf::read(bytes);
        ASSERT_TRUE(file);
        Story again;
        again.does(ImportEvent{draftWith({"OTHER_LOTS"}), *file, ImportScope::PlayersAndRounds}, Confirmation::Yes);
        for (std::string const name : {"A", "B", "C", "D"}) EXPECT_EQ(valueOf(again, name), valueOf(story, name));
        EXPECT_EQ(pairing::trf::write(reportOf(again.state())), bytes);
    }
}

TEST(LotsOfAnEvent, AreNotDrawnWhereNoTieBreakAsksForThem) {
    EXPECT_EQ(fourWith(draftWith({"BH"})).refusal(DrawTieBreakLots{17}), Why::TieBreakNotChosen);
}

TEST(ValuesEnteredByHand, RankAndAreTakenAway) { // VCL 207
    Story story = fourWith(draftWith({"OTHER_ENTERED"}));
    story.does(EnterTieBreakValue{story.idOf("C"), pairing::valueByText("12,5")});
    EXPECT_EQ(valueOf(story, "C"), "12.5");
    EXPECT_EQ(standingsOf(story.state()).front().player, story.idOf("C"));
    story.does(EnterTieBreakValue{story.idOf("C"), pairing::valueByText("13")});
    story.does(Undo{});
    EXPECT_EQ(valueOf(story, "C"), "12.5");
    story.does(EnterTieBreakValue{story.idOf("C")});
    EXPECT_EQ(valueOf(story, "C"), "–");
}

TEST(ValuesEnteredByHand, AskForAPlayerAndForATieBreakThatTakesThem) {
    Story story = fourWith(draftWith({"OTHER_ENTERED"}));
    EXPECT_EQ(story.refusal(EnterTieBreakValue{PlayerId{99}, pairing::valueByText("1")}), Why::NoSuchPlayer);
    Story other = fourWith(draftWith({"BH"}));
    EXPECT_EQ(other.refusal(EnterTieBreakValue{other.idOf("A"), pairing::valueByText("1")}), Why::TieBreakNotChosen);
}

} // namespace
} // namespace flagfall::session
