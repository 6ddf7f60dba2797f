// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Prizes by rule: who gets what, to the cent, and why. No text of FIDE says how prizes are given (C.07 leaves it to
/// the regulations of the event), so that everything here is a choice they name. Pure; money is in cents, never rounded
/// on the way: shares are exact fractions until the last step.
namespace flagfall::pairing {

/// How players with the same points share the prizes of their places in a list.
enum class PrizeSharing {
    None,  ///< the tie-breaks decide; only who shares a rank shares the prizes of their places, equally
    Equal, ///< the prizes of their places together, divided equally
    Hort,  ///< half of the prize of one's own place, and an equal part of the other halves (Vlastimil Hort's system)
};

/// Among whom that is done, by Equal and Hort.
enum class PrizeSharers {
    AllTied, ///< also those with as many points whose places have no prize any more, if they have none of another list
    Places,  ///< only those whose places have one
};

/// Prizes given together: of places, of a category, or special ones.
struct PrizeList {
    std::vector<std::int64_t> cents; ///< of its first, second … place; none below 0
    /// Who may win them: the players of a category. None: everybody.
    std::optional<std::vector<PlayerId>> only{};
    /// Given by name, by a jury or an organiser, one after the other: then the table does not matter.
    std::vector<PlayerId> named{};
    PrizeSharing sharing = PrizeSharing::None;
    PrizeSharers sharers = PrizeSharers::AllTied;
    /// It is given besides other prizes, even where a player gets no more than one.
    bool isBesides = false;
};

struct PrizeRules {
    enum class Limit { OnePrize, AnyNumber };
    /// Which of several prizes a player gets who may have one only. The value of a prize is what the place gives once
    /// those who are level have shared, were everybody to take the place they have.
    enum class Precedence {
        MostValuable, ///< of equal ones that of the earlier list
        ListOrder,    ///< that of the earlier list
    };
    enum class Rounding {
        Down,             ///< what is left over is not paid
        Nearest,          ///< halves up; the sum may be more than the prizes
        DownRestToTheBest ///< what is left over goes to the best of those who share, one unit each
    };
    Limit limit = Limit::OnePrize;
    Precedence precedence = Precedence::MostValuable;
    Rounding rounding = Rounding::DownRestToTheBest;
    std::int64_t unit = 1; ///< 1: to the cent; 100: to whole euros; above 0
    friend bool operator==(PrizeRules const&, PrizeRules const&) = default;
};

/// One prize of one player.
struct PrizeLine {
    /// Who stands before him in the list and got nothing of it, for he has the prize of another list.
    struct PassedOver {
        PlayerId player;
        std::size_t list;
        friend bool operator==(PassedOver const&, PassedOver const&) = default;
    };
    std::size_t list = 0; ///< from 0
    PlayerId player;
    int place = 0; ///< of the list, from 1; 0: none of his own, he shares those of others
    std::int64_t cents = 0;
    // The share: numerator / denominator cents, before rounding.
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
    std::vector<int> sharedPlaces{}; ///< whose prizes were put together; empty: not shared
    int sharers = 1;
    std::vector<PassedOver> passedOver{};
    friend bool operator==(PrizeLine const&, PrizeLine const&) = default;
};

struct PrizeAward {
    std::vector<PrizeLine> lines; ///< by lists, and in each by the table
    struct Unawarded {
        std::size_t list;
        int place;
        friend bool operator==(Unawarded const&, Unawarded const&) = default;
    };
    std::vector<Unawarded> unawarded{}; ///< nobody was left for them
    std::int64_t announced = 0;         ///< all prizes together
    std::int64_t paid = 0;
};

/// The prizes after a table, which is in order of ranks.
[[nodiscard]] PrizeAward awardPrizes(std::vector<Standing> const& table, std::vector<PrizeList> const& lists,
                                     PrizeRules const& rules);

/// What one player signs for.
struct PrizeReceipt {
    PlayerId player;
    std::int64_t cents = 0;
    std::vector<std::size_t> lines{}; ///< of the award
};
/// In the order in which the players first appear in it.
[[nodiscard]] std::vector<PrizeReceipt> receiptsOf(PrizeAward const& award);

} // namespace flagfall::pairing
