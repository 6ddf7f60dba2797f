// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/definitions/preference.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace flagfall::pairing::swiss_team {
namespace {

/// The colour of the last two matches, if they had the same.
std::optional<Colour> repeated(ColourHistory const& history) {
    auto const count = history.size();
    if (count < 2 || history[count - 1] != history[count - 2]) return std::nullopt;
    return history.back();
}

/// Who has had more of one colour, or a difference of none, would rather have the other.
Colour balancing(int difference, Colour last) {
    return difference > 0 ? Colour::Black : difference < 0 ? Colour::White : opponent(last);
}

/// 1.7.1; of Type B the strong ones.
bool isStrong(int difference, std::optional<Colour> twice) {
    if (std::abs(difference) > 1) return true;
    return twice && (difference == 0 || (difference > 0) == (*twice == Colour::White));
}

} // namespace

int colourDifference(ColourHistory const& history) {
    int difference = 0;
    for (Colour const colour : history) difference += colour == Colour::White ? 1 : -1;
    return difference;
}

int whitesIn(ColourHistory const& history) {
    return static_cast<int>(std::count(history.begin(), history.end(), Colour::White));
}

Preference preferenceOf(ColourHistory const& history, PreferenceType type, bool isLastRound) {
    if (history.empty() || type == PreferenceType::None) return {};
    int const difference = colourDifference(history);
    Colour const wanted = balancing(difference, history.back());
    if (isStrong(difference, repeated(history))) return {Strength::Strong, wanted};
    if (type == PreferenceType::A || (difference == 0 && isLastRound)) return {};
    return {Strength::Mild, wanted};
}

} // namespace flagfall::pairing::swiss_team
