// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

#include "app/session/event/text.h"

namespace flagfall::session {
namespace {

template <typename Field>
bool has(std::vector<FieldProblem<Field>> const& problems, Field field, FieldFault fault) {
    for (auto const& problem : problems)
        if (problem.field == field && problem.fault == fault) return true;
    return false;
}

TEST(EventForm, AGoodDraftBecomesTheDetailsItNames) {
    auto const details = check(Story::draft("90+30"));
    ASSERT_TRUE(details);
    EXPECT_EQ(details->name, "River Cup");
    EXPECT_EQ(isoDate(*details->begins), "2026-11-21");
    EXPECT_EQ(details->edition->year, 2023);
    EXPECT_EQ(clock::shortText(*details->control), "90+30");
    EXPECT_FALSE(details->tieBreaks.empty());
}

TEST(EventForm, EverythingWrongIsSaidAtOnce) {
    EventDraft draft = Story::draft("ninety");
    draft.name = "  ";
    draft.federation = "Slovakia";
    draft.begins = "21.11.2026 or so";
    draft.edition = "E1066";
    draft.system = "LOTTERY";
    draft.rounds = -1;
    draft.tieBreaks = {"DE", "COIN"};
    auto const details = check(draft);
    ASSERT_FALSE(details);
    auto const& problems = details.error();
    EXPECT_TRUE(has(problems, EventField::Name, FieldFault::Missing));
    EXPECT_TRUE(has(problems, EventField::Federation, FieldFault::NotThreeLetters));
    EXPECT_TRUE(has(problems, EventField::Begins, FieldFault::NotADate));
    EXPECT_TRUE(has(problems, EventField::Edition, FieldFault::UnknownEdition));
    EXPECT_TRUE(has(problems, EventField::Control, FieldFault::NotAControl));
    EXPECT_TRUE(has(problems, EventField::System, FieldFault::UnknownSystem));
    EXPECT_TRUE(has(problems, EventField::Rounds, FieldFault::OutOfRange));
    EXPECT_TRUE(has(problems, EventField::TieBreaks, FieldFault::UnknownTieBreak));
}

TEST(EventForm, PointsMayBeAnyThatAreAnnounced) {
    EventDraft draft = Story::draft();
    draft.win = "2.25";
    draft.draw = "1½";
    draft.loss = "0,5";
    ASSERT_TRUE(check(draft));
    EXPECT_EQ(check(draft)->scoring.draw, Points::ofHundredths(150));
    draft.loss = "2";
    EXPECT_TRUE(has(check(draft).error(), EventField::Points, FieldFault::OutOfRange)) << "more than a draw";
    draft.loss = "none";
    EXPECT_TRUE(has(check(draft).error(), EventField::Points, FieldFault::NotANumber));
}

TEST(EventForm, ALanguageIsTwoOrThreeSmallLettersOrNone) {
    EventDraft draft = Story::draft();
    for (std::string const code : {"", "sk", "en", "ast"}) {
        draft.language = code;
        ASSERT_TRUE(check(draft)) << code;
        EXPECT_EQ(check(draft)->language, code);
    }
    for (std::string const wrong : {"s", "SK", "sk_SK", "slovak", "č"}) {
        draft.language = wrong;
        auto const problems = check(draft);
        ASSERT_FALSE(problems) << wrong;
        EXPECT_TRUE(has(problems.error(), EventField::Language, FieldFault::UnknownLanguage)) << wrong;
    }
}

TEST(EventForm, ADayMayBeWrittenAsPeopleWriteIt) {
    for (auto const* typed : {"2026-03-01", "1.3.2026", "1. 3. 2026", "01.03.2026", "2026/03/01"}) {
        EventDraft draft = Story::draft();
        draft.begins = typed;
        draft.ends = "";
        auto const details = check(draft);
        ASSERT_TRUE(details) << typed;
        EXPECT_EQ(isoDate(*details->begins), "2026-03-01") << typed;
    }
    for (auto const* typed : {"30.2.2026", "1.3", "1.3.26", "1.3.2026.", "1-3-2026", "3/1/2026", "11/28/2026",
                              "2 8.11.2026", "28.11/2026"}) {
        EventDraft draft = Story::draft();
        draft.begins = typed;
        EXPECT_FALSE(check(draft)) << typed;
    }
}

TEST(EventForm, ItCannotEndBeforeItBegins) {
    EventDraft draft = Story::draft();
    draft.ends = "2026-11-20";
    auto const details = check(draft);
    ASSERT_FALSE(details);
    EXPECT_TRUE(has(details.error(), EventField::Ends, FieldFault::EndsBeforeItBegins));
}

TEST(EventForm, ATextThatWouldBreakAFileOrAScreenIsRefused) {
    EXPECT_TRUE(isPlainText("Čižmár, Ľubomír"));
    EXPECT_FALSE(isPlainText("two\nlines"));
    EXPECT_FALSE(isPlainText("\xC3"));
    EXPECT_FALSE(isPlainText("\xC0\xAF"));     // overlong
    EXPECT_FALSE(isPlainText("\xED\xA0\x80")); // surrogate
    EXPECT_FALSE(isPlainText("a\xE2\x80\xAE"
                             "b")); // turns the reading direction
    EXPECT_EQ(characters("Čižmár"), 6U);
    EventDraft draft = Story::draft();
    draft.name = std::string(200, 'x');
    auto const details = check(draft);
    ASSERT_FALSE(details);
    EXPECT_TRUE(has(details.error(), EventField::Name, FieldFault::TooLong));
}

TEST(PlayerForm, KnowsTitlesRatingsAndBirths) {
    PlayerDraft draft = Story::named(" Bystrica, B. ", "2210");
    draft.title = "WGM";
    draft.sex = "w";
    draft.birth = "1999";
    draft.federation = "svk";
    auto const player = check(draft);
    ASSERT_TRUE(player);
    EXPECT_EQ(player->name, "Bystrica, B.");
    EXPECT_EQ(player->title, Title::Wgm);
    EXPECT_EQ(player->rating, 2210);
    EXPECT_EQ(player->federation, "SVK");
    for (std::string const birth : {"1999-05-31", "31.5.1999", "31. 5. 1999", "31/5/1999", "1999/05/31"}) {
        draft.birth = birth;
        auto const born = check(draft);
        ASSERT_TRUE(born) << birth;
        EXPECT_EQ(born->birth, "1999-05-31") << birth;
    }
    draft.birth = "5/12/1999";
    EXPECT_FALSE(check(draft)) << "5 December or 12 May";

    draft.name = "";
    draft.rating = "about 2000";
    draft.title = "GMM";
    draft.birth = "1999-02-30";
    auto const wrong = check(draft);
    ASSERT_FALSE(wrong);
    EXPECT_TRUE(has(wrong.error(), PlayerField::Name, FieldFault::Missing));
    EXPECT_TRUE(has(wrong.error(), PlayerField::Rating, FieldFault::NotANumber));
    EXPECT_TRUE(has(wrong.error(), PlayerField::Title, FieldFault::OutOfRange));
    EXPECT_TRUE(has(wrong.error(), PlayerField::Birth, FieldFault::NotADate));
}

} // namespace
} // namespace flagfall::session
