// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/article.h"

#include <gmock/gmock.h>

namespace flagfall::book {
namespace {

using testing::ElementsAre;

TEST(Article, ACitationMayNameSeveral) {
    EXPECT_THAT(articlesOf("A.4.2, 7.5.5"), ElementsAre("A.4.2", "7.5.5"));
    EXPECT_THAT(articlesOf("Guidelines II"), ElementsAre("Guidelines II"));
    EXPECT_THAT(articlesOf(""), ElementsAre());
}

TEST(Article, IsPartOfAWhole) {
    EXPECT_EQ(wholeOf("7.5.3"), "7.5");
    EXPECT_EQ(wholeOf("7.4b"), "7.4");
    EXPECT_EQ(wholeOf("9.1b(2)"), "9.1b");
    EXPECT_EQ(wholeOf("E.2(9)a"), "E.2(9)");
    EXPECT_EQ(wholeOf("A.4d(3)"), "A.4d");
    EXPECT_EQ(wholeOf("III.6"), "III");
    EXPECT_EQ(wholeOf("C"), "");
    EXPECT_EQ(wholeOf("Preface"), "");
    EXPECT_EQ(wholeOf(")"), "");
}

TEST(Article, IsFoundUnderItsNumberAlone) {
    EXPECT_EQ(plainNumber("Guidelines II"), "II");
    EXPECT_EQ(plainNumber(" App. A "), "A");
    EXPECT_EQ(plainNumber("6.9"), "6.9");
}

TEST(Article, ComesInTheOrderOfTheLaws) {
    std::vector<std::string> articles{"III.2", "I", "D.2.10.1", "9.1b(2)", "A.4", "9.1b(1)", "E.2(9)a", "10.2",
                                      "9.2",   "C", "9.1b",     "D.2.9",   "II",  "Preface", "9.1a",    "E.2(8)"};
    std::ranges::sort(articles, comesBefore);
    EXPECT_THAT(articles, ElementsAre("Preface", "9.1a", "9.1b", "9.1b(1)", "9.1b(2)", "9.2", "10.2", "A.4", "C",
                                      "D.2.9", "D.2.10.1", "E.2(8)", "E.2(9)a", "I", "II", "III.2"));
}

} // namespace
} // namespace flagfall::book
