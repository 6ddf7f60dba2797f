// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <vector>

namespace flagfall::view {

/// The rounds of a tree have names from its end: `Final`, `Semi-finals`, `Quarter-finals`, otherwise `Round 1`.
[[nodiscard]] QString treeRoundText(int round, int rounds);

/// What both have scored, step by step: `1 + 1½` and `1 + ½`; empty before the first game is over.
struct MatchScore {
    QString upper, lower;
    friend bool operator==(MatchScore const&, MatchScore const&) = default;
};
[[nodiscard]] MatchScore matchScore(session::EventState const& state, pairing::TreeMatch const& match);

/// How it was decided, where the score does not say it, or what it waits for: `draw odds`, `bye`.
[[nodiscard]] QString matchNote(pairing::TreeMatch const& match);

/// Rounds of the tree that the event has, by its matches.
[[nodiscard]] int treeRounds(std::vector<pairing::TreeMatch> const& matches);

} // namespace flagfall::view
