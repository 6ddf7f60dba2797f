// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/question.h"

#include <algorithm>
#include <array>

namespace flagfall::rulings {
namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, askCount> asks{"called-by", "fell-first",  "moves-made",
                                                      "can-mate",  "over-before", "claim-is",
                                                      "consent",   "plays-late",  "schedule-suffers"};
constexpr std::array<std::string_view, answerCount> answers{"yes",     "no",      "white",     "black",       "unknown",
                                                            "arbiter", "correct", "incorrect", "inadmissible"};

template <typename Value, std::size_t count>
std::optional<Value> fromWord(std::array<std::string_view, count> const& words, std::string_view word) {
    auto const found = std::ranges::find(words, word);
    if (found == words.end()) return std::nullopt;
    return static_cast<Value>(found - words.begin());
}

} // namespace

std::string_view askWord(Ask ask) { return asks[static_cast<std::size_t>(ask)]; }
std::string_view answerWord(Answer answer) { return answers[static_cast<std::size_t>(answer)]; }
std::optional<Ask> askFromWord(std::string_view word) { return fromWord<Ask>(asks, word); }
std::optional<Answer> answerFromWord(std::string_view word) { return fromWord<Answer>(answers, word); }

Answers& Answers::say(Ask ask, Answer answer) {
    m_said.insert_or_assign(ask, answer);
    return *this;
}

Answers& Answers::forget(Ask ask) {
    m_said.erase(ask);
    return *this;
}

std::optional<Answer> Answers::to(Ask ask) const {
    auto const found = m_said.find(ask);
    return found == m_said.end() ? std::nullopt : std::optional{found->second};
}

} // namespace flagfall::rulings
