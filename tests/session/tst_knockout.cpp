// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/correction.h"
#include "app/session/event/check_in.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/event_report.h"
#include "app/session/reports/hall_audit.h"
#include "app/session/reports/rating_report.h"
#include "app/session/reports/side_by_side.h"
#include "clock/typed_control.h"
#include "pairing/trf/system_of_file.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using pairing::GameKind;
using pairing::GameOfMatches;
using Decided = pairing::TreeMatch::Decided;

/// Players A, B, C … by strength; the higher-ranked has White in the first game. Matches of two games, then two rapid
/// ones, then Armageddon.
struct Knockout : testing::Test {
    explicit Knockout(int players = 4, std::string ladder = "2 standard\n2 rapid 15+10\n1 armageddon W5 B4") {
        EventDraft draft = Story::draft("90+30", "CUSTOM_KNOCKOUT");
        draft.initialColour = "white";
        draft.ladder = std::move(ladder);
        story.does(OpenEvent{draft});
        for (int i = 0; i < players; ++i)
            story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    }

    /// Pairs the next games and enters their results, in order of boards: `1`, `=`, `0` by White, `x`: nobody came.
    void plays(std::string const& results) {
        story.does(PairRound{});
        int const round = static_cast<int>(story.state().rounds.size());
        ASSERT_EQ(story.state().rounds.back().boards.size(), results.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            Result const result = results[i] == '1'   ? Result::WhiteWins
                                  : results[i] == '=' ? Result::Draw
                                  : results[i] == '0' ? Result::BlackWins
                                                      : Result::BothForfeit;
            story.enters(round, static_cast<int>(i) + 1, result);
        }
    }
    /// The boards of the round: `A-D C-B`.
    [[nodiscard]] std::string boards() const {
        std::string text;
        for (Board const& board : story.state().rounds.back().boards)
            text += (text.empty() ? "" : " ") + story.nameOf(board.white) + "-" + story.nameOf(board.black);
        return text;
    }
    /// Everybody with the place: `A1 C2 B3 D3`.
    [[nodiscard]] std::string table() const {
        std::string text;
        for (pairing::Standing const& line : standingsOf(story.state()))
            text += (text.empty() ? "" : " ") + story.nameOf(line.player) + std::to_string(line.rank);
        return text;
    }
    [[nodiscard]] GameOfMatches game() const { return story.state().rounds.back().game.value(); }
    [[nodiscard]] pairing::PairingProblem pairingRefused() {
        auto const refusal = story.tries(PairRound{}).error();
        return std::get<Refusal>(refusal).pairing.value();
    }

    Story story;
};

TEST_F(Knockout, GamesOfAnotherKindOfPlayAreNotRatedWithTheEvent) {
    plays("==");
    plays("==");
    int const before = EventRatings(story.state()).of(story.idOf("A")).change->counted;
    EXPECT_EQ(before, 2);
    plays("1="); // rapid
    EXPECT_EQ(EventRatings(story.state()).of(story.idOf("A")).change->counted, before);
}

/// Matches of two games and nothing behind them.
struct KnockoutWithoutTieBreaks : Knockout {
    KnockoutWithoutTieBreaks() : Knockout(4, "2 standard") {}
};
struct KnockoutWithBlitz : Knockout {
    KnockoutWithBlitz() : Knockout(4, "1 standard\n2 blitz 3+2") {}
};
struct KnockoutOfSixteen : Knockout {
    KnockoutOfSixteen() : Knockout(16, "1 standard\n1 armageddon W5 B4") {}
};

TEST_F(Knockout, ARoundIsOneGameOfTheMatchesThatAreUndecided) {
    plays("1=");
    EXPECT_EQ(boards(), "A-D B-C");
    EXPECT_EQ(game(), (GameOfMatches{1, 1, 0, GameKind::Standard}));
    plays("==");
    EXPECT_EQ(boards(), "D-A C-B");
    plays("=");
    EXPECT_EQ(boards(), "B-C") << "A is through, and D is out";
    EXPECT_EQ(game(), (GameOfMatches{1, 3, 1, GameKind::Rapid}));
    EXPECT_TRUE(story.state().rounds.back().rests.empty()) << "neither has a bye";
    plays("=");
    plays("=");
    EXPECT_EQ(game(), (GameOfMatches{1, 5, 2, GameKind::Armageddon}));
    story.does(PairRound{});
    EXPECT_EQ(boards(), "A-C") << "the Armageddon game was drawn: Black is through";
    EXPECT_EQ(game(), (GameOfMatches{2, 1, 0, GameKind::Standard}));
    EXPECT_EQ(matchBetween(story.state(), story.idOf("B"), story.idOf("C"))->how, Decided::ByOdds);
}

