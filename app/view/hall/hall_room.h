// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/hall/boards_model.h"
#include "app/view/hall/calls_model.h"
#include "app/view/hall/round_time_view.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/hall/table_clocks_view.h"

namespace flagfall::view {

/// The rounds, the boards of the one that is shown, its time, and who calls the arbiter.
struct HallRoom {
    HallRoom(DeskLink& desk, CommandDoor& door, Preferences& preferences)
        : m_desk(desk), boards(desk, door, rounds, preferences), time(desk, door, rounds), calls(desk, door, rounds),
          tableClocks(desk, door) {}

    void update(Changes const& changes) {
        if (!changes.onlyClocks()) rounds.update(m_desk.state());
        boards.update(changes);
        time.update();
        calls.update(changes);
        tableClocks.update(changes);
    }

private:
    DeskLink& m_desk;

public:
    RoundsModel rounds;
    BoardsModel boards;
    RoundTimeView time;
    CallsModel calls;
    TableClocksView tableClocks;
};

} // namespace flagfall::view
