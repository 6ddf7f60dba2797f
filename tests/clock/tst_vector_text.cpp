// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"
#include "table_clock.h"

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

/// Why the only example in a text does not hold; empty when it does.
std::string problemOf(std::string const& text) {
    auto const outcomes = runVectors(text);
    EXPECT_EQ(outcomes.size(), 1U) << text;
    return outcomes.empty() ? "nothing found" : outcomes.front().problem;
}

/// A line holds with these events; the clock is `60000 | Z frz` and is read when it shows `figures`.
std::string problemOfEvents(std::string const& events, std::string const& at, std::string const& figures) {
    return problemOf("X1 | 60000 | Z frz | " + events + " | " + at + " | " + figures);
}

TEST(VectorText, MayBeSpacedAnyhow) {
    for (auto const* line :
         {"X1|60000|Z frz|0 start;1000 W|@2000|W=59000 B=59000",
          "\tX1\t|\t60000\t|\tZ\tfrz\t|\t0\tstart\t;\t1000\tW\t|\t@2000\t|\tW=59000\tB=59000\t",
          "  X1   |  60000  |  Z   frz |  0   start ;; 1000  W ;  | @   2000 | W = 59000   B = 59000 ",
          "X1 | 60000 | Z frz | 0 start; 1000 W | @2000 | W=59000 B=59000\r",
          "X1 | 60000 | Z frz | 0 start, 1000 W | @2000 | W=59000 B=59000 # , between events"})
        EXPECT_EQ(problemOf(line), "") << line;
    EXPECT_EQ(
        runVectors("X1 | 60000 | Z frz | 0 start | @0 | W=60000\r\n\r\nX2 | 60000 | Z frz | | @0 | B=60000\r\n").size(),
        2U);
}

TEST(VectorText, HasOptionsInAnyOrderAndSize) {
    for (auto const* options : {"Z nofrz nofirst", "nofirst nofrz Z", "NOFRZ z NoFirst", "nofirst, z, nofrz"})
        EXPECT_EQ(problemOf(std::string{"X1 | 10000+2000 | "} + options +
                            " | 0 start; 1000 W; 12000 B | @12000 | W=11000 B=0 mv=1/1 run act=W flag=B@11000 first=B"),
                  "")
            << options;
}

TEST(VectorText, HasControlsInLettersOfAnySize) {
    EXPECT_EQ(problemOf("X1 | 60000D5000 | z frz | 0 START; 2000 w | @2000 | w=60000 b=60000 RUN act=b dl=5000"), "");
    EXPECT_EQ(problemOf("X1 | 60000B5000 | z frz | 0 start; 2000 white | @2000 | W=65000 B=65000 act=B dl=5000"), "");
    EXPECT_EQ(problemOf("X1 | w:60000 b:30000 | z frz | 0 start; 2000 W | @2000 | W=58000 B=30000 running"), "");
    EXPECT_EQ(problemOf("X1 | W:60000 B : 30000 | z frz | 0 start; 2000 W | @2000 | W=58000 B=30000"), "");
    EXPECT_EQ(problemOf("X1 | j2X10000 | z frz | 0 start | @11000 | W=9000 B=20000"), "");
    EXPECT_EQ(problemOf("X1 | 60000R | z frz | 0 start | @61000 | W=59000 B=120000 pflag=w"), "");
}

TEST(VectorText, TakesFiguresInAnyOrder) {
    EXPECT_EQ(
        problemOf("X1 | 10000 | Z nofrz | 0 start; 12000 W | @30000 | first=w Flag=w@10000 , b@22000 act=B paused "
                  "per=1/1 mv=1/0 B=0 W=0"),
        "phase should be pause but is run");
    EXPECT_EQ(
        problemOf("X1 | 10000 | Z nofrz | 0 start; 12000 W | @30000 | first=w Flag=w@10000 , b@22000 act=B running "
                  "per=1/1 mv=1/0 B=0 W=0 pflag=- dl=0"),
        "");
}

TEST(VectorText, NeedsNoTitle) {
    auto const outcome = runVectors("X1 | 60000 | Z frz | 0 start | @0 | W=60000").front();
    EXPECT_TRUE(outcome.ok);
    EXPECT_EQ(outcome.title, "");
}

