// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/match_ladder.h"
#include "clock/typed_control.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using pairing::GameKind;
using Unread = LadderProblem::What;

EventDraft knockoutWith(std::string ladder = {}) {
    EventDraft draft = Story::draft("90+30", "CUSTOM_KNOCKOUT");
    draft.initialColour = "white";
    draft.ladder = std::move(ladder);
    return draft;
}

TEST(MatchLadder, ALineIsAStepWithItsControl) {
    auto const ladder = parseLadder("2 standard\n\n 2  Rapid 15+10 \n1 armageddon 5 / 4\n");
    ASSERT_TRUE(ladder);
    ASSERT_EQ(ladder->size(), 3U);
    EXPECT_EQ((*ladder)[0].games, (pairing::MatchStep{GameKind::Standard, 2}));
    EXPECT_EQ((*ladder)[0].control, nullptr) << "that of the event";
    EXPECT_EQ((*ladder)[1].games, (pairing::MatchStep{GameKind::Rapid, 2}));
    EXPECT_EQ(ladderText(*ladder), "2 standard\n2 rapid 15+10\n1 armageddon W5 B4");
    EXPECT_EQ(parseLadder(ladderText(*ladder)), *ladder);
    EXPECT_EQ(*(*ladder)[2].control, *clock::readControl("W5 B4")) << "White has five minutes and Black four";
}

TEST(MatchLadder, TheUsualOneEndsWithArmageddon) {
    auto const ladder = parseLadder(usualLadder());
    ASSERT_TRUE(ladder);
    EXPECT_TRUE(pairing::faultsOf({stepsOf(*ladder), false}).empty());
    EXPECT_EQ(ladderText(*ladder), usualLadder());
}

TEST(MatchLadder, WhatCannotBeReadIsNamedWithItsPlace) {
    for (auto const& [text, problem] : std::vector<std::pair<std::string, LadderProblem>>{
             {"", {Unread::Empty, 1, 0}},
             {"two standard", {Unread::NotAStep, 1, 1}},
             {"0 standard", {Unread::NotAStep, 1, 1}},
             {"2 standard\n2 bullet 1+0", {Unread::NotAStep, 2, 8}},
             {"2 standard\n\n2 rapid", {Unread::ControlMissing, 3, 0}},
             {"2 rapid 15+x", {Unread::NotAControl, 1, 12}},
             {"2 armageddon W5 B4", {Unread::ArmageddonInside, 1, 0}},
             {"1 armageddon W5 B4\n2 blitz 3+2", {Unread::ArmageddonInside, 2, 0}}}) {
        auto const ladder = parseLadder(text);
        ASSERT_FALSE(ladder) << text;
        EXPECT_EQ(ladder.error(), problem)
            << text << ": line " << ladder.error().line << ", column " << ladder.error().column;
    }
}

TEST(MatchLadder, AStepIsCalledWhatItsControlMakesOfIt) {
    auto const wrong = check(knockoutWith("2 standard\n\n2 rapid 3+2"));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error(),
              (std::vector<FieldProblem<EventField>>{{EventField::Ladder, FieldFault::OtherKindOfPlay, 0, 3}}));
    EXPECT_TRUE(check(knockoutWith("2 standard\n2 rapid 15+10\n1 armageddon W5 B4")));
}

TEST(MatchLadder, BelongsToSystemsThatPlayMatches) {
    EXPECT_EQ(ladderText(check(knockoutWith())->ladder), usualLadder()) << "unless another one is given";
    EXPECT_TRUE(check(knockoutWith())->tieBreaks.empty());
    EventDraft draft = Story::draft();
    draft.ladder = "nonsense";
    draft.thirdPlaceMatch = true;
    auto const details = check(draft);
    ASSERT_TRUE(details);
    EXPECT_TRUE(details->ladder.empty());
    EXPECT_FALSE(details->hasThirdPlaceMatch);
}

} // namespace
} // namespace flagfall::session
