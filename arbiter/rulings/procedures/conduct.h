// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/penalty_words.h"
#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// An offence against the Laws other than an illegal move or a device (2009: 12, 13.7; later: 11, 12.7, 12.8, and the
/// articles about the clock and the scoresheet).
struct OffenceCommitted {
    Misconduct kind = Misconduct::Distraction;
    std::optional<Colour> by{};            ///< none: somebody who does not play in this game
    int timesBefore = 0;                   ///< how often this kind stands in the player's register (offence_register.h)
    bool both = false;                     ///< the opponent is guilty of the same
    std::chrono::milliseconds increment{}; ///< with not-recording: for each move in this period
    bool completed = true;                 ///< with two-hands: the clock was pressed after the move
    std::vector<Penalty> penalties{};      ///< that the arbiter chooses, one or several; none: what is usual
    std::optional<std::chrono::seconds> time{};  ///< with time-for-opponent; none: what is usual
    std::optional<std::chrono::seconds> taken{}; ///< with time-taken; none: what is usual
    std::string amount{};                        ///< with fine, as it was announced
    friend bool operator==(OffenceCommitted const&, OffenceCommitted const&) = default;
};
template <>
struct Description<OffenceCommitted> {
    static constexpr std::string_view word = "offence";
    static constexpr std::array follow{
        Follow{"kind", "two-hands", {"completed"}}, Follow{"penalties", "time-for-opponent", {"time"}},
        Follow{"penalties", "time-taken", {"taken"}}, Follow{"penalties", "fine", {"amount"}}};
    static constexpr AtBoard atBoard{.follow = follow};
    static constexpr auto facts = std::tuple{Needed{"kind", &OffenceCommitted::kind},
                                             Fact{"by", &OffenceCommitted::by},
                                             Fact{"times-before", &OffenceCommitted::timesBefore},
                                             Fact{"both", &OffenceCommitted::both},
                                             Fact{"increment", &OffenceCommitted::increment},
                                             Fact{"completed", &OffenceCommitted::completed},
                                             Fact{"penalties", &OffenceCommitted::penalties},
                                             Fact{"time", &OffenceCommitted::time},
                                             Fact{"taken", &OffenceCommitted::taken},
                                             Fact{"amount", &OffenceCommitted::amount}};
    /// Interference may come from somebody else, and a device may not be in anybody's hands.
    static std::string_view stillToSay(OffenceCommitted const& incident) {
        bool const bySomebody = incident.kind != Misconduct::Interference && incident.kind != Misconduct::DeviceUsed;
        if (bySomebody && !incident.by && !incident.both) return "by";
        return amountStillToSay(incident.penalties, incident.amount);
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, OffenceCommitted const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
