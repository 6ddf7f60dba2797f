// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/game_end.h"
#include "arbiter/rulings/procedures/draw_claim.h"

namespace flagfall::rulings {

template <>
struct Words<record::BoardEnd> {
    static constexpr std::array all{
        Word{record::BoardEnd::Checkmate, "checkmate"}, Word{record::BoardEnd::Stalemate, "stalemate"},
        Word{record::BoardEnd::DeadPosition, "dead-position"}, Word{record::BoardEnd::Fivefold, "fivefold"},
        Word{record::BoardEnd::SeventyFiveMoves, "seventy-five-moves"}};
};

/// The game has ended on the board without a claim (P9, P10), now or unnoticed some half-moves ago.
struct EndedOnBoard {
    std::optional<record::BoardEnd> how{}; ///< what the record shows, or what somebody says; none: what the board shows
    bool disproved = false;                ///< with `how`: the record shows no such end
    std::optional<record::ClaimBasis> claimable{}; ///< without an end: what could be claimed now
    std::optional<Colour> mated{};                 ///< with checkmate: the player who has lost
    int since = 0;                                 ///< half-moves made after it
    bool settled = false;                          ///< both have signed another result
    friend bool operator==(EndedOnBoard const&, EndedOnBoard const&) = default;
};
template <>
struct Description<EndedOnBoard> {
    static constexpr std::string_view word = "ended";
    static std::string_view stillToSay(EndedOnBoard const& incident) {
        if (!incident.how) return incident.claimable || incident.disproved ? "" : "how";
        return incident.how == record::BoardEnd::Checkmate && !incident.mated ? "mated" : "";
    }
    static constexpr std::array follow{Follow{"how", "checkmate", {"mated"}}};
    static constexpr AtBoard atBoard{.readOff = {}, .follow = follow};
    static constexpr auto facts = std::tuple{Fact{"how", &EndedOnBoard::how},
                                             Fact{"disproved", &EndedOnBoard::disproved},
                                             Fact{"claimable", &EndedOnBoard::claimable},
                                             Fact{"mated", &EndedOnBoard::mated},
                                             Fact{"since", &EndedOnBoard::since},
                                             Fact{"settled", &EndedOnBoard::settled}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, EndedOnBoard const& incident, Known const& known,
                            Answers const& answers);

/// The article of an end on the board; empty where the edition knows no such end.
[[nodiscard]] std::string_view articleOf(DrawnGameLaw const& law, record::BoardEnd how);

/// The draw was arranged before the game, which both played only for show (12.1; later 11.1).
struct ShamGame {
    friend bool operator==(ShamGame const&, ShamGame const&) = default;
};
template <>
struct Description<ShamGame> {
    static constexpr std::string_view word = "sham-game";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr std::tuple<> facts{};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ShamGame const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
