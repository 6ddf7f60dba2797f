// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

#include <algorithm>

namespace flagfall::rulings {

/// One or more penalties at once, and what they come to (P17).
struct PenaltyGiven {
    Colour by = Colour::White; ///< the offender
    std::vector<Penalty> penalties{};
    std::optional<std::chrono::seconds> time{};  ///< for the opponent; none: what is usual
    std::optional<std::chrono::seconds> taken{}; ///< of the offender's; none: what is usual
    std::optional<Points> keeps{};               ///< of the offender's points; none: half a point less
    std::optional<Points> opponent{};            ///< the opponent's points with a loss; none: those of a win
    std::optional<Result> result{};              ///< of the game; none: it is being played
    int rounds = 1;                              ///< to be excluded from
    std::string amount{};                        ///< of a fine, as it was announced
    friend bool operator==(PenaltyGiven const&, PenaltyGiven const&) = default;
};
template <>
struct Description<PenaltyGiven> {
    static constexpr std::string_view word = "penalty";
    static constexpr std::array follow{Follow{"penalties", "time-for-opponent", {"time"}},
                                       Follow{"penalties", "time-taken", {"taken"}},
                                       Follow{"penalties", "loss", {"opponent"}},
                                       Follow{"penalties", "points-taken", {"keeps", "result"}},
                                       Follow{"penalties", "points-raised", {"result"}},
                                       Follow{"penalties", "exclusion", {"rounds"}},
                                       Follow{"penalties", "fine", {"amount"}}};
    static constexpr AtBoard atBoard{.follow = follow};
    static constexpr auto facts =
        std::tuple{Needed{"by", &PenaltyGiven::by},       Needed{"penalties", &PenaltyGiven::penalties},
                   Fact{"time", &PenaltyGiven::time},     Fact{"taken", &PenaltyGiven::taken},
                   Fact{"keeps", &PenaltyGiven::keeps},   Fact{"opponent", &PenaltyGiven::opponent},
                   Fact{"result", &PenaltyGiven::result}, Fact{"rounds", &PenaltyGiven::rounds},
                   Fact{"amount", &PenaltyGiven::amount}};
    static std::string_view stillToSay(PenaltyGiven const& incident) {
        return amountStillToSay(incident.penalties, incident.amount);
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, PenaltyGiven const& incident, Known const& known,
                            Answers const& answers);

/// This penalty for this player in the game as it is known, with the usual amounts; none: not in this edition or event,
/// or not while the game is played, or not once it is over.
[[nodiscard]] std::optional<Choice> penaltyChoice(Rules const& rules, Colour of, Known const& known, Penalty penalty);
/// All of them in the order of the list, but for one.
[[nodiscard]] std::vector<Choice> penaltyChoices(Rules const& rules, Colour of, Known const& known,
                                                 std::optional<Penalty> without = {});

} // namespace flagfall::rulings
