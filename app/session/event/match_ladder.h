// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "clock/setting.h"
#include "pairing/match_tree.h"
#include "pairing/regulations.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::session {

/// Games of a match with the time control they are played with.
struct LadderStep {
    pairing::MatchStep games{};
    std::shared_ptr<clock::Setting const> control{}; ///< none: that of the event
    friend bool operator==(LadderStep const& one, LadderStep const& other);
};
/// The games a match is announced for, and after them the tie-breaks, each played only where the match is level.
using MatchLadder = std::vector<LadderStep>;

/// Where a ladder cannot be read.
struct LadderProblem {
    enum class What {
        Empty,            ///< no step at all
        NotAStep,         ///< no number of games, or no kind of them behind it
        ControlMissing,   ///< of rapid, blitz and Armageddon games it is said
        NotAControl,      ///< it cannot be read
        ArmageddonInside, ///< more than one game of it, or others behind it
    };
    What what = What::Empty;
    std::size_t line = 1;   ///< from 1
    std::size_t column = 0; ///< in the line, from 1; 0: all of it
    friend bool operator==(LadderProblem const&, LadderProblem const&) = default;
};

/// Reads a line for each step: `2 standard`, `2 rapid 15+10`, `1 armageddon W5 B4`; how many games, their kind, and
/// their control as everywhere. `5 / 4` is White's and Black's time. Games called `standard` without a control have
/// that of the event. Empty lines are passed over.
[[nodiscard]] Expected<MatchLadder, LadderProblem> parseLadder(std::string_view text);
/// The same lines.
[[nodiscard]] std::string ladderText(MatchLadder const& ladder);

/// What is played unless an event says otherwise: two games, two rapid, two blitz, and Armageddon with the times that
/// FIDE had for it in 2021.
[[nodiscard]] std::string_view usualLadder();

/// The word in files: `standard`, `rapid`, `blitz`, `armageddon`.
[[nodiscard]] constexpr std::string_view gameKindWord(pairing::GameKind kind) {
    switch (kind) {
    case pairing::GameKind::Standard: break;
    case pairing::GameKind::Rapid: return "rapid";
    case pairing::GameKind::Blitz: return "blitz";
    case pairing::GameKind::Armageddon: return "armageddon";
    }
    return "standard";
}

/// The control of the step that a game belongs to; none: that of the event.
[[nodiscard]] std::shared_ptr<clock::Setting const> controlIn(MatchLadder const& ladder,
                                                              std::optional<pairing::GameOfMatches> const& game);

/// The steps as pairing looks at them.
[[nodiscard]] std::vector<pairing::MatchStep> stepsOf(MatchLadder const& ladder);

} // namespace flagfall::session
