// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/time.h"

#include <array>
#include <cstddef>

namespace flagfall::session {

/// The newest few thousand of some delays, and what can be said of them.
class DelaySample {
public:
    void add(clock::Span delay);

    struct Percentiles {
        std::size_t count = 0; ///< of all that were ever added
        clock::Span median{};
        clock::Span p99{};
        clock::Span longest{}; ///< among the newest
    };
    [[nodiscard]] Percentiles percentiles() const;

private:
    static constexpr std::size_t kept = 4096;
    std::array<clock::Span, kept> m_newest{};
    std::size_t m_count = 0;
};

/// How promptly a desk works.
struct Latency {
    DelaySample::Percentiles pressToState;   ///< from the stamp of a press until it counts
    DelaySample::Percentiles pressToDisk;    ///< from the stamp of a press until it is on the disk
    DelaySample::Percentiles flagToRecorded; ///< from the instant of a flag until it is recorded, the time for late
                                             ///< presses included
};

} // namespace flagfall::session
