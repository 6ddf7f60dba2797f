// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

std::string told(std::string_view edition, Answers const& answers = {}) {
    return words(rule(rulesOf(edition), DeviceFound{white}, {}, answers));
}

TEST(DeviceRuling, In2009HangsOnWhetherTheOpponentCanMate) { // T170, T171, 12.3b
    EXPECT_EQ(told("E2009"), "asks can-mate about Black [12.3b]");
    EXPECT_EQ(told("E2009", said(Ask::CanMate, Answer::Yes)), "0-1 [12.3b]");
    EXPECT_EQ(told("E2009", said(Ask::CanMate, Answer::No)), "0-1/2 [12.3b]");
}

TEST(DeviceRuling, LaterTheOpponentWinsAndNothingIsAsked) { // T172, 11.3b, 11.3.2
    EXPECT_EQ(told("E2014"), "0-1 [11.3b]");
    EXPECT_EQ(told("E2017"), "0-1 [11.3.2]");
    EXPECT_EQ(told("E2018"), "0-1 [11.3.2.2]");
    EXPECT_TRUE(rule(rulesOf("E2023"), DeviceFound{white}, {}, {}).questions.empty());
}

TEST(DeviceRuling, SaysWhereTheRegulationsMaySetAMilderPenalty) {
    EXPECT_TRUE(rule(rulesOf("E2023"), DeviceFound{white}, {}, {}).remarked(Remark::What::MilderByEvent));
    EXPECT_FALSE(rule(rulesOf("E2009"), DeviceFound{white}, {}, {}).remarked(Remark::What::MilderByEvent));
}

TEST(DeviceRuling, TheArbiterMayGiveUnevenScoresOrLetTheGameGoOn) { // 12.8, 13.4
    auto const ruling = rule(rulesOf("E2023"), DeviceFound{white}, {}, {});
    ASSERT_EQ(ruling.others.size(), 6U);
    EXPECT_EQ(words(ruling.others[4].effects), "0-1/2");
    EXPECT_EQ(words(ruling.others[5].effects), "play on");
}

} // namespace
} // namespace flagfall::rulings
