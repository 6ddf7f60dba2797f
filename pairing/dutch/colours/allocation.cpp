// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/colours/allocation.h"

#include <cstdlib>
#include <optional>

namespace flagfall::pairing::dutch {
namespace {

/// 5.2.1: both get what they want, also when only one of them wants anything.
std::optional<Colour> grantBoth(Seat const& higher, Seat const& lower) {
    Preference const a = higher.preference;
    Preference const b = lower.preference;
    if (wantTheSame(a, b)) return std::nullopt;
    if (a.strength != Strength::None) return a.colour;
    if (b.strength != Strength::None) return opponent(b.colour);
    return std::nullopt;
}

/// 5.2.2: the stronger preference; of two absolute ones the one with the wider colour difference.
std::optional<Colour> grantStronger(Seat const& higher, Seat const& lower) {
    Preference const a = higher.preference;
    Preference const b = lower.preference;
    if (a.strength != b.strength) return a.strength > b.strength ? a.colour : opponent(b.colour);
    if (a.strength != Strength::Absolute) return std::nullopt;
    int const wide = std::abs(colourDifference(*higher.history));
    int const other = std::abs(colourDifference(*lower.history));
    if (wide == other) return std::nullopt;
    return wide > other ? a.colour : opponent(b.colour);
}

/// 5.2.3: alternate from the last time when one had White and the other Black.
std::optional<Colour> alternate(Seat const& higher, Seat const& lower) {
    auto a = higher.history->rbegin();
    auto b = lower.history->rbegin();
    for (; a != higher.history->rend() && b != lower.history->rend(); ++a, ++b)
        if (*a != *b) return opponent(*a);
    return std::nullopt;
}

/// 5.2.5: by the parity of the higher-ranked player's number.
Colour byNumber(Seat const& higher, Colour initialColour) {
    return higher.effectiveNumber % 2 == 1 ? initialColour : opponent(initialColour);
}

} // namespace

ColourDecision decideColours(Seat const& higher, Seat const& lower, Colour initialColour) {
    if (auto const colour = grantBoth(higher, lower)) return {*colour, ColourRule::Both};
    if (higher.preference.strength == Strength::None) return {byNumber(higher, initialColour), ColourRule::Number};
    if (auto const colour = grantStronger(higher, lower)) return {*colour, ColourRule::Stronger};
    if (auto const colour = alternate(higher, lower)) return {*colour, ColourRule::Alternate};
    return {higher.preference.colour, ColourRule::HigherRanked};
}

} // namespace flagfall::pairing::dutch
