// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/book.h"

#include "arbiter/book/article.h"
#include "arbiter/book/reader.h"
#include "arbiter/terms/plain_letters.h"

#include <algorithm>
#include <ranges>

namespace flagfall::book {
namespace {

std::string nameOf(Place const& place) { return std::string{place.edition->code} + " " + place.article; }

void sortByPlace(std::vector<Problem>& problems) { std::ranges::stable_sort(problems, {}, &Problem::line); }

bool isPartOfANumber(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
           sign == '.' || sign == '(' || sign == ')';
}

/// A word without the stop or the brackets around it: `6.9` of `(6.9).`
std::string_view bare(std::string_view word) {
    while (!word.empty() && (word.back() == '.' || word.front() == '(' ||
                             (word.back() == ')' && word.find('(') == std::string_view::npos)))
        word.front() == '(' ? word.remove_prefix(1) : word.remove_suffix(1);
    return word;
}

/// Without a point it is a number only where nothing goes on: `Laws 2009, D`, but not "A player" or "10 moves".
bool isNumber(std::string_view word, std::string_view after) {
    return word.find('.') != std::string_view::npos || after.empty() || after.front() == ',' || after.front() == ';';
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    for (auto const word : std::views::split(text, ' '))
        if (auto plain = plainLetters({word.begin(), word.end()}); !plain.empty()) words.push_back(std::move(plain));
    return words;
}

/// How well an entry answers; none if it lacks one of the words.
enum class Answer { Number, Title, Text, None };

Answer answerOf(Entry const& entry, std::vector<std::string> const& words) {
    auto const hasAll = [&](std::string const& text) {
        return std::ranges::all_of(words, [&](auto const& word) { return text.find(word) != std::string::npos; });
    };
    std::string const number = plainLetters(entry.article);
    std::string const title = plainLetters(entry.text->title);
    if (words.size() == 1 && words.front() == number) return Answer::Number;
    if (hasAll(title)) return Answer::Title;
    return hasAll(number + ' ' + title + ' ' + plainLetters(entry.text->body)) ? Answer::Text : Answer::None;
}

} // namespace

Expected<Book, std::vector<Problem>> Book::read(std::string_view english) {
    auto [blocks, problems] = readBlocks(english);
    Book book;
    for (Block& block : blocks) {
        for (auto place = block.text.places.begin(); place != block.text.places.end(); ++place)
            if (book.exactly(*place->edition, place->article) ||
                std::find(block.text.places.begin(), place, *place) != place)
                problems.push_back({block.line, "a second text for " + nameOf(*place)});
        book.m_texts.push_back(std::move(block.text));
    }
    sortByPlace(problems);
    if (!problems.empty()) return refused(std::move(problems));
    return book;
}

Expected<Book, std::vector<Problem>> Book::in(std::string_view translation) const {
    auto [blocks, problems] = readBlocks(translation);
    Book book = *this;
    for (Text& text : book.m_texts) text.told = Told::InEnglish;
    for (Block& block : blocks) {
        auto const& places = block.text.places;
        auto const named = std::ranges::find(book.m_texts, places.front(),
                                             [](Text const& text) -> Place const& { return text.places.front(); });
        if (places.size() != 1 || named == book.m_texts.end())
            problems.push_back({block.line, nameOf(places.front()) + " is not the first head of an English text"});
        else if (named->told == Told::InThisLanguage)
            problems.push_back({block.line, "a second text for " + nameOf(places.front())});
        else {
            named->title = std::move(block.text.title);
            named->body = std::move(block.text.body);
            named->told = Told::InThisLanguage;
        }
    }
    sortByPlace(problems);
    if (!problems.empty()) return refused(std::move(problems));
    return book;
}

std::optional<Entry> Book::exactly(Edition const& edition, std::string_view article) const {
    for (Text const& text : m_texts)
        for (Place const& place : text.places)
            if (place.edition == &edition && place.article == article) return Entry{place.article, &text};
    return std::nullopt;
}

std::optional<Entry> Book::find(Edition const& edition, std::string_view article) const {
    for (article = plainNumber(article); !article.empty(); article = wholeOf(article))
        if (auto const entry = exactly(edition, article)) return entry;
    return std::nullopt;
}

std::vector<Entry> Book::contents(Edition const& edition) const {
    std::vector<Entry> all;
    for (Text const& text : m_texts)
        for (Place const& place : text.places)
            if (place.edition == &edition) all.push_back({place.article, &text});
    std::ranges::stable_sort(all, comesBefore, &Entry::article);
    return all;
}

std::vector<std::string> Book::namedIn(Edition const& edition, std::string_view text) const {
    std::vector<std::string> named;
    while (!text.empty()) {
        auto const end = std::ranges::find_if_not(text, isPartOfANumber);
        auto const length = static_cast<std::size_t>(std::distance(text.begin(), end));
        std::string const word{bare(text.substr(0, length))};
        text.remove_prefix(length);
        if (isNumber(word, text) && find(edition, word) && std::ranges::find(named, word) == named.end())
            named.push_back(word);
        text.remove_prefix(std::min(text.size(), std::size_t{1}));
    }
    return named;
}

std::vector<Entry> Book::cited(Edition const& edition, std::string_view citation) const {
    std::vector<Entry> all;
    auto const articles = articlesOf(citation);
    if (articles.size() < 2) return {};
    for (auto const article : articles) {
        auto const entry = find(edition, article);
        if (!entry) return {};
        if (std::ranges::find(all, entry->text, &Entry::text) == all.end()) all.push_back(*entry);
    }
    return all;
}

std::vector<Entry> Book::search(Edition const& edition, std::string_view words) const {
    if (auto all = cited(edition, words); !all.empty()) return all;
    auto const asked = wordsOf(words);
    auto all = contents(edition);
    if (asked.empty()) return all;
    std::erase_if(all, [&](Entry const& entry) { return answerOf(entry, asked) == Answer::None; });
    std::ranges::stable_sort(all, {}, [&](Entry const& entry) { return answerOf(entry, asked); });
    return all;
}

} // namespace flagfall::book
