// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include "regimes.h"

#include <gtest/gtest.h>

#include <ostream>

namespace flagfall {

void PrintTo(IllegalMovePenalty const& penalty, std::ostream* out) {
    *out << "loses on " << penalty.losesOn << ", " << penalty.bonus.count() << " s"
         << (penalty.onClaimOnly ? ", on claim" : "");
}

namespace {

using namespace std::chrono_literals;

constexpr auto always = ArbiterActs::Always;
constexpr auto onPlainSight = ArbiterActs::OnPlainSight;
constexpr auto never = ArbiterActs::Never;
constexpr auto untilTheEnd = CorrectedUntil::TheGameEnds;
constexpr auto untilHeMoves = CorrectedUntil::TheOpponentMoves;

struct PenaltyCase {
    std::string_view edition;
    std::string_view regime;
    IllegalMovePenalty penalty;
    std::string_view article;
    IllegalMoveAdmission admission;
    std::string_view admittedBy;
    std::string_view source;
};

// Edition, kind of play, what it costs, article, when it is corrected, article, scenario of the rulebook.
constexpr std::array penaltyCases{
    PenaltyCase{"E2009", "standard", {3, 120s}, "7.4b", {always, untilTheEnd}, "7.4a", "T040 T042 T043"},
    PenaltyCase{"E2009", "rapid FULL", {3, 120s}, "A.3, 7.4b", {always, untilTheEnd}, "A.3, 7.4a", "row 41"},
    PenaltyCase{
        "E2009", "rapid LIMITED", {3, 120s, true}, "A.4c, 7.4b", {onPlainSight, untilHeMoves}, "A.4c", "T051-T053"},
    PenaltyCase{"E2009", "blitz FULL", {3, 120s}, "B.2, 7.4b", {always, untilTheEnd}, "B.2, 7.4a", "T056"},
    PenaltyCase{"E2009", "blitz LIMITED", {1, 0s, true}, "B.3c", {never, untilHeMoves}, "B.3b, B.3c", "T054"},

    PenaltyCase{"E2014", "standard", {2, 120s}, "7.5b", {always, untilTheEnd}, "7.5a", "T045"},
    PenaltyCase{"E2014", "rapid FULL", {2, 120s}, "A.3, 7.5b", {always, untilTheEnd}, "A.3, 7.5a", "row 41"},
    PenaltyCase{"E2014", "rapid LIMITED", {1, 0s}, "A.4b", {always, untilHeMoves}, "A.4b", "T057"},
    PenaltyCase{"E2014", "blitz FULL", {2, 60s}, "B.2, 7.5b", {always, untilTheEnd}, "B.3, 7.5a", "row 42"},
    PenaltyCase{"E2014", "blitz LIMITED", {1, 0s}, "B.4, A.4b", {always, untilHeMoves}, "B.4, A.4b", "row 40"},

    PenaltyCase{"E2017", "standard", {2, 120s}, "7.5.3", {always, untilTheEnd}, "7.5.1", "T045"},
    PenaltyCase{"E2017", "rapid FULL", {2, 120s}, "A.3, 7.5.3", {always, untilTheEnd}, "A.3, 7.5.1", "row 41"},
    PenaltyCase{"E2017", "rapid LIMITED", {1, 0s}, "A.4.2", {always, untilHeMoves}, "A.4.2", "row 39"},
    PenaltyCase{"E2017", "blitz FULL", {2, 60s}, "B.2, 7.5.3", {always, untilTheEnd}, "B.3, 7.5.1", "row 42"},
    PenaltyCase{"E2017", "blitz LIMITED", {1, 0s}, "B.4, A.4.2", {always, untilHeMoves}, "B.4, A.4.2", "row 40"},

    PenaltyCase{"E2018", "standard", {2, 120s}, "7.5.5", {always, untilTheEnd}, "7.5.1", "T045"},
    PenaltyCase{"E2018", "rapid FULL", {2, 120s}, "A.3, 7.5.5", {always, untilTheEnd}, "A.3, 7.5.1", "row 41"},
    PenaltyCase{"E2018", "rapid LIMITED", {2, 120s}, "A.4.2, 7.5.5", {always, untilHeMoves}, "A.4.2", "T058 T061"},
    PenaltyCase{"E2018", "blitz FULL", {2, 60s}, "B.2, 7.5.5", {always, untilTheEnd}, "B.3, 7.5.1", "row 42"},
    PenaltyCase{
        "E2018", "blitz LIMITED", {2, 60s}, "B.2, B.4, A.4.2, 7.5.5", {always, untilHeMoves}, "B.4, A.4.2", "T060"},

    PenaltyCase{"E2023", "standard", {2, 120s}, "7.5.5", {always, untilTheEnd}, "7.5.1", "T045"},
    PenaltyCase{"E2023", "rapid FULL", {2, 60s}, "A.3, A.4, 7.5.5", {always, untilTheEnd}, "A.4, 7.5.1", "row 41"},
    PenaltyCase{"E2023", "rapid LIMITED", {2, 60s}, "A.3, A.5.2, 7.5.5", {always, untilHeMoves}, "A.5.2", "T059"},
    PenaltyCase{
        "E2023", "blitz FULL", {2, 60s, false, 120s}, "B.2, A.3, 7.5.5", {always, untilTheEnd}, "B.2, 7.5.1", "T069"},
    PenaltyCase{
        "E2023", "blitz LIMITED", {2, 60s}, "B.3, A.3, A.5.2, 7.5.5", {always, untilHeMoves}, "B.3, A.5.2", "row 40"},
};

TEST(IllegalMove, CostsWhatTheEditionSays) {
    for (PenaltyCase const& row : penaltyCases) {
        SCOPED_TRACE(testing::Message() << row.edition << ' ' << row.regime << ", " << row.source);
        auto const& [name, play, supervision] = regime(row.regime);
        ASSERT_EQ(name, row.regime);
        auto const penalty = illegalMovePenalty(*editionByCode(row.edition), play, supervision);
        EXPECT_EQ(penalty.value, row.penalty);
        EXPECT_EQ(penalty.article, row.article);
    }
}

TEST(IllegalMove, IsCorrectedAsLongAsTheEditionLets) {
    for (PenaltyCase const& row : penaltyCases) {
        SCOPED_TRACE(testing::Message() << row.edition << ' ' << row.regime << ", " << row.source);
        auto const& [name, play, supervision] = regime(row.regime);
        auto const admission = illegalMoveAdmission(*editionByCode(row.edition), play, supervision);
        EXPECT_EQ(admission.value, row.admission);
        EXPECT_EQ(admission.article, row.admittedBy);
    }
}

TEST(IllegalMove, EveryKindOfPlayInEveryEditionIsInTheTable) {
    EXPECT_EQ(penaltyCases.size(), editions().size() * regimes.size());
}

TEST(IllegalMove, EveryEditionAnswersWithAnArticle) {
    for (Edition const& edition : editions())
        for (Regime const& known : regimes) {
            SCOPED_TRACE(where(edition, known));
            auto const penalty = illegalMovePenalty(edition, known.play, known.supervision);
            auto const admission = illegalMoveAdmission(edition, known.play, known.supervision);
            EXPECT_FALSE(penalty.article.empty());
            EXPECT_FALSE(admission.article.empty());
            EXPECT_GE(penalty.value.losesOn, 1);
            EXPECT_EQ(penalty.value.losesOn > 1, penalty.value.bonus > 0s)
                << "a bonus before the losing one, else none";
            EXPECT_EQ(penalty.value.onClaimOnly, admission.value.arbiterActs != ArbiterActs::Always);
        }
}

TEST(IllegalMove, StandardPlayKnowsNoLimitedSupervision) { // the Competition Rules apply unchanged
    for (Edition const& edition : editions())
        EXPECT_EQ(illegalMovePenalty(edition, PlayType::Standard, Supervision::Limited),
                  illegalMovePenalty(edition, PlayType::Standard, Supervision::Full))
            << edition.code;
}

struct FaultCase {
    std::string_view editions;
    PressFault fault;
    FaultCounts counts;
    std::string_view article;
};

constexpr auto illegal = FaultCounts::AsIllegalMove;
constexpr auto infraction = FaultCounts::AsInfraction;

constexpr std::array faultCases{
    FaultCase{"E2009", PressFault::IllegalMove, illegal, "7.4a"},
    FaultCase{"E2014", PressFault::IllegalMove, illegal, "7.5a"},
    FaultCase{"E2017 E2018 E2023", PressFault::IllegalMove, illegal, "7.5.1"},
    FaultCase{"E2009", PressFault::UnfinishedPromotion, illegal, "7.4a"},
    FaultCase{"E2014", PressFault::UnfinishedPromotion, illegal, "7.5a"},
    FaultCase{"E2017 E2018 E2023", PressFault::UnfinishedPromotion, illegal, "7.5.2"},
    FaultCase{"E2009", PressFault::NoMove, infraction, "6.7c"}, // T046
    FaultCase{"E2014", PressFault::NoMove, infraction, "6.2c"}, // T046
    FaultCase{"E2017", PressFault::NoMove, illegal, "7.8.1"},
    FaultCase{"E2018 E2023", PressFault::NoMove, illegal, "7.5.3"},    // T046
    FaultCase{"E2009 E2014", PressFault::TwoHands, infraction, "4.1"}, // T049
    FaultCase{"E2017", PressFault::TwoHands, illegal, "7.7.1"},        // T047
    FaultCase{"E2018 E2023", PressFault::TwoHands, illegal, "7.5.4"},  // T048
    FaultCase{"E2009", PressFault::OtherHand, infraction, "6.7b"},
    FaultCase{"E2014", PressFault::OtherHand, infraction, "6.2b"},
    FaultCase{"E2017 E2018 E2023", PressFault::OtherHand, infraction, "6.2.3"},
};

TEST(IllegalMove, OtherFaultsCountAsOneSince2017) {
    std::size_t seen = 0;
    for (FaultCase const& row : faultCases)
        for (Edition const& edition : editions()) {
            if (row.editions.find(edition.code) == std::string_view::npos) continue;
            ++seen;
            EXPECT_EQ(faultCounts(edition, row.fault), (Cited<FaultCounts>{row.counts, row.article})) << edition.code;
        }
    EXPECT_EQ(seen, editions().size() * 5) << "every fault in every edition";
}

TEST(IllegalMove, APawnLeftOnTheLastRankBecomesAQueenSince2014) { // T063, T064
    EXPECT_EQ(editionByCode("E2009")->illegalMoves.leftPawn, (Cited<LeftPawn>{LeftPawn::GoesBack, "7.4a"}));
    EXPECT_EQ(editionByCode("E2014")->illegalMoves.leftPawn, (Cited<LeftPawn>{LeftPawn::BecomesQueen, "7.5a"}));
    for (auto const* code : {"E2017", "E2018", "E2023"})
        EXPECT_EQ(editionByCode(code)->illegalMoves.leftPawn, (Cited<LeftPawn>{LeftPawn::BecomesQueen, "7.5.2"}))
            << code;
}

} // namespace
} // namespace flagfall
