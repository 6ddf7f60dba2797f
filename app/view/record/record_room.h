// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/mating/mating_view.h"
#include "app/view/record/record_view.h"

namespace flagfall::view {

/// Games on record, and the page of mating chances that takes positions from them.
struct RecordRoom {
    RecordRoom(DeskLink& desk, CommandDoor& door, NoticeView& notice, Preferences const& preferences)
        : mating(desk, door, notice, preferences), record(desk, door, notice, mating) {}

    void update(Changes const& changes) {
        if (changes.states || !changes.onlyClocks()) mating.update();
        record.update(changes);
        mating.update(changes);
    }
    /// The language is another one.
    void speak() {
        record.speak();
        mating.speak();
    }
    /// Where the event is kept, and what is saved with it.
    void setEventFile(QString const& path) {
        record.setEventFile(path);
        mating.setEventFile(path);
    }

    MatingView mating;
    RecordView record;
};

} // namespace flagfall::view
