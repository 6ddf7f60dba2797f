// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"
#include "app/session/reports/board_record.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

constexpr RoundNumber roundOne{1};

/// Seven players of a Swiss, A the strongest; G is away in round 1, which is A–D, E–B, C–F.
class RoundRepair : public testing::Test {
protected:
    RoundRepair() {
        EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
        draft.rounds = 3;
        draft.initialColour = "white";
        m_story.does(OpenEvent{draft});
        for (int i = 0; i < 7; ++i)
            m_story.does(
                EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
        m_story.does(GrantBye{id("G"), roundOne, Bye::ZeroPoint});
        m_story.does(PairRound{});
    }
    [[nodiscard]] PlayerId id(std::string const& name) const { return m_story.idOf(name); }
    [[nodiscard]] pairing::RoundPairing published() const { return pairingOf(*m_story.state().round(roundOne)); }
    /// The round after these changes, each on the boards of what hangs on the wall.
    [[nodiscard]] pairing::RoundPairing changed(std::vector<ManualChange> const& changes) const {
        pairing::RoundPairing pairing = published();
        for (ManualChange const& change : changes) pairing = withChange(std::move(pairing), change);
        return onBoardsOf(std::move(pairing), published());
    }
    /// `1 A–D, 2 E–B, 3 C–F`, and who rests.
    [[nodiscard]] std::string round() const {
        std::string text;
        Round const& round = *m_story.state().round(roundOne);
        for (Board const& board : round.boards)
            text += (text.empty() ? "" : ", ") + std::to_string(board.number.value()) + " " +
                    m_story.nameOf(board.white) + "–" + m_story.nameOf(board.black);
        for (Rest const& rest : round.rests)
            text += ", " + m_story.nameOf(rest.player) + (rest.bye == Bye::Allocated ? " bye" : " rests");
        return text;
    }
    void repairs(std::vector<ManualChange> const& changes) {
        m_story.does(RepairRound{changed(changes)}, Confirmation::Yes);
    }
    [[nodiscard]] Question asked(std::vector<ManualChange> const& changes) {
        auto const done = m_story.tries(RepairRound{changed(changes)});
        auto const* const question = done ? nullptr : done.error().question();
        if (!question || question->ask != Ask::RoundChanged) ADD_FAILURE() << "the change was not asked about";
        return question ? *question : Question{};
    }
    using What = ManualChange::What;

    Story m_story;
};

TEST_F(RoundRepair, ARoundIsPublishedAsItsTestsBegin) { EXPECT_EQ(round(), "1 A–D, 2 E–B, 3 C–F, G rests"); }

TEST_F(RoundRepair, ColoursThatWereTurnedAtTheBoardAreTurnedHereAndTheResultStaysWithThePlayers) {
    m_story.enters(1, 2, Result::WhiteWins); // E won
    repairs({{What::ColoursTurned, id("E")}});
    EXPECT_EQ(round(), "1 A–D, 2 B–E, 3 C–F, G rests");
    EXPECT_EQ(m_story.board(1, 2).result, Result::BlackWins);
    m_story.does(Undo{});
    EXPECT_EQ(round(), "1 A–D, 2 E–B, 3 C–F, G rests");
    EXPECT_EQ(m_story.board(1, 2).result, Result::WhiteWins);
}

TEST_F(RoundRepair, PlayersAtEachOthersBoardsPlayOnThere) {
    m_story.does(StartClocks{RoundNumber{1}, {}});
    m_story.passes(1min);
    m_story.presses(1, Colour::White);
    Question const question = asked({{What::SeatsExchanged, id("D"), id("B")}});
    EXPECT_EQ(question.count, 2);
    EXPECT_EQ(question.begun, (std::vector{BoardNumber{1}, BoardNumber{2}}));
    EXPECT_TRUE(question.byRules) << "the system pairs otherwise";
    repairs({{What::SeatsExchanged, id("D"), id("B")}});
    EXPECT_EQ(round(), "1 A–B, 2 E–D, 3 C–F, G rests");
    EXPECT_EQ(m_story.reading(1, 1).sides.white.movesCompleted, 1) << "the clock is that of the board";
    EXPECT_TRUE(m_story.state().round(roundOne)->byRules) << "it is changed by hand";
}

TEST_F(RoundRepair, AResultGoesWithTheTwoWhoPlayedForItAndAnotherOneIsLost) {
    m_story.enters(1, 1, Result::Draw);
    m_story.enters(1, 2, Result::WhiteWins);
    pairing::RoundPairing wanted = published();
    std::swap(wanted.pairs[0].white, wanted.pairs[2].white);
    std::swap(wanted.pairs[0].black, wanted.pairs[2].black); // A–D sit at board 3
    m_story.does(RepairRound{wanted}, Confirmation::Yes);
    EXPECT_EQ(round(), "1 C–F, 2 E–B, 3 A–D, G rests");
    EXPECT_FALSE(m_story.board(1, 1).result);
    EXPECT_EQ(m_story.board(1, 3).result, Result::Draw);
    EXPECT_EQ(asked({{What::SeatsExchanged, id("E"), id("A")}}).lost, (std::vector{BoardNumber{2}, BoardNumber{3}}));
}

TEST_F(RoundRepair, ALatecomerMeetsWhoHasTheByeOnABoardThatIsAdded) {
    m_story.does(Undo{}); // the pairing
    m_story.does(GrantBye{id("F"), roundOne, Bye::ZeroPoint});
    m_story.does(PairRound{});
    EXPECT_EQ(round(), "1 A–C, 2 D–B, E bye, F rests, G rests");
    EXPECT_EQ(asked({{What::PlayerJoined, id("F")}}).breaches.size(), 0U);
    repairs({{What::PlayerJoined, id("F")}});
    EXPECT_EQ(round(), "1 A–C, 2 D–B, 3 E–F, G rests");
    EXPECT_TRUE(m_story.board(1, 3).clock);
    m_story.enters(1, 3, Result::WhiteWins);
    EXPECT_EQ(m_story.state().round(roundOne)->missingResults(), 2);
}

TEST_F(RoundRepair, TheOpponentsOfTwoAbsenteesMeetAndTheLastBoardMovesIntoTheGap) {
    m_story.enters(1, 1, Result::WhiteWinsByForfeit); // D is absent
    repairs({{What::PlayerLeft, id("D")}, {What::PlayerLeft, id("B")}});
    EXPECT_EQ(round(), "1 A–E, 2 C–F, G rests, D rests, B rests");
    EXPECT_FALSE(m_story.board(1, 1).result);
    EXPECT_EQ(m_story.refusal(EnterResult{roundOne, BoardNumber{3}, Result::Draw}), Why::NoSuchBoard);
    m_story.does(Undo{});
    EXPECT_EQ(round(), "1 A–D, 2 E–B, 3 C–F, G rests");
    EXPECT_EQ(m_story.board(1, 1).result, Result::WhiteWinsByForfeit);
}

TEST_F(RoundRepair, ABoardWhoseGameHasBegunIsNotDissolved) {
    m_story.does(StartClocks{RoundNumber{1}, {BoardNumber{3}}});
    EXPECT_EQ(m_story.refusal(RepairRound{changed({{What::PlayerLeft, id("D")}, {What::PlayerLeft, id("B")}})}),
              Why::BoardHasBegun);
}

TEST_F(RoundRepair, NobodySitsTwiceAndNobodyFromElsewhere) {
    pairing::RoundPairing wanted = published();
    wanted.pairs[0].black = id("B");
    EXPECT_EQ(m_story.refusal(RepairRound{wanted}), Why::NotEverybodyPaired);
    wanted.pairs[0].black = PlayerId{99};
    EXPECT_EQ(m_story.refusal(RepairRound{wanted}), Why::NotEverybodyPaired);
    wanted = published();
    wanted.pairs[1].board = BoardNumber{7};
    EXPECT_EQ(m_story.refusal(RepairRound{wanted}), Why::NoSuchBoard);
}

TEST_F(RoundRepair, OfTheRoundBeforeTheLastOnlyColoursAreTurnedAndOlderOnesStay) { // FIDE's checklist, 189–191
    for (int board : {1, 2, 3}) m_story.enters(1, board, Result::WhiteWins);
    m_story.playsRound();
    EXPECT_EQ(m_story.refusal(RepairRound{changed({{What::SeatsExchanged, id("D"), id("B")}})}), Why::RoundTooOld);
    RepairRound const turn{changed({{What::ColoursTurned, id("A")}})};
    EXPECT_EQ(m_story.question(turn), Ask::EarlierRound);
    m_story.does(turn, Confirmation::Yes);
    EXPECT_EQ(m_story.board(1, 1).result, Result::BlackWins) << "A has won";
    m_story.playsRound();
    EXPECT_EQ(m_story.refusal(RepairRound{changed({{What::ColoursTurned, id("A")}})}), Why::RoundTooOld);
}

TEST_F(RoundRepair, WhatIsAsItShouldBeIsNoAct) {
    auto const done = m_story.tries(RepairRound{published()});
    ASSERT_TRUE(done);
    EXPECT_TRUE(done->empty());
}

TEST_F(RoundRepair, AChangeUnderWhichAClockRunsIsNotTakenBack) {
    repairs({{What::SeatsExchanged, id("D"), id("B")}});
    m_story.does(StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(m_story.refusal(Undo{}), Why::UndoneTooLate);
}

TEST_F(RoundRepair, TheRecordOfABoardEndsWhereItIsDissolved) {
    BoardRecord record{roundOne, BoardNumber{3}};
    record.follow(m_story.history());
    EXPECT_TRUE(record.entries().back().paired);
    repairs({{What::PlayerLeft, id("D")}, {What::PlayerLeft, id("B")}});
    record.follow(m_story.history());
    EXPECT_FALSE(record.entries().back().paired);
    m_story.does(Undo{});
    record.follow(m_story.history());
    EXPECT_TRUE(record.entries().back().paired);
}

} // namespace
} // namespace flagfall::session
