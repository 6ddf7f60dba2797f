// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <functional>

namespace flagfall::rulings {

/// The law of one game: what a ruling on it rests on.
struct Rules {
    std::reference_wrapper<Edition const> edition;
    PlayType play = PlayType::Standard;
    HouseRules house{};

    [[nodiscard]] Edition const& laws() const { return edition; }
};

} // namespace flagfall::rulings
