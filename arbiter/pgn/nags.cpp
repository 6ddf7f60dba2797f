// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/nags.h"

#include <algorithm>
#include <array>

namespace flagfall::pgn {

namespace {

struct Mark {
    std::string_view text;
    Nag nag;
};

/// Longer ones first, so that `!?` is not read as `?`.
constexpr std::array onMoves{Mark{"!!", 3}, Mark{"??", 4}, Mark{"!?", 5}, Mark{"?!", 6}, Mark{"!", 1}, Mark{"?", 2}};

constexpr std::array alone{Mark{"□", 7},    Mark{"=", 10},  Mark{"∞", 13},  Mark{"+=", 14}, Mark{"⩲", 14},
                           Mark{"=+", 15},  Mark{"⩱", 15},  Mark{"±", 16},  Mark{"∓", 17},  Mark{"+/-", 16},
                           Mark{"-/+", 17}, Mark{"+-", 18}, Mark{"-+", 19}, Mark{"⨀", 22},  Mark{"⟳", 32},
                           Mark{"→", 36},   Mark{"↑", 36},  Mark{"⇆", 132}, Mark{"⊕", 138}, Mark{"N", 146}};

template <typename Marks>
std::optional<Nag> among(Marks const& marks, std::string_view text) {
    auto const found = std::ranges::find(marks, text, &Mark::text);
    if (found == marks.end()) return std::nullopt;
    return found->nag;
}

/// The assessment at the end of a move. `=`, `+` and `N` are not assessments there: they belong to the move.
std::optional<Mark> assessmentAtEnd(std::string_view move) {
    for (Mark const& mark : alone)
        if (mark.text.size() > 1 && move.size() > mark.text.size() && move.ends_with(mark.text)) return mark;
    return std::nullopt;
}

std::vector<Nag> nagsIn(std::string_view marks) {
    std::vector<Nag> nags;
    while (!marks.empty()) {
        auto const* const mark =
            std::ranges::find_if(onMoves, [marks](Mark const& each) { return marks.starts_with(each.text); });
        nags.push_back(mark->nag); // one part is a single `!` or `?`
        marks.remove_prefix(mark->text.size());
    }
    return nags;
}

} // namespace

std::vector<Nag> takeMarks(std::string_view& move) {
    auto const assessment = assessmentAtEnd(move);
    if (assessment) move.remove_suffix(assessment->text.size());
    auto const last = move.find_last_not_of("!?");
    auto const bytes = last == std::string_view::npos ? 0 : move.size() - last - 1;
    auto nags = nagsIn(move.substr(move.size() - bytes));
    move.remove_suffix(bytes);
    if (assessment) nags.push_back(assessment->nag);
    return nags;
}

std::optional<Nag> nagFrom(std::string_view mark) {
    if (auto const nag = among(onMoves, mark)) return nag;
    return among(alone, mark);
}

} // namespace flagfall::pgn
