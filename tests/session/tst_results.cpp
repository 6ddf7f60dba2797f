// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/open_games.h"
#include "app/session/reports/event_report.h"
#include "pairing/points_text.h"
#include "pairing/trf/lines.h"
#include "pairing/trf/records.h"
#include "tests/support/story.h"

#include <algorithm>

/// What a board counts: results, rulings on scores beside them, and games that are not over.
namespace flagfall::session {
namespace {

Story swiss(int players, std::string edition = "E2023") {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    draft.edition = std::move(edition);
    Story story;
    story.does(OpenEvent{draft});
    for (int i = 0; i < players; ++i)
        story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    story.does(PairRound{});
    return story;
}

Points pointsOf(EventState const& state, PlayerId player) {
    for (pairing::Standing const& line : standingsOf(state))
        if (line.player == player) return line.points;
    ADD_FAILURE() << "not in the table";
    return {};
}

ByColour<Points> inTable(Story const& story, int board) {
    Board const& at = story.board(1, board);
    return {pointsOf(story.state(), at.white), pointsOf(story.state(), at.black)};
}

std::string reportText(Story const& story) { return pairing::trf::write(reportOf(story.state())); }

RuleScore ruling(int board, Points white, Points black) { return {RoundNumber{1}, BoardNumber{board}, {white, black}}; }

// --- results -------------------------------------------------------------------------------------------------

TEST(Results, OfEveryKindCountTheirPointsAndComeBackFromAReport) { // VCL 180–186
    for (Result const result : allResults) {
        Story story = swiss(4);
        story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, result}, Confirmation::Yes);
        EXPECT_EQ(inTable(story, 1), points(result)) << code(result);
        auto const read = pairing::trf::read(reportText(story));
        ASSERT_TRUE(read) << code(result);
        auto const& games = read->played.front().games;
        auto const mine = std::ranges::find(games, PairingNumber{1}, [&](auto const& game) {
            return story.board(1, 1).white == story.idOf("A") ? game.white : game.black;
        });
        ASSERT_NE(mine, games.end());
        EXPECT_EQ(mine->result, result) << code(result);
    }
}

TEST(Results, AScoreThatOnlyARulingGivesIsAskedAboutWhereItIsReported) { // 12.9
    for (Result const result : {Result::LossAgainstDraw, Result::DrawAgainstLoss, Result::BothLose}) {
        Story story = swiss(4);
        EnterResult const reported{RoundNumber{1}, BoardNumber{1}, result};
        EXPECT_EQ(story.question(reported), Ask::ScoreBelowWin) << code(result);
        EnterResult const ruled{RoundNumber{1}, BoardNumber{1}, result, "11.7", "", ResultBasis::Ruling};
        EXPECT_TRUE(story.tries(ruled)) << code(result);
    }
}

TEST(Results, OfAnUnratedGameMakeTwoPlayersHaveMet) { // C.04.1, b
    Story unrated = swiss(4);
    Story rated = swiss(4);
    for (int board : {1, 2}) {
        unrated.enters(1, board, Result::DrawUnrated);
        rated.enters(1, board, Result::Draw);
    }
    unrated.does(PairRound{});
    rated.does(PairRound{});
    for (int board : {1, 2}) {
        EXPECT_EQ(unrated.board(2, board).white, rated.board(2, board).white);
        EXPECT_EQ(unrated.board(2, board).black, rated.board(2, board).black);
    }
}

// --- rulings on scores beside the result -----------------------------------------------------------------------

TEST(ScoreRuling, StandsBesideTheResultAndCounts) { // 2009: 13.4f
    Story story = swiss(4, "E2009");
    story.enters(1, 1, Result::Draw);
    story.does(ruling(1, halfPoint, onePoint), Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::Draw) << "the game stays drawn";
    EXPECT_EQ(story.board(1, 1).scoreRuling->article, "13.4f");
    EXPECT_EQ(inTable(story, 1), (ByColour{halfPoint, onePoint}));
}

TEST(ScoreRuling, IsAskedAboutBecauseTheSumIsMoreThanAWin) {
    Story story = swiss(4, "E2009");
    story.enters(1, 1, Result::Draw);
    auto const asked = story.tries(ruling(1, halfPoint, onePoint));
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ScoreAboveWin);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
}

