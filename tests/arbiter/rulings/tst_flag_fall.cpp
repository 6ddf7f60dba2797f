// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

Known flagOf(Colour side) {
    Known known;
    known.sides[side].flagDown = true;
    return known;
}

std::string told(Rules const& rules, Known const& known, Answers const& answers = {}) {
    return words(rule(rules, FlagFall{}, known, answers));
}

TEST(FlagFallRuling, AsksFirstWhetherTheOpponentCanStillMate) { // 6.9
    EXPECT_EQ(told(rulesOf("E2023"), flagOf(white)), "asks can-mate about Black [6.9]");
    EXPECT_EQ(told(rulesOf("E2023"), flagOf(white), said(Ask::CanMate, Answer::Yes)), "record White's flag, 0-1 [6.9]");
    EXPECT_EQ(told(rulesOf("E2023"), flagOf(white), said(Ask::CanMate, Answer::No)),
              "record White's flag, 1/2-1/2 [6.9]");
}

TEST(FlagFallRuling, TakesWhatTheRecordProvesUntilTheArbiterSaysOtherwise) { // 6.9, P4
    Known known = flagOf(black);
    known.sides.white.canMate = CanMate::No;
    EXPECT_EQ(told(rulesOf("E2018"), known), "record Black's flag, 1/2-1/2 [6.9]");
    EXPECT_EQ(told(rulesOf("E2018"), known, said(Ask::CanMate, Answer::Yes)), "record Black's flag, 1-0 [6.9]");
}

TEST(FlagFallRuling, In2009TheArbiterMustNotCallItInRapidWithLimitedSupervision) { // A.4d(1)
    auto const ruling = rule(rulesOf("E2009", "rapid LIMITED"), FlagFall{}, flagOf(white), {});
    EXPECT_EQ(ruling.finding, Finding::NotYetFallen);
    EXPECT_TRUE(ruling.forbids(Forbidden::CallFlag));
    EXPECT_EQ(words(ruling), "nothing [A.4d(1)]");
    Answers const claimed = said(Ask::CalledBy, Answer::Black).say(Ask::CanMate, Answer::Yes);
    EXPECT_EQ(told(rulesOf("E2009", "rapid LIMITED"), flagOf(white), claimed),
              "record White's flag called by Black, 0-1 [A.4d(2), 6.9]");
}

TEST(FlagFallRuling, OfAPeriodWithMovesToComeAsksWhatTheScoresheetsShow) { // 6.4, 8.6
    Known known = flagOf(white);
    known.sides.white = {.flagDown = true, .lastPeriod = false, .movesAsked = 40, .movesCounted = 39};
    EXPECT_EQ(told(rulesOf("E2023"), known), "asks moves-made about White [6.4]");
    EXPECT_EQ(told(rulesOf("E2023"), known, said(Ask::MovesMade, Answer::Yes)), "play on [6.4]");
    EXPECT_EQ(told(rulesOf("E2023"), known, said(Ask::MovesMade, Answer::No)), "asks can-mate about Black [6.9]");
    auto const ways = waysFrom(rulesOf("E2023"), FlagFall{}, known, {});
    ASSERT_EQ(ways.size(), 5U);
    EXPECT_EQ(words(ways[0].proposal.effects), "play on");
    EXPECT_EQ(words(ways[1].proposal.effects), "0-1");
    EXPECT_EQ(words(ways[2].proposal.effects), "1/2-1/2");
    EXPECT_EQ(ways[2].said.size(), 2U);
    EXPECT_EQ(words(ways[3].proposal.effects), "0-1") << "nobody can say whether mate is possible";
    EXPECT_EQ(ways[4].finding, Finding::GoesOn) << "nothing shows that too few were made (8.6)";
}

TEST(FlagFallRuling, OfBothFlagsAsksWhichFellFirstAndThenDrawsUnderTheGuidelines) { // III.3.1.2
    Rules rules = rulesOf("E2023");
    rules.house.quickplayAnnounced = true;
    Known known = flagOf(white);
    known.sides.black.flagDown = true;
    EXPECT_EQ(told(rules, known), "asks fell-first [III.3.1.2]");
    EXPECT_EQ(told(rules, known, said(Ask::FellFirst, Answer::Unknown)), "record White's flag, 1/2-1/2 [III.3.1.2]");
    EXPECT_EQ(told(rules, known, said(Ask::FellFirst, Answer::Black)), "asks can-mate about White [6.9]");
    known.firstFlag = white;
    EXPECT_EQ(told(rules, known), "asks can-mate about Black [6.9]");
}

