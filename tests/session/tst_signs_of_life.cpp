// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/signs_of_life.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

struct TwoOtherDesks : testing::Test {
    SignsOfLife signs;
    std::int64_t ticks = 0;

    /// Each heartbeat by the axis of its desk, which need not be this desk's.
    void hearsAfter(clock::Span time, std::vector<std::pair<int, clock::Span>> const& beats) {
        ticks += time.count();
        std::vector<Heartbeat> all;
        for (auto const& [desk, at] : beats) all.push_back({clock::Instant{at}, {}, {}, 0, desk});
        signs.hear(all, std::array{2, 3}, ticks);
    }
};

TEST_F(TwoOtherDesks, AreHeardOfAsLongAsTheirHeartbeatsChange) {
    for (int n = 0; n < 10; ++n) {
        hearsAfter(5s, {{2, n * 5s}, {3, 1h + n * 5s}});
        EXPECT_THAT(signs.silent(), IsEmpty());
    }
}

TEST_F(TwoOtherDesks, OfWhichOneIsSilentIsToldAfterFifteenSeconds) {
    hearsAfter(0s, {{2, 7s}, {3, 7s}});
    hearsAfter(10s, {{2, 7s}, {3, 17s}});
    EXPECT_THAT(signs.silent(), IsEmpty());
    hearsAfter(5s, {{2, 7s}, {3, 22s}});
    EXPECT_THAT(signs.silent(), ElementsAre(SignsOfLife::Silent{2, 15s}));
    hearsAfter(5s, {{2, 8s}, {3, 27s}});
    EXPECT_THAT(signs.silent(), IsEmpty()) << "it is back";
}

TEST_F(TwoOtherDesks, AreNotCalledSilentByAJournalThatDoesNotAnswer) {
    hearsAfter(0s, {{2, 7s}, {3, 7s}});
    hearsAfter(30s, {});
    EXPECT_THAT(signs.silent(), IsEmpty());
    hearsAfter(5s, {{2, 7s}, {3, 7s}});
    EXPECT_THAT(signs.silent(), IsEmpty()) << "they, too, have to reach it first";
}

TEST_F(TwoOtherDesks, ThatHaveNeverLeftAHeartbeatAreSilentFromTheFirstLookOn) {
    hearsAfter(0s, {{3, 7s}});
    hearsAfter(16s, {{3, 23s}});
    EXPECT_THAT(signs.silent(), ElementsAre(SignsOfLife::Silent{2, 16s}));
}

} // namespace
} // namespace flagfall::session
