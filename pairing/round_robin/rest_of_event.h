// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/round_robin/colouring.h"

#include <optional>
#include <vector>

/// An event of tables of which some rounds were paired by hand. As long as what was played is the table, the rest is
/// the table. After a round by hand the games that are left are given to the rounds that are left: those of the table
/// that nothing has touched stay as they are, and a few are made anew. What follows is the plan until the next round by
/// hand.
namespace flagfall::pairing::round_robin {

/// Who would meet, or rest, more often than the table has it.
struct Repetition {
    enum class What {
        Met,        ///< the two, as often as they may
        HadColours, ///< the two have met with these colours, and meet with both
        Rested,     ///< the first one
        NeverMeet,  ///< not by the table
    };
    What what = What::Met;
    int one = 0; ///< White
    int other = 0;
    int round = 0; ///< from 1, in which they did last; 0: never
};

/// The first one in the last of the rounds played.
[[nodiscard]] std::optional<Repetition> repetitionIn(Rounds const& table, Rounds const& played, int dummy);
/// Whether what was played, no more rounds than the table has, is its beginning.
[[nodiscard]] bool isAsInTable(Rounds const& table, Rounds const& played, int dummy);

/// Whether any of them has one; colours aside, which may have been turned afterwards.
[[nodiscard]] bool hasRepetition(Rounds const& table, Rounds const& played);

/// All rounds: those played, and how it goes on. None where the games that are left have no room, or none was found.
[[nodiscard]] std::optional<Rounds> wholeEvent(Rounds const& table, Rounds const& played, int size, int dummy);

} // namespace flagfall::pairing::round_robin
