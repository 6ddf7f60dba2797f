// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include "arbiter/terms/expected.h"

#include <map>
#include <string>
#include <string_view>

/// What a worked example (vectors.h) says about both displays: `W=0 B=60000 mv=0/0 frozen flag=W@60000 first=W`.
namespace flagfall::clock {

/// What is expected or shown, by its name in the notation, each value in one way of writing it.
using Figures = std::map<std::string, std::string>;

/// The figures written, or what cannot be read. A flag, a period flag or a delay that is not written is expected not
/// to be there.
[[nodiscard]] Expected<Figures, std::string> readFigures(std::string_view text);

/// Everything a clock shows.
[[nodiscard]] Figures figuresOf(Reading const& reading);

/// The figures as an example writes them.
[[nodiscard]] std::string lineOf(Figures const& figures);

/// What differs, in words; empty when everything expected is there.
[[nodiscard]] std::string differences(Figures const& expected, Figures const& actual);

} // namespace flagfall::clock
