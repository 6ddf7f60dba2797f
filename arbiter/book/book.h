// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"
#include "arbiter/terms/expected.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the articles of the Laws say, told in our own words, for each edition and in each language.
namespace flagfall::book {

/// What is wrong in a file of texts.
struct Problem {
    int line; ///< from 1
    std::string what;
    friend bool operator==(Problem const&, Problem const&) = default;
};

/// An article of one edition.
struct Place {
    Edition const* edition;
    std::string article; ///< without a word before it: `II`, not `Guidelines II`
    friend bool operator==(Place const&, Place const&) = default;
};

enum class Told { InThisLanguage, InEnglish };

/// One text, with all articles that it tells.
struct Text {
    std::vector<Place> places;
    std::string title;
    std::string body;
    Told told = Told::InThisLanguage;
};

/// A text, under the number it has in the edition that was asked for. It lives as long as the book.
struct Entry {
    std::string_view article;
    Text const* text;
};

/// The texts in one language.
///
///     auto const book = Book::read("E2018 E2023 7.5.5\nThe penalty\nAfter the first illegal move …\n");
///     book->find(currentEdition(), "7.5.5")->text->title;   // "The penalty"
///
/// The form is described in docs/laws_texts.md. English is read first, because it says for which editions a text
/// holds; another language only replaces the words.
class Book {
public:
    /// Reads the English texts; returns everything that is wrong with them.
    [[nodiscard]] static Expected<Book, std::vector<Problem>> read(std::string_view english);

    /// Returns this book in another language. A text that is not in `translation` stays English and says so.
    [[nodiscard]] Expected<Book, std::vector<Problem>> in(std::string_view translation) const;

    /// Returns the text of an article, or of the article it is a part of; nullopt if this edition has neither.
    [[nodiscard]] std::optional<Entry> find(Edition const& edition, std::string_view article) const;

    /// Returns everything that this edition has, in the order of its articles.
    [[nodiscard]] std::vector<Entry> contents(Edition const& edition) const;

    /// Returns what has all these words in its number, its title or its text, whatever their case and accents: first
    /// the article of this number, then those with the words in their title. Several numbers, as a ruling cites them,
    /// give these articles alone. Without a word: everything.
    [[nodiscard]] std::vector<Entry> search(Edition const& edition, std::string_view words) const;

    /// Returns the articles that a text names, each once and in its order: `Laws 2023, A.5.5, 6.9` names two.
    [[nodiscard]] std::vector<std::string> namedIn(Edition const& edition, std::string_view text) const;

    [[nodiscard]] std::vector<Text> const& texts() const { return m_texts; }

private:
    /// The articles of a citation of several; nothing if the words are something else.
    [[nodiscard]] std::vector<Entry> cited(Edition const& edition, std::string_view citation) const;
    [[nodiscard]] std::optional<Entry> exactly(Edition const& edition, std::string_view article) const;

    std::vector<Text> m_texts;
};

} // namespace flagfall::book
