// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <memory>
#include <string_view>
#include <vector>

namespace flagfall::clock {

/// One way of running a worked example. In every way both displays must show the same in the end. Modules above the
/// clock add their own (through a journal, over a network).
class Way {
public:
    virtual ~Way() = default;
    Way() = default;
    Way(Way const&) = delete;
    Way& operator=(Way const&) = delete;

    /// A name for messages, as in `differs when looked at in between`.
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// Starts with a clock of this setting, not started; this many operations will follow. The previous clock is
    /// discarded.
    virtual void begin(std::shared_ptr<Setting const> setting, std::size_t operations) = 0;
    virtual void apply(Instant at, Operation const& operation) = 0;
    /// Returns the reading at the end of the example.
    [[nodiscard]] virtual Reading readAt(Instant at) = 0;
};

using Ways = std::vector<std::unique_ptr<Way>>;

/// The ways of the clock itself: plain; read a thousand times in between; advanced to a thousand instants in between;
/// and turned round, so that White's lever is at the other end.
[[nodiscard]] Ways waysOfTheClock();

} // namespace flagfall::clock
