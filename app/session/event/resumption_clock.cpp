// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/resumption_clock.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/ruling_on_record.h"
#include "arbiter/rulings/procedures/resumption.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {
namespace {

using std::chrono::milliseconds;

milliseconds between(WallTime from, WallTime to) { return milliseconds{to.value() - from.value()}; }

/// The player was there when the game was resumed: whoever let it go on has decided about their lateness.
bool goesOnWith(Adjournment const& one, Colour side) {
    auto const& came = one.present[side];
    return one.resumed && came && *came <= *one.resumed;
}

/// The envelope that should be opened next and is there.
Envelope const* closedEnvelope(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    Envelope const* const closed = one ? one->closed() : nullptr;
    return closed && !closed->missing ? closed : nullptr;
}

} // namespace

std::chrono::minutes latestResumption(EventDetails const& details) {
    return rulings::latestResumption(rulesOf(details), details.adjournments.lateAfter);
}

std::optional<milliseconds> latenessOf(Adjournment const& adjournment, Colour side, ResumptionClock const& clock) {
    if (!clock.agreed) return std::nullopt;
    constexpr std::chrono::seconds least{1};
    auto const late = between(*clock.agreed, adjournment.present[side].value_or(clock.now));
    return late >= least ? std::optional{late} : std::nullopt;
}

std::optional<milliseconds> owedTime(Board const& board, ResumptionClock const& clock) {
    constexpr std::chrono::minutes least{1};
    Adjournment const* const one = board.adjourned ? board.adjournment() : nullptr;
    if (!one || !one->envelope || one->envelope->missing) return std::nullopt;
    auto const& end = board.game.evidentEnd;
    if (end && (record::endsAtOnce(end->how) || end->after == board.game.record.size())) return std::nullopt;
    auto const late = latenessOf(*one, opponent(one->envelope->by), clock);
    return late && *late >= least ? late : std::nullopt;
}

std::optional<milliseconds> leftToCome(Board const& board, EventDetails const& details, Colour side,
                                       ResumptionClock const& clock) {
    Adjournment const* const one = board.sealing || board.result ? nullptr : board.adjournment();
    if (!one || !(board.adjourned || one->resumed) || one->present[side]) return std::nullopt;
    if (!clock.agreed || clock.isEarly() || hasMovedSince(board, *one, side)) return std::nullopt;
    return latestResumption(details) - between(*clock.agreed, clock.now);
}

std::optional<milliseconds> leftToCome(Board const& board, EventDetails const& details, ResumptionClock const& clock) {
    auto const white = leftToCome(board, details, Colour::White, clock);
    auto const black = leftToCome(board, details, Colour::Black, clock);
    if (!white || !black) return white ? white : black;
    return std::min(*white, *black);
}

bool isMissing(Board const& board, EventDetails const& details, Colour side, ResumptionClock const& clock) {
    if (!comesBackFrom(board, side)) return board.isUndecided() && board.attendance[side].absent;
    return awaitedByEnvelope(board) == side || leftToCome(board, details, side, clock);
}

bool isTooLate(Board const& board, EventDetails const& details, Colour side, ResumptionClock const& clock) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    if (!one || goesOnWith(*one, side)) return false;
    auto const left = leftToCome(board, details, side, clock);
    bool const awaited = board.adjourned || (one->resumed && !hasMovedSince(board, *one, side));
    auto const late = awaited && !board.result ? latenessOf(*one, side, clock) : std::nullopt;
    constexpr std::chrono::seconds least{1}; // by the seconds of the arbiter's timepiece
    return (left && *left <= -least) || (late && *late >= latestResumption(details) + least);
}

bool isTooLate(Board const& board, EventDetails const& details, ResumptionClock const& clock) {
    return std::ranges::any_of(bothColours, [&](Colour side) { return isTooLate(board, details, side, clock); });
}

bool areBothTooLate(Board const& board, EventDetails const& details, ResumptionClock const& clock) {
    return std::ranges::all_of(bothColours, [&](Colour side) { return isTooLate(board, details, side, clock); });
}

bool isLatenessRuledOn(History const& history, RoundNumber round, BoardNumber board) {
    for (Seq const seq : history.actsOn(round, board) | std::views::reverse) {
        if (history.retracted(seq)) continue;
        Act const& act = history.acts()[static_cast<std::size_t>(seq.value()) - 1].act;
        if (std::holds_alternative<GameAdjourned>(act) || std::holds_alternative<ResumptionAttended>(act)) return false;
        auto const* const made = std::get_if<RulingMade>(&act);
        auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
        if (ruling && std::holds_alternative<rulings::GameResumed>(ruling->incident)) return true;
    }
    return false;
}

bool isLostByBoth(History const& history, RoundNumber round, Board const& board, ResumptionClock const& clock) {
    if (!board.adjourned || !areBothTooLate(board, history.state().details, clock)) return false;
    for (Seq const seq : history.actsOn(round, board.number) | std::views::reverse) {
        if (history.retracted(seq)) continue;
        Act const& act = history.acts()[static_cast<std::size_t>(seq.value()) - 1].act;
        if (std::holds_alternative<GameAdjourned>(act)) return true;
        auto const* const made = std::get_if<RulingMade>(&act);
        auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
        if (ruling && std::holds_alternative<rulings::GameResumed>(ruling->incident)) return false;
    }
    return true;
}

bool mayBeOpened(Board const& board, EventDetails const& details, ResumptionClock const& clock) {
    Envelope const* const closed = closedEnvelope(board);
    if (!closed) return false;
    Colour const awaited = opponent(closed->by);
    bool const late = isTooLate(board, details, awaited, clock);
    if (!late) return board.adjournment()->present[awaited].has_value();
    return details.edition->adjournment.opensForEverybody || isTooLate(board, details, closed->by, clock);
}

bool opensForNobody(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    Envelope const* const closed = one ? one->closed() : nullptr;
    return closed && !one->present[opponent(closed->by)];
}

bool needsWitnessForLate(Board const& board, EventDetails const& details, ResumptionClock const& clock) {
    if (!closedEnvelope(board)) return false;
    if (opensForNobody(board)) return isTooLate(board, details, clock);
    return latestResumption(details) > std::chrono::minutes::zero() && areBothTooLate(board, details, clock);
}

} // namespace flagfall::session
