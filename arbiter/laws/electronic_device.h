// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/laws/edition.h"
#include "arbiter/laws/flag_fall.h"

namespace flagfall {

/// What loses a player the game by a telephone or another electronic device.
enum class DeviceOffence {
    Sounds,      ///< it makes a sound in the playing venue during play (2009)
    OnHisPerson, ///< it is evident that he has it on him in the playing venue (2014 on)
};

/// What such a device costs (2009: 12.3b; 2014: 11.3b; later: 11.3.2).
struct DevicePenalty {
    DeviceOffence offence = DeviceOffence::OnHisPerson;
    /// The opponent scores a half point, and not one, if he cannot win by any series of legal moves.
    bool hangsOnMate = false;
    /// The regulations of an event may set a milder one.
    bool mayBeMilder = true;
    friend bool operator==(DevicePenalty const&, DevicePenalty const&) = default;
};

[[nodiscard]] Cited<DevicePenalty> devicePenalty(Edition const& edition);

/// The score, as `opponentCanMate` makes it: not said counts as yes. The offender never scores.
[[nodiscard]] Result scoreAfterDevice(DevicePenalty const& penalty, Colour offender, CanMate opponentCanMate);

} // namespace flagfall
