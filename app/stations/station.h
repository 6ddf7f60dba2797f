// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/wall_time.h"
#include "arbiter/terms/ids.h"

#include <optional>
#include <string>
#include <string_view>

/// Phones and tablets at which people of the event act beside the desk: who they are, and what each of them may do.
namespace flagfall::stations {

/// What a station is for. Nothing is open without one.
enum class Role {
    ResultPad, ///< results of a range of boards
    Sector,    ///< the arbiter of a range of boards: sees them, comes when called, rules and corrects there
    Calls,     ///< calls the arbiter to one of a range of boards
    CheckIn,   ///< players say by themselves that they have come
    Screen,    ///< shows pairings, results and standings, and does nothing
    Clock,     ///< the chess clock of one board
};
inline constexpr Role allRoles[] = {Role::ResultPad, Role::Sector,  Role::Clock,
                                    Role::Calls,     Role::CheckIn, Role::Screen};

/// The word in settings and for pages: `result-pad`, `sector`, `clock`, `calls`, `check-in`, `screen`.
[[nodiscard]] std::string_view wordOf(Role role);
/// Nullopt: no role has this word.
[[nodiscard]] std::optional<Role> roleFrom(std::string_view word);
/// Whether it is for some boards and no others.
[[nodiscard]] constexpr bool hasBoards(Role role) {
    return role == Role::ResultPad || role == Role::Sector || role == Role::Calls || role == Role::Clock;
}

/// From one board to another, both included; of the round that is played.
struct BoardRange {
    BoardNumber first{1};
    BoardNumber last{1};

    [[nodiscard]] bool contains(BoardNumber board) const { return board >= first && board <= last; }
    friend bool operator==(BoardRange const&, BoardRange const&) = default;
};

/// Told apart by a number that is never used again while the program runs, and kept with the station.
using StationId = NumberOf<struct StationIdTag>;

struct Station {
    StationId id;
    Role role = Role::ResultPad;
    std::string name;        ///< stands in every act that is done there
    std::string holder;      ///< who holds it, in every act as well; empty: nobody has said
    BoardRange boards;       ///< of a role that has any
    session::WallTime until; ///< from this moment on it may do nothing

    [[nodiscard]] bool isOver(session::WallTime now) const { return now >= until; }
    friend bool operator==(Station const&, Station const&) = default;
};

} // namespace flagfall::stations
