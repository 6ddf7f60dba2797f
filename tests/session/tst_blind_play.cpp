// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story_on_record.h"

#include "arbiter/board/fen.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using enum Colour;

BlindPlay blindWhite() {
    BlindPlay play;
    play.disabled.white = true;
    play.keeping.white = ScoreKeeping::Braille;
    return play;
}

/// A game whose White is visually disabled, its clocks running.
Story blindGame(std::string edition = "E2009", BlindPlay const& play = blindWhite()) {
    Story story = game("90+30", std::move(edition));
    story.does(ArrangeBlindPlay{round1, board1, play});
    return story;
}

board::Position after(std::string const& moves) {
    board::Position position;
    std::istringstream words{moves};
    for (std::string word; words >> word;) position.play(notation::readMove(position, word)->move);
    return position;
}
void writes(Story& story, Colour side, std::string const& moves) {
    WriteSheet command{round1, board1, side, notation::Language::English, 0, 0, {}};
    std::istringstream words{moves};
    for (std::string word; words >> word;) command.lines.push_back({word, {}});
    story.does(command);
}
/// Black's own board stands as after these moves.
void blacksBoardStands(Story& story, std::string const& moves) {
    story.does(CompareBoards{round1, board1, {"", board::fenText(after(moves))}});
}

TEST(BlindPlay, TheArrangementIsKeptAndTakenBack) { // E.1, E.2(5), E.2(9)
    BlindPlay play = blindWhite();
    play.assistants.white = Assistant{"Eva", {AssistantDuty::KeepsScore, AssistantDuty::TellsTimes}};
    play.adaptations = "a wooden board without raised squares";
    Story story = blindGame("E2009", play);
    EXPECT_EQ(onRecord(story).blindPlay, play);
    story.does(Undo{});
    EXPECT_FALSE(onRecord(story).blindPlay.isOn());
}

TEST(BlindPlay, TheSightedPlayerMayHaveAnAssistantWhereTheOtherHasNone) { // E.2(10)
    BlindPlay play = blindWhite();
    play.assistants.black = Assistant{"Jan", {AssistantDuty::MovesOnOpponentsBoard, AssistantDuty::Announces}};
    EXPECT_TRUE(onRecord(blindGame("E2009", play)).blindPlay.assistants.black);
}

TEST(BlindPlay, ASightedPlayersAssistantWhoDoesMoreNeedsTheArbitersWord) { // E.2(10), E.1
    Story story = blindGame();
    BlindPlay play = blindWhite();
    play.assistants.black = Assistant{"Jan", {AssistantDuty::KeepsScore}};
    EXPECT_EQ(story.question(ArrangeBlindPlay{round1, board1, play}), Ask::AssistantBeyondLaws);
    play.assistants.black = Assistant{"Jan", {AssistantDuty::Announces}};
    play.assistants.white = Assistant{"Eva", {}};
    EXPECT_EQ(story.question(ArrangeBlindPlay{round1, board1, play}), Ask::AssistantBeyondLaws);
    story.does(ArrangeBlindPlay{round1, board1, play}, Confirmation::Yes);
    EXPECT_EQ(onRecord(story).blindPlay, play);
}

TEST(BlindPlay, TimesAreToldOnRequestAndThatIsOnRecord) { // T205, E.2(9)d
    Story story = blindGame();
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::TimesOnRequest});
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::TimesUnasked});
    ASSERT_EQ(onRecord(story).blindRemarks.size(), 2U);
    EXPECT_EQ(onRecord(story).blindRemarks.back().remarked.article, "E.2(9)d");
    EXPECT_EQ(story.refusal(RemarkOnBlindPlay{round1, board1, Black, BlindRemark::TimesOnRequest}), Why::NotBlindPlay);
}

TEST(BlindPlay, APressTooEarlyIsAWarningAndNoPenalty) { // T201, E.2(3)
    Story story = blindGame();
    clock::Clock const before = *story.board(1, 1).clock;
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::PieceNotPlaced});
    EXPECT_EQ(onRecord(story).blindRemarks.back().remarked.article, "E.2(3)");
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    EXPECT_EQ(story.board(1, 1).clock->sides.black.main, before.sides.black.main);
}

TEST(BlindPlay, WhereTheRecordsAgreeTheWrongBoardIsAdjusted) { // T202, E.2(7)
    Story story = blindGame();
    records(story, "e4 e5 Nf3");
    writes(story, White, "e4 e5 Nf3");
    writes(story, Black, "e4 e5 Nf3");
    blacksBoardStands(story, "e4 e5 f4");
    EXPECT_TRUE(onRecord(story).boards.black);
    story.does(CorrectBoards{round1, board1});
    EXPECT_FALSE(onRecord(story).boards.black);
    EXPECT_EQ(onRecord(story).record.size(), 3U);
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Running);
}

TEST(BlindPlay, WhereTheRecordsDifferTheGameGoesBackAndTheClocksStopForTheArbiter) { // T203, E.2(8)
    Story story = blindGame();
    records(story, "e4 e5 Nf3 Nc6");
    writes(story, White, "e4 e5 Nf3 Nc6");
    writes(story, Black, "e4 e5 Nc3 Nc6");
    blacksBoardStands(story, "e4 e5 Nc3 Nc6");
    clock::Span const blacksTime = story.board(1, 1).clock->sides.black.main;
    story.does(CorrectBoards{round1, board1});
    EXPECT_EQ(onRecord(story).record.size(), 2U);
    EXPECT_EQ(onRecord(story).sheets.white.lines.size(), 2U);
    EXPECT_EQ(onRecord(story).sheets.black.lines.size(), 2U);
    EXPECT_EQ(story.board(1, 1).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(story.board(1, 1).clock->sides.black.main, blacksTime); // no bonus
    EXPECT_EQ(story.board(1, 1).illegalMoves, ByColour<int>{});       // no count
}

TEST(BlindPlay, BoardsAreNotCorrectedBeforeBothRecordsAreEntered) {
    Story story = blindGame();
    records(story, "e4 e5");
    EXPECT_EQ(story.refusal(CorrectBoards{round1, board1}), Why::NothingToDo);
    blacksBoardStands(story, "e4 c5");
    EXPECT_EQ(story.refusal(CorrectBoards{round1, board1}), Why::RecordsMissing);
}

TEST(BlindPlay, BoardsAreComparedOnlyWhereSomebodyIsDisabled) {
    Story story = blindGame("E2009", {});
    EXPECT_EQ(story.refusal(CompareBoards{round1, board1, {}}), Why::NotBlindPlay);
}

TEST(BlindPlay, ABoardStandsAsSomePosition) {
    Story story = blindGame();
    EXPECT_EQ(story.refusal(CompareBoards{round1, board1, {"no position", ""}}), Why::NotAPosition);
}

TEST(BlindPlay, AClaimOfTimeByTheAssistantIsThePlayers) { // T204, E.2(9)e, 6.8
    BlindPlay play = blindWhite();
    play.assistants.white = Assistant{"Eva", {AssistantDuty::ClaimsAndTells}};
    Story story = blindGame("E2009", play);
    story.passes(1s);
    story.presses(1, White);
    story.passes(3h);
    story.does(NoticeFlag{RoundNumber{1}, board1, Black, White});
    ASSERT_TRUE(story.board(1, 1).flagNoticed);
    EXPECT_EQ(story.board(1, 1).flagNoticed->claimedBy, White);
}

} // namespace
} // namespace flagfall::session
