// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace flagfall::cli::test {
namespace {

using namespace session;
using namespace std::chrono_literals;
using storage::SqliteJournal;
using testing::HasSubstr;
using testing::Not;

/// Two boards started at 10:00 in Bratislava; on board 1 White moved after 20 seconds and Black after 5.
struct ClockSheet : testing::Test {
    Shell shell;
    Story story = Story::withPlayers(4);

    void SetUp() override {
        setenv("TZ", "Europe/Bratislava", 1);
        story.does(PairRound{});
        story.does(StartClocks{RoundNumber{1}, {}});
        story.passes(20s);
        story.presses(1, Colour::White);
        story.passes(5s);
        story.presses(1, Colour::Black);
        story.passes(35s);
        story.does(PauseClocks{RoundNumber{1}, {}});
        save();
    }
    void TearDown() override { unsetenv("TZ"); }
    void save() {
        std::filesystem::remove(shell / "e.flagfall");
        auto journal = SqliteJournal::create(shell / "e.flagfall").value();
        for (RecordedAct const& act : story.history().acts()) {
            NewRow row = encode(act.act);
            row.origin.station = "desk";
            row.wall = WallTime{1'795'251'600'000 + act.at.time_since_epoch() / 1ms}; // 2026-11-21T09:00:00Z
            row.at = act.at;
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
};

TEST_F(ClockSheet, HasALineForEveryActWithBothTimesAfterIt) {
    auto const said = shell.run("journal clock e.flagfall --board 1");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("Clock of round 1, board 1\n"));
    EXPECT_THAT(said.out, HasSubstr("White    A\nBlack    D\ncontrol  3+2\n"));
    EXPECT_THAT(said.out, HasSubstr("paired   2026-11-21 10:00:00 CET (09:00:00 UTC)\n"));
    EXPECT_THAT(said.out, HasSubstr("10:00:20    1.   2:44   3:02     0:20  White pressed\n"));
    EXPECT_THAT(said.out, HasSubstr("10:00:25  1...   2:44   2:59      5.0  Black pressed\n"));
    EXPECT_THAT(said.out, HasSubstr("all clocks paused\n"));
}

TEST_F(ClockSheet, EndsWithWhatBecameOfTheTime) {
    auto const said = shell.run("journal clock e.flagfall --board 1");
    EXPECT_THAT(said.out, HasSubstr("at the start  0:03:02.0  0:03:02.0\n"
                                    "used          0:00:55.0  0:00:05.0\n"
                                    "credited      0:00:02.0  0:00:02.0\n"
                                    "corrected     0:00:00.0  0:00:00.0\n"
                                    "left          0:02:09.0  0:02:59.0\n"));
}

TEST_F(ClockSheet, SaysOfACorrectionWhoseOffenceItWasWhatWasDoneAndWhatChanged) {
    story.does(ResumeClocks{RoundNumber{1}, {}});
    story.presses(1, Colour::White);
    story.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White});
    story.does(CorrectClocks{RoundNumber{1}, {}, {clock::AdjustTime{Colour::Black, 1min}}});
    save();
    auto const said = shell.run("journal clock e.flagfall --board 1");
    EXPECT_THAT(
        said.out,
        HasSubstr("stopped, last press undone, Black was given 1:00: illegal-move no. 1 by White [White 2:11 -> "
                  "2:09; White moves 2 -> 1; Black 2:59 -> 3:59; clock running -> stopped; to move "
                  "Black -> White]; entered by desk\n"));
    EXPECT_THAT(said.out, HasSubstr("Black was given 1:00: arbiter-decision [Black 3:59 -> 4:59]; entered by desk\n"))
        << "of a correction of the whole hall, what it did here";
    EXPECT_THAT(said.out, HasSubstr("corrected     -0:00:02.0  0:02:00.0\n"
                                    "left           0:02:09.0  0:04:59.0\n"));
}

TEST_F(ClockSheet, SaysWhatTheClockShowedAtATimeOfDay) {
    for (char const* at : {"10:00:24", "2026-11-21T10:00:24", "2026-11-21T09:00:24Z", "2026-11-21T14:30:24+05:30"}) {
        auto const said = shell.run(std::string("journal clock e.flagfall --board 1 --at ") + at);
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_THAT(said.out, HasSubstr("2026-11-21 10:00:24 CET (09:00:24 UTC)\n")) << at;
        EXPECT_THAT(said.out, HasSubstr("2:44, 1 moves, 0:20 used\n"));
        EXPECT_THAT(said.out, HasSubstr("2:58, 0 moves, 4.0 used\n"));
        EXPECT_THAT(said.out, HasSubstr("Black to move\n"));
        EXPECT_THAT(said.out, HasSubstr("10:00:20 White pressed\n"));
    }
}

TEST_F(ClockSheet, OfTheWholeHallHasALineForEveryBoard) {
    auto const said = shell.run("journal clocks e.flagfall --at 10:00:24");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("Clocks of round 1\n"));
    EXPECT_THAT(said.out, HasSubstr("    1  A      D       2:44      1   2:58      0  Black to move\n"));
    EXPECT_THAT(said.out, HasSubstr("    2  B      C       2:38      0   3:02      0  White to move\n"));
    EXPECT_THAT(shell.run("journal clocks e.flagfall").out, HasSubstr("stopped, White to move\n"));
}

TEST_F(ClockSheet, DoesNotGuessBeyondTheLastSignOfLife) {
    auto const said = shell.run("journal clock e.flagfall --board 1 --at 10:30");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.problems, HasSubstr("the last recorded time, 2026-11-21 10:01:00 CET"));
    EXPECT_EQ(shell.run("journal clock e.flagfall --board 1 --at 09:59").code, 2) << "before the pairing";
}

TEST_F(ClockSheet, SaysWhenTheProgramWasNotRunning) {
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    auto const at = clock::Instant{5min};
    NewRow row = encode(DeskOpened{"Flagfall", "boot", 0, 0, at, story.now(), false});
    row.wall = WallTime{1'795'251'600'000 + 300'000};
    row.at = at;
    ASSERT_TRUE(journal->append(story.history().last(), std::span(&row, 1)));
    journal.reset();
    auto const said = shell.run("journal clock e.flagfall --board 1 --at 10:03");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out,
                HasSubstr("the program was not running from 10:01:00 to 10:05:00 (by the computer's clock)\n"));
}

TEST_F(ClockSheet, RefusesWhatIsNotThere) {
    for (char const* words : {"--board 3", "--board 1 --round 2", "--board 1 --at noon", "--board 1 --at 25:00",
                              "--board 1 --at 10:00:00X", ""}) {
        auto const said = shell.run(std::string("journal clock e.flagfall ") + words);
        EXPECT_EQ(said.code, 2) << words;
        EXPECT_EQ(said.out, "") << words;
        EXPECT_NE(said.problems, "") << words;
    }
    EXPECT_EQ(shell.run("journal clocks nothing.flagfall").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
