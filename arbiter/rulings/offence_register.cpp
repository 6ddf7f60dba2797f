// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/offence_register.h"

#include <algorithm>
#include <array>

namespace flagfall::rulings {
namespace {

/// Offences that count together with another one.
struct SameKind {
    Misconduct offence;
    Misconduct as;
};
constexpr std::array sameKinds{
    SameKind{Misconduct::UnreasonableClaims, Misconduct::Distraction},
    SameKind{Misconduct::UnreasonableOffers, Misconduct::Distraction},
    SameKind{Misconduct::Noise, Misconduct::Distraction},
    SameKind{Misconduct::RecordLookedAt, Misconduct::Distraction},
    SameKind{Misconduct::OtherHand, Misconduct::ClockAbuse},
    SameKind{Misconduct::Hovering, Misconduct::ClockAbuse},
    SameKind{Misconduct::PressWithoutMove, Misconduct::ClockAbuse},
    SameKind{Misconduct::LeftArea, Misconduct::LeftVenue},
};

Misconduct kindOf(Misconduct offence) {
    auto const same = std::ranges::find(sameKinds, offence, &SameKind::offence);
    return same == sameKinds.end() ? offence : same->as;
}

constexpr Suggestion nothing{Suggestion::What::Nothing, std::nullopt};
constexpr Suggestion arbiterChooses{};
constexpr Suggestion warning{Suggestion::What::Penalty, Penalty::Warning};
constexpr Suggestion time{Suggestion::What::Penalty, Penalty::TimeForOpponent};
constexpr Suggestion loss{Suggestion::What::Penalty, Penalty::Loss};

/// What is usual the first time, the second time, and from then on.
struct Steps {
    Misconduct offence;
    std::array<Suggestion, 3> steps;
};
constexpr std::array usualSteps{warning, time, time};
constexpr std::array otherSteps{
    Steps{Misconduct::ClocksStopped, {time, time, time}},
    Steps{Misconduct::PiecesDisplaced, {nothing, warning, warning}},
    Steps{Misconduct::OfferNotMarked, {nothing, warning, warning}},
    Steps{Misconduct::OtherNotation, {warning, warning, warning}},
    Steps{Misconduct::RefusedToSign, {warning, warning, warning}},
    Steps{Misconduct::LeftVenue, {warning, time, loss}},
    Steps{Misconduct::LeftArea, {warning, time, loss}},
    Steps{Misconduct::NotesOrAdvice, {loss, loss, loss}},
    Steps{Misconduct::Refusal, {loss, loss, loss}},
    Steps{Misconduct::Disrepute, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Misconduct::InspectionRefused, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Misconduct::Interference, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Misconduct::DeviceUsed, {arbiterChooses, arbiterChooses, arbiterChooses}},
};

} // namespace

int timesBefore(OffenceRegister const& offences, Misconduct offence) {
    auto const kind = [](RegisteredOffence const& one) { return kindOf(one.offence); };
    return static_cast<int>(std::ranges::count(offences, kindOf(offence), kind));
}

Suggestion suggestedPenalty(Misconduct offence, int timesBefore) {
    auto const other = std::ranges::find(otherSteps, offence, &Steps::offence);
    auto const& steps = other == otherSteps.end() ? usualSteps : other->steps;
    return steps[static_cast<std::size_t>(std::clamp(timesBefore, 0, 2))];
}

Suggestion suggestedPenalty(Misconduct offence, OffenceRegister const& offences) {
    return suggestedPenalty(offence, timesBefore(offences, offence));
}

} // namespace flagfall::rulings
