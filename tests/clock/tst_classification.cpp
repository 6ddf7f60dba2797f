// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/classification.h"

#include "arbiter/laws/edition.h"
#include "clock/typed_control.h"

#include <gtest/gtest.h>

namespace flagfall::clock {
namespace {

using Us = UsChessClass;
using Lichess = LichessClass;

struct Case {
    char const* control;
    PlayType fide;
    Us us;
    Lichess lichess;
};

void PrintTo(Case const& one, std::ostream* out) { *out << one.control; }

struct Classes : testing::TestWithParam<Case> {};

TEST_P(Classes, OfAControl) {
    Setting const setting = readControl(GetParam().control).value();
    EXPECT_EQ(playType(currentEdition(), gameLength(setting)).value, GetParam().fide);
    EXPECT_EQ(usChessClass(setting), GetParam().us);
    EXPECT_EQ(lichessClass(setting), GetParam().lichess);
}

INSTANTIATE_TEST_SUITE_P(Controls, Classes,
                         testing::Values(Case{"3+2", PlayType::Blitz, Us::Blitz, Lichess::Blitz},
                                         Case{"5+0", PlayType::Blitz, Us::Blitz, Lichess::Blitz},
                                         Case{"10+0", PlayType::Blitz, Us::Blitz, Lichess::Rapid},
                                         Case{"10+5", PlayType::Rapid, Us::Quick, Lichess::Rapid},
                                         Case{"15+10", PlayType::Rapid, Us::Quick, Lichess::Rapid},
                                         Case{"45+15", PlayType::Standard, Us::Dual, Lichess::Classical},
                                         Case{"59+0", PlayType::Rapid, Us::Dual, Lichess::Classical},
                                         Case{"60+5", PlayType::Standard, Us::Dual, Lichess::Classical},
                                         Case{"90+30", PlayType::Standard, Us::Regular, Lichess::Classical},
                                         Case{"1+0", PlayType::Blitz, Us::BelowRated, Lichess::Bullet}),
                         [](auto const& one) { return "control_" + std::to_string(one.index); });

std::optional<Us> usOf(char const* control) { return usChessClass(readControl(control).value()); }
std::optional<Lichess> lichessOf(char const* control) { return lichessClass(readControl(control).value()); }

TEST(UsChess, CountsADelayLikeAnIncrement) {
    EXPECT_EQ(usOf("60 d5"), Us::Dual);
    EXPECT_EQ(usOf("61 d5"), Us::Regular);
    EXPECT_EQ(usOf("25 d5"), Us::Dual);
    EXPECT_EQ(usOf("24 d5"), Us::Quick);
}

TEST(UsChess, CountsTheMainTimesOfSixtyMoves) {
    EXPECT_EQ(usOf("40/30:30 d5"), Us::Dual);
    EXPECT_EQ(usOf("60/30:120 d5"), Us::Dual);
    EXPECT_EQ(usOf("60/20:120"), Us::Quick);
}

TEST(UsChess, HasNoClassForOtherClocks) {
    for (auto const* control : {"60+5x30", "C15/5", "hourglass 1", "gong 10", "10 s per move", "up"})
        EXPECT_FALSE(usOf(control)) << control;
}

TEST(Lichess, HasOnePeriodTheSameForBoth) {
    EXPECT_EQ(lichessOf("0:15"), Lichess::UltraBullet);
    EXPECT_EQ(lichessOf("0:30"), Lichess::Bullet);
    for (auto const* control : {"40/90:30", "W5 B4", "25 d10", "hourglass 1", "120+10@41"})
        EXPECT_FALSE(lichessOf(control)) << control;
}

TEST(MasterLevel, NeedsTwoHoursForSixtyMoves) {
    EXPECT_TRUE(isLongEnoughForMasters(readControl("90+30").value()));
    EXPECT_TRUE(isLongEnoughForMasters(readControl("120").value()));
    EXPECT_FALSE(isLongEnoughForMasters(readControl("90+29").value()));
}

} // namespace
} // namespace flagfall::clock
