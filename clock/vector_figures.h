// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include "arbiter/terms/expected.h"

#include <map>
#include <string>
#include <string_view>

/// The values that a worked example (vectors.h) gives for both displays: `W=0 B=60000 mv=0/0 frozen flag=W@60000
/// first=W`.
namespace flagfall::clock {

/// Expected or shown values by their name in the notation, each in one spelling.
using Figures = std::map<std::string, std::string>;

/// Reads the values, or returns what cannot be read. A flag, period flag or delay that is not written is expected to
/// be absent.
[[nodiscard]] Expected<Figures, std::string> readFigures(std::string_view text);

/// Returns everything a clock shows.
[[nodiscard]] Figures figuresOf(Reading const& reading);

/// Returns the values as an example writes them.
[[nodiscard]] std::string lineOf(Figures const& figures);

/// Returns the differences in words; empty if everything expected is there.
[[nodiscard]] std::string differences(Figures const& expected, Figures const& actual);

} // namespace flagfall::clock
