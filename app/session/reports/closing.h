// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>
#include <vector>

/// What is still to be done before an event is closed, and what is due after it. Pure.
namespace flagfall::session {

/// Something that has to be done at the boards or by the arbiters, and how much of it is left; 0: it is done.
struct ClosingPoint {
    enum class What {
        Rounds,  ///< still to be paired
        Games,   ///< without a result, adjourned ones among them
        Calls,   ///< from boards, to which nobody has come
        Sheets,  ///< not collected (Laws 8.3)
        Appeals, ///< not decided, or upheld without the ruling that carries it out
    };
    What what;
    int left = 0;
    friend bool operator==(ClosingPoint const&, ClosingPoint const&) = default;
};
/// Each of them once, in order; scoresheets where the players keep score.
[[nodiscard]] std::vector<ClosingPoint> closingPointsOf(History const& history);

/// A report that somebody waits for.
struct ReportDue {
    enum class What {
        ToFederation, ///< the report file, by the chief arbiter, within 7 days of the end
        ToFide,       ///< the same, by the federation, within 30 days of the end
    };
    What what;
    Date by;
    friend bool operator==(ReportDue const&, ReportDue const&) = default;
};
/// FIDE Rating Regulations, 9.1. None where the last day is not known.
[[nodiscard]] std::vector<ReportDue> reportsDue(EventDetails const& event);

/// What the event holds of people that nobody needs once it is over and reported.
struct PersonalData {
    int contacts = 0; ///< players who can be reached
    int births = 0;   ///< players whose day of birth is known; a year alone is none
    [[nodiscard]] bool any() const { return contacts > 0 || births > 0; }
};
[[nodiscard]] PersonalData personalDataOf(EventState const& state);

[[nodiscard]] std::optional<Date> lastDayOf(EventDetails const& event);
/// Whole months from the last day of an event; 0: not one, or that day is not known.
[[nodiscard]] int monthsOver(std::optional<Date> lastDay, Date today);

} // namespace flagfall::session
