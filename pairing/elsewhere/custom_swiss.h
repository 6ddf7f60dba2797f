// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

/// Systems this program keeps events of and does not pair.
namespace flagfall::pairing::elsewhere {

/// A Swiss by rules of its own (`CUSTOM_SWISS`): its rounds come from report files.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::elsewhere
