// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/act_log.h"

#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

RecordedAct anAct(std::int64_t seq) { return {Seq{seq}, {}, {}, {}, ActKept{Seq{seq}}}; }

TEST(ALogOfActs, IsReadInOrderForwardsAndBackwardsAndByNumber) {
    ActLog log;
    for (std::int64_t seq = 1; seq <= 1'000; ++seq) log.push_back(anAct(seq));
    EXPECT_EQ(std::ssize(log), 1'000);
    std::int64_t seq = 0;
    for (RecordedAct const& act : log) EXPECT_EQ(act.seq, Seq{++seq});
    for (auto act = log.rbegin(); act != log.rend(); ++act) EXPECT_EQ(act->seq, Seq{seq--});
    EXPECT_EQ(log[255].seq, Seq{256});
    EXPECT_EQ(log[256].seq, Seq{257});
    EXPECT_EQ(log.back().seq, Seq{1'000});
}

TEST(ALogOfActs, IsItsOwnWhateverBecomesOfACopy) {
    for (std::int64_t const size : {1, 255, 256, 257, 600}) {
        ActLog log;
        for (std::int64_t seq = 1; seq <= size; ++seq) log.push_back(anAct(seq));
        ActLog shorter = log;
        ActLog longer = log;
        shorter.truncate(static_cast<std::size_t>(size) / 2);
        shorter.push_back(anAct(7'000));
        longer.push_back(anAct(8'000));
        EXPECT_EQ(std::ssize(log), size);
        EXPECT_EQ(log.back().seq, Seq{size});
        EXPECT_EQ(log[static_cast<std::size_t>(size) / 2].seq, Seq{size / 2 + 1});
        EXPECT_EQ(shorter.back().seq, Seq{7'000});
        EXPECT_EQ(longer.back().seq, Seq{8'000});
        if (size > 256) {
            EXPECT_EQ(&log[0], &longer[0]) << "a full page that they have in common lies in memory once";
        }
        longer.truncate(0);
        EXPECT_TRUE(longer.empty());
    }
}

} // namespace
} // namespace flagfall::session
