// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/ways.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::clock {

/// The outcome of one worked example run against the clock.
struct VectorOutcome {
    std::size_t line = 0; ///< from 1
    std::string id;
    std::string title;
    bool ok = false;
    std::string expected; ///< as written
    std::string actual;   ///< everything the clock shows, in the same notation
    /// What is wrong: the values that differ and in which way of running, or why it cannot be read.
    std::string problem;
};

/// Runs every worked example found in a text and passes over all other lines. One line is one example, in
/// milliseconds:
///
///     A02 | 60000 | Z frz | 0 start; 60000 W | @61000 | W=0 B=60000 frozen flag=W@60000 first=W   # late
///
/// That is a name, the control and its options as exactText writes them, events, the instant of reading, and
/// what both displays show then. Events, each after its instant:
///
///     start  W  B  pause  resume  swap  restart  undo (the last press)
///     adj(side,by[,1])       1: even if it drops the flag      set(side,main)
///     mv(side,moves[,1])     1: with the bases passed          period(side,number)
///     tomove(side)           reload(side)                      lock(side)  unlock(side)
///     missed(side[,fromOpponent])     a press that was missed  revoke(side,main)    the flag goes up
///     install(fis|us|bron|time,extra[,1])                      1: and credited at once
///     3x(W+1000,B+500)       three times over, each so long after the event before
///
/// Spaces and the size of letters mean nothing, options and figures come in any order, and a line may stand in a table,
/// a list or a quotation.
[[nodiscard]] std::vector<VectorOutcome> runVectors(std::string_view text);

/// Runs the examples in these ways, at least one. `actual` is what the first way shows; the others must show the
/// same.
[[nodiscard]] std::vector<VectorOutcome> runVectors(std::string_view text, Ways const& ways);

} // namespace flagfall::clock
