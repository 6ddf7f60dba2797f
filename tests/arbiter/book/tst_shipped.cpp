// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/shipped.h"
#include "cited_articles.h"

#include <gmock/gmock.h>

#include <algorithm>

/// The files of translations/laws, as they are built into the program.
namespace flagfall::book {
namespace {

std::string_view fileIn(std::string_view language) {
    auto const file = std::ranges::find(shippedFiles(), language, &Shipped::language);
    return file == shippedFiles().end() ? std::string_view{} : file->file;
}

std::string inWords(std::vector<Problem> const& problems) {
    std::string words;
    for (Problem const& problem : problems) words += std::to_string(problem.line) + ": " + problem.what + "\n";
    return words;
}

TEST(ShippedBook, EveryFileIsRight) {
    auto const english = Book::read(fileIn("en"));
    ASSERT_TRUE(english) << inWords(english.error());
    for (Shipped const& file : shippedFiles()) {
        if (file.language == "en") continue;
        auto const book = english->in(file.file);
        EXPECT_TRUE(book) << file.language << ".txt:" << inWords(book.error());
    }
}

TEST(ShippedBook, EveryArticleOfAnEditionHasAText) {
    auto const book = shippedBook("en");
    for (Edition const& edition : editions())
        for (auto const& article : test::CitedArticles::of(edition))
            EXPECT_TRUE(book.find(edition, article)) << edition.code << ' ' << article;
}

TEST(ShippedBook, EveryLanguageHasEveryText) {
    for (Shipped const& file : shippedFiles()) {
        auto const book = shippedBook(file.language);
        for (Text const& text : book.texts())
            EXPECT_EQ(text.told, Told::InThisLanguage)
                << file.language << ": " << text.places.front().edition->code << ' ' << text.places.front().article;
    }
}

TEST(ShippedBook, SpeaksEveryLanguageOfTheProgram) {
    for (std::string_view const language : {"en", "sk", "cs", "gl"}) EXPECT_FALSE(fileIn(language).empty()) << language;
}

TEST(ShippedBook, ALanguageWithoutAFileIsEnglishAndSaysSo) {
    auto const book = shippedBook("xx");
    EXPECT_EQ(book.find(currentEdition(), "6.9")->text->title, "Loss on time");
    EXPECT_EQ(book.find(currentEdition(), "6.9")->text->told, Told::InEnglish);
}

TEST(ShippedBook, APhoneIsFoundByEveryNameOfIt) { // 11.3.2; 2009: 12.3b
    auto const article = [](Edition const& edition) { return edition.code == "E2009" ? "12.3b" : "11.3.2"; };
    for (std::string_view const code : {"E2009", "E2023"})
        for (auto const& [language, words] :
             {std::pair{"en", "telephone"}, std::pair{"en", "mobile"}, std::pair{"en", "phone"},
              std::pair{"sk", "mobil"}, std::pair{"sk", "telefón"}, std::pair{"cs", "mobil"},
              std::pair{"cs", "telefon"}, std::pair{"gl", "móbil"}}) {
            Edition const& edition = *editionByCode(code);
            Book const book = shippedBook(language);
            auto const found = book.search(edition, words);
            EXPECT_TRUE(std::ranges::any_of(found, [&](Entry const& one) { return one.article == article(edition); }))
                << code << ' ' << words;
        }
}

} // namespace
} // namespace flagfall::book
