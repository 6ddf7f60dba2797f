// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/criteria/colour_criteria.h"

#include <cstdlib>

namespace flagfall::pairing::dutch {
namespace {

bool bothAbsolute(ColourNeed const& a, ColourNeed const& b) {
    return wantTheSame(a.preference, b.preference) && a.preference.strength == Strength::Absolute &&
           b.preference.strength == Strength::Absolute;
}

} // namespace

ColourNeed colourNeed(ColourHistory const& history, Preference preference, bool isTopscorer) {
    ColourNeed need{preference, false, 0, false, isTopscorer};
    // Only who absolutely wants a colour, and may all the same meet another such player, is asked for more.
    if (preference.strength != Strength::Absolute) return need;
    need.width = std::abs(colourDifference(history));
    need.isWide = need.width > 1;
    Colour const unwanted = opponent(preference.colour);
    need.repeated = history.size() >= 2 && history.back() == unwanted && history[history.size() - 2] == unwanted;
    return need;
}

bool c3Allows(ColourNeed const& a, ColourNeed const& b) {
    return a.isTopscorer || b.isTopscorer || !bothAbsolute(a, b);
}

int c10(ColourNeed const& a, ColourNeed const& b) { return bothAbsolute(a, b) && a.isWide && b.isWide ? 1 : 0; }

int c11(ColourNeed const& a, ColourNeed const& b) {
    if (!bothAbsolute(a, b)) return 0;
    // With unequal differences the wider one gets his colour (5.2.2), and the other one repeats.
    if (a.width == b.width) return a.repeated && b.repeated ? 1 : 0;
    return (a.width < b.width ? a : b).repeated ? 1 : 0;
}

int c12(ColourNeed const& a, ColourNeed const& b) { return wantTheSame(a.preference, b.preference) ? 1 : 0; }

int c13(ColourNeed const& a, ColourNeed const& b) {
    bool const bothStrong = a.preference.strength >= Strength::Strong && b.preference.strength >= Strength::Strong;
    return wantTheSame(a.preference, b.preference) && bothStrong && !bothAbsolute(a, b) ? 1 : 0;
}

} // namespace flagfall::pairing::dutch
