// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

using namespace std::chrono_literals;

Rules waitingFor(std::string_view edition, std::chrono::minutes defaultTime) {
    Rules rules = rulesOf(edition);
    rules.house.defaultTime = defaultTime;
    return rules;
}

TEST(LateArrivalRuling, ExactlyTheDefaultTimeIsInTime) { // P15.3
    EXPECT_EQ(words(rule(waitingFor("E2023", 30min), LateArrival{{30min, {}}}, {}, {})), "play on [6.7.1]");
    EXPECT_EQ(words(rule(waitingFor("E2023", 30min), LateArrival{{30min + 1s, {}}}, {}, {})), "-/+ [6.7.1]");
    EXPECT_EQ(words(rule(waitingFor("E2009", 0min), LateArrival{{{}, 1s}}, {}, {})), "+/- [6.6a]");
}

TEST(LateArrivalRuling, BothTooLateForfeitBoth) { // P15.6
    EXPECT_EQ(words(rule(waitingFor("E2018", 15min), LateArrival{{16min, 20min}}, {}, {})), "-/- [6.7.1]");
}

TEST(LateArrivalRuling, TheArbiterMayLetHimPlayWhereTheEditionOrTheEventSaysSo) { // P15.3
    LateArrival const late{{31min, {}}};
    Answers const plays = said(Ask::PlaysLate, Answer::Yes);
    EXPECT_EQ(words(rule(waitingFor("E2014", 30min), late, {}, plays)), "play on [6.7a]");
    EXPECT_EQ(words(rule(waitingFor("E2009", 30min), late, {}, plays)), "-/+ [6.6a]");
    EXPECT_TRUE(rule(waitingFor("E2009", 30min), late, {}, {}).forbids(Forbidden::AdmitLate));
    Rules regulated = waitingFor("E2009", 30min);
    regulated.house.lateDiscretion = LateDiscretion::Arbiter;
    EXPECT_EQ(words(rule(regulated, late, {}, plays)), "play on [6.6a]");
}

} // namespace
} // namespace flagfall::rulings