TEST(ScoreRuling, ExistsOnlyInEditionsThatKnowIt) { // 10.2 of 2017 and later
    for (auto const& [edition, knows] : {std::pair{"E2009", true}, std::pair{"E2014", true}, std::pair{"E2017", false},
                                         std::pair{"E2018", false}, std::pair{"E2023", false}}) {
        Story story = swiss(4, edition);
        story.enters(1, 1, Result::Draw);
        EXPECT_EQ(story.tries(ruling(1, onePoint, halfPoint), Confirmation::Yes).has_value(), knows) << edition;
    }
    Story story = swiss(4);
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(story.refusal(ruling(1, onePoint, halfPoint), Confirmation::Yes), Why::NotInThisEdition);
}

TEST(ScoreRuling, IsForWhatNoResultSaysAndBesideAPlayedGame) {
    Story story = swiss(4, "E2009");
    EXPECT_EQ(story.refusal(ruling(1, halfPoint, onePoint), Confirmation::Yes), Why::NoResultYet);
    story.enters(1, 1, Result::WhiteWinsByForfeit);
    EXPECT_EQ(story.refusal(ruling(1, onePoint, onePoint), Confirmation::Yes), Why::NoResultYet);
    story.enters(1, 2, Result::Draw);
    EXPECT_EQ(story.refusal(ruling(2, halfPoint, halfPoint), Confirmation::Yes), Why::ScoreIsAResult);
    EXPECT_EQ(story.refusal(ruling(2, Points::ofHalves(3), noPoint), Confirmation::Yes), Why::ScoreIsAResult);
    EXPECT_EQ(story.refusal(ruling(2, onePoint, Points::ofTenths(3)), Confirmation::Yes), Why::ScoreIsAResult)
        << "no game gives three tenths of a point";
    story.does(ruling(2, onePoint, onePoint), Confirmation::Yes);
}

TEST(ScoreRuling, GoesWithTheResultAndIsUndoneByItself) {
    Story story = swiss(4, "E2009");
    story.enters(1, 1, Result::Draw);
    story.does(ruling(1, onePoint, halfPoint), Confirmation::Yes);
    story.does(Undo{});
    EXPECT_EQ(inTable(story, 1), (ByColour{halfPoint, halfPoint}));
    story.does(Redo{});
    EXPECT_EQ(inTable(story, 1), (ByColour{onePoint, halfPoint}));
    story.enters(1, 1, Result::BlackWins);
    EXPECT_EQ(inTable(story, 1), (ByColour{noPoint, onePoint}));
    EXPECT_FALSE(story.board(1, 1).scoreRuling);
}

TEST(ScoreRuling, IsARecord299OfTheReportAndTheGameKeepsItsLetters) {
    Story story = swiss(4, "E2009");
    story.enters(1, 1, Result::Draw);
    story.does(ruling(1, halfPoint, onePoint), Confirmation::Yes);
    std::string const text = reportText(story);
    auto const at = text.find("\n299 ");
    ASSERT_NE(at, std::string::npos) << text;
    EXPECT_EQ(text.find("\n299 ", at + 1), std::string::npos) << "White has what the letter says";
    auto const record = pairing::trf::readAbnormalPointsRecord(
        pairing::trf::lineFrom(text.substr(at + 1, text.find('\r', at) - at - 1)));
    ASSERT_TRUE(record);
    EXPECT_EQ(record->type, 'D');
    EXPECT_EQ(record->gamePoints, onePoint);
    EXPECT_EQ(record->round, 1);
    auto const read = pairing::trf::read(text);
    ASSERT_TRUE(read);
    for (auto const& remark : read->remarks)
        EXPECT_NE(remark.what, pairing::trf::Remark::What::PointsDiffer) << "the points agree with 299";
    EXPECT_EQ(read->played.front().games.front().result, Result::Draw);
}

/// An event by the report of another one, rounds and all.
void bringIn(Story& copy, Story const& story, std::string const& edition) {
    auto const file = pairing::trf::read(reportText(story));
    ASSERT_TRUE(file);
    for (auto const& remark : file->remarks)
        EXPECT_NE(remark.what, pairing::trf::Remark::What::AbnormalPoints) << "299 is used";
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    draft.edition = edition;
    auto const& scoring = file->tournament.scoring;
    draft.win = pairing::decimalText(scoring.win);
    draft.draw = pairing::decimalText(scoring.draw);
    draft.loss = pairing::decimalText(scoring.loss);
    copy.does(ImportEvent{draft, *file, ImportScope::PlayersAndRounds}, Confirmation::Yes);
}

