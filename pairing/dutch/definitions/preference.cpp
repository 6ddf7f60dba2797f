// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/definitions/preference.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

bool lastTwoAlike(ColourHistory const& history) {
    return history.size() >= 2 && history.back() == history[history.size() - 2];
}

} // namespace

int colourDifference(ColourHistory const& history) {
    auto const whites = std::count(history.begin(), history.end(), Colour::White);
    return static_cast<int>(2 * whites - std::ssize(history));
}

Preference preferenceOf(ColourHistory const& history) {
    if (history.empty()) return {};
    int const difference = colourDifference(history);
    if (difference > 1) return {Strength::Absolute, Colour::Black};
    if (difference < -1) return {Strength::Absolute, Colour::White};
    if (lastTwoAlike(history)) return {Strength::Absolute, opponent(history.back())};
    if (difference != 0) return {Strength::Strong, difference > 0 ? Colour::Black : Colour::White};
    return {Strength::Mild, opponent(history.back())};
}

} // namespace flagfall::pairing::dutch
