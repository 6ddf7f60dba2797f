// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/levers.h"

#include <Qt>

#include <optional>

namespace flagfall::view {

/// Which end of the clock a key is the lever of: A and L, the arrows, and the two Shift keys. `key` is a Qt::Key,
/// `scanCode` the key's place on the keyboard as X11 and Wayland number it (0: not known). The places of A and L count
/// whatever letters they type. Ctrl is no lever: it begins other commands.
[[nodiscard]] std::optional<clock::End> leverOf(int key, quint32 scanCode);

} // namespace flagfall::view