TEST(ScoreRuling, ComesBackFromTheReport) {
    Story story = swiss(4, "E2009");
    story.enters(1, 1, Result::Draw);
    story.enters(1, 2, Result::WhiteWins);
    story.does(ruling(1, halfPoint, onePoint), Confirmation::Yes);
    story.does(ruling(2, onePoint, onePoint), Confirmation::Yes);
    Story copy;
    bringIn(copy, story, "E2009");
    for (int const board : {1, 2}) {
        ASSERT_TRUE(copy.board(1, board).scoreRuling) << board;
        EXPECT_EQ(copy.board(1, board).scoreRuling->score, story.board(1, board).scoreRuling->score);
        EXPECT_EQ(copy.board(1, board).result, story.board(1, board).result);
        EXPECT_EQ(inTable(copy, board), inTable(story, board));
    }
    EXPECT_EQ(reportText(copy).substr(reportText(copy).find("\n001 ")),
              reportText(story).substr(reportText(story).find("\n001 ")));
}

TEST(ScoreRuling, CountsWhatTheEventCountsForAWinAndADraw) {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    draft.edition = "E2009";
    draft.win = "3";
    draft.draw = "1";
    draft.loss = "0";
    Story story;
    story.does(OpenEvent{draft});
    for (int i = 0; i < 4; ++i) story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)))});
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    story.enters(1, 2, Result::WhiteWins);
    story.does(ruling(1, halfPoint, onePoint), Confirmation::Yes);
    EXPECT_EQ(inTable(story, 1), (ByColour{onePoint, 3 * onePoint}));
    EXPECT_NE(reportText(story).find("\n299 D         3.0    1 "), std::string::npos) << reportText(story);
    Story copy;
    bringIn(copy, story, "E2009");
    EXPECT_EQ(copy.board(1, 1).scoreRuling->score, (ByColour{halfPoint, onePoint}));
    EXPECT_EQ(inTable(copy, 1), inTable(story, 1));
}

// --- games that are not over ---------------------------------------------------------------------------------

/// Two events that differ only in that the game on board 1 was adjourned in one and goes on in the other.
struct TwoEvents {
    Story adjourned = swiss(6);
    Story goesOn = swiss(6);

    TwoEvents() {
        for (Story* const story : {&adjourned, &goesOn})
            for (int board : {2, 3}) story->enters(1, board, Result::WhiteWins);
        adjourned.does(AdjournGame{RoundNumber{1}, BoardNumber{1}});
    }
};

TEST(OpenGames, AreTheSameInTheTableWhetherAdjournedOrNot) { // VCL 157, 161
    TwoEvents const events;
    auto const a = standingsOf(events.adjourned.state());
    auto const b = standingsOf(events.goesOn.state());
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].player, b[i].player);
        EXPECT_EQ(a[i].rank, b[i].rank);
        EXPECT_EQ(a[i].points, b[i].points);
        EXPECT_EQ(a[i].hasPending, b[i].hasPending);
    }
    EXPECT_EQ(inTable(events.adjourned, 1), (ByColour{noPoint, noPoint}));
}

TEST(OpenGames, AreMarkedInTheReportWhetherAdjournedOrNot) { // VCL 164, 165
    TwoEvents const events;
    EXPECT_EQ(reportText(events.adjourned), reportText(events.goesOn));
    std::string const text = reportText(events.adjourned);
    EXPECT_EQ(std::ranges::count(text, '?'), 2);
    EXPECT_NE(text.find("\n162  X 0.5"), std::string::npos) << text;
    auto const read = pairing::trf::read(text);
    ASSERT_TRUE(read);
    for (auto const& remark : read->remarks)
        EXPECT_NE(remark.what, pairing::trf::Remark::What::PointsDiffer) << "the points are those of the marks";
    EXPECT_EQ(std::ranges::count_if(read->played.front().games, [](auto const& game) { return !game.result; }), 1);
}

TEST(OpenGames, MakeAReportAnInterimOneWithoutRanks) { // VCL 161, 169
    Story story = swiss(6);
    for (int const board : {2, 3}) story.enters(1, board, Result::WhiteWins);
    std::string const interim = reportText(story);
    EXPECT_NE(interim.find("\n### Interim @ Round 1: 1 game without a result\r"), std::string::npos) << interim;
    auto const open = pairing::trf::read(interim);
    ASSERT_TRUE(open);
    for (auto const& player : open->players) EXPECT_FALSE(player.rank) << player.name;
    story.enters(1, 1, Result::Draw);
    std::string const whole = reportText(story);
    EXPECT_EQ(whole.find("### Interim"), std::string::npos);
    auto const over = pairing::trf::read(whole);
    ASSERT_TRUE(over);
    for (auto const& player : over->players) EXPECT_TRUE(player.rank) << player.name;
}

