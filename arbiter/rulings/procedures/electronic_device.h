// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What an electronic device did, or was, when it was found.
enum class DeviceState { Sounds, SwitchedOn, SwitchedOff };
template <>
struct Words<DeviceState> {
    static constexpr std::array all{Word{DeviceState::Sounds, "sounds"}, Word{DeviceState::SwitchedOn, "switched-on"},
                                    Word{DeviceState::SwitchedOff, "switched-off"}};
};

/// A telephone has sounded, or a player has an electronic device on him or in the venue (P21).
struct DeviceFound {
    Colour by = Colour::White;
    DeviceState state = DeviceState::Sounds;
    bool inBag = false;     ///< not on the player's person
    bool permitted = false; ///< the arbiter's permission is on record
    bool finished = false;  ///< the player's game is over: he is a spectator
    friend bool operator==(DeviceFound const&, DeviceFound const&) = default;
};
template <>
struct Description<DeviceFound> {
    static constexpr std::string_view word = "device";
    static constexpr auto facts = std::tuple{
        Needed{"by", &DeviceFound::by}, Fact{"state", &DeviceFound::state}, Fact{"in-bag", &DeviceFound::inBag},
        Fact{"permitted", &DeviceFound::permitted}, Fact{"finished", &DeviceFound::finished}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
