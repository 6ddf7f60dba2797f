// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"
#include "tests/arbiter/pgn/texts.h"

namespace flagfall::pgn::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Commands, AreReadInTheirOrderKnownOrNot) {
    EXPECT_THAT(commandsIn("a [%clk 1:30:00] b [%csl Ga1,Rb2][%xyz_1  p q ] [%eval -0.25] [%emt]"),
                ElementsAre(Command{"clk", "1:30:00"}, Command{"csl", "Ga1,Rb2"}, Command{"xyz_1", "p q"},
                            Command{"eval", "-0.25"}, Command{"emt", ""}));
    EXPECT_THAT(commandsIn("[clk 1] [% x] [%clk 1:30:00"), IsEmpty());
}

TEST(Clock, IsTheTimeLeftAfterTheMove) {
    auto const line = read("1. e4 {good [%clk 1:29:58]} {[%clk 0:00:00]} e5 {[%clk 0:00:05.3]} 2. Nf3 *").game.line;
    EXPECT_EQ(clockOf(line.plies[0]), 1h + 29min + 58s);
    EXPECT_EQ(clockOf(line.plies[1]), 5300ms);
    EXPECT_EQ(clockOf(line.plies[2]), std::nullopt);
    EXPECT_EQ(commandOf(line.plies[0], "clk"), "1:29:58");
}

TEST(Clock, ThatCannotBeReadIsTold) {
    auto const one = read("1. e4 {[%clk soon]} {[%emt 0:00:01]} *");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::CommandUnreadable));
    EXPECT_EQ(clockOf(one.game.line.plies[0]), std::nullopt);
}

TEST(Times, AreReadInTheFormsOfProgramsAndNoOther) {
    EXPECT_EQ(timeFrom("1:30:00"), 90min);
    EXPECT_EQ(timeFrom("90:00"), 90min);
    EXPECT_EQ(timeFrom("5.25"), 5250ms);
    EXPECT_EQ(timeFrom("0:00:05.3"), 5300ms);
    EXPECT_EQ(timeFrom("0:00:05.12345"), 5123ms);
    for (auto const* const text : {"", ":", "1:", "1:2:3:4", "-1", "1.", "a", "1:30:00x", "1234567"})
        EXPECT_EQ(timeFrom(text), std::nullopt) << text;
}

TEST(Times, AreWrittenAsHoursMinutesAndSeconds) {
    EXPECT_EQ(timeText(90min), "1:30:00");
    EXPECT_EQ(timeText(5300ms), "0:00:05.3");
    EXPECT_EQ(timeText(59min + 59s + 7ms), "0:59:59.007");
    EXPECT_EQ(timeText(101h), "101:00:00");
    EXPECT_EQ(timeText(-3s), "0:00:00");
}

} // namespace
} // namespace flagfall::pgn::test
