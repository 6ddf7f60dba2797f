// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/players/entries_view.h"
#include "app/view/players/player_form.h"
#include "app/view/players/players_model.h"
#include "app/view/players/prohibited_model.h"

namespace flagfall::view {

/// The entry list, the pairs that must not meet, and the form for a player.
struct PlayersRoom {
    PlayersRoom(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question, NoticeView& notice,
                QSettings& settings)
        : players(desk, door, shared, question), prohibited(desk, door), form(desk, door, shared),
          entries(desk, door, notice, settings) {}

    void update(Changes const& changes) {
        if (changes.onlyClocks()) return;
        players.update(changes);
        prohibited.update();
        if (entries.loaded()) entries.update();
    }
    /// The language is another one.
    void speak() {
        form.update();
        entries.update();
    }

    PlayersModel players;
    ProhibitedModel prohibited;
    PlayerForm form;
    EntriesView entries;
};

} // namespace flagfall::view
