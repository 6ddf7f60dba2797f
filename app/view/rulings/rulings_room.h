// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/rulings/offences_model.h"
#include "app/view/rulings/rulings_model.h"

namespace flagfall::view {

/// The record of rulings and the register of offences.
struct RulingsRoom {
    RulingsRoom(DeskLink& desk, PaperView& papers) : rulings(desk, papers), offences(desk, papers) {}

    void update(Changes const& changes) {
        rulings.update(changes);
        offences.update(changes);
    }

    RulingsModel rulings;
    OffencesModel offences;
};

} // namespace flagfall::view
