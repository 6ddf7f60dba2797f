// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

using namespace std::chrono_literals;

std::string told(Rules const& rules, ClockAdjustment const& incident, Answers const& answers = {}) {
    return words(rule(rules, incident, {}, answers));
}

TEST(ClockAdjustmentRuling, CitesTheArticleOfItsGroundInTheEdition) { // rulebook 3.2
    EXPECT_EQ(told(rulesOf("E2009"), {Ground::ClockFault}), "nothing [6.10a]");
    EXPECT_EQ(told(rulesOf("E2023"), {Ground::MissedPress}), "nothing [6.2.1]");
    EXPECT_EQ(told(rulesOf("E2023"), {Ground::ArbiterDecision}), "nothing []");
}

TEST(ClockAdjustmentRuling, GivesTheOpponentOfAnOffenderWhatTheEditionSaysOrTheUsualBonus) { // 7.5.5, 9.5.3
    EXPECT_EQ(told(rulesOf("E2009"), {Ground::WrongClaim, white}), "Black +180s [9.5b]");
    EXPECT_EQ(told(rulesOf("E2023", "rapid FULL"), {Ground::WrongClaim, white}), "Black +60s [A.3, 9.5.3]");
    EXPECT_EQ(told(rulesOf("E2023"), {Ground::Disturbance, black}), "White +120s [11.5]");
    EXPECT_EQ(rule(rulesOf("E2023"), ClockAdjustment{Ground::Disturbance, black}, {}, {}).finding,
              Finding::ArbiterSetsTime);
    EXPECT_EQ(told(rulesOf("E2023", "blitz LIMITED"), {Ground::Disturbance, black}), "White +120s [11.5]")
        << "A.3 shortens what Articles 7 and 9 give";
}

TEST(ClockAdjustmentRuling, ASettingThatNobodyFoundWrongForSoManyMovesStays) { // T162; 2023 A.5.1.1
    ClockAdjustment const after10{Ground::WrongSetting, {}, {10, 10}};
    auto const barred = rule(rulesOf("E2023", "rapid LIMITED"), after10, {}, {});
    EXPECT_TRUE(barred.forbids(Forbidden::ChangeClock));
    EXPECT_EQ(words(barred), "asks schedule-suffers [A.5.1.1]");
    EXPECT_EQ(told(rulesOf("E2023", "rapid LIMITED"), after10, said(Ask::ScheduleSuffers, Answer::No)),
              "play on [A.5.1.1]");
    EXPECT_EQ(told(rulesOf("E2023", "rapid LIMITED"), {Ground::WrongSetting, {}, {10, 9}}), "nothing [6.10.2]");
    EXPECT_EQ(told(rulesOf("E2023"), after10), "nothing [6.10.2]");
    EXPECT_EQ(told(rulesOf("E2009", "blitz LIMITED"), {Ground::WrongSetting, {}, {3, 3}}), "play on [B.3a, A.4a]")
        << "2009 knows no exception for the schedule (A.4a)";
}

Rules announced(std::string_view edition, std::string_view regimeName = "standard") {
    Rules rules = rulesOf(edition, regimeName);
    rules.house.quickplayAnnounced = true;
    return rules;
}

TEST(ExtraTimeRuling, IsFiveSecondsAMoveForBothAndTwoMinutesForTheOpponent) { // 2014 G.4; later III.4
    Answers const agrees = Answers{}.say(Ask::Consent, Answer::Yes);
    EXPECT_EQ(words(rule(announced("E2014"), ExtraTimeAsked{white}, {}, agrees)),
              "stop, increment 5s, Black +120s [G.4]");
    EXPECT_EQ(words(rule(announced("E2023", "rapid FULL"), ExtraTimeAsked{black}, {}, agrees)),
              "stop, increment 5s, White +120s [III.4]");
}

TEST(ExtraTimeRuling, WaitsForTheArbiterToAgree) { // 2014 G.4; later III.4
    Ruling const ruling = rule(announced("E2023"), ExtraTimeAsked{white}, {}, {});
    ASSERT_TRUE(ruling.asks());
    EXPECT_EQ(ruling.asks()->ask, Ask::Consent);
    EXPECT_EQ(ruling.asks()->presumed, std::nullopt);
}

TEST(ExtraTimeRuling, IsNotForeseenWithoutTheGuidelinesWithIncrementInBlitzOrIn2009) { // III.2, III.4
    Known increment;
    increment.hasIncrement = true;
    for (auto const& ruling : {rule(rulesOf("E2023"), ExtraTimeAsked{white}, {}, {}),
                               rule(announced("E2023"), ExtraTimeAsked{white}, increment, {}),
                               rule(announced("E2023", "blitz FULL"), ExtraTimeAsked{white}, {}, {}),
                               rule(announced("E2009"), ExtraTimeAsked{white}, {}, {})}) {
        EXPECT_EQ(ruling.finding, Finding::NotForeseen);
        EXPECT_TRUE(ruling.proposes()->effects.empty());
    }
}

} // namespace
} // namespace flagfall::rulings