TEST(OpenGames, KeepTheStandingsFromBeingFinal) { // VCL 161
    Story story = swiss(4);
    EXPECT_FALSE(isFinal(story.state())) << "two rounds are to come";
    for (int round = 1; round <= 3; ++round) {
        if (round > 1) story.does(PairRound{}, Confirmation::Yes);
        if (round == 1) story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}});
        for (int const board : {1, 2})
            if (round > 1 || board == 2) story.enters(round, board, Result::Draw);
    }
    EXPECT_FALSE(isFinal(story.state())) << "a game of round 1 was adjourned";
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins}, Confirmation::Yes);
    EXPECT_TRUE(isFinal(story.state()));
}

TEST(OpenGames, ThatCountedAsADrawAndWereNoneLeaveAComment) { // VCL 163
    Story story = swiss(4);
    story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}});
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_EQ(reportText(story).find("### Adjournment"), std::string::npos);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins}, Confirmation::Yes);
    EXPECT_NE(reportText(story).find("\n### Adjournment @ Round 1: "), std::string::npos);
    EXPECT_NE(reportText(story).find(" 1/2-1/2 => 0-1\r"), std::string::npos) << reportText(story);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}, Confirmation::Yes);
    EXPECT_EQ(reportText(story).find("### Adjournment"), std::string::npos) << "drawn, as it was paired by";
}

/// Round 2 was paired while board 1 of round 1 was adjourned, round 3 when it was over.
Story withAnAdjournedGame() {
    Story story = swiss(8);
    story.does(AdjournGame{RoundNumber{1}, BoardNumber{1}});
    for (int const board : {2, 3, 4}) story.enters(1, board, Result::WhiteWins);
    story.does(PairRound{}, Confirmation::Yes);
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins}, Confirmation::Yes);
    for (int const board : {1, 2, 3, 4}) story.enters(2, board, Result::WhiteWins);
    story.does(PairRound{});
    story.does(AdjournGame{RoundNumber{3}, BoardNumber{2}});
    return story;
}

TEST(OpenGames, ComeBackFromAnInterimReportTogetherWithWhatItsCommentsSay) { // VCL 163-166
    Story const story = withAnAdjournedGame();
    std::string const text = reportText(story);
    auto const file = pairing::trf::read(text);
    ASSERT_TRUE(file);
    using What = pairing::trf::Remark::What;
    std::vector<What> told;
    for (auto const& remark : file->remarks) {
        if (remark.kind == pairing::trf::Remark::Kind::Noted) told.push_back(remark.what);
        EXPECT_NE(remark.what, What::Comment) << "every one of them says something";
        EXPECT_NE(remark.kind, pairing::trf::Remark::Kind::Repaired) << remark.field;
    }
    EXPECT_EQ(told, (std::vector{What::AdjournedGame, What::OpenGames}));
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    ImportEvent const command{draft, *file, ImportScope::PlayersAndRounds};
    EXPECT_EQ(roundsThatDiffer(command), std::vector<RoundNumber>{}) << "the adjourned game counted as a draw";
    Story copy;
    copy.does(command);
    EXPECT_EQ(openGames(copy.state()).size(), openGames(story.state()).size());
    EXPECT_EQ(copy.board(1, 1).result, Result::BlackWins);
    EXPECT_NE(reportText(copy).find("\n### Adjournment @ Round 1: "), std::string::npos) << "it is still known";
}

TEST(OpenGames, AreDrawnForThePairingWhetherAdjournedOrNot) { // C.04.2, Art. 3
    TwoEvents events;
    Story drawn = swiss(6);
    drawn.enters(1, 1, Result::Draw);
    for (int board : {2, 3}) drawn.enters(1, board, Result::WhiteWins);
    drawn.does(PairRound{});
    for (Story* const story : {&events.adjourned, &events.goesOn}) {
        story->does(PairRound{}, Confirmation::Yes);
        for (int board : {1, 2, 3}) {
            EXPECT_EQ(story->board(2, board).white, drawn.board(2, board).white);
            EXPECT_EQ(story->board(2, board).black, drawn.board(2, board).black);
        }
    }
}

