// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/teams/line_up_form.h"
#include "app/view/teams/team_form.h"
#include "app/view/teams/teams_model.h"

namespace flagfall::view {

/// The teams of an event, the form of one, and the line-up of one for the round to come.
struct TeamsRoom {
    TeamsRoom(DeskLink& link, CommandDoor& door) : teams(link, door), form(link, door), lineUp(link, door) {}

    void update(Changes const& changes) {
        if (!changes.onlyClocks()) speak();
    }
    /// The language is another one.
    void speak() {
        teams.update();
        form.update();
        lineUp.update();
    }

    TeamsModel teams;
    TeamForm form;
    LineUpForm lineUp;
};

} // namespace flagfall::view
