// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/words.h"

#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/letters.h"

#include <algorithm>

namespace flagfall::pgn {

namespace {

bool isFile(char letter) { return board::fileFrom(letter).has_value(); }
bool isRank(char digit) { return board::rankFrom(digit).has_value(); }

} // namespace

std::size_t numberLength(std::string_view word) {
    constexpr std::string_view threeDots = "…";
    auto const digits = static_cast<std::size_t>(std::ranges::find_if_not(word, isDigit) - word.begin());
    auto at = digits;
    while (at < word.size() && word[at] == '.') ++at;
    while (word.substr(at).starts_with(threeDots)) at += threeDots.size();
    bool const hasDots = at > digits;
    return hasDots || digits == word.size() ? at : 0;
}

bool isDigits(std::string_view word) { return std::ranges::all_of(word, isDigit); }

std::optional<int> numberIn(std::string_view word) {
    if (word.empty() || !isDigit(word.front())) return std::nullopt;
    int number = 0;
    for (char const sign : word)
        if (isDigit(sign)) number = std::min(99'999, number * 10 + (sign - '0'));
    return number;
}

bool looksLikeMove(std::string_view word) {
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
        if (isFile(word[i]) && isRank(word[i + 1])) return true;
    return word.starts_with("O-O") || word.starts_with("0-0") || word.starts_with("o-o");
}

bool isNullMove(std::string_view word) { return word == "--" || word == "Z0" || word == "0000" || word == "@@@@"; }

bool isEnPassantMark(std::string_view word) { return word == "e.p." || word == "e.p" || word == "ep" || word == "ep."; }

bool isStray(std::string_view word) { return word == "]" || word == byteOrderMark; }

std::string asWord(Comment const& comment) {
    return comment.find('}') == Comment::npos ? "{" + comment + "}" : ";" + comment;
}

std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (auto const& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

} // namespace flagfall::pgn
