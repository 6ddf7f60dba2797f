// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/ticks.h"
#include "clock/time.h"

#include <atomic>

namespace flagfall::rehearsal {

/// The time of a rehearsal that plays by itself: it begins on the morning of the event and passes only when it is told
/// to. Any thread.
class RehearsalTicks final : public session::Ticks {
public:
    void pass(clock::Span span) { m_passed += span.count(); }

    [[nodiscard]] std::int64_t now() const override { return m_passed; }
    [[nodiscard]] std::int64_t asleep() const override { return 0; }
    [[nodiscard]] std::string boot() const override { return "rehearsal"; }
    [[nodiscard]] session::WallTime wall() const override {
        constexpr std::int64_t morning = 1'795'248'000'000; // 2026-11-21, 8:00 UTC
        return session::WallTime{morning + m_passed / 1'000'000};
    }

private:
    std::atomic<std::int64_t> m_passed{0};
};

} // namespace flagfall::rehearsal
