// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/articles.h"

#include <array>

namespace flagfall::pairing::dutch {
namespace {

/// From C1.
constexpr auto criteriaOf2026 = [] {
    using enum Asked;
    return std::array{
        NotTwice,
        ByeNotTwice,
        NotBothAbsolute,
        Completion,
        ByeScore,
        Downfloaters,
        DownfloaterScores,
        NextBracket,
        ByeUnplayed,
        WideDifference,
        ThirdColour,
        Preference,
        StrongPreference,
        ResidentsDownAgain,
        MdpOpponentsUpAgain,
        ResidentsDownAgain2,
        MdpOpponentsUpAgain2,
        MdpDifferencesAgain,
        MdpOpponentDifferencesAgain,
        MdpDifferencesAgain2,
        MdpOpponentDifferencesAgain2,
    };
}();
/// From C.1.
constexpr auto criteriaOf2017 = [] {
    using enum Asked;
    return std::array{
        NotTwice,
        ByeNotAfterForfeitWin,
        NotBothAbsolute,
        Completion,
        Downfloaters,
        PairDifferences,
        NextBracket,
        WideDifference,
        ThirdColour,
        Preference,
        StrongPreference,
        DownAgain,
        UpAgain,
        DownAgain2,
        UpAgain2,
        DownDifferencesAgain,
        UpDifferencesAgain,
        DownDifferencesAgain2,
        UpDifferencesAgain2,
    };
}();

struct ArticleRow {
    std::string_view of2026, of2017;
};
constexpr std::array<ArticleRow, 5> colourRules{
    {{"5.2.1", "E.1"}, {"5.2.2", "E.2"}, {"5.2.3", "E.3"}, {"5.2.4", "E.4"}, {"5.2.5", "E.5"}}};
constexpr std::array<ArticleRow, 4> orderRules{{{"4.4", "D.3"}, {"4.2", "D.1"}, {"4.3", "D.2"}, {"4.2", "D.1"}}};

std::string_view articleIn(ArticleRow const& row, Edition edition) {
    return edition == Edition::Fide2017 ? row.of2017 : row.of2026;
}

} // namespace

Criterion criterionOf(Edition edition, int number) {
    auto const index = static_cast<std::size_t>(number) - 1;
    if (edition == Edition::Fide2017) return {criteriaOf2017.at(index), "C.", number};
    return {criteriaOf2026.at(index), "C", number};
}

std::string_view articleOf(Edition edition, ColourRule rule) {
    return articleIn(colourRules[static_cast<std::size_t>(rule)], edition);
}

std::string_view articleOf(Edition edition, OrderRule rule) {
    return articleIn(orderRules[static_cast<std::size_t>(rule)], edition);
}

} // namespace flagfall::pairing::dutch