TEST(VectorText, SaysWhatIsWrong) {
    EXPECT_EQ(problemOfEvents("-5 start", "@0", "W=60000"), "an instant before 0 at column 1 of the events");
    EXPECT_EQ(problemOfEvents("0 start", "@-5", "W=60000"), "the instant of reading is before 0");
    EXPECT_EQ(problemOfEvents("0 start", "5", "W=60000"), "the instant of reading cannot be read");
    EXPECT_EQ(problemOfEvents("0 begin", "@0", "W=60000"), "an operation that is not known at column 3 of the events");
    EXPECT_EQ(problemOfEvents("0 adj(W)", "@0", "W=60000"), "an operation that is not known at column 3 of the events");
    EXPECT_EQ(problemOfEvents("0 adj(W,5,maybe)", "@0", "W=60000"),
              "an operation that is not known at column 3 of the events");
    EXPECT_EQ(problemOfEvents("start", "@0", "W=60000"), "an event cannot be read at column 1 of the events");
    EXPECT_EQ(problemOfEvents("0 start W", "@0", "W=60000"), "something after an event at column 9 of the events");
    EXPECT_EQ(problemOfEvents("0x(W+1)", "@0", "W=60000"),
              "a group repeated too often, or never, at column 2 of the events");
    EXPECT_EQ(problemOfEvents("2x(W-1)", "@0", "W=60000"), "no time after the event before at column 5 of the events");
    EXPECT_EQ(problemOfEvents("2x(W+1", "@0", "W=60000"), "a group that does not end at column 7 of the events");
    EXPECT_EQ(problemOfEvents("99999999999999999999 start", "@0", "W=60000"),
              "an event cannot be read at column 1 of the events");
    EXPECT_EQ(problemOfEvents("0 start", "@0", "W=60000 sometime"), "what is expected cannot be read: sometime");
    EXPECT_EQ(problemOf("X1 | -60000 | Z frz | | @0 | W=0"), "the control cannot be read at column 2");
    EXPECT_EQ(problemOf("X1 | 60000 | Z ice | | @0 | W=0"), "the control cannot be read at column 12");
}

TEST(VectorText, HasGroupsOfSeveral) {
    EXPECT_EQ(problemOfEvents("0 start; 3x(W+1000)", "@3000", "W=57000 B=58000 mv=2/0 run act=B"),
              "W should be 57000 but "
              "is 59000; mv should "
              "be 2/0 but is 1/0");
    EXPECT_EQ(problemOfEvents("0 start; 2 x ( W + 1000 , B+500, W+ 1000, B +500 )", "@6000", "W=56000 B=58000 mv=4/4"),
              "");
    EXPECT_EQ(problemOfEvents("0 start; 2*(W+1000; pause+500; resume+5000; B+500); +1000 W", "@15000",
                              "W=57000 B=58000 mv=3/2 run act=B"),
              "");
}

TEST(VectorText, OfAnyLengthIsRead) {
    std::string events = "0 start";
    for (int i = 1; i <= 20'000; ++i) events += "; " + std::to_string(i) + (i % 2 == 1 ? " W" : " B");
    EXPECT_EQ(problemOfEvents(events, "@20000", "W=50000 B=50000 mv=10000/10000"), "");
    EXPECT_EQ(problemOfEvents("0 start; 10000x(W+1,B+1)", "@20000", "W=50000 B=50000 mv=10000/10000"), "");
}

TEST(VectorText, IsFoundInDocuments) {
    std::string const line = "X1 | 60000 | Z frz | 0 start | @1000 | W=59000 B=60000   # a title";
    std::vector<std::string> const texts{
        "```text\n" + line + "\n```\n",
        "    " + line,
        "> " + line,
        "- " + line,
        "* " + line,
        "`" + line + "`",
        "| X1 | 60000 | Z frz | 0 start | @1000 | W=59000 B=60000 # a title |",
        "|ID|control|options|events|@read-out instant|expected|title|\n|-|-|-|-|-|-|-|\n"
        "|**X1**|60000|Z frz|0 start|@1000|W=59000 B=60000| a title |"};
    for (auto const& text : texts) {
        auto const outcomes = runVectors(text);
        ASSERT_EQ(outcomes.size(), 1U) << text;
        EXPECT_EQ(outcomes.front().problem, "") << text;
        EXPECT_EQ(outcomes.front().id, "X1");
        EXPECT_EQ(outcomes.front().title, "a title");
    }
}

TEST(VectorText, OfOtherTablesIsPassedOver) {
    EXPECT_TRUE(runVectors("| H01 | 300000 | 0 start; 10000 W | 25400, 95000 | W 290000 | B 285000 | B 189600 |\n"
                           "| ID | Control | Options | Events | Crash @ gap | Last |\n"
                           "ID | time control | options | events | @read-out instant | expected\n"
                           "# X1 | 60000 | Z frz | 0 start | @0 | W=1\n| 3+2 | 5 blitz |\n")
                    .empty());
}

TEST(VectorText, SaysInWordsWhatNumbersSay) {
    EXPECT_EQ(problemOfEvents("0 start; 1000 adj(W,-90000,allow)", "@1000", "W=0 B=60000 frozen flag=W@1000 first=W"),
              "");
    EXPECT_EQ(problemOfEvents("0 start; 1000 adj( w , +500 , no )", "@1000", "W=59500"), "");
    EXPECT_EQ(
        problemOf("X1 | 1/60000:5000 | M frz | 0 mv(W,1,addBase); 0 mv(B,1,0) | @0 | W=65000 B=60000 mv=1/1 per=2/2"),
        "");
    EXPECT_EQ(problemOfEvents("0 start; 0 install(Fischer,2000,credit); 1000 press(white)", "@1000", "W=63000 B=62000"),
              "");
    EXPECT_EQ(problemOfEvents("0 start; 0 set(W,-1)", "@0", "W=60000"), "");
}

} // namespace

} // namespace flagfall::clock
