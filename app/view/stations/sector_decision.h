// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/common/desk_link.h"
#include "app/view/interventions/interventions.h"
#include "app/view/stations/said.h"
#include "app/view/stations/station_clock.h"

#include <QJsonObject>

#include <optional>

/// What the arbiter of a sector has decided at a telephone, and the moment of which the telephone showed it.
namespace flagfall::view {

struct SectorDecision {
    /// Gives back what the clock has run since it should have stood: it stays where the decision is undone.
    std::optional<session::Command> givenBack{};
    session::Command command;
    QString told{};
};

/// All of these or none; there are some.
[[nodiscard]] inline session::Command together(std::vector<session::Command> commands) {
    return commands.size() == 1 ? std::move(commands.front())
                                : session::Command{session::Together{std::move(commands)}};
}

/// As long a telephone may have shown something that is decided by it now.
inline constexpr std::chrono::seconds worthDeciding{60};

/// A board as the desk has it at a moment, which the telephone is told with all that is shown of it.
[[nodiscard]] inline InterventionsAt deskAt(DeskLink const& desk, BoardPlace place, clock::Instant at) {
    auto const since = std::chrono::duration_cast<std::chrono::milliseconds>(desk.now() - at);
    return {desk.history(), place.round, {place.board}, at, desk.timeOfDay().addMSecs(-since.count())};
}
[[nodiscard]] inline clock::Instant presentOf(DeskLink const& desk) {
    return clock::Instant{} + std::chrono::microseconds{microseconds(desk.now())};
}
/// The moment that `at` of what was said means; nullopt: it is none, or too long ago.
[[nodiscard]] inline std::optional<clock::Instant> momentIn(QJsonObject const& said, clock::Instant now) {
    constexpr std::int64_t largest = std::int64_t{1} << 53;
    auto const typed = largeNumberIn(said, "at", largest);
    if (!typed) return std::nullopt;
    clock::Instant const at = clock::Instant{} + std::chrono::microseconds{*typed};
    return at <= now && now - at <= worthDeciding ? std::optional{at} : std::nullopt;
}

} // namespace flagfall::view
