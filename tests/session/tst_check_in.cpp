// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/check_in.h"
#include "app/session/event/check_in.h"
#include "tests/support/story.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace flagfall::session {
namespace {

/// A Swiss of six, A to F, over three rounds.
class CheckInDesk : public ::testing::Test {
protected:
    CheckInDesk() {
        EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
        draft.rounds = 3;
        draft.initialColour = "white";
        m_story.does(OpenEvent{draft});
        for (char name = 'A'; name <= 'F'; ++name) m_story.does(EnterPlayer{Story::named(std::string(1, name))});
    }

    [[nodiscard]] PlayerId id(std::string const& name) const { return m_story.idOf(name); }
    [[nodiscard]] Player const& player(std::string const& name) const { return *m_story.state().player(id(name)); }
    [[nodiscard]] std::string missing() const {
        std::string names;
        for (PlayerId const one : missingAtCheckIn(m_story.state())) names += m_story.nameOf(one);
        return names;
    }
    void comes(std::string const& names, bool here = true) {
        CheckIn all{{}, here};
        for (char const name : names) all.players.push_back(id(std::string(1, name)));
        m_story.does(all);
    }

    Story m_story;
};

TEST_F(CheckInDesk, WhoHasComeIsNotMissing) {
    EXPECT_EQ(missing(), "ABCDEF");
    comes("BDA");
    EXPECT_EQ(missing(), "CEF");
    comes("D", false);
    EXPECT_EQ(missing(), "CDEF");
}

TEST_F(CheckInDesk, OnlyWhoWasNotHereIsOnRecordAsCome) {
    comes("A");
    auto const acts = m_story.tries(CheckIn{{id("A"), id("B")}});
    ASSERT_TRUE(acts);
    ASSERT_EQ(acts->size(), 1U);
    EXPECT_EQ(std::get<PlayersCheckedIn>(acts->front()).players, std::vector{id("B")});
    auto const again = m_story.tries(CheckIn{{id("A")}});
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->empty());
}

TEST_F(CheckInDesk, IsUndoneAndDoneAgain) {
    comes("AB");
    m_story.does(Undo{});
    EXPECT_EQ(missing(), "ABCDEF");
    m_story.does(Redo{});
    EXPECT_EQ(missing(), "CDEF");
}

TEST_F(CheckInDesk, WhoRestsOrHasLeftIsNotMissing) {
    m_story.does(GrantBye{id("E"), RoundNumber{1}, Bye::HalfPoint});
    EXPECT_EQ(missing(), "ABCDF");
    EXPECT_EQ(atCheckIn(m_story.state(), player("E")), AtCheckIn::Resting);
}

TEST_F(CheckInDesk, AnEventWithoutCheckInIsPairedUnasked) { m_story.does(PairRound{}); }

TEST_F(CheckInDesk, PairingAsksAboutThoseWhoHaveNotCome) {
    comes("ABCD");
    EXPECT_EQ(m_story.question(PairRound{}), Ask::NotCheckedIn);
    auto const asked = m_story.tries(PairRound{});
    EXPECT_EQ(asked.error().question()->count, 2);
    m_story.does(PairRound{}, Confirmation::Yes);
    EXPECT_EQ(m_story.state().currentRound()->boards.size(), 3U);
}

TEST_F(CheckInDesk, WhoHasPlayedARoundSinceIsNotAskedAboutAgain) {
    comes("ABCD");
    m_story.does(PairRound{}, Confirmation::Yes);
    for (Board const& board : std::vector{m_story.state().currentRound()->boards}) {
        bool const hasE = board.white == id("E") || board.black == id("E");
        m_story.does(EnterResult{RoundNumber{1}, board.number, hasE ? Result::Draw : Result::BothForfeit},
                     Confirmation::Yes);
    }
    auto const others = notHere(m_story.history());
    EXPECT_EQ(std::ranges::count(others, id("E")), 0) << "who has played is here";
    EXPECT_LE(others.size(), 1U);
    m_story.does(CheckIn{{id("A")}, false});
    EXPECT_EQ(std::ranges::count(notHere(m_story.history()), id("E")), 1) << "a new check-in is held";
}

