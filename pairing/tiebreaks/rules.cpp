// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/rules.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace flagfall::pairing {
namespace {

using EditionRow = TieBreakEditionRules;
using namespace std::chrono_literals;

constexpr std::string_view lowestWord = "lowest";
constexpr std::string_view averageWord = "average";
constexpr std::string_view eachWord = "each";

constexpr std::array editionRows{
    EditionRow{TieBreakEdition::Before2023, Date{1900y / 1 / 1}, EditionRow::Dummy::Virtual,
               EditionRow::Adjusted::EveryUnplayedRound, EditionRow::Cut::Lowest, "C.07 before 1 September 2023"},
    EditionRow{TieBreakEdition::Of2023, Date{2023y / 9 / 1}, EditionRow::Dummy::OwnScore,
               EditionRow::Adjusted::ByesToTheEnd, EditionRow::Cut::LargerOfChosen, "C.07 of 1 September 2023"},
    EditionRow{TieBreakEdition::Of2024, Date{2024y / 8 / 1}, EditionRow::Dummy::OwnScore,
               EditionRow::Adjusted::ByesToTheEnd, EditionRow::Cut::LargerOfChosen, "C.07 of 1 August 2024"},
    EditionRow{TieBreakEdition::Of2026, Date{2026y / 3 / 1}, EditionRow::Dummy::OwnScoreLimited,
               EditionRow::Adjusted::ByesToTheEnd, EditionRow::Cut::LargerOfChosen, "C.07 of 1 March 2026"},
};

} // namespace

TieBreakEditionRules const& rulesOf(TieBreakEdition edition) { return editionRows[static_cast<std::size_t>(edition)]; }

TieBreakEdition tieBreakEditionOn(Date firstDay) {
    auto const later = std::upper_bound(editionRows.begin() + 1, editionRows.end(), firstDay,
                                        [](Date day, EditionRow const& row) { return day < row.since; });
    return std::prev(later)->edition;
}

std::optional<UnratedPlayers> unratedByWord(std::string_view word) {
    if (word.empty()) return UnratedPlayers{};
    if (word == lowestWord) return UnratedPlayers{UnratedRule::LowestOfField};
    if (word == averageWord) return UnratedPlayers{UnratedRule::AverageOfField};
    int rating = 0;
    auto const [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), rating);
    bool const isRating = wrong == std::errc{} && end == word.data() + word.size() && rating >= 0;
    if (!isRating || rating > highestRating) return std::nullopt;
    return UnratedPlayers{UnratedRule::Fixed, rating};
}

std::optional<RatingsCounted> ratingsCountedByWord(std::string_view word) {
    if (word.empty()) return RatingsCounted{};
    if (word == eachWord) return RatingsCounted{.ofEachRound = true};
    int round = 0;
    auto const [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), round);
    bool const isRound = wrong == std::errc{} && end == word.data() + word.size() && round > 0;
    return isRound ? std::optional{RatingsCounted{.ofRound = round}} : std::nullopt;
}

std::string wordOf(RatingsCounted const& counted) {
    if (counted.ofEachRound) return std::string{eachWord};
    return counted.ofRound > 0 ? std::to_string(counted.ofRound) : std::string{};
}

std::string wordOf(UnratedPlayers const& unrated) {
    switch (unrated.rule) {
    case UnratedRule::NotUsed: break;
    case UnratedRule::Fixed: return std::to_string(unrated.rating);
    case UnratedRule::LowestOfField: return std::string{lowestWord};
    case UnratedRule::AverageOfField: return std::string{averageWord};
    }
    return {};
}

} // namespace flagfall::pairing