TEST_F(Knockout, TheClocksOfAGameAreThoseOfItsStep) {
    plays("==");
    EXPECT_EQ(*story.board(1, 1).clock->setting, *clock::readControl("90+30"));
    plays("==");
    plays("==");
    EXPECT_EQ(*story.board(3, 1).clock->setting, *clock::readControl("15+10"));
    EXPECT_EQ(playTypeOf(story.state().details, story.board(3, 1)), PlayType::Rapid);
    EXPECT_EQ(playTypeOf(story.state().details, story.board(2, 1)), PlayType::Standard);
    plays("==");
    story.does(PairRound{});
    EXPECT_EQ(*story.board(5, 1).clock->setting, *clock::readControl("W5 B4"));
    EXPECT_TRUE(hasDrawOdds(*story.state().currentRound()));
    EXPECT_TRUE(auditHall(story.state(), RoundNumber{5}, story.now(), {}).empty()) << "none is set differently";
    story.does(PlaceClocks{RoundNumber{5}, {BoardNumber{1}}, HallClocks::Tables});
    story.does(PlaceClocks{RoundNumber{5}, {BoardNumber{1}}, HallClocks::Program});
    EXPECT_EQ(*story.board(5, 1).clock->setting, *clock::readControl("W5 B4"));
}

TEST_F(KnockoutWithBlitz, IllegalMovesCostWhatTheyCostInAGameOfThatStep) { // 7.5.5 and B.2: one minute
    plays("==");
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{2}, {BoardNumber{1}}});
    story.passes(std::chrono::seconds{30});
    story.presses(1, Colour::White);
    clock::Span const before = story.reading(2, 1).sides.black.main;
    story.does(PenaliseIllegalMove{RoundNumber{2}, BoardNumber{1}, Colour::White}, Confirmation::Yes);
    EXPECT_EQ(story.reading(2, 1).sides.black.main - before, clock::Span{std::chrono::minutes{1}});
}

TEST_F(Knockout, NothingIsPairedWhileAResultIsMissing) {
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    auto const problem = pairingRefused();
    EXPECT_EQ(problem.why, pairing::PairingRefusal::GamesOpen);
    EXPECT_EQ(problem.stranded, (std::vector<PlayerId>{story.idOf("B"), story.idOf("C")}));
}

TEST_F(Knockout, PlacesAreThoseOfTheTree) {
    plays("1=");
    plays("=1");
    EXPECT_EQ(table(), "A1 C1 B3 D3");
    EXPECT_FALSE(isFinal(story.state()));
    plays("=");
    plays("1");
    EXPECT_EQ(table(), "C1 A2 B3 D3");
    EXPECT_TRUE(isFinal(story.state()));
    EXPECT_EQ(pairingRefused().why, pairing::PairingRefusal::AllRoundsPaired);
}

TEST_F(Knockout, WhoIsOutOrWaitsIsNotMissingAtTheCheckIn) {
    plays("1=");
    plays("==");
    EXPECT_EQ(outOfNextRound(story.state()), (std::set{story.idOf("A"), story.idOf("D")}));
    EXPECT_EQ(missingAtCheckIn(story.state()), (std::vector{story.idOf("B"), story.idOf("C")}));
    EXPECT_EQ(atCheckIn(story.state(), *story.state().player(story.idOf("D"))), AtCheckIn::Out);
    plays("1");
    plays("=");
    EXPECT_EQ(missingAtCheckIn(story.state()), (std::vector{story.idOf("A"), story.idOf("B")}));
}

TEST_F(Knockout, TheNextGameTakesBoardsForThoseWhoPlayIt) {
    plays("1=");
    plays("==");
    EXPECT_EQ(boardsTaken(story.state()), (std::vector{BoardRange{1, 1}})) << "B and C";
}

