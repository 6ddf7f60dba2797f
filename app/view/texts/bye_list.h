// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <map>
#include <optional>

/// Byes as they are asked for at entry, in one line: `3, 5=0` is a half-point bye in round 3 and a zero-point bye in
/// round 5; `=1` is a full-point bye.
namespace flagfall::view {

using Byes = std::map<RoundNumber, session::Bye>;

/// None where it cannot be read, or names a round twice.
[[nodiscard]] std::optional<Byes> parseByes(QString const& text);
[[nodiscard]] QString byesText(Byes const& byes);
/// That the player has been given in rounds that are not paired yet.
[[nodiscard]] Byes byesToCome(session::EventState const& state, session::Player const& player);
/// To be read: `½ in round 2, 0 in round 5`.
[[nodiscard]] QString byesInWords(Byes const& byes);

} // namespace flagfall::view
