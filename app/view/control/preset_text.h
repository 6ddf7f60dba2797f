// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/presets.h"

#include <QString>

namespace flagfall::view {

/// `World Blitz Championship`, `Option 13`.
[[nodiscard]] QString presetText(clock::Preset const& preset);
/// `FIDE classical`, `DGT 3000`.
[[nodiscard]] QString presetGroupText(clock::PresetGroup group);

/// Whether the name of the preset is among those that are translated.
[[nodiscard]] bool hasTranslatedName(clock::Preset const& preset);

} // namespace flagfall::view
