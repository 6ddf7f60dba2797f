// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

#include "arbiter/rulings/offence_register.h"

namespace flagfall::rulings {
namespace {

constexpr Suggestion usually(Penalty penalty) { return {Suggestion::What::Penalty, penalty}; }

bool countsAsIllegal(Finding finding) { // 7.7; later 7.5.4
    return finding == Finding::PenalisedMoveStands;
}

TEST(OffenceRegister, CountsOffencesOfOneKindTogether) {
    OffenceRegister const offences{{Misconduct::Noise, 1, "12.6", {Penalty::Warning}},
                                   {Misconduct::Hovering, 1},
                                   {Misconduct::UnreasonableOffers, 2},
                                   {Misconduct::LeftVenue, 3}};
    EXPECT_EQ(timesBefore(offences, Misconduct::Distraction), 2);
    EXPECT_EQ(timesBefore(offences, Misconduct::UnreasonableClaims), 2);
    EXPECT_EQ(timesBefore(offences, Misconduct::OtherHand), 1);
    EXPECT_EQ(timesBefore(offences, Misconduct::LeftArea), 1);
    EXPECT_EQ(timesBefore(offences, Misconduct::NotRecording), 0);
    EXPECT_EQ(timesBefore({}, Misconduct::Noise), 0);
}

TEST(OffenceRegister, SuggestsAWarningThenTimeForTheOpponent) {
    EXPECT_EQ(suggestedPenalty(Misconduct::Noise, OffenceRegister{}), usually(Penalty::Warning));
    OffenceRegister const once{{Misconduct::Distraction, 4, "11.5", {Penalty::Warning}}};
    EXPECT_EQ(suggestedPenalty(Misconduct::Noise, once), usually(Penalty::TimeForOpponent));
    EXPECT_EQ(suggestedPenalty(Misconduct::Smoking, once), usually(Penalty::Warning));
    EXPECT_EQ(suggestedPenalty(Misconduct::Noise, 7), usually(Penalty::TimeForOpponent));
}

TEST(OffenceRegister, LeavesToTheArbiterWhatHasNoUsualPenalty) {
    EXPECT_EQ(suggestedPenalty(Misconduct::Disrepute, 0).what, Suggestion::What::ArbiterChooses);
    EXPECT_EQ(suggestedPenalty(Misconduct::PiecesDisplaced, 0).what, Suggestion::What::Nothing);
    EXPECT_EQ(suggestedPenalty(Misconduct::PiecesDisplaced, 1), usually(Penalty::Warning));
}

/// Whatever is suggested stands in the list of every edition, and every other offence has an article there.
TEST(OffenceRegister, SuggestsWhatTheEditionKnows) {
    for (Edition const& edition : editions())
        for (auto const& [offence, word] : Words<Misconduct>::all)
            for (int before = 0; before < 4; ++before) {
                auto const ruling =
                    rule(rulesOf(edition.code), OffenceCommitted{offence, white, before}, {}, Answers{});
                if (ruling.finding == Finding::NoMoveMade) continue; // it may have had a reason
                ASSERT_TRUE(ruling.proposes()) << word;
                if (ruling.finding == Finding::NotForeseen) continue;
                EXPECT_FALSE(ruling.article.empty()) << edition.code << ' ' << word;
                EXPECT_EQ(ruling.finding == Finding::PenaltyUsual,
                          suggestedPenalty(offence, before).what == Suggestion::What::Penalty &&
                              offence != Misconduct::Refusal && !countsAsIllegal(ruling.finding))
                    << edition.code << ' ' << word;
            }
}

TEST(PenaltyList, StandsInTheOrderOfTheEdition) {
    auto const list = [](std::string_view code) { return penaltiesOf(editionByCode(code)->penalties); };
    EXPECT_EQ(list("E2009"), (std::vector{Penalty::Warning, Penalty::TimeForOpponent, Penalty::TimeTaken, Penalty::Loss,
                                          Penalty::PointsTaken, Penalty::PointsRaised, Penalty::Expulsion}));
    EXPECT_EQ(list("E2014"),
              (std::vector{Penalty::Warning, Penalty::TimeForOpponent, Penalty::TimeTaken, Penalty::PointsRaised,
                           Penalty::PointsTaken, Penalty::Loss, Penalty::Fine, Penalty::Expulsion}));
    EXPECT_EQ(list("E2023").size(), 9U);
    EXPECT_EQ(list("E2023")[7], Penalty::Exclusion);
}

TEST(PenaltyWords, SeveralAreWrittenWithCommas) {
    using Penalties = Value<std::vector<Penalty>>;
    std::vector const two{Penalty::Warning, Penalty::Fine};
    EXPECT_EQ(Penalties::text(two), "warning,fine");
    EXPECT_EQ(Penalties::read("warning,fine"), two);
    for (auto const* const wrong : {"", "warning,", "warnings", ",fine"}) EXPECT_FALSE(Penalties::read(wrong)) << wrong;
    EXPECT_EQ(Value<Points>::read("1/2"), halfPoint);
    EXPECT_FALSE(Value<Points>::read("3/4"));
}

} // namespace
} // namespace flagfall::rulings
