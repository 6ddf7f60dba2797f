// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/appeals.h"
#include "app/session/reports/rulings.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

RoundNumber const roundOfAppeal{1};
BoardNumber const boardOfAppeal{1};

WallTime wallAfter(std::chrono::milliseconds time) {
    return WallTime{time.count()};
} // stories happen at the wall's zero

/// A game with one ruling, in an event that takes appeals for half an hour.
struct AnAppeal : testing::Test {
    Story story = eventThatTakesAppeals();
    Seq ruling;

    static EventDraft draft() {
        EventDraft draft = Story::draft();
        draft.appealsWithin = "30";
        draft.appealsToChiefArbiter = true;
        return draft;
    }
    static Story eventThatTakesAppeals() {
        Story story = Story::withPlayers(4);
        story.does(ReviseEvent{draft()});
        return story;
    }
    void SetUp() override {
        story.does(PairRound{});
        story.does(
            MakeRuling{roundOfAppeal, boardOfAppeal, ruled("E2023", "offence kind=noise by=black", "penalty-usual")});
        ruling = rulingsOnRecord(story.history()).front().seq;
    }
    static RulingOnRecord ruled(std::string edition, std::string incident, std::string finding) {
        return {.edition = std::move(edition),
                .play = "standard",
                .incident = std::move(incident),
                .finding = std::move(finding)};
    }
    [[nodiscard]] LodgeAppeal appeal(std::optional<Colour> by = Colour::Black,
                                     std::chrono::milliseconds received = 10min) const {
        return {.round = roundOfAppeal,
                .board = boardOfAppeal,
                .ruling = ruling,
                .received = wallAfter(received),
                .by = by,
                .grounds = " it was White "};
    }
    [[nodiscard]] std::vector<Appeal> appeals() const {
        return appealsOf(story.history(), ruling, roundOfAppeal, boardOfAppeal);
    }
    [[nodiscard]] Appeal lodgedAppeal() {
        story.does(appeal());
        return appeals().back();
    }
};

TEST_F(AnAppeal, IsLodgedAgainstARulingAndGoesToWhomTheRegulationsSay) { // Laws 11.10
    Appeal const lodged = lodgedAppeal();
    EXPECT_EQ(lodged.ruling, ruling);
    EXPECT_EQ(lodged.lodged->by, Colour::Black);
    EXPECT_EQ(lodged.lodged->to, AppealBody::ChiefArbiter);
    EXPECT_EQ(lodged.lodged->received, wallAfter(10min));
    EXPECT_EQ(lodged.lodged->grounds, "it was White");
    EXPECT_TRUE(lodged.isOpen());
}

TEST_F(AnAppeal, IsLodgedOnceBySide) {
    story.does(appeal(Colour::Black));
    EXPECT_EQ(story.refusal(appeal(Colour::Black)), Why::AppealPending);
    story.does(appeal(Colour::White));
    EXPECT_EQ(appeals().size(), 2U) << "the opponent may appeal as well";
}

TEST_F(AnAppeal, NeedsARulingOnItsBoard) {
    LodgeAppeal of = appeal();
    of.ruling = Seq{1};
    EXPECT_EQ(story.refusal(of), Why::NoSuchRuling);
    of = appeal();
    of.board = BoardNumber{2};
    EXPECT_EQ(story.refusal(of), Why::NoSuchRuling);
}

TEST_F(AnAppeal, AgainstARulingThatWasTakenBackIsRefused) {
    LodgeAppeal const of = appeal();
    story.does(Undo{});
    EXPECT_EQ(story.refusal(of), Why::NoSuchRuling);
}

TEST_F(AnAppeal, HasNoTimeLimitWhileTheRoundGoesOn) {
    story.does(appeal(Colour::Black, 5h));
    EXPECT_FALSE(appeals().back().lodged->due);
    EXPECT_FALSE(appeals().back().isLate());
}

TEST_F(AnAppeal, IsAskedAboutAfterTheTimeLimitAndStaysOnRecordAsLate) {
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::Draw);
    story.does(appeal(Colour::White, 30min));
    EXPECT_FALSE(appeals().back().isLate()) << "the last minute is in time";
    EXPECT_EQ(story.question(appeal(Colour::Black, 30min + 1ms)), Ask::AppealTooLate);
    story.does(appeal(Colour::Black, 31min), Confirmation::Yes);
    EXPECT_EQ(appeals().back().lodged->due, wallAfter(30min));
    EXPECT_TRUE(appeals().back().isLate());
}

TEST_F(AnAppeal, AgainstADecisionOnAQuickplayClaimIsRefusedIn2009Only) { // 2009: 10.2d, 12.10
    for (auto const* const edition : {"E2009", "E2023"}) {
        story.does(
            MakeRuling{roundOfAppeal, boardOfAppeal, ruled(edition, "quickplay-claim by=black", "claim-rejected")});
        ruling = story.history().last();
        bool const final = std::string_view{edition} == "E2009";
        EXPECT_EQ(finalBy(story.history(), ruling), final ? "10.2d" : "") << edition;
        auto const answer = story.tries(appeal());
        EXPECT_EQ(answer.has_value(), !final) << edition;
        EXPECT_TRUE(answer || answer.error().is(Why::RulingIsFinal));
    }
}

