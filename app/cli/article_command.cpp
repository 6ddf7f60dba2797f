// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/article_command.h"

#include "arbiter/book/article.h"
#include "arbiter/book/shipped.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {
namespace {

Outcome refuse(std::string const& what) {
    complain("article", what);
    return Outcome::Unreadable;
}

void printEntry(Edition const& edition, book::Entry const& entry, std::string const& language) {
    fmt::print("{} {}  {}\n{}\n", edition.code, entry.article, entry.text->title, entry.text->body);
    if (entry.text->told == book::Told::InEnglish) fmt::print("(There is no text in \"{}\".)\n", language);
    fmt::print("\n");
}

Outcome printFound(book::Book const& book, Edition const& edition, ArticleQuestion const& question) {
    auto const found = book.search(edition, question.search);
    for (auto const& entry : found) printEntry(edition, entry, question.language);
    if (found.empty()) return refuse(fmt::format("no text of {} has \"{}\"", edition.code, question.search));
    return Outcome::Good;
}

/// `E2009`, or the year alone, as a scenario may say it.
Edition const* editionNamed(std::string const& name) {
    auto const* const edition = editionByCode(name);
    return edition != nullptr ? edition : editionByCode("E" + name);
}

Outcome printAsked(book::Book const& book, Edition const& edition, ArticleQuestion const& question) {
    Outcome outcome = Outcome::Good;
    for (auto const article : book::articlesOf(question.articles)) {
        auto const entry = book.find(edition, article);
        if (entry && entry->article != book::plainNumber(article))
            fmt::print("({} has no text of its own for \"{}\": this is {}.)\n", edition.code, article, entry->article);
        if (entry)
            printEntry(edition, *entry, question.language);
        else
            outcome = refuse(fmt::format("{} has no text for \"{}\"", edition.code, article));
    }
    return outcome;
}

} // namespace

Outcome tellArticles(ArticleQuestion const& question) {
    auto const* const edition = question.edition.empty() ? &currentEdition() : editionNamed(question.edition);
    if (edition == nullptr) return refuse(fmt::format("there is no edition \"{}\"", question.edition));
    if (std::ranges::find(book::shippedFiles(), question.language, &book::Shipped::language) ==
        book::shippedFiles().end())
        return refuse(fmt::format("there are no texts in \"{}\"", question.language));
    auto const book = book::shippedBook(question.language);
    if (!question.articles.empty()) return printAsked(book, *edition, question);
    if (!question.search.empty()) return printFound(book, *edition, question);
    for (auto const& entry : book.contents(*edition)) fmt::print("{:<10}{}\n", entry.article, entry.text->title);
    return Outcome::Good;
}

} // namespace flagfall::cli
