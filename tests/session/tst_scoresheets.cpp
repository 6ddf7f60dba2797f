// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/scoresheets.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

RoundNumber const roundOfSheets{1};

std::string missingIn(Story const& story) {
    std::string text;
    for (MissingSheet const& one : missingSheets(story.state(), *story.state().round(roundOfSheets)))
        text += (text.empty() ? "" : " ") + std::to_string(one.board.value()) + (one.side == Colour::White ? "w" : "b");
    return text;
}
CollectSheets collected(int board, std::optional<Colour> side = {}) {
    return {roundOfSheets, BoardNumber{board}, side};
}
CollectSheets notCollected(int board, std::optional<Colour> side = {}) {
    return {roundOfSheets, BoardNumber{board}, side, true};
}

/// Two games, both decided.
Story twoGames(std::string control = "90+30") {
    Story story = Story::withPlayers(4, std::move(control));
    story.playsRound();
    return story;
}

TEST(Scoresheets, OfBothPlayersAreTheOrganisers) { // Laws 8.3
    EXPECT_EQ(missingIn(twoGames()), "1w 1b 2w 2b");
}

TEST(Scoresheets, AreCollectedByBoardOrByPlayer) {
    Story story = twoGames();
    story.does(collected(1));
    EXPECT_EQ(missingIn(story), "2w 2b");
    story.does(collected(2, Colour::Black));
    EXPECT_EQ(missingIn(story), "2w");
    story.does(notCollected(1, Colour::White));
    EXPECT_EQ(missingIn(story), "1w 2w");
    story.does(Undo{});
    EXPECT_EQ(missingIn(story), "2w");
}

TEST(Scoresheets, ThatAreCollectedAlreadyAreNotOnRecordTwice) {
    Story story = twoGames();
    story.does(collected(1, Colour::White));
    Seq const last = story.history().last();
    story.does(collected(1, Colour::White));
    EXPECT_EQ(story.history().last(), last);
    story.does(collected(1));
    EXPECT_GT(story.history().last(), last) << "Black's was not there yet";
}

TEST(Scoresheets, AreMissedOnlyOfGamesThatWerePlayedToTheirEnd) {
    Story story = Story::withPlayers(4, "90+30");
    story.does(PairRound{});
    EXPECT_EQ(missingIn(story), "") << "the games go on";
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    story.enters(1, 2, Result::Draw);
    EXPECT_EQ(missingIn(story), "2w 2b") << "nobody wrote where nobody played";
}

TEST(Scoresheets, AreNotThereInRapidAndBlitz) { // A.2, B.2
    Story story = twoGames("3+2");
    EXPECT_EQ(missingIn(story), "");
    EXPECT_EQ(story.refusal(collected(1)), Why::NobodyRecords);
}

} // namespace
} // namespace flagfall::session