TEST_F(AnAppeal, IsDecidedOnceWithTheReasonsOfThoseWhoDecide) {
    Appeal const lodged = lodgedAppeal();
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Dismissed, "A. Arbiter ", " the noise was heard"});
    Appeal const decided = appeals().back();
    ASSERT_TRUE(decided.decision);
    EXPECT_EQ(decided.decision->outcome, AppealOutcome::Dismissed);
    EXPECT_EQ(decided.decision->by, "A. Arbiter");
    EXPECT_EQ(decided.decision->text, "the noise was heard");
    EXPECT_FALSE(decided.awaitsRuling());
    EXPECT_EQ(story.refusal(DecideAppeal{lodged.seq, AppealOutcome::Upheld}), Why::NoSuchAppeal);
    EXPECT_EQ(story.refusal(WithdrawAppeal{lodged.seq}), Why::NoSuchAppeal);
}

TEST_F(AnAppeal, ThatIsDecidedInAnotherWaySaysHow) {
    Appeal const lodged = lodgedAppeal();
    EXPECT_EQ(story.refusal(DecideAppeal{lodged.seq, AppealOutcome::Otherwise, "", " "}), Why::ReasonMissing);
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Otherwise, "", "a warning to both"});
    EXPECT_TRUE(appeals().back().awaitsRuling());
}

TEST_F(AnAppeal, ThatIsUpheldWaitsForNothingOnceTheRulingIsWithdrawn) {
    Appeal const lodged = lodgedAppeal();
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Upheld, "", "no noise was heard"});
    ASSERT_TRUE(appeals().back().awaitsRuling());
    story.does(WithdrawRuling{roundOfAppeal, boardOfAppeal, ruling, "the appeal"}, Confirmation::Yes);
    EXPECT_FALSE(appeals().back().awaitsRuling());
    EXPECT_TRUE(appeals().back().rulingGone);
}

TEST_F(AnAppeal, IsWithdrawnAndLodgedAgain) {
    Appeal const lodged = lodgedAppeal();
    story.does(WithdrawAppeal{lodged.seq, "by word of mouth"});
    EXPECT_FALSE(appeals().back().isOpen());
    EXPECT_EQ(story.refusal(DecideAppeal{lodged.seq}), Why::NoSuchAppeal);
    story.does(appeal());
    EXPECT_TRUE(appeals().back().isOpen());
}

TEST_F(AnAppeal, ThatIsUpheldChangesNothingUntilARulingFollowsIt) {
    Appeal const lodged = lodgedAppeal();
    EXPECT_EQ(story.refusal(FollowAppeal{lodged.seq}), Why::NoSuchAppeal) << "it is not decided";
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Upheld});
    EXPECT_TRUE(appeals().back().awaitsRuling());
    EXPECT_FALSE(rulingsOnRecord(story.history()).front().takenBack);
    EXPECT_EQ(story.refusal(FollowAppeal{lodged.seq}), Why::NoRulingSince);
    EXPECT_EQ(story.refusal(FollowAppeal{lodged.seq, ruling}), Why::NoRulingSince) << "not the old one";

    story.does(Together{
        {MakeRuling{roundOfAppeal, boardOfAppeal, ruled("E2023", "offence kind=noise by=white", "penalty-usual")},
         FollowAppeal{lodged.seq}}});
    Seq const later = rulingsOnRecord(story.history()).back().seq;
    EXPECT_EQ(appeals().back().followedBy, std::vector{later});
    EXPECT_FALSE(appeals().back().awaitsRuling());

    story.does(Undo{});
    EXPECT_TRUE(appeals().back().awaitsRuling()) << "the ruling is undone, so it follows no more";
}

TEST_F(AnAppeal, IsFollowedByAResultThatRestsOnAnArticle) {
    Appeal const lodged = lodgedAppeal();
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Upheld});
    story.does(EnterResult{roundOfAppeal, boardOfAppeal, Result::Draw, "11.10", "", ResultBasis::Ruling});
    story.does(FollowAppeal{lodged.seq});
    EXPECT_EQ(appeals().back().followedBy, std::vector{rulingsOnRecord(story.history()).back().seq});
}

TEST_F(AnAppeal, IsTakenBackStepByStep) {
    Appeal const lodged = lodgedAppeal();
    story.does(DecideAppeal{lodged.seq, AppealOutcome::Upheld});
    story.does(Undo{});
    EXPECT_TRUE(appeals().back().isOpen());
    story.does(Undo{});
    EXPECT_TRUE(appeals().empty());
    EXPECT_FALSE(appealAt(story.history(), lodged.seq));
    story.does(Redo{});
    EXPECT_TRUE(appealAt(story.history(), lodged.seq));
}

TEST_F(AnAppeal, ARoundEndsWithItsLastGame) {
    EXPECT_FALSE(endOf(story.history(), roundOfAppeal));
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_FALSE(endOf(story.history(), roundOfAppeal));
    story.does(AdjournGame{.round = roundOfAppeal, .board = BoardNumber{2}}, Confirmation::Yes);
    EXPECT_EQ(endOf(story.history(), roundOfAppeal), wallAfter(0ms)) << "an adjourned game belongs to another session";
}

TEST(AppealRules, AreKeptAndAskedAboutOnceTheEventIsPlayed) {
    EventDraft draft = Story::draft();
    draft.appealsWithin = "soon";
    ASSERT_FALSE(check(draft));
    EXPECT_EQ(check(draft).error().front().field, EventField::AppealsWithin);
    draft.appealsWithin = "30";
    Story story = Story::withPlayers(4);
    story.does(ReviseEvent{draft});
    EXPECT_EQ(story.state().details.appeals, (AppealRules{.within = 30min}));
    story.does(PairRound{});
    draft.appealsToChiefArbiter = true;
    EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::HouseRulesChange);
}

} // namespace
} // namespace flagfall::session
