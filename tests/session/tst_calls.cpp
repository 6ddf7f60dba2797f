// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

RoundNumber const roundOfCalls{1};

struct Calls : testing::Test {
    Calls() { m_story.does(PairRound{}); }
    [[nodiscard]] bool calls(int board) const { return m_story.board(1, board).call.has_value(); }

    Story m_story = Story::withPlayers(4, "90+30");
};

TEST_F(Calls, StandUntilSomebodyHasCome) {
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{2}});
    EXPECT_FALSE(calls(1));
    EXPECT_TRUE(calls(2));
    m_story.does(AnswerCall{roundOfCalls, BoardNumber{2}});
    EXPECT_FALSE(calls(2));
    m_story.does(Undo{});
    EXPECT_TRUE(calls(2)) << "nobody has come after all";
}

TEST_F(Calls, ThatAreMadeTwiceAreOneAndTheFirstHourCounts) {
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{2}});
    auto const since = m_story.board(1, 2).call;
    m_story.passes(5min);
    Seq const last = m_story.history().last();
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{2}});
    EXPECT_EQ(m_story.history().last(), last);
    EXPECT_EQ(m_story.board(1, 2).call, since);
}

TEST_F(Calls, AreAnsweredByARulingAtTheBoard) {
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{1}});
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{2}});
    m_story.does(MakeRuling{roundOfCalls, BoardNumber{2},
                            RulingOnRecord{.edition = "E2023",
                                           .play = "standard",
                                           .incident = "offence kind=noise by=black",
                                           .finding = "penalty-usual"}});
    EXPECT_TRUE(calls(1));
    EXPECT_FALSE(calls(2));
    m_story.does(Undo{});
    EXPECT_TRUE(calls(2)) << "the ruling is gone, and the player waits again";
}

TEST_F(Calls, StayWhenTheResultIsIn) {
    m_story.does(CallArbiter{roundOfCalls, BoardNumber{1}});
    m_story.enters(1, 1, Result::Draw);
    EXPECT_TRUE(calls(1)) << "the players may still want to be heard";
}

TEST_F(Calls, ComeFromBoardsThatAreThere) {
    EXPECT_EQ(m_story.refusal(CallArbiter{roundOfCalls, BoardNumber{9}}), Why::NoSuchBoard);
    EXPECT_EQ(m_story.refusal(AnswerCall{RoundNumber{2}, BoardNumber{1}}), Why::NoSuchRound);
}

struct TableClocks : testing::Test {
    void notes(std::string clock, std::optional<int> board, std::string fault = {}) {
        m_story.does(
            NoteTableClock{std::move(clock), board ? std::optional{BoardNumber{*board}} : std::nullopt, fault});
    }
    [[nodiscard]] TableClock clock(std::string const& name) const { return m_story.state().tableClocks.at(name); }

    Story m_story = Story::withPlayers(4, "90+30");
};

TEST_F(TableClocks, AreKnownByWhatIsWrittenOnThem) {
    notes(" 17 ", 2, "the lever sticks");
    EXPECT_EQ(clock("17"), (TableClock{BoardNumber{2}, "the lever sticks"}));
    notes("17", {}, "the lever sticks");
    EXPECT_EQ(clock("17"), (TableClock{std::nullopt, "the lever sticks"})) << "put away, and not mended";
    m_story.does(Undo{});
    EXPECT_EQ(clock("17").board, BoardNumber{2});
}

TEST_F(TableClocks, TakeThePlaceOfEachOther) {
    notes("17", 2);
    notes("A-3", 2);
    EXPECT_FALSE(clock("17").board);
    EXPECT_EQ(clock("A-3").board, BoardNumber{2});
}

TEST_F(TableClocks, HaveANameOfOneShortLine) {
    EXPECT_EQ(m_story.refusal(NoteTableClock{"  "}), Why::ClockUnnamed);
    EXPECT_EQ(m_story.refusal(NoteTableClock{std::string(21, '1')}), Why::ClockUnnamed);
    EXPECT_EQ(m_story.refusal(NoteTableClock{"17", {}, "two\nlines"}), Why::ClockUnnamed);
    EXPECT_EQ(m_story.refusal(NoteTableClock{"17", BoardNumber{0}}), Why::NoSuchBoard);
}

} // namespace
} // namespace flagfall::session
