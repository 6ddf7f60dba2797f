// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/event/event_form.h"
#include "app/view/event/event_view.h"

namespace flagfall::view {

/// The head of the event, and the form that makes one or changes it.
struct EventRoom {
    EventRoom(DeskLink& desk, CommandDoor& door, SharedDoor& shared) : m_desk(desk), form(desk, door, shared) {}

    void update(Changes const& changes) {
        if (changes.states || !changes.onlyClocks()) view.update(m_desk.state());
    }
    /// The language is another one.
    void speak() { form.update(); }

private:
    DeskLink& m_desk;

public:
    EventView view;
    EventForm form;
};

} // namespace flagfall::view
