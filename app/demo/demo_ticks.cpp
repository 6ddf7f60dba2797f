// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_ticks.h"

namespace flagfall::demo {
namespace {

/// 21 November 2026, 14:00 UTC.
constexpr std::int64_t beginning = 1'795'269'600'000;
constexpr std::int64_t nanosInMilli = 1'000'000;

} // namespace

void DemoTicks::goOnWith(session::Ticks const& machine) {
    m_start = machine.now();
    m_machine = &machine;
}

std::int64_t DemoTicks::now() const {
    session::Ticks const* machine = m_machine;
    return m_passed + (machine ? machine->now() - m_start : 0);
}

session::WallTime DemoTicks::wall() const { return session::WallTime{beginning + now() / nanosInMilli}; }

} // namespace flagfall::demo
