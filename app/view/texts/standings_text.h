// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <set>

namespace flagfall::view {

/// Of which rounds a table of the standings is, and what it still lacks: `Final, after round 9`, `After round 3`,
/// `Provisional, after round 3 · 1 game unfinished · round 4: 30 results to come`. Only what counts as adjourned makes
/// ranks provisional; what a round that is being played still lacks is told by itself. Where two sides play, their
/// score comes first.
[[nodiscard]] QString standingsCaption(session::EventState const& state);
/// The same on a paper about prizes or titles, which is provisional until the event is over.
[[nodiscard]] QString captionOfAwards(session::EventState const& state);
/// Places won or lost: `+2`, `−1`, `=`.
[[nodiscard]] QString shiftText(int won);
/// What two sides have scored against each other; of other systems, and before round 1, nothing.
[[nodiscard]] QString sidesText(session::EventState const& state);
/// What an unfinished game counts for, as a sentence.
[[nodiscard]] QString unfinishedGameText();
/// The players of games that count as adjourned.
[[nodiscard]] std::set<PlayerId> playersOfAdjourned(session::EventState const& state);

} // namespace flagfall::view
