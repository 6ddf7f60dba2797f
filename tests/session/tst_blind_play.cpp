// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

#include "arbiter/board/fen.h"
#include "arbiter/notation/read_move.h"

#include <gtest/gtest.h>

#include <sstream>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;
using enum Colour;

constexpr RoundNumber round1{1};
constexpr BoardNumber board1{1};

BlindPlay blindWhite() {
    BlindPlay play;
    play.disabled.white = true;
    play.keeping.white = ScoreKeeping::Braille;
    return play;
}

/// A game whose White is visually disabled, its clocks running.
Story game(std::string edition = "E2009", BlindPlay const& play = blindWhite()) {
    Story story;
    EventDraft draft = Story::draft("90+30");
    draft.edition = std::move(edition);
    story.does(OpenEvent{draft});
    story.does(EnterPlayer{Story::named("A")});
    story.does(EnterPlayer{Story::named("B")});
    story.does(PairRound{});
    story.does(StartClocks{{}, {}});
    story.does(ArrangeBlindPlay{round1, board1, play});
    return story;
}
GameOnRecord const& onRecord(Story const& story) { return story.board(1, 1).game; }

board::Position after(std::string const& moves) {
    board::Position position;
    std::istringstream words{moves};
    for (std::string word; words >> word;) position.play(notation::readMove(position, word)->move);
    return position;
}
void records(Story& story, std::string const& moves) {
    std::istringstream words{moves};
    for (std::string word; words >> word;) {
        auto const& record = onRecord(story).record;
        auto const read = notation::readMove(record.end(), word);
        story.does(WriteRecord{
            round1, board1, static_cast<int>(record.size()), 0, {written({read->move, read->drawOffered})}});
    }
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
    Story story = game("E2009", play);
    EXPECT_EQ(onRecord(story).blindPlay, play);
    story.does(Undo{});
    EXPECT_FALSE(onRecord(story).blindPlay.isOn());
}

TEST(BlindPlay, TheSightedPlayerMayHaveAnAssistantWhereTheOtherHasNone) { // E.2(10)
    BlindPlay play = blindWhite();
    play.assistants.black = Assistant{"Jan", {AssistantDuty::MovesOnOpponentsBoard, AssistantDuty::Announces}};
    EXPECT_TRUE(onRecord(game("E2009", play)).blindPlay.assistants.black);
}

TEST(BlindPlay, ASightedPlayersAssistantWhoDoesMoreNeedsTheArbitersWord) { // E.2(10), E.1
    Story story = game();
    BlindPlay play = blindWhite();
    play.assistants.black = Assistant{"Jan", {AssistantDuty::KeepsScore}};
    EXPECT_EQ(story.refusal(ArrangeBlindPlay{round1, board1, play}), Why::AssistantBeyondLaws);
    play.assistants.black = Assistant{"Jan", {AssistantDuty::Announces}};
    play.assistants.white = Assistant{"Eva", {}};
    EXPECT_EQ(story.refusal(ArrangeBlindPlay{round1, board1, play}), Why::AssistantBeyondLaws);
    story.does(ArrangeBlindPlay{round1, board1, play}, Word::Yes);
    EXPECT_EQ(onRecord(story).blindPlay, play);
}

TEST(BlindPlay, TimesAreToldOnRequestAndThatIsOnRecord) { // T205, E.2(9)d
    Story story = game();
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::TimesOnRequest});
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::TimesUnasked});
    ASSERT_EQ(onRecord(story).blindRemarks.size(), 2U);
    EXPECT_EQ(onRecord(story).blindRemarks.back().remarked.article, "E.2(9)d");
    EXPECT_EQ(story.refusal(RemarkOnBlindPlay{round1, board1, Black, BlindRemark::TimesOnRequest}), Why::NotBlindPlay);
}

TEST(BlindPlay, APressTooEarlyIsAWarningAndNoPenalty) { // T201, E.2(3)
    Story story = game();
    clock::Clock const before = *story.board(1, 1).clock;
    story.does(RemarkOnBlindPlay{round1, board1, White, BlindRemark::ManNotPlaced});
    EXPECT_EQ(onRecord(story).blindRemarks.back().remarked.article, "E.2(3)");
    EXPECT_EQ(story.board(1, 1).illegalMoves.white, 0);
    EXPECT_EQ(story.board(1, 1).clock->sides.black.main, before.sides.black.main);
}

TEST(BlindPlay, WhereTheRecordsAgreeTheWrongBoardIsAdjusted) { // T202, E.2(7)
    Story story = game();
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
    Story story = game();
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
    Story story = game();
    records(story, "e4 e5");
    EXPECT_EQ(story.refusal(CorrectBoards{round1, board1}), Why::NothingToDo);
    blacksBoardStands(story, "e4 c5");
    EXPECT_EQ(story.refusal(CorrectBoards{round1, board1}), Why::RecordsMissing);
}

TEST(BlindPlay, BoardsAreComparedOnlyWhereSomebodyIsDisabled) {
    Story story = game("E2009", {});
    EXPECT_EQ(story.refusal(CompareBoards{round1, board1, {}}), Why::NotBlindPlay);
}

TEST(BlindPlay, ABoardStandsAsSomePosition) {
    Story story = game();
    EXPECT_EQ(story.refusal(CompareBoards{round1, board1, {"no position", ""}}), Why::NotAPosition);
}

TEST(BlindPlay, AClaimOfTimeByTheAssistantIsThePlayers) { // T204, E.2(9)e, 6.8
    BlindPlay play = blindWhite();
    play.assistants.white = Assistant{"Eva", {AssistantDuty::ClaimsAndTells}};
    Story story = game("E2009", play);
    story.passes(1s);
    story.presses(1, White);
    story.passes(3h);
    story.does(NoticeFlag{board1, Black, White});
    ASSERT_TRUE(story.board(1, 1).flagNoticed);
    EXPECT_EQ(story.board(1, 1).flagNoticed->claimedBy, White);
}

} // namespace
} // namespace flagfall::session
