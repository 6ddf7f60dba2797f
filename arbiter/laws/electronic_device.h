// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/flag_fall.h"

namespace flagfall {

/// What a player must not do with a telephone or another electronic device; it loses the game.
enum class DeviceOffence {
    Sounds,      ///< it makes a sound in the playing venue during play (2009)
    OnHisPerson, ///< the player evidently has it on their person in the playing venue (from 2014)
};

/// Returns the score after the offence. CanMate::NotSaid counts as Yes. The offender never scores.
using DeviceScore = Result (*)(Colour offender, CanMate opponentCanMate);

/// 2009: the opponent scores half a point instead of one if they cannot checkmate by any series of legal moves.
[[nodiscard]] Result halfPointWithoutMate(Colour offender, CanMate opponentCanMate);
/// 2014 and later: the opponent wins.
[[nodiscard]] Result opponentWins(Colour offender, CanMate opponentCanMate);

/// The rules of an edition for electronic devices (2009: 12.3b; 2014: 11.3b; later: 11.3.2).
struct DeviceLaw {
    std::string_view article;
    DeviceOffence offence = DeviceOffence::OnHisPerson;
    DeviceScore score = opponentWins;
    /// True if the score depends on CanMate; `hangsBy` then has the articles if the Competition Rules apply.
    bool hangsOnMate = false;
    ByPlay<std::string_view> hangsBy{};
    /// True if the regulations of an event may set a milder penalty.
    bool mayBeMilder = true;
    /// Such a device may not be brought into the venue without the arbiter's permission …
    std::string_view forbids{};
    /// … unless it is completely switched off (2009), or lies switched off in a bag where the regulations of the event
    /// allow it (from 2014 on; empty: the edition does not speak of bags).
    bool switchedOffIsAllowed = false;
    std::string_view inBag{};
};

} // namespace flagfall
