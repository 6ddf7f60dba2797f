// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/ticks.h"
#include "clock/time.h"

#include <atomic>

namespace flagfall::demo {

/// The time of a scripted event: it begins at a fixed moment and passes only when told to, so that two runs are
/// the same; or, from a moment on, with the machine. Any thread.
class DemoTicks final : public session::Ticks {
public:
    void pass(clock::Span span) { m_passed += span.count(); }
    /// From now on time passes by itself. `machine` must outlive this.
    void goOnWith(session::Ticks const& machine);

    [[nodiscard]] std::int64_t now() const override;
    [[nodiscard]] std::int64_t asleep() const override { return 0; }
    [[nodiscard]] std::string boot() const override { return "demonstration"; }
    [[nodiscard]] session::WallTime wall() const override;

private:
    std::atomic<std::int64_t> m_passed{0};
    std::atomic<std::int64_t> m_start{0};
    std::atomic<session::Ticks const*> m_machine{nullptr};
};

} // namespace flagfall::demo
