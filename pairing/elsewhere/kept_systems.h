// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

/// Systems this program keeps events of and does not pair.
namespace flagfall::pairing::elsewhere {

/// Swiss systems and round robins by rules of their own (`CUSTOM_SWISS`, `CUSTOM_TEAM_ROUNDROBIN` …), of players and of
/// teams: their rounds come from report files.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::elsewhere
