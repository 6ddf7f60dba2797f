// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/book.h"

#include <gmock/gmock.h>

namespace flagfall::book {
namespace {

using testing::ElementsAre;

constexpr std::string_view english = R"(# the penalty moved
E2009 7.4b
E2014 7.5b
The penalty
The third one
loses.

E2018 E2023 7.5.5
The penalty
The second one loses.

E2018 E2023 7.5
Illegal moves
All four kinds count together.

E2023 10.2
Scores
Never more than a win; see 7.5.
)";

Edition const& edition(std::string_view code) { return *editionByCode(code); }

std::vector<Problem> problemsOf(std::string_view file) {
    auto const book = Book::read(file);
    return book ? std::vector<Problem>{} : book.error();
}

std::vector<std::string> articles(std::vector<Entry> const& entries) {
    std::vector<std::string> all;
    for (Entry const& entry : entries) all.emplace_back(entry.article);
    return all;
}

TEST(Book, TellsAnArticleAsItsEditionHasIt) {
    auto const book = Book::read(english);
    ASSERT_TRUE(book);
    EXPECT_EQ(book->find(edition("E2009"), "7.4b")->text->body, "The third one loses.");
    EXPECT_EQ(book->find(edition("E2014"), "7.5b")->text->body, "The third one loses.");
    EXPECT_EQ(book->find(edition("E2023"), "7.5.5")->text->body, "The second one loses.");
    EXPECT_FALSE(book->find(edition("E2014"), "7.4b"));
    EXPECT_FALSE(book->find(edition("E2017"), "7.5.5"));
}

TEST(Book, APartWithoutATextIsToldByTheWhole) {
    auto const book = Book::read(english);
    auto const entry = book->find(edition("E2023"), "7.5.1");
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->article, "7.5");
    EXPECT_EQ(entry->text->title, "Illegal moves");
    EXPECT_FALSE(book->find(edition("E2023"), "7"));
}

TEST(Book, ListsAnEditionInTheOrderOfItsArticles) {
    auto const book = Book::read(english);
    EXPECT_THAT(articles(book->contents(edition("E2023"))), ElementsAre("7.5", "7.5.5", "10.2"));
    EXPECT_THAT(articles(book->contents(edition("E2009"))), ElementsAre("7.4b"));
}

TEST(Book, FindsWordsWhateverTheirCaseAndAccents) {
    auto const book = Book::read("E2023 6.9\nStrata času\nHráč prehráva.\n\nE2023 6.8\nHráč\nZástavka.\n");
    EXPECT_THAT(articles(book->search(edition("E2023"), "CASU hrac")), ElementsAre("6.9"));
    EXPECT_THAT(articles(book->search(edition("E2023"), "hráč")), ElementsAre("6.8", "6.9")) << "titles first";
    EXPECT_THAT(articles(book->search(edition("E2023"), "  ")), ElementsAre("6.8", "6.9"));
    EXPECT_THAT(articles(book->search(edition("E2023"), "rošáda")), ElementsAre());
    EXPECT_THAT(articles(book->search(edition("E2018"), "hráč")), ElementsAre());
}

TEST(Book, TheArticleOfThisNumberIsFoundFirst) {
    auto const book = Book::read(english);
    EXPECT_THAT(articles(book->search(edition("E2023"), "7.5")), ElementsAre("7.5", "7.5.5", "10.2"));
}

TEST(Book, ACitationOfSeveralFindsTheseAlone) {
    auto const book = Book::read(english);
    EXPECT_THAT(articles(book->search(edition("E2023"), "10.2, 7.5.5")), ElementsAre("10.2", "7.5.5"));
    EXPECT_THAT(articles(book->search(edition("E2023"), "7.5.1, 7.5")), ElementsAre("7.5"));
    EXPECT_THAT(articles(book->search(edition("E2023"), "10.2, 7.4b")), ElementsAre());
}

