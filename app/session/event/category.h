// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/titles.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Who may win which prize: categories of an event by age, rating, sex, or the organiser's own word. Which ones a
/// player is in is worked out, never stored. Pure.
namespace flagfall::session {

/// Both ends belong to it; none: open.
struct Range {
    std::optional<int> least{};
    std::optional<int> most{};
    [[nodiscard]] bool isOpen() const { return !least && !most; }
    friend bool operator==(Range const&, Range const&) = default;
};

/// Everything that is said must hold. One that says nothing has the players whose own categories name it.
struct PlayerCategory {
    std::string name;
    Range age{};
    Range rating{};
    Sex sex = Sex::NotSaid;
    std::optional<Date> agesOn{}; ///< its own base date of ages
    std::string federation{};     ///< three letters; empty: any
    std::string club{};           ///< as with the player; empty: any
    [[nodiscard]] bool isByWord() const {
        return age.isOpen() && rating.isOpen() && sex == Sex::NotSaid && federation.empty() && club.empty();
    }
    friend bool operator==(PlayerCategory const&, PlayerCategory const&) = default;
};

/// A line for each category, empty ones passed over:
///
///     U18: age -17
///     S65: age 65-, on 2026-12-31
///     Girls 10 to 12: age 10-12, sex w
///     B: rating 1800-1999
///     Slovaks: federation SVK
///     Members: club Slovan Bratislava
///     Guests of the club
///
/// Refused with the number of the first line that is none, from 1.
[[nodiscard]] Expected<std::vector<PlayerCategory>, std::size_t> parseCategories(std::string_view text);
[[nodiscard]] std::string categoriesText(std::vector<PlayerCategory> const& categories);

/// What is compared with a category.
struct Categorised {
    std::string_view birth; ///< an ISO day, a year alone, or empty
    int rating = 0;         ///< 0: unrated
    Sex sex = Sex::NotSaid;
    std::vector<std::string> const* words = nullptr;
    std::string_view federation{};
    std::string_view club{};
};

/// An age is reached on the birthday. `age 65-`: reached on the base date at the latest; `age -17`: 18 not reached
/// before it, as FIDE counts for its youth events. Of a year alone, the last day of that year counts as the birthday;
/// without a birth or a base date no bound of age is kept.
[[nodiscard]] bool fits(PlayerCategory const& category, Categorised const& player, std::optional<Date> const& agesOn);

} // namespace flagfall::session
