// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/problem.h"

#include <optional>
#include <string>
#include <vector>

/// Two sides of as many players, of a system in which the first half of the numbers plays the second
/// (`SystemRules::hasTwoSides`): side A has the first half.
namespace flagfall::session {

/// A side of an event, and what it has scored.
struct Side {
    std::string name{};            ///< the club, or the federation, of all its players, if it tells the sides apart
    std::vector<PlayerId> players; ///< by number
    Points points{};               ///< in all rounds
};
struct Sides {
    Side a;
    Side b;
};

/// The sides as clubs or federations tell them, that of the first player being A; nothing where they do not.
[[nodiscard]] std::optional<Sides> sidesTold(std::vector<Player const*> const& players);

/// The players, A first. They are told by two clubs of the same size, or where there are no two by two federations;
/// that of the strongest player is A, or that of number 1. Otherwise by the numbers, once everybody has one. None of
/// other systems, and where nothing tells.
[[nodiscard]] std::optional<Sides> sidesOf(EventState const& state);

/// The same players in an order that has side A first, and else is that given.
[[nodiscard]] std::vector<PlayerId> sideBySide(Sides const& sides, std::vector<PlayerId> const& order);

/// What the sides have against round 1; of other systems nothing.
[[nodiscard]] std::optional<pairing::PairingProblem> problemOfSides(EventState const& state);

/// Whether these numbers, the first one first, put players of both sides into one half.
[[nodiscard]] bool mixesSides(EventState const& state, std::vector<PlayerId> const& order);

} // namespace flagfall::session
