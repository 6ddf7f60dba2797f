// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/correction.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

RoundNumber const correctedRound{1};

/// Four players of a Swiss, A the strongest: round 1 is A–C, D–B, both stronger ones win; round 2 is paired.
struct CorrectionOfRoundOne : testing::Test {
    CorrectionOfRoundOne() {
        EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
        draft.rounds = 3;
        draft.initialColour = "white";
        story.does(OpenEvent{draft});
        for (char name = 'A'; name <= 'D'; ++name)
            story.does(EnterPlayer{Story::named(std::string(1, name), std::to_string(2400 - name))});
        story.does(PairRound{});
        story.enters(1, 1, Result::WhiteWins);
        story.enters(1, 2, Result::BlackWins);
        story.does(PairRound{});
    }
    [[nodiscard]] Question asked(Command const& command) {
        auto const done = story.tries(command);
        auto const* const question = done ? nullptr : done.error().question();
        if (!question || question->ask != Ask::EarlierRound) ADD_FAILURE() << "the correction was not asked about";
        return question ? *question : Question{};
    }
    [[nodiscard]] std::string moved(Question const& question) const {
        std::string text;
        for (RankMove const& move : question.moved)
            text += story.nameOf(move.player) + std::to_string(move.before) + ">" + std::to_string(move.after) + " ";
        return text;
    }

    Story story;
};

TEST_F(CorrectionOfRoundOne, SaysWhichPairingsWereMadeByTheWrongResult) {
    Question const question = asked(EnterResult{correctedRound, BoardNumber{1}, Result::BlackWins});
    EXPECT_EQ(question.board, BoardNumber{1});
    ASSERT_TRUE(question.byRules);
    EXPECT_EQ(question.byRules->round, RoundNumber{2});
    EXPECT_EQ(question.count, 2) << "winners meet winners: C meets B, and A meets D";
    bool const meet = std::ranges::any_of(question.byRules->pairs, [&](pairing::Pair const& pair) {
        PlayerId const b = story.idOf("B");
        PlayerId const c = story.idOf("C");
        return (pair.white == b && pair.black == c) || (pair.white == c && pair.black == b);
    });
    EXPECT_TRUE(meet);
}

TEST_F(CorrectionOfRoundOne, SaysWhoseRankChanges) {
    Question const question = asked(EnterResult{correctedRound, BoardNumber{1}, Result::BlackWins});
    EXPECT_TRUE(std::ranges::any_of(question.moved, [&](RankMove const& move) {
        return move.player == story.idOf("C") && move.after < move.before;
    })) << moved(question);
    EXPECT_TRUE(std::ranges::any_of(question.moved, [&](RankMove const& move) {
        return move.player == story.idOf("A") && move.after > move.before;
    })) << moved(question);
}

TEST_F(CorrectionOfRoundOne, ThatMovesNobodySaysSo) {
    // A forfeit counts the same points; C and B met nobody of theirs otherwise.
    Question const question = asked(EnterResult{correctedRound, BoardNumber{1}, Result::WhiteWinsUnrated});
    EXPECT_FALSE(question.byRules);
    EXPECT_EQ(question.count, 0);
    EXPECT_EQ(moved(question), "");
}

TEST_F(CorrectionOfRoundOne, LeavesThePairingAsItWasPublished) {
    auto const before = story.state().round(RoundNumber{2})->boards.front().white;
    story.enters(1, 1, Result::BlackWins, Confirmation::Yes);
    EXPECT_EQ(story.state().round(RoundNumber{2})->boards.front().white, before);
}

} // namespace
} // namespace flagfall::session
