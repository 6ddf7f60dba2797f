// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/rehearsal/README.md.
#include "app/rehearsal/performance.h"
#include "app/storage/memory_journal.h"

#include <gtest/gtest.h>

namespace flagfall::rehearsal {
namespace {

TEST(Readme, ShowsAnEventThatPlaysByItself) {
    Order const order{.players = 8, .rounds = 2, .control = "3+2", .seed = 1, .troubles = 3};
    auto const performance = Performance::open(order, std::make_unique<storage::MemoryJournal>(), {}).value();
    performance->play();

    EXPECT_TRUE(performance->isOver()) << "every result is there";
    EXPECT_EQ(performance->score().points, 100) << "the substitute does what is right, and promptly";
}

} // namespace
} // namespace flagfall::rehearsal
