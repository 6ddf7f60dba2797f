// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/offence_register.h"

#include <algorithm>
#include <array>

namespace flagfall::rulings {
namespace {

/// Offences that count together with another one.
struct SameKind {
    Offence offence;
    Offence as;
};
constexpr std::array sameKinds{
    SameKind{Offence::UnreasonableClaims, Offence::Distraction},
    SameKind{Offence::UnreasonableOffers, Offence::Distraction},
    SameKind{Offence::Noise, Offence::Distraction},
    SameKind{Offence::RecordLookedAt, Offence::Distraction},
    SameKind{Offence::OtherHand, Offence::ClockAbuse},
    SameKind{Offence::Hovering, Offence::ClockAbuse},
    SameKind{Offence::PressWithoutMove, Offence::ClockAbuse},
    SameKind{Offence::LeftArea, Offence::LeftVenue},
};

Offence kindOf(Offence offence) {
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
    Offence offence;
    std::array<Suggestion, 3> steps;
};
constexpr std::array usualSteps{warning, time, time};
constexpr std::array otherSteps{
    Steps{Offence::ClocksStopped, {time, time, time}},
    Steps{Offence::PiecesDisplaced, {nothing, warning, warning}},
    Steps{Offence::OfferNotMarked, {nothing, warning, warning}},
    Steps{Offence::OtherNotation, {warning, warning, warning}},
    Steps{Offence::RefusedToSign, {warning, warning, warning}},
    Steps{Offence::LeftVenue, {warning, time, loss}},
    Steps{Offence::LeftArea, {warning, time, loss}},
    Steps{Offence::NotesOrAdvice, {loss, loss, loss}},
    Steps{Offence::Refusal, {loss, loss, loss}},
    Steps{Offence::Disrepute, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Offence::InspectionRefused, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Offence::Interference, {arbiterChooses, arbiterChooses, arbiterChooses}},
    Steps{Offence::DeviceUsed, {arbiterChooses, arbiterChooses, arbiterChooses}},
};

} // namespace

int timesBefore(OffenceRegister const& offences, Offence offence) {
    auto const kind = [](RegisteredOffence const& one) { return kindOf(one.offence); };
    return static_cast<int>(std::ranges::count(offences, kindOf(offence), kind));
}

Suggestion suggestedPenalty(Offence offence, int timesBefore) {
    auto const other = std::ranges::find(otherSteps, offence, &Steps::offence);
    auto const& steps = other == otherSteps.end() ? usualSteps : other->steps;
    return steps[static_cast<std::size_t>(std::clamp(timesBefore, 0, 2))];
}

Suggestion suggestedPenalty(Offence offence, OffenceRegister const& offences) {
    return suggestedPenalty(offence, timesBefore(offences, offence));
}

} // namespace flagfall::rulings
