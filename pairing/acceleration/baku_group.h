// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/acceleration/baku.h"
#include "pairing/system.h"

#include <optional>
#include <vector>

/// Who is in the accelerated group (C.04.7, Art. 2): half of those who were there in round 1. Who enters later does not
/// move its end (C.04.2, Art. 2.4).
namespace flagfall::pairing {

/// The place of its last member; none when nobody is in it.
[[nodiscard]] std::optional<int> lastOfBakuGroup(Tournament const& tournament);

/// The group as records have it: from the first player to the last, and the rounds that have the same virtual points.
[[nodiscard]] std::vector<AcceleratedGroup> bakuGroups(Tournament const& tournament);

/// Gives the players of these groups their virtual points.
void addVirtualPoints(Tournament& tournament, std::vector<AcceleratedGroup> const& groups);

/// Gives the group its virtual points, unless there are any on file: those stand.
void accelerateByBaku(Tournament& tournament);

} // namespace flagfall::pairing
