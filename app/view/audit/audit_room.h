// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/audit/attendance_model.h"
#include "app/view/audit/audit_model.h"

namespace flagfall::view {

/// The hall check and the players who are late.
struct AuditRoom {
    AuditRoom(DeskLink& desk, CommandDoor& door, RoundsModel& rounds)
        : audit(desk, rounds), attendance(desk, door, rounds) {}

    void update(Changes const& changes) {
        if (changes.states || !changes.onlyClocks()) attendance.update();
        audit.update(changes);
    }
    /// The language is another one.
    void speak() { audit.refresh(); }

    AuditModel audit;
    AttendanceModel attendance;
};

} // namespace flagfall::view
