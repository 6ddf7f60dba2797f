// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

namespace flagfall::clock {

/// The rating classes of US Chess, by minutes of main time plus seconds of increment or delay.
enum class UsChessClass { BelowRated, Blitz, Quick, Dual, Regular };

/// The classes of the server lichess, by seconds of main time plus forty times the increment.
enum class LichessClass { UltraBullet, Bullet, Blitz, Rapid, Classical };

/// Returns the class by main time and increment over sixty moves, of the player who has more: from 5 to 10 minutes
/// blitz, below 30 quick, up to 65 dual, above regular. Nullopt where classes have no meaning: byo-yomi, hourglass
/// and the like.
[[nodiscard]] std::optional<UsChessClass> usChessClass(Setting const& setting);

/// Returns nullopt unless both players have the same single period, with or without increment: the server has nothing
/// else.
[[nodiscard]] std::optional<LichessClass> lichessClass(Setting const& setting);

/// True for at least 120 minutes over sixty moves, which FIDE requires at master level. For standard, rapid and blitz
/// see `playType`.
[[nodiscard]] bool isLongEnoughForMasters(Setting const& setting);

} // namespace flagfall::clock
