// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

struct Case {
    std::string_view edition;
    std::string_view regime;
    int before; ///< illegal moves penalised already
    std::string_view expected;
};

constexpr Case cases[] = {
    // rulebook 3.1: illegal.*; 2009 7.4b, later 7.5
    {"E2009", "standard", 0, "stop, take back White, illegal move 1 of White, Black +120s [7.4a, 7.4b]"},
    {"E2009", "standard", 1, "stop, take back White, illegal move 2 of White, Black +120s [7.4a, 7.4b]"},
    {"E2009", "standard", 2, "asks can-mate about Black [7.4a, 7.4b]"},
    {"E2009", "rapid LIMITED", 0, "asks called-by [A.4c]"},
    {"E2009", "blitz LIMITED", 0, "asks called-by [B.3b, B.3c]"},
    {"E2014", "standard", 0, "stop, take back White, illegal move 1 of White, Black +120s [7.5a, 7.5b]"},
    {"E2014", "standard", 1, "asks can-mate about Black [7.5a, 7.5b]"},
    {"E2014", "rapid LIMITED", 0, "asks can-mate about Black [A.4b]"},
    {"E2014", "blitz FULL", 0, "stop, take back White, illegal move 1 of White, Black +60s [B.2, 7.5a, 7.5b]"},
    {"E2017", "rapid LIMITED", 0, "asks can-mate about Black [A.4.2]"},
    {"E2018", "rapid LIMITED", 0, "stop, take back White, illegal move 1 of White, Black +120s [A.4.2, 7.5.1, 7.5.5]"},
    {"E2018", "blitz LIMITED", 1, "asks can-mate about Black [B.2, B.4, A.4.2, 7.5.1, 7.5.5]"},
    {"E2023", "rapid FULL", 0, "stop, take back White, illegal move 1 of White, Black +60s [A.3, A.4, 7.5.1, 7.5.5]"},
    {"E2023", "standard", 1, "asks can-mate about Black [7.5.1, 7.5.5]"},
};

Known with(int illegalMoves) {
    Known known;
    known.sides.white.illegalMoves = illegalMoves;
    return known;
}

TEST(IllegalMoveRuling, CostsWhatTheEditionAndTheKindOfPlaySay) { // P6
    for (Case const& each : cases)
        EXPECT_EQ(words(rule(rulesOf(each.edition, each.regime), IllegalMove{white}, with(each.before), {})),
                  each.expected)
            << each.edition << ' ' << each.regime << " after " << each.before;
}

TEST(IllegalMoveRuling, IsRuledOnInUnsupervisedPlayOf2009OnlyWhereTheOpponentClaimsIt) { // A.4c, B.3c
    auto const ruled = [](std::string_view regime, Answer by) {
        return rule(rulesOf("E2009", regime), IllegalMove{white}, {}, said(Ask::CalledBy, by));
    };
    EXPECT_EQ(words(ruled("blitz LIMITED", Answer::Black)), "asks can-mate about Black [B.3c]");
    EXPECT_EQ(words(ruled("rapid LIMITED", Answer::Black)),
              "stop, take back White, illegal move 1 of White, Black +120s [A.4c, 7.4a, 7.4b]");
    for (Answer const other : {Answer::Arbiter, Answer::White})
        EXPECT_EQ(ruled("rapid LIMITED", other).finding, Finding::MustNotIntervene);
    EXPECT_EQ(ruled("rapid LIMITED", Answer::Arbiter).questions.front().ask, Ask::CalledBy) << "it can be taken back";
    IllegalMove const plain{.by = white, .kingsInCheck = true};
    EXPECT_EQ(rule(rulesOf("E2009", "rapid LIMITED"), plain, {}, {}).finding, Finding::Penalised)
        << "the arbiter acts on that";
}

TEST(IllegalMoveRuling, TheLastOneLosesOrDrawsAndIsCountedAllTheSame) { // 7.5.5
    EXPECT_EQ(words(rule(rulesOf("E2023"), IllegalMove{white}, with(1), said(Ask::CanMate, Answer::Yes))),
              "stop, take back White, illegal move 2 of White, 0-1 [7.5.1, 7.5.5]");
    IllegalMove const counted{.by = white, .penalised = true};
    EXPECT_EQ(words(rule(rulesOf("E2023"), counted, with(2), said(Ask::CanMate, Answer::No))), "1/2-1/2 [7.5.5]");
    EXPECT_EQ(words(rule(rulesOf("E2023"), counted, with(2), {})), "asks can-mate about Black [7.5.5]");
}

TEST(IllegalMoveRuling, AFaultThatIsNoIllegalMoveIsLeftToThePenalties) { // 2009 4.1; 2018 7.5.4
    IllegalMove const twoHands{.by = white, .fault = PressFault::TwoHands};
    auto const before2017 = rule(rulesOf("E2009"), twoHands, {}, {});
    EXPECT_EQ(before2017.finding, Finding::LeftToPenalties);
    EXPECT_EQ(words(before2017), "nothing [4.1]");
    EXPECT_EQ(rule(rulesOf("E2018"), twoHands, {}, {}).finding, Finding::PenalisedMoveStands);
    IllegalMove const otherHand{.by = white, .fault = PressFault::OtherHand};
    EXPECT_EQ(words(rule(rulesOf("E2023"), otherHand, {}, {})), "nothing [6.2.3]");
}

TEST(IllegalMoveRuling, In2009NobodyButAPlayerSpeaksOfItInBlitzWithLimitedSupervision) { // B.3b
    auto const ruling = rule(rulesOf("E2009", "blitz LIMITED"), IllegalMove{white}, {}, {});
    EXPECT_TRUE(ruling.remarked(Remark::What::OnClaimOnly));
    EXPECT_TRUE(ruling.forbids(Forbidden::PenaliseAlone));
    EXPECT_FALSE(rule(rulesOf("E2009"), IllegalMove{white}, {}, {}).remarked(Remark::What::OnClaimOnly));
}

TEST(IllegalMoveRuling, WaitsOnceTheNumberThatLosesIsCounted) {
    EXPECT_FALSE(waiting(rulesOf("E2009"), with(2)));
    auto const incident = waiting(rulesOf("E2009"), with(3));
    ASSERT_TRUE(incident);
    EXPECT_EQ(std::get<IllegalMove>(*incident), (IllegalMove{.by = white, .penalised = true}));
    Known flagToo = with(3);
    flagToo.sides.white.flagDown = true;
    EXPECT_TRUE(std::holds_alternative<IllegalMove>(*waiting(rulesOf("E2009"), flagToo)));
    flagToo.sides.white.illegalMoves = 0;
    EXPECT_TRUE(std::holds_alternative<FlagFall>(*waiting(rulesOf("E2009"), flagToo)));
}

} // namespace
} // namespace flagfall::rulings
