// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall {

/// Who stops the clocks during a game, and why (2009: 6.12, 13.5; later: 6.12 or 6.11, 12.5).
struct StoppageLaw {
    std::string_view byArbiter;
    std::string_view byPlayer; ///< to seek the arbiter's help
    std::string_view noReason; ///< a player had no valid reason
    bool onlyObvious = false;  ///< it is penalised only where it is obvious that there was no valid reason (2009)
    /// A player has changed the setting, which is not handling the clock properly.
    std::string_view settingTouched;
    std::string_view claims;    ///< a player who claims a draw may, or shall, stop the clocks
    std::string_view disturbed; ///< time for players who were disturbed from outside
};

} // namespace flagfall
