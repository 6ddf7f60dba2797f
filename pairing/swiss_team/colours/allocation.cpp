// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/colours/allocation.h"

#include <array>
#include <optional>
#include <tuple>

namespace flagfall::pairing::swiss_team {
namespace {

using OfFirst = std::optional<Colour>;

OfFirst byNumber(Team const& first, Team const& other, Colour initialColour) {
    if (!first.history.empty() || !other.history.empty()) return std::nullopt;
    return first.effectiveNumber % 2 == 1 ? initialColour : opponent(initialColour);
}

OfFirst grantOnly(Team const& first, Team const& other, Colour /*initialColour*/) {
    bool const wants = first.preference.strength != Strength::None;
    if (wants == (other.preference.strength != Strength::None)) return std::nullopt;
    return wants ? first.preference.colour : opponent(other.preference.colour);
}

OfFirst grantBoth(Team const& first, Team const& other, Colour /*initialColour*/) {
    if (first.preference.strength == Strength::None || wantTheSame(first.preference, other.preference))
        return std::nullopt;
    return first.preference.colour;
}

OfFirst grantStrong(Team const& first, Team const& other, Colour /*initialColour*/) {
    bool const isStrong = first.preference.strength == Strength::Strong;
    if (isStrong == (other.preference.strength == Strength::Strong)) return std::nullopt;
    return isStrong ? first.preference.colour : opponent(other.preference.colour);
}

OfFirst byDifference(Team const& first, Team const& other, Colour /*initialColour*/) {
    if (first.difference == other.difference) return std::nullopt;
    return first.difference < other.difference ? Colour::White : Colour::Black;
}

OfFirst alternateBoth(Team const& first, Team const& other, Colour /*initialColour*/) {
    auto a = first.history.rbegin();
    auto b = other.history.rbegin();
    for (; a != first.history.rend() && b != other.history.rend(); ++a, ++b)
        if (*a != *b) return opponent(*a);
    return std::nullopt;
}

OfFirst grantFirst(Team const& first, Team const& /*other*/, Colour /*initialColour*/) {
    if (first.preference.strength == Strength::None) return std::nullopt;
    return first.preference.colour;
}

OfFirst alternateFirst(Team const& first, Team const& /*other*/, Colour /*initialColour*/) {
    if (first.history.empty()) return std::nullopt;
    return opponent(first.history.back());
}

OfFirst alternateOther(Team const& /*first*/, Team const& other, Colour /*initialColour*/) {
    if (other.history.empty()) return std::nullopt;
    return other.history.back();
}

struct Step {
    std::string_view article;
    OfFirst (*decide)(Team const& first, Team const& other, Colour initialColour);
};

constexpr std::array steps{
    Step{"4.3.1", byNumber},    Step{"4.3.2", grantOnly},      Step{"4.3.3", grantBoth},
    Step{"4.3.4", grantStrong}, Step{"4.3.5", byDifference},   Step{"4.3.6", alternateBoth},
    Step{"4.3.7", grantFirst},  Step{"4.3.8", alternateFirst}, Step{"4.3.9", alternateOther},
};

} // namespace

bool isFirstTeam(Field const& field, int a, int b) {
    Team const& one = teamAt(field, a);
    Team const& two = teamAt(field, b);
    return std::tuple{two.score, two.secondary, one.number} < std::tuple{one.score, one.secondary, two.number};
}

ColourDecision decideColours(Team const& first, Team const& other, Colour initialColour) {
    for (Step const& step : steps)
        if (auto const colour = step.decide(first, other, initialColour)) return {*colour, step.article};
    return {initialColour, steps.front().article};
}

} // namespace flagfall::pairing::swiss_team
