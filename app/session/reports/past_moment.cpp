// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/past_moment.h"

#include <algorithm>

namespace flagfall::session {
namespace {

RecordedAct const& actAt(ActLog const& acts, std::int64_t seq) { return acts[static_cast<std::size_t>(seq) - 1]; }

bool togetherWith(RecordedAct const& one, RecordedAct const& other) {
    return !one.origin.command.isNone() && one.origin.command == other.origin.command;
}

std::int64_t lastOfCommand(ActLog const& acts, std::int64_t seq) {
    auto const count = static_cast<std::int64_t>(acts.size());
    while (seq < count && togetherWith(actAt(acts, seq), actAt(acts, seq + 1))) ++seq;
    return seq;
}

std::int64_t firstOfCommand(ActLog const& acts, std::int64_t seq) {
    while (seq > 1 && togetherWith(actAt(acts, seq), actAt(acts, seq - 1))) --seq;
    return seq;
}

/// What came late was stamped long before it was written down: time goes by the acts around it.
bool tellsTheTime(RecordedAct const& act) { return !std::holds_alternative<LateArrival>(act.act); }

PastMoment momentOf(ActLog const& acts, std::int64_t upTo, std::int64_t timeOf) {
    while (timeOf > 1 && !tellsTheTime(actAt(acts, timeOf))) --timeOf;
    RecordedAct const& act = actAt(acts, timeOf);
    return {Seq{upTo}, act.at, act.wall};
}

} // namespace

PastMoment momentAfter(ActLog const& acts, Seq act) {
    std::int64_t const last = lastOfCommand(acts, act.value());
    return momentOf(acts, last, last);
}

PastMoment momentBefore(ActLog const& acts, Seq act) {
    std::int64_t const first = firstOfCommand(acts, act.value());
    return momentOf(acts, first - 1, first);
}

PastMoment momentAt(ActLog const& acts, clock::Instant at, WallTime wall) {
    auto const later =
        std::ranges::find_if(acts, [at](RecordedAct const& act) { return tellsTheTime(act) && act.at > at; });
    return {Seq{later - acts.begin()}, at, wall};
}

std::optional<Seq> beginningOf(ActLog const& acts) {
    auto const opened =
        std::ranges::find_if(acts, [](RecordedAct const& act) { return std::holds_alternative<EventOpened>(act.act); });
    return opened == acts.end() ? std::nullopt : std::optional{(*opened).seq};
}

bool isPress(Act const& act) {
    auto const* const operated = std::get_if<ClocksOperated>(&act);
    return operated && std::holds_alternative<clock::Press>(operated->operation);
}

std::optional<PastMoment> momentEarlier(ActLog const& acts, Seq upTo) {
    auto const shown = [&](std::int64_t from) {
        while (from > 0 && isPress(actAt(acts, from).act)) --from;
        return from;
    };
    std::int64_t const here = shown(upTo.value());
    if (here < 1) return std::nullopt;
    if (PastMoment const after = momentAfter(acts, Seq{here}); after.upTo < upTo) return after;
    std::int64_t const before = shown(firstOfCommand(acts, here) - 1);
    return before < 1 ? std::nullopt : std::optional{momentAfter(acts, Seq{before})};
}

std::optional<PastMoment> momentLater(ActLog const& acts, Seq upTo) {
    auto const count = static_cast<std::int64_t>(acts.size());
    std::int64_t next = upTo.value() + 1;
    while (next <= count && isPress(actAt(acts, next).act)) ++next;
    return next > count ? std::nullopt : std::optional{momentAfter(acts, Seq{next})};
}

History historyUpTo(History const& history, Seq seq) {
    History past = history;
    past.truncate(seq);
    return past;
}

} // namespace flagfall::session
