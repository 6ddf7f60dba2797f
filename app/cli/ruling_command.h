// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace flagfall::cli {

struct RulingQuestion {
    std::vector<std::string> files{}; ///< none: standard input
    std::string only{};               ///< the first word of a scenario's name; empty: all
    bool check = false;               ///< say only where a ruling is not as expected
    bool words = false;               ///< print every word that a scenario may hold
};

/// Reads incidents as docs/rulings.md describes them and prints what the Laws provide: the next question, or the
/// proposal with its article and effects. Good: everything was read, and all that was expected came true; Damaged: an
/// expectation did not; Unreadable: something could not be read.
[[nodiscard]] Outcome giveRulings(RulingQuestion const& question);

} // namespace flagfall::cli