TEST_F(CheckInDesk, ClosingGivesTheAbsentAByeOfTheNextRoundAndIsUndoneWhole) {
    comes("ABCD");
    m_story.does(CloseCheckIn{missingAtCheckIn(m_story.state()), Bye::ZeroPoint});
    EXPECT_EQ(byeIn(player("E"), RoundNumber{1}), Bye::ZeroPoint);
    EXPECT_EQ(byeIn(player("F"), RoundNumber{1}), Bye::ZeroPoint);
    EXPECT_FALSE(byeIn(player("F"), RoundNumber{2}));
    EXPECT_EQ(missing(), "");
    m_story.does(PairRound{});
    EXPECT_EQ(m_story.state().currentRound()->boards.size(), 2U);
    m_story.does(Undo{});
    m_story.does(Undo{});
    EXPECT_EQ(missing(), "EF");
}

TEST_F(CheckInDesk, ClosingMayTakeTheAbsentOutOfTheEvent) {
    comes("ABCD");
    m_story.does(CloseCheckIn{{id("E"), id("F")}, std::nullopt});
    EXPECT_EQ(m_story.state().players.size(), 4U) << "before round 1";
    m_story.does(Undo{});
    m_story.does(PairRound{}, Confirmation::Yes);
    m_story.does(CloseCheckIn{{id("E"), id("F")}, std::nullopt});
    EXPECT_EQ(player("E").withdrawnFrom, RoundNumber{2});
    EXPECT_EQ(m_story.state().players.size(), 6U);
}

TEST_F(CheckInDesk, ALatecomerCountsAgainOnceHisByeIsRevoked) {
    comes("ABCDE");
    m_story.does(CloseCheckIn{{id("F")}, Bye::ZeroPoint});
    m_story.does(Together{{CheckIn{{id("F")}}, RevokeBye{id("F"), RoundNumber{1}}}});
    EXPECT_EQ(atCheckIn(m_story.state(), player("F")), AtCheckIn::Here);
}

TEST_F(CheckInDesk, BeginsAnewForALaterRound) {
    comes("ABCDEF");
    m_story.playsRound();
    EXPECT_EQ(missing(), "");
    comes("ABCDEF", false);
    EXPECT_FALSE(holdsCheckIn(m_story.state()));
    EXPECT_EQ(missing(), "ABCDEF");
}

TEST_F(CheckInDesk, APlayerWhoIsNotThereIsRefused) {
    EXPECT_EQ(m_story.refusal(CheckIn{{PlayerId{99}}}), Why::NoSuchPlayer);
    EXPECT_EQ(m_story.refusal(CloseCheckIn{{PlayerId{99}}}), Why::NoSuchPlayer);
}

// --- byes asked for at entry ------------------------------------------------------------------------------------

TEST_F(CheckInDesk, ByesOfRoundsToComeAreAskedForAtEntry) {
    EnterPlayer late{Story::named("G")};
    late.byes = {{RoundNumber{2}, Bye::HalfPoint}, {RoundNumber{3}, Bye::ZeroPoint}};
    m_story.does(late);
    EXPECT_EQ(player("G").byes, late.byes);
    m_story.does(Undo{});
    EXPECT_EQ(m_story.state().players.size(), 6U) << "one command";
}

TEST_F(CheckInDesk, EachPlayerOfAListGetsTheByesAskedForWithHim) {
    EnterPlayer first{Story::named("G")}, second{Story::named("H")};
    first.byes = {{RoundNumber{1}, Bye::ZeroPoint}};
    second.byes = {{RoundNumber{3}, Bye::HalfPoint}};
    m_story.does(EnterPlayers{{first, second}});
    EXPECT_EQ(player("G").byes, first.byes);
    EXPECT_EQ(player("H").byes, second.byes);
}

TEST_F(CheckInDesk, ByesAreChangedWithThePlayer) {
    m_story.does(GrantBye{id("A"), RoundNumber{2}, Bye::HalfPoint});
    std::map<RoundNumber, Bye> const wanted{{RoundNumber{3}, Bye::HalfPoint}};
    m_story.does(RevisePlayer{id("A"), Story::named("A"), {}, wanted});
    EXPECT_EQ(player("A").byes, wanted) << "the first was taken back before the other was granted: nothing to ask";
    m_story.does(RevisePlayer{id("A"), Story::named("A")});
    EXPECT_EQ(player("A").byes, wanted);
}

TEST_F(CheckInDesk, AByeOfARoundThatIsNotToComeIsRefusedAndNobodyIsEntered) {
    EnterPlayer late{Story::named("G")};
    late.byes = {{RoundNumber{4}, Bye::HalfPoint}};
    EXPECT_EQ(m_story.refusal(late), Why::NoSuchRound);
    EXPECT_EQ(m_story.state().players.size(), 6U);
}

} // namespace
} // namespace flagfall::session
