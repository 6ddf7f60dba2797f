// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/blind_play.h"
#include "arbiter/terms/colour.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::session {

/// Who helps a player at the board, and with what.
struct Assistant {
    std::string name{};
    std::vector<AssistantDuty> duties{}; ///< in the order of the Laws, each once
    friend bool operator==(Assistant const&, Assistant const&) = default;
};

/// Whether each player has a board of his own; either may demand it (2009: E.1).
enum class BoardsInUse { One, Two };

/// How a game with a blind or visually disabled player is played (2009: App. E; later: App. D).
struct BlindPlay {
    ByColour<bool> disabled{};
    ByColour<ScoreKeeping> keeping{};
    ByColour<std::optional<Assistant>> assistants{};
    BoardsInUse boards = BoardsInUse::Two;
    std::string adaptations{}; ///< to local circumstances, in the arbiter's words

    [[nodiscard]] bool isOn() const { return disabled.white || disabled.black; }
    friend bool operator==(BlindPlay const&, BlindPlay const&) = default;
};

/// Whose assistant does more than the Laws give him: the sighted player's helps with moves and announcements alone, and
/// only where the other player has none (2009: E.2(10)). None: nobody's.
[[nodiscard]] std::optional<Colour> assistantBeyondLaws(BlindPlay const& play);

} // namespace flagfall::session
