// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"

#include <optional>

namespace flagfall {

/// How many moves both players may have completed for the setting of a clock still to be put right in a game watched
/// like this; none where it is put right at any time (Laws 6.10; rapid and blitz with limited supervision: 2009 A.4a,
/// 2014 to 2018 A.4, 2023 A.5.1.1).
[[nodiscard]] std::optional<Cited<int>> settingStaysAfter(Edition const& edition, PlayType play,
                                                          Supervision supervision);

} // namespace flagfall
