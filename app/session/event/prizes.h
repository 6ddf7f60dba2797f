// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "pairing/prizes/prizes.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is given for which places, and how it is shared. Pure.
namespace flagfall::session {

struct Prize {
    int first = 1; ///< the places that have it, both ends
    int last = 1;
    std::string what;
    std::string category{}; ///< whose places they are, by its name; empty: of all players
    /// Of a special prize its name ("Best game"): it is given by a jury, and not for a place.
    std::string special{};
    PlayerId to{}; ///< who has a special prize; nobody yet: 0
    friend bool operator==(Prize const&, Prize const&) = default;
};

/// What the regulations of the event say of prizes besides what they are.
struct PrizeTerms {
    pairing::PrizeSharing sharing = pairing::PrizeSharing::None;
    pairing::PrizeRules::Limit limit = pairing::PrizeRules::Limit::OnePrize;
    pairing::PrizeRules::Precedence precedence = pairing::PrizeRules::Precedence::MostValuable;
    bool inWholeUnits = false; ///< no cents are paid; what is left over goes to the best of those who share
    friend bool operator==(PrizeTerms const&, PrizeTerms const&) = default;
};

/// A prize that is money, or money and something more: `500 €`, `€ 1 500,50`, `300`, `100 EUR + a cup`.
struct Money {
    std::int64_t cents = 0;
    std::string currency{}; ///< as it was written; empty: no word of it
    std::string besides{};  ///< what else is given
    friend bool operator==(Money const&, Money const&) = default;
};
/// Nothing where it is something else: `a book`, `2 tickets`.
[[nodiscard]] std::optional<Money> moneyIn(std::string_view what);
/// Of two currencies that moneyIn() knows: `EUR` and `€` are the same.
[[nodiscard]] bool isSameCurrency(std::string_view one, std::string_view other);

enum class PrizeFault {
    NoPlace,    ///< no number stands before it
    NotAPlace,  ///< 0, or more than any event has
    Backwards,  ///< 3-2
    NoPrize,    ///< a place, and nothing behind it
    TooLong,    ///< more than longestPrize characters
    NotText,    ///< control characters or broken UTF-8
    TooMany,    ///< more than mostPrizes
    NoCategory, ///< the event has none of that name
    NoName,     ///< of a special prize
    NoWinner,   ///< nobody, or more than one, has that name or number
};

struct PrizeProblem {
    PrizeFault fault{};
    std::size_t line = 0; ///< from 1; a semicolon begins one, too
    std::string text{};   ///< of the line
    friend bool operator==(PrizeProblem const&, PrizeProblem const&) = default;
};

inline constexpr std::size_t longestPrize = 160;
inline constexpr std::size_t mostPrizes = 500;

/// A line for each, or semicolons between them; empty ones are passed over:
///
///     1: 500 €
///     2-3: 300 €; 4. a book
///     1 the cup of the town
///     U14 1-2: 100 €
///     * Best game: 80 €
///     * Best result of a junior: a book = Novák, Jan
///
/// The places of all players first, then category by category, in the order in which these are named first, each in
/// order of places; special prizes, which a star begins, in the end, with who has them behind the last "=" that has
/// spaces around it. Refused with the first line that cannot be read; `find` says who somebody is, by name or number.
[[nodiscard]] Expected<std::vector<Prize>, PrizeProblem>
parsePrizes(std::string_view text, std::function<std::optional<PlayerId>(std::string_view)> const& find = {});
/// The same, a line for each.
[[nodiscard]] std::string prizesText(std::vector<Prize> const& prizes,
                                     std::function<std::string(PlayerId)> const& nameOf = {});

} // namespace flagfall::session