TEST_F(Knockout, WhoLeavesHasLostTheMatch) {
    plays("0=");
    story.does(WithdrawPlayer{story.idOf("D")});
    story.does(PairRound{});
    EXPECT_EQ(boards(), "C-B");
    story.enters(2, 1, Result::WhiteWins);
    story.does(PairRound{});
    EXPECT_EQ(boards(), "A-C");
}

TEST_F(Knockout, TakesNobodyLateAndIsNotPairedByHand) {
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A"), RoundNumber{1}, Bye::HalfPoint}), Why::NotInThisSystem);
    story.does(PairRound{});
    EXPECT_EQ(story.refusal(EnterPlayer{Story::named("Late")}), Why::FieldClosed);
    pairing::RoundPairing other{RoundNumber{1}, {}, {}};
    for (auto const& [board, white, black] : {std::tuple{1, "A", "C"}, {2, "B", "D"}})
        other.pairs.push_back({BoardNumber{board}, story.idOf(white), story.idOf(black)});
    EXPECT_EQ(story.refusal(RepairRound{other}), Why::NotInThisSystem);
    EXPECT_EQ(story.refusal(AwardMatch{RoundNumber{1}, BoardNumber{1}, Colour::White, "lots"}), Why::MatchNotLevel);
}

TEST_F(Knockout, TheLadderIsFixedOnceAGameIsPaired) {
    story.does(PairRound{});
    EventDraft draft = Story::draft("90+30", "CUSTOM_KNOCKOUT");
    draft.initialColour = "white";
    EXPECT_EQ(story.refusal(ReviseEvent{draft}), Why::FixedAfterFirstRound);
}

TEST_F(Knockout, ColoursMayBeTurnedAndTheNextGameAlternatesFromThat) {
    story.does(PairRound{});
    pairing::RoundPairing turned{RoundNumber{1}, {}, {}};
    for (auto const& [board, white, black] : {std::tuple{1, "D", "A"}, {2, "B", "C"}})
        turned.pairs.push_back({BoardNumber{board}, story.idOf(white), story.idOf(black)});
    story.does(RepairRound{turned}, Confirmation::Yes);
    story.enters(1, 1, Result::Draw);
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{});
    EXPECT_EQ(boards(), "A-D C-B");
}

TEST_F(Knockout, ACorrectionThatChangesWhoWonSaysWhoWouldHaveBeenPaired) {
    plays("1=");
    plays("=1");
    story.does(PairRound{});
    EXPECT_EQ(boards(), "A-C");
    auto const done = story.tries(EnterResult{RoundNumber{2}, BoardNumber{2}, Result::BlackWins});
    Question const& question = *done.error().question();
    EXPECT_EQ(question.ask, Ask::EarlierRound);
    ASSERT_TRUE(question.byRules);
    EXPECT_EQ(question.byRules->pairs,
              (std::vector<pairing::Pair>{{BoardNumber{1}, story.idOf("A"), story.idOf("B")}}));
    EXPECT_TRUE(question.moved.empty()) << "who was paired stays in the tree";
    story.enters(2, 2, Result::BlackWins, Confirmation::Yes);
    story.enters(3, 1, Result::Draw);
    story.does(PairRound{});
    EXPECT_EQ(boards(), "C-A");
}

TEST_F(Knockout, AClearedResultLeavesNothingThatCouldHaveBeenPaired) {
    plays("1=");
    plays("=1");
    story.does(PairRound{});
    auto const done = story.tries(ClearResult{RoundNumber{2}, BoardNumber{2}});
    EXPECT_EQ(done.error().question()->count, 1);
    EXPECT_TRUE(done.error().question()->byRules->pairs.empty());
}

