// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>
#include <string>
#include <vector>

namespace flagfall::cli {

/// Pairs the next round of a tournament report file by the FIDE (Dutch) system, as other programs write it: the
/// number of pairs, then White and Black by pairing number line by line; 0 is the bye. An empty `target` is
/// standard output. Damaged: no legal pairing exists.
[[nodiscard]] Outcome pairNextRound(std::filesystem::path const& file, std::filesystem::path const& target);

/// Pairs every round of every file anew from the rounds before it and prints what differs, one line a file.
/// Damaged: something does.
[[nodiscard]] Outcome checkPairings(std::vector<std::filesystem::path> const& files);

} // namespace flagfall::cli
