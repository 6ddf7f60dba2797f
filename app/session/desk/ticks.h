// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace flagfall::session {

/// The machine's time as the session sees it. app/equipment reads the real one; tests move a fake one.
class Ticks {
public:
    virtual ~Ticks() = default;
    /// Nanoseconds on the machine's monotonic source, comparable within one boot. Not slewed, not set.
    [[nodiscard]] virtual std::int64_t now() const = 0;
    /// How long the machine has been asleep in this boot, nanoseconds.
    [[nodiscard]] virtual std::int64_t asleep() const = 0;
    [[nodiscard]] virtual std::string boot() const = 0;
    [[nodiscard]] virtual WallTime wall() const = 0;
};

} // namespace flagfall::session