TEST(FlagFallRuling, WhichFlagFellFirstIsNotAskedWhereItChangesNothing) { // 2009 A.4d(3)
    Known known = flagOf(white);
    known.sides.black.flagDown = true;
    EXPECT_EQ(told(rulesOf("E2009", "rapid LIMITED"), known), "record White's flag, 1/2-1/2 [A.4d(3)]");
    EXPECT_EQ(told(rulesOf("E2009"), known), "asks fell-first [6.11b]");
}

TEST(FlagFallRuling, AGameThatWasOverBeforeStandsAsEnded) { // 6.9
    auto const ruling = rule(rulesOf("E2023"), FlagFall{}, flagOf(white), said(Ask::OverBefore, Answer::Yes));
    EXPECT_EQ(ruling.finding, Finding::StandsAsEnded);
    ASSERT_FALSE(ruling.others.empty());
    EXPECT_EQ(words(ruling.others.front().effects), "1-0") << "no flag is recorded of a game that was over";
    EXPECT_EQ(ruling.others.front().article, "6.9");
}

TEST(FlagFallRuling, HowAGameThatWasOverHadEndedIsAskedAndDecidesTheScore) { // 6.9, 5.1, 5.2
    auto const over = [](Answer how) { return said(Ask::OverBefore, Answer::Yes).say(Ask::EndedBy, how); };
    Rules const rules = rulesOf("E2023");
    EXPECT_EQ(told(rules, flagOf(white), said(Ask::OverBefore, Answer::Yes)), "asks ended-by [6.9]");
    EXPECT_EQ(told(rules, flagOf(white), over(Answer::Agreement)), "1/2-1/2 [5.2.3]");
    EXPECT_EQ(told(rules, flagOf(white), over(Answer::Stalemate)), "1/2-1/2 [5.2.1]");
    EXPECT_EQ(told(rules, flagOf(white), over(Answer::Mates)), "asks won-by [5.1.1]");
    EXPECT_EQ(told(rules, flagOf(white), over(Answer::Mates).say(Ask::WonBy, Answer::White)), "1-0 [5.1.1]");
    auto const resigned = over(Answer::Resignation).say(Ask::WonBy, Answer::White);
    EXPECT_EQ(told(rules, flagOf(white), resigned), "asks can-mate about White [5.1.2]");
    EXPECT_EQ(told(rules, flagOf(white), Answers{resigned}.say(Ask::CanMate, Answer::No)), "1/2-1/2 [5.1.2]");
    EXPECT_EQ(told(rulesOf("E2009"), flagOf(white), resigned), "1-0 [5.1b]");
}

TEST(FlagFallRuling, WhereNoFlagIsDownEachPlayerMayBeTheOneWhoClaims) {
    auto const ruling = rule(rulesOf("E2023"), FlagFall{}, Known{}, {});
    ASSERT_FALSE(ruling.questions.empty());
    EXPECT_EQ(ruling.questions.front().answers, (std::vector{Answer::Arbiter, Answer::White, Answer::Black}));
}

TEST(FlagFallRuling, TheArbiterMayDecideOtherwiseOrLetTheGameGoOn) {
    auto const ruling = rule(rulesOf("E2023"), FlagFall{}, flagOf(white), {});
    ASSERT_EQ(ruling.others.size(), 4U);
    EXPECT_EQ(words(ruling.others[1].effects), "record White's flag, 1/2-1/2");
    EXPECT_EQ(ruling.others[1].article, "") << "his own decision rests on no article";
    EXPECT_EQ(words(ruling.others[3].effects), "put up White's flag");
}

TEST(FlagFallRuling, ADrawByMovesThatStoodBeforeGoesBeforeTheFlag) { // 9.6.2
    Known known = flagOf(white);
    known.drawnBefore = AutomaticDraw::SeventyFiveMoves;
    EXPECT_EQ(told(rulesOf("E2023"), known), "1/2-1/2 [9.6.2]") << "the game was over: no flag is recorded";
    EXPECT_EQ(told(rulesOf("E2009"), known), "asks can-mate about Black [6.9]");
}

} // namespace
} // namespace flagfall::rulings
