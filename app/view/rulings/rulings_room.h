// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/rulings/appeal_view.h"
#include "app/view/rulings/attachments_model.h"
#include "app/view/rulings/offences_model.h"
#include "app/view/rulings/rulings_model.h"

namespace flagfall::view {

/// The record of rulings with the files attached to them and the appeals against them, and the register of offences.
struct RulingsRoom {
    RulingsRoom(DeskLink& desk, CommandDoor& door, NoticeView& notice, PaperView& papers)
        : rulings(desk, door, notice, papers), offences(desk, papers), attachments(desk, door, notice),
          appeals(desk, door) {}

    void update(Changes const& changes) {
        rulings.update(changes);
        offences.update(changes);
        attachments.update(changes);
        appeals.update(changes);
    }

    /// Another event: what was looked for in this one is nothing for it.
    void close() {
        rulings.setWords({});
        rulings.setRound(0);
        offences.setWords({});
    }

    RulingsModel rulings;
    OffencesModel offences;
    AttachmentsModel attachments;
    AppealView appeals;
};

} // namespace flagfall::view
