// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::clock {

/// One worked example of what a clock must show, run against the clock.
struct VectorOutcome {
    std::size_t line = 0; ///< from 1
    std::string id;
    std::string title;
    bool ok = false;
    std::string expected; ///< as written
    std::string actual;   ///< everything the clock shows, in the same notation
    std::string problem;  ///< what is wrong: the figures that differ, or why the line cannot be read
};

/// Runs every worked example found in a text and passes over all other lines. One line is one example, in
/// milliseconds:
///
///     A02 | 60000 | Z frz | 0 start; 60000 W | @61000 | W=0 B=60000 frozen flag=W@60000 first=W   # late
///
/// that is a name, the control and its options as exactText writes them, events, the instant of reading, and
/// what both displays show then. Each runs three times: as it stands, with a thousand looks at the displays
/// in between, and with the clock run up to a thousand instants in between; neither may change anything.
[[nodiscard]] std::vector<VectorOutcome> runVectors(std::string_view text);

} // namespace flagfall::clock