TEST(Book, FindsTheArticlesThatATextNames) {
    auto const book = Book::read(english);
    EXPECT_THAT(book->namedIn(edition("E2023"), "Laws 2023, 7.5.5, 10.2."), ElementsAre("7.5.5", "10.2"));
    EXPECT_THAT(book->namedIn(edition("E2023"), "(10.2) or (see 7.5.) 10.2"), ElementsAre("10.2", "7.5"));
    EXPECT_THAT(book->namedIn(edition("E2009"), "Pravidlá 2009, 7.4b(3)"), ElementsAre("7.4b(3)"));
    EXPECT_THAT(book->namedIn(edition("E2009"), "7.5.5"), ElementsAre());
    auto const parts = Book::read("E2023 A\nRapid\nText\n\nE2023 10\nPoints\nText\n\nE2023 II\nChess960\nText\n");
    EXPECT_THAT(parts->namedIn(edition("E2023"), "A player with 10 moves"), ElementsAre());
    EXPECT_THAT(parts->namedIn(edition("E2023"), "Laws 2023, Guidelines II, A"), ElementsAre("II", "A"));
}

TEST(Book, AnotherLanguageReplacesTheWords) {
    auto const book = Book::read(english)->in("E2009 7.4b\nTrest\nTretí prehráva.\n");
    ASSERT_TRUE(book);
    EXPECT_EQ(book->find(edition("E2014"), "7.5b")->text->title, "Trest");
    EXPECT_EQ(book->find(edition("E2014"), "7.5b")->text->told, Told::InThisLanguage);
    EXPECT_EQ(book->find(edition("E2023"), "10.2")->text->title, "Scores");
    EXPECT_EQ(book->find(edition("E2023"), "10.2")->text->told, Told::InEnglish);
}

TEST(Book, SaysWhichLineIsWrong) {
    EXPECT_THAT(problemsOf("\n# x\nE2010 6.9\nTitle\nText\n"),
                ElementsAre(Problem{3, "there is no edition \"E2010\""}));
    EXPECT_THAT(problemsOf("E2009\nTitle\nText\n"),
                ElementsAre(Problem{1, "one article after the editions, not \"\""}));
    EXPECT_THAT(problemsOf("E2009 6.9 7.0\nTitle\nText\n"),
                ElementsAre(Problem{1, "one article after the editions, not \"6.9 7.0\""}));
    EXPECT_THAT(problemsOf("Title\nText\n"), ElementsAre(Problem{1, "no edition and article before \"Title\""}));
    EXPECT_THAT(problemsOf("\nE2009 6.9\n"), ElementsAre(Problem{2, "the title is missing"}));
    EXPECT_THAT(problemsOf("E2009 6.9\nTitle\n\nText\n"),
                ElementsAre(Problem{1, "the text is missing"}, Problem{4, "no edition and article before \"Text\""}));
}

TEST(Book, AnArticleHasOneText) {
    EXPECT_THAT(problemsOf("E2009 6.9\nTitle\nText\n\nE2014 6.9\nE2009 6.9\nTitle\nText\n"),
                ElementsAre(Problem{5, "a second text for E2009 6.9"}));
    EXPECT_THAT(problemsOf("E2009 E2009 6.9\nTitle\nText\n"), ElementsAre(Problem{1, "a second text for E2009 6.9"}));
}

TEST(Book, ATranslationNamesATextByItsFirstHead) {
    auto const book = Book::read(english);
    auto const problems = [&](std::string_view file) { return book->in(file).error(); };
    EXPECT_THAT(problems("E2014 7.5b\nTrest\nText\n"),
                ElementsAre(Problem{1, "E2014 7.5b is not the first head of an English text"}));
    EXPECT_THAT(problems("E2018 E2023 7.5.5\nTrest\nText\n"),
                ElementsAre(Problem{1, "E2018 7.5.5 is not the first head of an English text"}));
    EXPECT_THAT(problems("E2009 7.4b\nA\nB\n\nE2009 7.4b\nA\nB\n"),
                ElementsAre(Problem{5, "a second text for E2009 7.4b"}));
}

} // namespace
} // namespace flagfall::book
