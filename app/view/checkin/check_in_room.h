// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/checkin/check_in_model.h"
#include "app/view/common/changes.h"

namespace flagfall::view {

/// The check-in at the desk, and on the screen turned to the players.
struct CheckInRoom {
    CheckInRoom(DeskLink& link, CommandDoor& door, SharedDoor& shared, NoticeView& notice)
        : desk(link, door, shared, notice, CheckInModel::For::Desk),
          kiosk(link, door, shared, notice, CheckInModel::For::Players) {}

    void update(Changes const& changes) {
        if (!changes.onlyClocks()) speak();
    }
    /// The language is another one.
    void speak() {
        desk.update();
        kiosk.update();
    }

    CheckInModel desk;
    CheckInModel kiosk;
};

} // namespace flagfall::view
