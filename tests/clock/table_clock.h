// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>

namespace flagfall::clock {

inline constexpr Colour white = Colour::White, black = Colour::Black;

inline std::shared_ptr<Setting const> settingOf(std::string const& exact) {
    auto setting = parseExact(exact);
    EXPECT_TRUE(setting) << exact;
    return std::make_shared<Setting const>(std::move(*setting));
}

/// A clock on a table, set as a file would say it.
inline Clock clockWith(std::string const& exact) { return Clock{settingOf(exact)}; }

inline Clock started(std::string const& exact) {
    Clock clock = clockWith(exact);
    apply(clock, Instant{}, Start{});
    return clock;
}

/// Why it was refused; none if it was done.
inline std::optional<Refusal> ask(Clock& clock, Span at, Operation const& operation) {
    return apply(clock, Instant{at}, operation).refused;
}

/// What nobody refuses.
inline void does(Clock& clock, Span at, Operation const& operation) {
    EXPECT_EQ(ask(clock, at, operation), std::nullopt);
}

/// Carries out operations at one instant and says what they changed.
inline std::shared_ptr<Change const> changes(Clock& clock, Span at, std::initializer_list<Operation> operations) {
    advance(clock, Instant{at});
    Clock const before = clock;
    for (Operation const& operation : operations) does(clock, at, operation);
    return std::make_shared<Change const>(changeBetween(before, clock));
}

inline Span mainOf(Clock const& clock, Colour colour, Span at) { return read(clock, Instant{at}).sides[colour].main; }

} // namespace flagfall::clock
