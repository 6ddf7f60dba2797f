// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/adjournments/adjournments_model.h"

namespace flagfall::view {

/// Adjourned games.
struct AdjournmentsRoom {
    AdjournmentsRoom(DeskLink& desk, CommandDoor& door, RoundsModel& rounds) : games(desk, door, rounds) {}

    void update(Changes const& changes) { games.update(changes); }

    AdjournmentsModel games;
};

} // namespace flagfall::view
