// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/round_pace.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

/// What happened, and when by the computer's clock.
class Pace : public testing::Test {
protected:
    void happens(std::chrono::milliseconds wall, Act act) {
        RecordedAct recorded{};
        recorded.seq = Seq{m_history.last().value() + 1};
        recorded.wall = WallTime{wall.count()};
        recorded.act = std::move(act);
        ASSERT_FALSE(m_history.append(std::move(recorded)));
    }
    Pace() {
        Story const story = Story::withPlayers(4);
        for (RecordedAct const& act : story.history().acts()) happens(0ms, act.act);
    }
    void pairs(std::chrono::milliseconds wall, int round) {
        RoundPaired paired{{RoundNumber{round},
                            {{BoardNumber{1}, PlayerId{1}, PlayerId{2}}, {BoardNumber{2}, PlayerId{3}, PlayerId{4}}},
                            {}},
                           {}};
        for (int id = 1; id <= 4; ++id) paired.order.push_back(PlayerId{id});
        happens(wall, std::move(paired));
    }
    void ends(std::chrono::milliseconds wall, int round, int board) {
        happens(wall, ResultEntered{RoundNumber{round}, BoardNumber{board}, Result::Draw});
    }
    History m_history;
};

TEST_F(Pace, IsTheTimeFromTheLastResultToTheNextPairing) {
    pairs(1min, 1);
    EXPECT_TRUE(roundPaces(m_history).empty());
    ends(20min, 1, 1);
    ends(31min, 1, 2);
    pairs(33min, 2);
    ends(60min, 2, 1);
    pairs(64min, 3);
    EXPECT_EQ(roundPaces(m_history), (std::vector<RoundPace>{{RoundNumber{2}, 2min}, {RoundNumber{3}, 4min}}));
}

TEST_F(Pace, OfAPairingThatWasTakenBackIsNotCounted) {
    pairs(1min, 1);
    ends(20min, 1, 1);
    pairs(22min, 2);
    happens(23min, ActRetracted{m_history.last()});
    pairs(25min, 2);
    EXPECT_EQ(roundPaces(m_history), (std::vector<RoundPace>{{RoundNumber{2}, 5min}}));
}

} // namespace
} // namespace flagfall::session
