// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <vector>

namespace flagfall::exports {

/// What a rating officer asks for and the event does not say. It bars no file.
struct Lack {
    enum class What {
        Federation, ///< of the event
        Place,
        Dates, ///< the first or the last day
        ChiefArbiter,
        RoundDates,  ///< `count` rounds have no day in the schedule
        FideIds,     ///< `count` players who played a rated game have none
        Births,      ///< the same, of the year of birth
        Federations, ///< the same
        Sexes,       ///< the same
        LongNames,   ///< `count` names of players are longer than the 33 letters of a report file, and are cut in it
    };
    What what;
    int count = 0;
    friend bool operator==(Lack const&, Lack const&) = default;
};

/// Who lacks it, in the order of their entry; nobody where it is not a lack of players.
[[nodiscard]] std::vector<PlayerId> playersLacking(session::EventState const& event, Lack::What what);

/// In the order of the report. Players who played no rated game over the board are not counted, but for
/// long names.
[[nodiscard]] std::vector<Lack> lacksOf(session::EventState const& event);

/// Rounds that are planned and not yet paired: until none is, a report is an interim one (FIDE's checklist for
/// programs, 169).
[[nodiscard]] int roundsToCome(session::EventState const& event);

} // namespace flagfall::exports
