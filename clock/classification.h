// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

namespace flagfall::clock {

/// The rating classes of US Chess: minutes of main time plus seconds of increment or delay for each move.
enum class UsChessClass { BelowRated, Blitz, Quick, Dual, Regular };

/// The classes of the server lichess: seconds of main time plus forty times the increment.
enum class LichessClass { UltraBullet, Bullet, Blitz, Rapid, Classical };

/// Main time and the extra of sixty moves, as the classes count them; of the player who has more.
/// From 5 to 10 minutes blitz, below 30 quick, up to 65 dual, above regular. None where a class has no meaning:
/// byo-yomi, hourglass and their like.
[[nodiscard]] std::optional<UsChessClass> usChessClass(Setting const& setting);

/// None unless both have the same single period, with an increment or without: the server has nothing else.
[[nodiscard]] std::optional<LichessClass> lichessClass(Setting const& setting);

/// FIDE wants at least 120 minutes for sixty moves at master level. The kind of play itself is `playType`.
[[nodiscard]] bool isLongEnoughForMasters(Setting const& setting);

} // namespace flagfall::clock
