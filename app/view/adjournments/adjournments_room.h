// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/adjournments/adjournments_model.h"
#include "app/view/adjournments/sealing_view.h"

namespace flagfall::view {

/// Adjourned games, and the screen a player seals a move on.
struct AdjournmentsRoom {
    AdjournmentsRoom(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds, PaperView& papers)
        : games(desk, door, notice, rounds, papers), sealing(desk, door) {}

    void update(Changes const& changes) { games.update(changes); }

    AdjournmentsModel games;
    SealingView sealing;
};

} // namespace flagfall::view
