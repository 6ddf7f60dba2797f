// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/half_points.h"
#include "arbiter/terms/ids.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What a pairing system and a tie-break may look at: a snapshot, owned by the caller, without names or
/// files.
namespace flagfall::pairing {

/// A game over the board.
struct Played {
    PlayerId opponent;
    Colour colour;
    HalfPoints points;
};
/// A game that was paired and forfeited by one or both (`+`, `-` in TRF).
struct Forfeited {
    PlayerId opponent;
    Colour colour;     ///< as paired; a forfeited game gives no colour (C.04.2, Art. 3)
    HalfPoints points; ///< onePoint for the one who was present
};
/// The bye the pairing gives to the odd player (`U`).
struct AllocatedBye {
    HalfPoints points;
};
/// Byes asked for or given (`H`, `F`, `Z`) and rounds without any entry.
struct HalfPointBye {};
struct FullPointBye {};
struct ZeroPointBye {};
/// The game is not over, or its result is not known; counts no points yet.
struct Pending {
    PlayerId opponent;
    Colour colour;
};
using RoundRecord = std::variant<ZeroPointBye, HalfPointBye, FullPointBye, AllocatedBye, Played, Forfeited, Pending>;

[[nodiscard]] HalfPoints pointsOf(RoundRecord const& record);

/// Whom a round was paired against, played or not; nothing for byes.
struct ScheduledGame {
    PlayerId opponent;
    Colour colour;
    friend bool operator==(ScheduledGame const&, ScheduledGame const&) = default;
};
[[nodiscard]] std::optional<ScheduledGame> scheduledGame(RoundRecord const& record);

struct Participant {
    PlayerId id;
    PairingNumber number;            ///< TPN
    bool withdrawn = false;          ///< takes no part from the next round on
    std::vector<RoundRecord> rounds; ///< one for each round paired so far
    bool rests = false;              ///< has a bye in the next round, or is not there yet
};

/// The points of all rounds on file: the primary score (never an adjusted one).
[[nodiscard]] HalfPoints scoreOf(Participant const& participant);

enum class SystemKind { RoundRobin, Swiss };

struct Tournament {
    SystemKind kind = SystemKind::RoundRobin;
    int roundsPlanned = 0;
    std::vector<Participant> participants; ///< in order of pairing number, which are 1…N without gaps
    std::optional<Colour> initialColour{}; ///< of the highest-ranked player in round 1 of a Swiss, by lot
    std::vector<std::pair<PlayerId, PlayerId>> prohibited{}; ///< who must not meet in the next round
};

/// Rounds paired so far, finished or not.
[[nodiscard]] int roundsOnFile(Tournament const& tournament);

} // namespace flagfall::pairing
