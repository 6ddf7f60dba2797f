// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Tournaments of one event that are played in one hall. Pure.
namespace flagfall::session {

/// Boards of the hall, by their numbers.
struct BoardRange {
    int first = 1;
    int last = 1;
    [[nodiscard]] int count() const { return last - first + 1; }
    friend bool operator==(BoardRange const&, BoardRange const&) = default;
};
/// The boards of the round that is being played, and behind them those that the next one needs with the players as they
/// are. None in an event of teams, whose matches are numbered, and in one that is over.
[[nodiscard]] std::vector<BoardRange> boardsTaken(EventState const& state);
/// The same if its next rounds began at another board.
[[nodiscard]] std::vector<BoardRange> boardsTaken(EventState const& state, BoardNumber first);
/// The first boards that stand in both.
[[nodiscard]] std::optional<BoardRange> sameBoards(std::span<BoardRange const> one, std::span<BoardRange const> other);
/// Where the last of these may begin so that it shares no board with the others: the first such number from its own on.
[[nodiscard]] BoardNumber freeFirstBoard(std::span<BoardRange const> own, std::vector<BoardRange> others);

/// Who sits at an open board of both, in rounds that have begun: the player of each.
[[nodiscard]] std::vector<std::pair<PlayerId, PlayerId>> playingInBoth(EventState const& one, EventState const& other);

} // namespace flagfall::session
