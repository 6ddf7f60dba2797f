// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// Whether the words of 092 are those of a round robin.
[[nodiscard]] bool saysRoundRobin(std::string_view typeText);

/// The type code of the system a report file means (192; failing that, the words of 092). `FIDE_DUTCH` is the edition
/// that was in force when the event began, and `Swiss` or `Dutch` in words nearly always means the same; what nothing
/// is known of is CUSTOM_SWISS, and of teams C.04.6 by match points with colours by type A.
[[nodiscard]] std::string systemOf(ImportedTournament const& file);

} // namespace flagfall::pairing::trf
