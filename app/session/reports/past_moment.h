// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>

/// Looking back: the event as it was at some moment, with everything that it knew then and nothing that came later.
namespace flagfall::session {

/// Everything up to an act had happened, and the clocks showed what they show at an instant.
struct PastMoment {
    Seq upTo;
    clock::Instant at{};
    WallTime wall;
};

/// Right after the act, with the others that came of the same command: nobody ever saw the event between two of them.
[[nodiscard]] PastMoment momentAfter(ActLog const& acts, Seq act);
/// Right before the command that the act came of; the clocks show what they showed when it was done.
[[nodiscard]] PastMoment momentBefore(ActLog const& acts, Seq act);
/// What had happened by then. `wall` is what was asked for.
[[nodiscard]] PastMoment momentAt(ActLog const& acts, clock::Instant at, WallTime wall);

/// With it the event began; there is nothing to look back at before it.
[[nodiscard]] std::optional<Seq> beginningOf(ActLog const& acts);

/// A player's press of a clock: there are very many of them, and they change no list.
[[nodiscard]] bool isPress(Act const& act);
/// From this moment to the nearest one before or after it at which something else than a press happened.
[[nodiscard]] std::optional<PastMoment> momentEarlier(ActLog const& acts, Seq upTo);
[[nodiscard]] std::optional<PastMoment> momentLater(ActLog const& acts, Seq upTo);

/// As if nothing after it had come.
[[nodiscard]] History historyUpTo(History const& history, Seq seq);

} // namespace flagfall::session
