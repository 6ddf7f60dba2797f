// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/order.h"

#include "app/rehearsal/invented_names.h"

#include <gtest/gtest.h>

#include <set>

namespace flagfall::rehearsal {
namespace {

TEST(Order, TellsEverythingThatIsWrongWithIt) {
    EXPECT_TRUE(faultsOf({}).empty());
    Order const wrong{.players = 3,
                      .rounds = 0,
                      .control = "soon",
                      .edition = "E1999",
                      .troubles = -1,
                      .kinds = {Kind::ResultSlip},
                      .thinking = 0};
    EXPECT_EQ(faultsOf(wrong),
              (std::vector{OrderFault::Players, OrderFault::Rounds, OrderFault::Control, OrderFault::Edition,
                           OrderFault::Troubles, OrderFault::Kinds, OrderFault::Thinking}));
    EXPECT_EQ(faultsOf({.players = 401}), (std::vector{OrderFault::Players}));
    EXPECT_EQ(faultsOf({.players = 8, .rounds = 5}), (std::vector{OrderFault::Rounds}));
}

TEST(InventedNames, AreAllDifferentAndReadAsNames) {
    Chance chance{5};
    auto const names = inventedNames(mostPlayers, chance);
    std::set<std::string> lastNames;
    for (std::string const& name : names) {
        ASSERT_NE(name.find(", "), std::string::npos) << name;
        EXPECT_TRUE(lastNames.insert(name.substr(0, name.find(", "))).second) << name;
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(mostPlayers));
}

TEST(KindWords, ReadBack) {
    for (Kind const kind : allKinds) EXPECT_EQ(kindFromWord(kindWord(kind)), kind);
    EXPECT_FALSE(kindFromWord("tea"));
}

} // namespace
} // namespace flagfall::rehearsal
