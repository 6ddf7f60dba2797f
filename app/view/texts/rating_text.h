// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/norm_report.h"
#include "app/session/reports/player_card.h"

#include <QString>
#include <QStringList>

/// What is said of ratings and title norms (B.01, B.02). All of it is provisional, and the texts say so.
namespace flagfall::view {

/// Of hundredths of a rating point, in the reader's decimal sign: `+8.4`, `−0.36`, `0`.
[[nodiscard]] QString ratingChangeText(int hundredths);
/// Of hundredths of a game: `1.08`.
[[nodiscard]] QString expectedText(int hundredths);
/// The K counted with; a star where it was worked out; a dash where none is known.
[[nodiscard]] QString kText(session::PlayerRating const& rating);
/// Where K comes from, and what the many games of the event make of it.
[[nodiscard]] QString kSourceText(session::PlayerRating const& rating);
/// What a star behind K means.
[[nodiscard]] QString computedKText();
/// `First rating in outline: 1922`, or why there is none.
[[nodiscard]] QString firstRatingText(pairing::FirstRating const& first);
/// Why a game changes nothing; empty where it counts.
[[nodiscard]] QString notRatedText(pairing::GameChange::Why why);
[[nodiscard]] QString floatText(pairing::Float way);
[[nodiscard]] QString floatSign(pairing::Float way);
[[nodiscard]] QString ratingLackText(session::EventRatings::Lack lack);
[[nodiscard]] QString provisionalRatingsText();

/// `GM norm`.
[[nodiscard]] QString normText(pairing::Norm norm);
/// Whether it is made, or what is needed for it.
[[nodiscard]] QString outlookText(session::PlayerNorm const& norm);

struct RequirementText {
    QString what, have, needed;
    bool isMet = false;
    QString article; ///< of B.01
};
[[nodiscard]] RequirementText requirementText(pairing::NormRequirement const& requirement);
/// `Performance: 2579, at least 2600 (B.01, 1.4.9): not met`.
[[nodiscard]] QString requirementLine(pairing::NormRequirement const& requirement);
/// What the check leaves to the arbiter.
[[nodiscard]] QStringList notCheckedTexts();
[[nodiscard]] QString noNormsText(session::NoNorms why);
[[nodiscard]] QString provisionalNormsText();

} // namespace flagfall::view
