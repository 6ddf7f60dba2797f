// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"
#include "arbiter/laws/penalty.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::rulings {

/// One offence of a player in the register of the event.
struct RegisteredOffence {
    Misconduct offence;
    int round;
    std::string article{};
    std::vector<Penalty> penalties{};
    friend bool operator==(RegisteredOffence const&, RegisteredOffence const&) = default;
};
/// All the offences of one player in the event, oldest first.
using OffenceRegister = std::vector<RegisteredOffence>;

/// How many offences of the same kind stand in the register. All distractions of the opponent are of one kind, so are
/// all ways of mishandling the clock, and leaving the venue or the area.
[[nodiscard]] int timesBefore(OffenceRegister const& offences, Misconduct offence);

/// What is usual. The arbiter may choose anything else in the list of penalties.
struct Suggestion {
    enum class What {
        Nothing,
        Penalty,
        ArbiterChooses, ///< nothing is usual: it depends on what was done
    };
    What what = What::ArbiterChooses;
    std::optional<Penalty> penalty{};
    friend bool operator==(Suggestion const&, Suggestion const&) = default;
};

/// What is usual for an offence that happened so many times before: mostly a warning, then time for the opponent.
[[nodiscard]] Suggestion suggestedPenalty(Misconduct offence, int timesBefore);
[[nodiscard]] Suggestion suggestedPenalty(Misconduct offence, OffenceRegister const& offences);

} // namespace flagfall::rulings
