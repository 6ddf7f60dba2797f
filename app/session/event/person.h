// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::session {

/// As what somebody acts at a desk of the event.
enum class Role { ChiefArbiter, DeputyArbiter, ResultHelper, Observer };
inline constexpr std::array allRoles{Role::ChiefArbiter, Role::DeputyArbiter, Role::ResultHelper, Role::Observer};

/// The word in journals.
[[nodiscard]] constexpr std::string_view roleWord(Role role) {
    switch (role) {
    case Role::ChiefArbiter: return "chief-arbiter";
    case Role::DeputyArbiter: return "deputy-arbiter";
    case Role::ResultHelper: return "result-helper";
    case Role::Observer: return "observer";
    }
    return {};
}
/// None for another word.
[[nodiscard]] constexpr std::optional<Role> roleFromWord(std::string_view word) {
    for (Role const role : allRoles)
        if (roleWord(role) == word) return role;
    return std::nullopt;
}

/// Characters of a name, at most.
inline constexpr std::size_t longestPersonName = 80;

/// Somebody who works at the desks of the event. The lock restrains people at the program; who holds the file reads and
/// changes all of it. It is in no export: a short PIN can be guessed from it.
struct Person {
    std::string name; ///< no other person of the event has it
    Role role = Role::Observer;
    std::string lock{}; ///< what the PIN must fit (sealing/lock.h); empty: no PIN is asked for
    friend bool operator==(Person const&, Person const&) = default;
};

/// What commands belong to. A role has some of them (decide/roles.h).
enum class Duty {
    Always,       ///< of nobody at the desk: a player's press, closing the file, a broadcast that ends
    Results,      ///< as the players report them
    Attendance,   ///< check-in, and who is at the board
    Records,      ///< game records and scoresheets
    Calls,        ///< boards that call the arbiter
    Clocks,       ///< starting, stopping and correcting them, and the time of a round
    Rulings,      ///< with appeals, claims, what a ruling has settled
    Adjournments, ///< with sealed moves
    Rounds,       ///< pairing, byes, who takes part
    Players,      ///< who they are
    Appearance,   ///< how papers look, and the broadcast
    Details,      ///< of the event: what FIDE and the players were told
    Persons,      ///< who may do what
    OthersActs,   ///< taking back, or doing again, what somebody else did
};

} // namespace flagfall::session
