// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts.h"

#include <optional>
#include <vector>

namespace flagfall::view {

/// What a batch of acts may have altered, so that a lever press does not compute the standings.
struct Changes {
    bool details = false;
    bool players = false;
    bool rounds = false; ///< rounds came or went
    bool results = false;
    bool clocks = false;
    bool retractions = false; ///< the line through an act came or went

    /// A result that another one took the place of.
    struct Replaced {
        BoardNumber board;
        Result before;
        Result after;
    };
    std::optional<Replaced> replaced{};

    Changes& operator|=(Changes const& other);
    [[nodiscard]] static Changes everything();
    [[nodiscard]] bool onlyClocks() const { return !(details || players || rounds || results || retractions); }
};

[[nodiscard]] Changes changesBy(session::Act const& act);

} // namespace flagfall::view