TEST_F(Knockout, AReportFileHasARoundForEachGameAndComesBack) {
    plays("1=");
    plays("=1");
    plays("=");
    std::string const text = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(text.find("\n192 CUSTOM_KNOCKOUT"), std::string::npos) << text;
    EXPECT_NE(text.find("\n142 4"), std::string::npos) << "three games, and one that is sure to come";
    auto const file = pairing::trf::read(text);
    ASSERT_TRUE(file);
    EXPECT_EQ(pairing::trf::systemOf(*file), "CUSTOM_KNOCKOUT");
    EventDraft draft = Story::draft("90+30", "CUSTOM_KNOCKOUT");
    draft.initialColour = "white";
    draft.ladder = ladderText(story.state().details.ladder);
    Story copy;
    copy.does(ImportEvent{draft, *file, ImportScope::PlayersAndRounds});
    EXPECT_EQ(copy.state().rounds.back().game, story.state().rounds.back().game);
    copy.does(PairRound{});
    EXPECT_EQ(copy.state().rounds.back().game, (GameOfMatches{2, 2, 0, GameKind::Standard}));
    draft.ladder = "1 standard\n1 armageddon W5 B4";
    EXPECT_EQ(Story{}.refusal(ImportEvent{draft, *file, ImportScope::PlayersAndRounds}), Why::ImportedRoundsDiffer)
        << "these games are not those of other matches";
}

TEST_F(Knockout, AReportFileRatesNoGamesOfAnotherKind) {
    plays("11");
    plays("10"); // D–A and C–B: the first match is level, the second won
    plays("1");
    std::string const text = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(text.find("4 w 1     4 b 0     4 w W"), std::string::npos) << text;
}

TEST(MatchOfTwo, HasAsManyGamesAsAnnounced) {
    EventDraft draft = Story::draft("90+30", "MATCH");
    EXPECT_FALSE(check(draft)) << "how many games is announced";
    draft.rounds = 4;
    Story story;
    story.does(OpenEvent{draft});
    for (char const* const name : {"A", "B"}) story.does(EnterPlayer{Story::named(name)});
    for (int game = 1; game <= 4; ++game) story.playsRound(Result::Draw);
    EXPECT_EQ(story.nameOf(story.board(1, 1).white), story.nameOf(story.board(2, 1).black));
    EXPECT_TRUE(isFinal(story.state()));
    EXPECT_NE(pairing::trf::write(reportOf(story.state())).find("\n192 CUSTOM_ROUNDROBIN"), std::string::npos);
}

TEST_F(KnockoutWithoutTieBreaks, OfAMatchThatEndsLevelTheArbiterNamesTheWinner) {
    plays("1=");
    plays("==");
    EXPECT_EQ(pairingRefused().why, pairing::PairingRefusal::MatchUndecided);
    RoundNumber const two{2};
    BoardNumber const board{2}; // C–B
    EXPECT_EQ(story.refusal(AwardMatch{two, BoardNumber{1}, Colour::White, "lots"}), Why::MatchNotLevel);
    EXPECT_EQ(story.refusal(AwardMatch{RoundNumber{1}, board, Colour::White, "lots"}), Why::MatchNotLevel);
    EXPECT_EQ(story.refusal(AwardMatch{two, board, Colour::White, " "}), Why::ReasonMissing);
    story.does(AwardMatch{two, board, Colour::White, "lots"});
    EXPECT_EQ(table(), "A1 C1 B3 D3");
    story.does(AwardMatch{two, board, Colour::Black, "the lot was read wrongly"});
    EXPECT_EQ(table(), "A1 B1 C3 D3");
    story.does(Undo{});
    EXPECT_EQ(table(), "A1 C1 B3 D3");
    story.does(PairRound{});
    EXPECT_EQ(boards(), "A-C");
    EXPECT_EQ(story.refusal(AwardMatch{two, board, Colour::Black, "late"}), Why::MatchNotLevel);
}

TEST_F(KnockoutOfSixteen, NeedsFourRoundsAndOnlyTheDrawnMatchesAnArmageddon) {
    EXPECT_EQ(plannedRounds(story.state()), 4) << "at least";
    plays("1111111=");
    story.does(PairRound{});
    EXPECT_EQ(boards(), "K-F") << "colours alternate";
    EXPECT_EQ(game(), (GameOfMatches{1, 2, 1, GameKind::Armageddon}));
    story.enters(2, 1, Result::Draw);
    EXPECT_EQ(plannedRounds(story.state()), 5);
    plays("1111");
    EXPECT_EQ(game().round, 2);
    plays("11");
    plays("1");
    EXPECT_TRUE(isFinal(story.state()));
    EXPECT_EQ(standingsOf(story.state()).front().player, story.idOf("A"));
}

} // namespace
} // namespace flagfall::session
