// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing {

/// Every system the program knows, in the order to offer them. Each folder of a system has a function `systems()`;
/// registry.cpp has a line for it.
[[nodiscard]] std::vector<PairingSystem const*> const& registeredSystems();

} // namespace flagfall::pairing
