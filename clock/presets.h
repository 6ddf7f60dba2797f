// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

#include <span>

namespace flagfall::clock {

/// Where a list of presets keeps it.
enum class PresetGroup {
    FideClassical,
    FideRapid,
    FideBlitz,
    Bullet,
    Armageddon,
    UsChess,
    Handicap,
    Other, ///< byo-yomi, hourglass, gong and their like
    Dgt3000,
    Dgt2010,
    DgtNorthAmerican,
};

/// A time control that has a name. The options of a device stand here only where its manual leaves no doubt about the
/// times; the doubtful ones are among the others, without a number.
struct Preset {
    std::string_view id; ///< `DGT3000/13`; stands in files and never changes
    PresetGroup group;
    std::string_view name;    ///< English, the key of its translation; options of a device may do without
    std::string_view control; ///< as readControl reads it

    /// The number on the device: the `13` of `DGT3000/13`.
    [[nodiscard]] constexpr std::string_view number() const { return id.substr(id.find('/') + 1); }
};

/// All of them, group by group.
[[nodiscard]] std::span<Preset const> presets();

[[nodiscard]] Preset const* presetById(std::string_view id);

/// How the clocks are set by it. The table is tested: this cannot fail.
[[nodiscard]] Setting settingOf(Preset const& preset);

/// The first preset with exactly this setting, in the order of the table; null when there is none.
[[nodiscard]] Preset const* presetWith(Setting const& setting);

/// Whether a clock beeps before a control by default, as on DGT clocks: not in chess, but with byo-yomi, gong and
/// hourglass.
enum class Sound { Silent, Beeps };
[[nodiscard]] Sound usualSound(Setting const& setting);

} // namespace flagfall::clock