TEST(OpenGames, AreAskedAboutBeforeEveryPairingWhetherAdjournedOrNot) { // VCL 160, 168
    TwoEvents events;
    for (Story* const story : {&events.adjourned, &events.goesOn}) {
        auto const asked = story->tries(PairRound{});
        ASSERT_FALSE(asked);
        EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ResultsMissing);
        EXPECT_EQ(std::get<Question>(asked.error()).count, 1);
        story->does(PairRound{}, Confirmation::Yes);
        for (int board : {1, 2, 3}) story->enters(2, board, Result::WhiteWins);
        EXPECT_EQ(story->question(PairRound{}), Ask::ResultsMissing) << "the game of round 1 is open still";
        EXPECT_EQ(openGames(story->state()).front().round, RoundNumber{1});
        story->enters(1, 1, Result::Draw);
        EXPECT_TRUE(openGames(story->state()).empty());
        story->does(PairRound{});
    }
}

// --- a win that the board does not allow ---------------------------------------------------------------------

/// Board 1 has ended with this position on record.
Story recorded(std::string const& fen, std::string edition = "E2023") {
    Story story = swiss(4, std::move(edition));
    story.does(SetUpGames{RoundNumber{1}, {BoardNumber{1}}, fen, board::Game::Standard});
    return story;
}
EnterResult entered(Result result) { return {RoundNumber{1}, BoardNumber{1}, result}; }

TEST(Results, AWinnerWhoCannotCheckmateByTheRecordIsAskedAbout) { // 5.1.2
    std::string const bareKing = "8/8/4k3/8/8/3QK3/8/8 w - - 0 60";
    Story story = recorded(bareKing);
    auto const asked = story.tries(entered(Result::BlackWins));
    ASSERT_FALSE(asked);
    EXPECT_TRUE(asked.error().is(Ask::WinnerCannotMate));
    EXPECT_EQ(asked.error().question()->side, Colour::Black);
    EXPECT_EQ(asked.error().question()->level(), Level::L3);
    EXPECT_EQ(story.question(entered(Result::BlackWinsUnrated)), Ask::WinnerCannotMate);
    story.does(entered(Result::WhiteWins)); // who can
    story.enters(1, 1, Result::BlackWins, Confirmation::Yes);
}

TEST(Results, TheDrawOfferedInPlaceOfAWinIsRatedAsTheWinWas) { // 5.1.2
    Story story = recorded("8/8/4k3/8/8/3QK3/8/8 w - - 0 60");
    struct Offer {
        Result win;
        Result draw;
    };
    for (auto const& [win, drawn] :
         {Offer{Result::BlackWins, Result::Draw}, Offer{Result::BlackWinsUnrated, Result::DrawUnrated}}) {
        auto const asked = story.tries(entered(win));
        ASSERT_FALSE(asked);
        auto const instead =
            insteadOf(*asked.error().question(), entered(win), *story.history().state().details.edition);
        ASSERT_TRUE(instead);
        auto const& draw = std::get<EnterResult>(*instead);
        EXPECT_EQ(draw.board, BoardNumber{1});
        EXPECT_EQ(draw.result, drawn);
        EXPECT_EQ(draw.article, "5.1.2");
        EXPECT_EQ(draw.how, ResultKind::Resignation);
        story.does(draw);
        story.does(Undo{});
    }
}

TEST(Results, ADrawIsOfferedInPlaceOfOneWinOnly) {
    Story const story = recorded("8/8/4k3/8/8/3QK3/8/8 w - - 0 60");
    Edition const& edition = *story.history().state().details.edition;
    Question const cannotMate{.ask = Ask::WinnerCannotMate};
    EXPECT_FALSE(insteadOf(cannotMate, Together{{entered(Result::BlackWins)}}, edition));
    EXPECT_FALSE(insteadOf(Question{.ask = Ask::RulingStands}, entered(Result::BlackWins), edition));
}

TEST(Results, AWinIsNotAskedAboutWhereTheRecordDoesNotSpeak) { // 5.1.2
    std::string const bareKing = "8/8/4k3/8/8/3QK3/8/8 w - - 0 60";
    recorded(bareKing).does(entered(Result::BlackWinsByForfeit));
    recorded(bareKing).does(entered(Result::Draw));
    EnterResult ruled = entered(Result::BlackWins);
    ruled.article = "11.3.2.2";
    recorded(bareKing).does(ruled);
    recorded(bareKing, "E2018").does(entered(Result::BlackWins)); // a resignation loses whatever the opponent has
    swiss(4).does(entered(Result::BlackWins));
}

TEST(Results, AMateOnRecordIsAWin) { // 5.1.1
    recorded("7k/6Q1/6K1/8/8/8/8/8 b - - 0 60").does(entered(Result::WhiteWins));
}

} // namespace
} // namespace flagfall::session
