// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/ratings/norm.h"

#include <optional>
#include <vector>

/// Who has made a title norm in the event, and what is still needed for one (B.01). Provisional, and not a verdict:
/// what is not looked at, pairing::notChecked() lists. Of events of players; pure.
namespace flagfall::session {

/// Why nobody can make a norm.
enum class NoNorms {
    NotStandard, ///< norms are made in standard play
    FewRounds,   ///< less than nine
};
/// The event is opened.
[[nodiscard]] std::optional<NoNorms> noNormsIn(EventState const& state);

/// So many halves of a game in the games to come, against opponents of so much on average.
struct NormNeed {
    int halves = 0;
    int average = 0; ///< least average rating of the opponents who are not known yet
    friend bool operator==(NormNeed const&, NormNeed const&) = default;
};

enum class NormOutlook {
    Made,
    MadeIfExempt, ///< nothing but the rules of federations stands against it, and the event may be exempt from them
    Possible,
    OutOfReach,
};

struct PlayerNorm {
    pairing::Norm norm{};
    NormOutlook outlook = NormOutlook::OutOfReach;
    pairing::NormCheck check{}; ///< of the games that are played
    int gamesToCome = 0;
    int unknownOpponents = 0; ///< of the games to come
    /// Where all opponents are known: halves of a game needed in the games to come.
    std::optional<int> halvesNeeded{};
    /// Where some are not: what is needed, the fewest halves first. No average is above the highest rating there is
    /// among the other players; titles and federations of those to come are not looked at.
    std::vector<NormNeed> needs{};
};

/// For each norm that would be of use to the player: of a title that is higher than the own one, and those of women for
/// women alone. None where noNormsIn() says why.
[[nodiscard]] std::vector<PlayerNorm> normsOf(EventState const& state, PlayerId player);

/// Norms that are made or possible, in order of pairing number; of one player the highest first.
struct NormInSight {
    PlayerId player;
    PlayerNorm norm;
};
[[nodiscard]] std::vector<NormInSight> normsInSight(EventState const& state);

/// The figures of a report for titles (form IT3).
[[nodiscard]] pairing::TitleEventFigures titleFiguresOf(EventState const& state);

} // namespace flagfall::session
