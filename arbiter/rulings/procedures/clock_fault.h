// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What is wrong with a clock.
enum class ClockFault {
    Stopped,  ///< neither display runs, or it is blank
    Jumped,   ///< a display has changed by itself
    WrongRan, ///< the display of the player without the move ran
};
template <>
struct Words<ClockFault> {
    static constexpr std::array all{Word{ClockFault::Stopped, "stopped"}, Word{ClockFault::Jumped, "jumped"},
                                    Word{ClockFault::WrongRan, "wrong-ran"}};
};

/// A clock has an evident defect (P16.1): it is replaced, and the times are set by what was last known of it.
struct ClockDefect {
    ClockFault fault = ClockFault::Stopped;
    ByColour<std::optional<std::chrono::milliseconds>> last{}; ///< the last readings that are trusted
    std::chrono::milliseconds since{};                         ///< how long ago that was
    std::optional<Colour> ran{};                               ///< whose clock should have run since; none: neither
    std::optional<std::chrono::milliseconds> inAll{};          ///< where a reading is missing: what both must have
    friend bool operator==(ClockDefect const&, ClockDefect const&) = default;
};
template <>
struct Description<ClockDefect> {
    static constexpr std::string_view word = "clock-defect";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Fact{"fault", &ClockDefect::fault}, Fact{"last", &ClockDefect::last},
                                             Fact{"since", &ClockDefect::since}, Fact{"ran", &ClockDefect::ran},
                                             Fact{"in-all", &ClockDefect::inAll}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ClockDefect const& incident, Known const& known,
                            Answers const& answers);

/// How a clock had been set wrongly.
enum class SettingFault {
    Base,      ///< a player was given too much or too little time
    Increment, ///< what is added for each move was missing, or not the right amount
    Swapped,   ///< each display had the other player's time
    Mode,      ///< a delay was set in place of an increment, or the other way round
    ByPlayer,  ///< a player has changed the setting
};
template <>
struct Words<SettingFault> {
    static constexpr std::array all{Word{SettingFault::Base, "base"}, Word{SettingFault::Increment, "increment"},
                                    Word{SettingFault::Swapped, "swapped"}, Word{SettingFault::Mode, "mode"},
                                    Word{SettingFault::ByPlayer, "by-player"}};
};

/// A clock is found to be set wrongly (P16.2, P16.3). The times are those on the displays, in Known.
struct WrongSetting {
    SettingFault fault = SettingFault::Base;
    ByColour<std::optional<std::chrono::milliseconds>>
        missing{};                                        ///< time the clock did not give; less than 0: too much
    std::optional<std::chrono::milliseconds> increment{}; ///< with Increment and Mode: the right one
    std::optional<std::chrono::milliseconds> added{};     ///< what the clock had added for each move instead
    bool beforeFirstMove = false;                         ///< the increment is due before the first move, too
    ByColour<std::optional<int>> rightMoves{};            ///< completed, where the move counter shows others
    std::optional<Colour> by{};                           ///< with ByPlayer: who changed it
    friend bool operator==(WrongSetting const&, WrongSetting const&) = default;
};
template <>
struct Description<WrongSetting> {
    static constexpr std::string_view word = "wrong-setting";
    static constexpr std::array follow{
        Follow{"fault", "base", {"white-missing", "black-missing"}},
        Follow{"fault", "increment", {"increment", "added", "white-moves", "black-moves"}},
        Follow{"fault", "mode", {"increment"}}, Follow{"fault", "by-player", {"by"}}};
    static constexpr AtBoard atBoard{
        .readOff = {"time", "moves"}, .first = "fault", .follow = follow, .stopsClocks = true};
    static constexpr auto facts = std::tuple{Fact{"fault", &WrongSetting::fault},
                                             Fact{"missing", &WrongSetting::missing},
                                             Fact{"increment", &WrongSetting::increment},
                                             Fact{"added", &WrongSetting::added},
                                             Fact{"before-first-move", &WrongSetting::beforeFirstMove},
                                             Fact{"by", &WrongSetting::by},
                                             Fact{"right-moves", &WrongSetting::rightMoves}};
    /// By how much the times are wrong, or what is right; of swapped times both.
    static std::string_view stillToSay(WrongSetting const& incident) {
        switch (incident.fault) {
        case SettingFault::Base: return incident.missing.white || incident.missing.black ? "" : "white-missing";
        case SettingFault::Increment:
        case SettingFault::Mode: return incident.increment ? "" : "increment";
        case SettingFault::ByPlayer: return incident.by ? "" : "by";
        case SettingFault::Swapped: return "time";
        }
        return "";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, WrongSetting const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
