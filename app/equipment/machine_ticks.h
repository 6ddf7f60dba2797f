// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/ticks.h"

namespace flagfall::equipment {

/// The machine's own time: the one place that reads it. Play time comes from CLOCK_MONOTONIC_RAW, which nobody
/// sets or slews; the time asleep from the difference of CLOCK_BOOTTIME and CLOCK_MONOTONIC. Any thread.
class MachineTicks final : public session::Ticks {
public:
    [[nodiscard]] std::int64_t now() const override;
    [[nodiscard]] std::int64_t asleep() const override;
    [[nodiscard]] std::string boot() const override;
    [[nodiscard]] session::WallTime wall() const override;
};

} // namespace flagfall::equipment
