// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

namespace flagfall::rulings {
namespace {

Rules with(std::string_view edition, AgreementRule const& agreement) {
    Rules rules = rulesOf(edition);
    rules.house.agreement = agreement;
    return rules;
}

Finding agreeing(Rules const& rules, ByColour<std::optional<int>> moves, Answers const& answers = {}) {
    return rule(rules, DrawAgreed{moves}, {}, answers).finding;
}
Finding offering(Rules const& rules, ByColour<std::optional<int>> moves) {
    return rule(rules, DrawOffered{white, moves}, {}, {}).finding;
}

TEST(DrawBan, In2009ForbidsAgreeingBeforeTheMoveButNotOffering) { // T095, READING 8
    AgreementRule const beforeThirty{.notBeforeMove = 30};
    EXPECT_EQ(agreeing(with("E2009", beforeThirty), {30, 29}), Finding::BarredByEvent);
    EXPECT_EQ(agreeing(with("E2009", beforeThirty), {30, 30}), Finding::Drawn);
    EXPECT_EQ(offering(with("E2009", beforeThirty), {30, 29}), Finding::OfferStands);
    EXPECT_EQ(offering(with("E2018", beforeThirty), {30, 29}), Finding::BarredByEvent);
}

TEST(DrawBan, AltogetherMeansAtAnyMove) { // 9.1a
    AgreementRule const never{.never = true};
    EXPECT_EQ(agreeing(with("E2009", never), {200, 200}), Finding::BarredByEvent);
    EXPECT_EQ(offering(with("E2014", never), {200, 200}), Finding::BarredByEvent);
}

TEST(DrawBan, TheArbiterMayConsent) { // 9.1
    Rules const rules = with("E2023", {.never = true});
    EXPECT_EQ(words(rule(rules, DrawAgreed{{20, 20}}, {}, {})), "asks consent [9.1.1]");
    EXPECT_EQ(words(rule(rules, DrawAgreed{{20, 20}}, {}, said(Ask::Consent, Answer::Yes))), "1/2-1/2 [5.2.3, 9.1.1]");
    EXPECT_EQ(words(rule(rules, DrawAgreed{{20, 20}}, {}, said(Ask::Consent, Answer::No))), "play on [9.1.1]");
}

TEST(Agreement, NeedsAMoveByEachSince2017) { // T096, 5.2.3
    for (Edition const& edition : editions()) {
        auto const expected = edition.year >= 2017 ? Finding::AgreedTooEarly : Finding::Drawn;
        EXPECT_EQ(agreeing(rulesOf(edition.code), {1, 0}), expected) << edition.code;
        EXPECT_EQ(agreeing(rulesOf(edition.code), {1, 1}), Finding::Drawn) << edition.code;
    }
    auto const early = rule(rulesOf("E2023"), DrawAgreed{{0, 0}}, {}, said(Ask::Consent, Answer::Yes));
    EXPECT_TRUE(early.forbids(Forbidden::AllowDraw)) << "nobody can consent to it";
}

} // namespace
} // namespace flagfall::rulings
