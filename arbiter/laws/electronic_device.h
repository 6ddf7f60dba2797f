// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/flag_fall.h"

namespace flagfall {

/// What loses a player the game by a telephone or another electronic device.
enum class DeviceOffence {
    Sounds,      ///< it makes a sound in the playing venue during play (2009)
    OnHisPerson, ///< it is evident that he has it on him in the playing venue (2014 on)
};

/// The score after a device, as `opponentCanMate` makes it: not said counts as yes. The offender never scores.
using DeviceScore = Result (*)(Colour offender, CanMate opponentCanMate);

/// 2009: the opponent scores a half point, and not one, if he cannot win by any series of legal moves.
[[nodiscard]] Result halfPointWithoutMate(Colour offender, CanMate opponentCanMate);
/// 2014 and later: the opponent wins.
[[nodiscard]] Result opponentWins(Colour offender, CanMate opponentCanMate);

/// What such a device costs (2009: 12.3b; 2014: 11.3b; later: 11.3.2).
struct DeviceLaw {
    std::string_view article;
    DeviceOffence offence = DeviceOffence::OnHisPerson;
    DeviceScore score = opponentWins;
    /// Whether the score hangs on the mate, and then the article where the Competition Rules govern the game.
    bool hangsOnMate = false;
    ByPlay<std::string_view> hangsBy{};
    /// The regulations of an event may set a milder one.
    bool mayBeMilder = true;
    /// Such a device may not be brought into the venue without the arbiter's permission …
    std::string_view forbids{};
    /// … unless it is completely switched off (2009), or lies switched off in a bag where the regulations of the event
    /// allow it (from 2014 on; empty: the edition does not speak of bags).
    bool switchedOffIsAllowed = false;
    std::string_view inBag{};
};

} // namespace flagfall
