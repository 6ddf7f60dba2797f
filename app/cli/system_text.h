// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <functional>
#include <string>
#include <string_view>

namespace flagfall::cli {

/// How a match of a tree was decided.
[[nodiscard]] std::string_view decidedText(pairing::TreeMatch::Decided how);

/// What brings a player a place that the system itself gives: of Keizer the score round by round, of a knockout the
/// matches. Lines, indented by two blanks.
[[nodiscard]] std::string placeText(pairing::PairingSystem const& system, pairing::Tournament const& tournament,
                                    pairing::SystemRank const& rank,
                                    std::function<std::string(PlayerId)> const& nameOf);

} // namespace flagfall::cli
