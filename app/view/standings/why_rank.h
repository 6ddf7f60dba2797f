// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace flagfall::view {

/// A heading and what stands below it: the neighbours, the games, a tie-break with its working.
struct WhyPart {
    QString title;
    QStringList lines;
    bool decides = false; ///< a tie-break that separates the player from a neighbour
    friend bool operator==(WhyPart const&, WhyPart const&) = default;
};

/// Why a player stands where he does: what separates him from the one before and the one behind, each game with the
/// rank of the opponent, and of each tie-break what every round gives, what is left out and by which rule (C.07).
struct WhyRank {
    QString title;
    std::vector<WhyPart> parts;
};

/// Nothing for an unknown player.
[[nodiscard]] std::optional<WhyRank> whyRank(session::EventState const& state, PlayerId player);

/// The same, line by line.
[[nodiscard]] QStringList linesOf(WhyRank const& why);

} // namespace flagfall::view
