// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <memory>
#include <string_view>
#include <vector>

namespace flagfall::clock {

/// One way of running a worked example. Whatever the way, both displays must show the same in the end.
/// Others than those of the clock itself (through a journal, over a wire) are added by whoever owns them.
class Way {
public:
    virtual ~Way() = default;
    Way() = default;
    Way(Way const&) = delete;
    Way& operator=(Way const&) = delete;

    /// For people, as in `differs when looked at in between`.
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// A clock with this setting, not started. So many operations will follow. The one before is forgotten.
    virtual void begin(std::shared_ptr<Setting const> setting, std::size_t operations) = 0;
    virtual void apply(Instant at, Operation const& operation) = 0;
    /// The end of the example.
    [[nodiscard]] virtual Reading readAt(Instant at) = 0;
};

using Ways = std::vector<std::unique_ptr<Way>>;

/// As it stands; looked at a thousand times in between; run up to a thousand instants in between; and with the clock
/// turned round, so that White's lever is at the other end.
[[nodiscard]] Ways waysOfTheClock();

} // namespace flagfall::clock
