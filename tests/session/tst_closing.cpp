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

} // namespace
} // namespace flagfall::session
