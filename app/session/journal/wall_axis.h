// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"

#include <vector>

namespace flagfall::session {

/// Which time of day a moment of the journal had, and which moments had a time of day.
///
/// Every act says both (its instant and what the computer's clock showed); between two acts the two run alike. When
/// the computer's clock was set, or the machine slept, they begin anew at the first act after that: a time of day may
/// then have come twice, or not at all. Times of day are for people's questions only; play time is never computed from
/// them.
class WallAxis {
public:
    void take(RecordedAct const& act);

    [[nodiscard]] bool empty() const { return m_points.empty(); }
    [[nodiscard]] WallTime wallAt(clock::Instant at) const;

    struct Moments {
        std::vector<clock::Instant> all; ///< earliest first; empty: before the first act
        bool skipped = false;            ///< the computer never showed that time; this is where it was passed over
    };
    [[nodiscard]] Moments momentsAt(WallTime wall) const;

private:
    struct Point {
        clock::Instant at;
        WallTime wall;
    };
    std::vector<Point> m_points; ///< where the two begin to run alike
};

} // namespace flagfall::session
