// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// How a game began that did not begin as it should.
enum class StartFault {
    WrongPosition,
    BoardTurned,
    ColoursReversed,
    SecondGame, ///< the game of this pairing had been played already
};
template <>
struct Words<StartFault> {
    static constexpr std::array all{
        Word{StartFault::WrongPosition, "wrong-position"}, Word{StartFault::BoardTurned, "board-turned"},
        Word{StartFault::ColoursReversed, "colours-reversed"}, Word{StartFault::SecondGame, "second-game"}};
};

/// It is found how the game began (P14). The moves that both have completed are in Known.
struct StartError {
    StartFault fault = StartFault::WrongPosition;
    bool over = false;                                    ///< the game had ended by the Laws before it was found
    std::optional<board::Position> start{};               ///< what it began from
    std::optional<board::Position> meant{};               ///< what it should have begun from; none: 2.3
    std::optional<std::chrono::milliseconds> fullTime{};  ///< that each player begins a game with
    std::optional<std::chrono::milliseconds> whiteLate{}; ///< with reversed colours: how late the true White came
    friend bool operator==(StartError const&, StartError const&) = default;
};
template <>
struct Description<StartError> {
    static constexpr std::string_view word = "start-error";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts =
        std::tuple{Needed{"fault", &StartError::fault},      Fact{"over", &StartError::over},
                   Fact{"start", &StartError::start},        Fact{"meant", &StartError::meant},
                   Fact{"full-time", &StartError::fullTime}, Fact{"white-late", &StartError::whiteLate}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, StartError const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
