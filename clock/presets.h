// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

#include <span>

namespace flagfall::clock {

/// The group of a preset in lists.
enum class PresetGroup {
    FideClassical,
    FideRapid,
    FideBlitz,
    Bullet,
    Armageddon,
    UsChess,
    Handicap,
    Other, ///< byo-yomi, hourglass, gong and the like
    Dgt3000,
    Dgt2010,
    DgtNorthAmerican,
};

/// A named time control. The options of a device are included only where its manual leaves no doubt about the times;
/// doubtful ones are in other groups, without a number.
struct Preset {
    std::string_view id; ///< `DGT3000/13`; used in files and never changed
    PresetGroup group;
    std::string_view name;    ///< in English, the key of its translation; may be empty for options of a device
    std::string_view control; ///< in a form that readControl reads

    /// The number on the device: the `13` of `DGT3000/13`.
    [[nodiscard]] constexpr std::string_view number() const { return id.substr(id.find('/') + 1); }
};

/// Returns all presets, group by group.
[[nodiscard]] std::span<Preset const> presets();

[[nodiscard]] Preset const* presetById(std::string_view id);

/// Returns the setting of a preset. Cannot fail: the table is tested.
[[nodiscard]] Setting settingOf(Preset const& preset);

/// Returns the first preset with exactly this setting, in the order of the table; nullptr if there is none.
[[nodiscard]] Preset const* presetWith(Setting const& setting);

/// Whether a clock beeps by default, as DGT clocks do: not in chess, but with byo-yomi, gong and hourglass.
enum class Sound { Silent, Beeps };
[[nodiscard]] Sound usualSound(Setting const& setting);

} // namespace flagfall::clock
