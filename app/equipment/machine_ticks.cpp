// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/equipment/machine_ticks.h"

#include <chrono>
#include <ctime>
#include <fstream>

namespace flagfall::equipment {
namespace {

std::int64_t nanoseconds(clockid_t source) {
    timespec reading{};
    clock_gettime(source, &reading);
    return std::int64_t{reading.tv_sec} * 1'000'000'000 + reading.tv_nsec;
}

} // namespace

std::int64_t MachineTicks::now() const { return nanoseconds(CLOCK_MONOTONIC_RAW); }

std::int64_t MachineTicks::asleep() const { return nanoseconds(CLOCK_BOOTTIME) - nanoseconds(CLOCK_MONOTONIC); }

std::string MachineTicks::boot() const {
    static std::string const id = [] {
        std::string text;
        std::ifstream{"/proc/sys/kernel/random/boot_id"} >> text;
        return text;
    }();
    return id;
}

session::WallTime MachineTicks::wall() const {
    auto const since = std::chrono::system_clock::now().time_since_epoch();
    return session::WallTime{std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

} // namespace flagfall::equipment
