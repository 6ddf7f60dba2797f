// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/closing.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using LeftToDo = ClosingPoint::What;

int leftOf(Story const& story, LeftToDo what) {
    for (ClosingPoint const& point : closingPointsOf(story.history()))
        if (point.what == what) return point.left;
    return -1;
}

TEST(Closing, CountsWhatIsLeftToDo) {
    Story story = Story::withPlayers(4, "90+30");
    EXPECT_EQ(leftOf(story, LeftToDo::Rounds), 3);
    story.does(PairRound{});
    EXPECT_EQ(leftOf(story, LeftToDo::Rounds), 2);
    EXPECT_EQ(leftOf(story, LeftToDo::Games), 2);
    story.does(CallArbiter{RoundNumber{1}, BoardNumber{2}});
    EXPECT_EQ(leftOf(story, LeftToDo::Calls), 1);
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(leftOf(story, LeftToDo::Games), 1);
    EXPECT_EQ(leftOf(story, LeftToDo::Sheets), 2);
}

TEST(Closing, AsksForNoScoresheetsWhereNobodyKeepsScore) { // A.2, B.2
    EXPECT_EQ(leftOf(Story::withPlayers(4, "3+2"), LeftToDo::Sheets), -1);
}

TEST(ReportsDue, AreCountedFromTheLastDay) {                  // FIDE Rating Regulations 9.1
    EventDetails const event = *check(Story::draft("90+30")); // to 22 November
    auto const due = reportsDue(event);
    ASSERT_EQ(due.size(), 2U);
    EXPECT_EQ(isoDate(due[0].by), "2026-11-29");
    EXPECT_EQ(isoDate(due[1].by), "2026-12-22");
}

TEST(PersonalData, IsWhatNobodyNeedsOnceTheEventIsOver) {
    Story story = Story::withPlayers(2, "90+30");
    EXPECT_FALSE(personalDataOf(story.state()).any());
    PlayerDraft draft = Story::named("Hron, Anna", "1900");
    draft.birth = "1998-05-17";
    story.does(EnterPlayer{draft, Bye::ZeroPoint, {"anna@example.org", ""}});
    draft.name = "Hron, Eva";
    draft.birth = "1999";
    story.does(EnterPlayer{draft, Bye::ZeroPoint});
    EXPECT_EQ(personalDataOf(story.state()).contacts, 1);
    EXPECT_EQ(personalDataOf(story.state()).births, 1) << "a year is no day";
    story.does(EraseContacts{}, Confirmation::Yes);
    EXPECT_EQ(personalDataOf(story.state()).contacts, 0);
    EXPECT_TRUE(personalDataOf(story.state()).any());
    story.does(EraseContacts{true}, Confirmation::Yes);
    EXPECT_FALSE(personalDataOf(story.state()).any());
}

TEST(MonthsOver, AreWholeOnesFromTheLastDay) {
    using namespace std::chrono;
    Date const last = 2026y / November / 22;
    EXPECT_EQ(monthsOver(last, 2026y / November / 1), 0);
    EXPECT_EQ(monthsOver(last, 2026y / December / 21), 0);
    EXPECT_EQ(monthsOver(last, 2026y / December / 22), 1);
    EXPECT_EQ(monthsOver(last, 2028y / January / 1), 13);
    EXPECT_EQ(monthsOver({}, 2028y / January / 1), 0);
    EXPECT_EQ(lastDayOf(*check(Story::draft("90+30"))), last);
}

} // namespace
} // namespace flagfall::session
