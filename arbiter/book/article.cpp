// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/article.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace flagfall::book {
namespace {

/// Those about adjourned games had no number in 2009.
constexpr std::array<std::string_view, 5> guidelines{"Adj", "I", "II", "III", "IV"};

bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }
bool isSmall(char sign) { return sign >= 'a' && sign <= 'z'; }

std::string_view withoutSpaces(std::string_view text) {
    auto const begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

/// The part of the Laws it is in, and where in that part.
std::vector<std::size_t> placeOf(std::string_view article) {
    article = plainNumber(article);
    std::string_view const first = article.substr(0, article.find('.'));
    if (first.empty()) return {};
    std::vector<std::size_t> place;
    if (auto const guide = std::ranges::find(guidelines, first); guide != guidelines.end())
        place = {3, static_cast<std::size_t>(std::distance(guidelines.begin(), guide))};
    else if (first.size() == 1 && !isDigit(first.front()))
        place = {2, static_cast<std::size_t>(first.front())};
    else
        place = {isDigit(first.front()) ? std::size_t{1} : std::size_t{0}};
    if (place.size() == 2) article.remove_prefix(first.size());
    if (place.front() == 0) return place; // the Preface
    for (std::size_t at = 0; at < article.size();) {
        if (isSmall(article[at])) place.push_back(static_cast<std::size_t>(article[at] - 'a') + 1);
        if (!isDigit(article[at])) {
            ++at;
            continue;
        }
        std::size_t number = 0;
        for (; at < article.size() && isDigit(article[at]); ++at)
            number = number * 10 + static_cast<std::size_t>(article[at] - '0');
        place.push_back(number);
    }
    return place;
}

} // namespace

std::vector<std::string_view> articlesOf(std::string_view citation) {
    std::vector<std::string_view> all;
    while (!citation.empty()) {
        auto const comma = citation.find(',');
        if (auto const one = withoutSpaces(citation.substr(0, comma)); !one.empty()) all.push_back(one);
        citation.remove_prefix(comma == std::string_view::npos ? citation.size() : comma + 1);
    }
    return all;
}

std::string_view plainNumber(std::string_view article) {
    article = withoutSpaces(article);
    auto const space = article.rfind(' ');
    return space == std::string_view::npos ? article : article.substr(space + 1);
}

std::string_view wholeOf(std::string_view article) {
    if (article.size() < 2) return {};
    if (article.back() == ')') return article.substr(0, std::min(article.rfind('('), article.size()));
    char const before = article[article.size() - 2];
    if (isSmall(article.back()) && (isDigit(before) || before == ')')) return article.substr(0, article.size() - 1);
    auto const dot = article.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : article.substr(0, dot);
}

bool comesBefore(std::string_view one, std::string_view other) { return placeOf(one) < placeOf(other); }

} // namespace flagfall::book
