// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

/// Who has come to play: what a check-in knows before the next round is paired. A check-in is held for the round to
/// come; it begins anew when everybody's is taken back.
namespace flagfall::session {

enum class AtCheckIn {
    Missing,  ///< takes part and has not come
    Here,     ///< takes part and has come
    Resting,  ///< has a bye in the next round, whether or not he has come
    Out,      ///< has no game in the next round by the system: a match is lost, or won while others play on
    Withdrawn ///< takes no part any more
};
[[nodiscard]] AtCheckIn atCheckIn(EventState const& state, Player const& player);

/// Who would be paired in the next round without having come, in order of entry.
[[nodiscard]] std::vector<PlayerId> missingAtCheckIn(EventState const& state);

/// Whether anybody has checked in: where nobody has, the event holds no check-in.
[[nodiscard]] bool holdsCheckIn(EventState const& state);

/// What the player has not paid of the fee yet, in hundredths of the currency.
[[nodiscard]] int owedBy(PlayerDetails const& player);

/// Of whom pairing asks: who would be paired without having checked in, while others have. Who has played a round since
/// the check-in began has come, whatever the list says.
[[nodiscard]] std::vector<PlayerId> notHere(History const& history);

} // namespace flagfall::session
