// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/ticks.h"

#include <atomic>
#include <chrono>

namespace flagfall::session {

/// Time that moves only when told to. Any thread.
class FakeTicks final : public Ticks {
public:
    [[nodiscard]] std::int64_t now() const override { return m_now; }
    [[nodiscard]] std::int64_t asleep() const override { return m_asleep; }
    [[nodiscard]] std::string boot() const override { return "boot-" + std::to_string(m_boot); }
    [[nodiscard]] WallTime wall() const override {
        return WallTime{1'790'000'000'000 + m_wallJump + (m_past + m_now) / 1'000'000};
    }

    void pass(std::chrono::nanoseconds time) { m_now += time.count(); }
    void sleep(std::chrono::nanoseconds time) { m_asleep += time.count(); }
    void jumpWall(std::chrono::milliseconds by) { m_wallJump += by.count(); }
    /// The machine is switched off for a while and starts counting again.
    void reboot(std::chrono::nanoseconds off) {
        m_past += m_now + off.count();
        m_now = 0;
        ++m_boot;
    }

private:
    std::atomic<std::int64_t> m_now = 1'000'000'000;
    std::atomic<std::int64_t> m_past = 0;
    std::atomic<std::int64_t> m_asleep = 0;
    std::atomic<std::int64_t> m_wallJump = 0;
    std::atomic<int> m_boot = 1;
};

} // namespace flagfall::session
