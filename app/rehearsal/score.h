// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/voice.h"
#include "app/session/event/history.h"

#include <array>
#include <optional>
#include <vector>

namespace flagfall::rehearsal {

/// What became of a voice.
enum class Outcome {
    Right,       ///< the result that was reported or that the Laws give; the ruling that the Laws propose; who came is
                 ///< marked as there; the call was answered
    OwnDecision, ///< the arbiter decided otherwise, and said why
    Wrong,       ///< another result or ruling, a forfeit before its time, or a ruling that was withdrawn
    Missed,      ///< nothing by the end of the round, or nothing that stands: what was undone has not been done
    Waiting,     ///< nothing yet, and the round is still played
};
inline constexpr std::array allOutcomes{Outcome::Right, Outcome::OwnDecision, Outcome::Wrong, Outcome::Missed,
                                        Outcome::Waiting};

struct Judged {
    Voice voice;
    Outcome outcome = Outcome::Missed;
    std::optional<Seq> by{};            ///< the act that decided it
    std::optional<clock::Span> after{}; ///< what passed until then
};

/// Of one kind of voice, or of all.
struct Totals {
    std::array<int, allOutcomes.size()> outcomes{};
    std::optional<clock::Span> median{}; ///< until it was dealt with, rightly or not; none: nothing was
    std::optional<clock::Span> longest{};
    [[nodiscard]] int of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }
    [[nodiscard]] int voices() const;
};
struct KindTotals {
    Kind kind;
    Totals totals;
};

/// Out of 100: every voice that does not wait counts ten. It has ten where it was dealt with rightly or by a decision
/// of the arbiter's own within `promptly`, seven where it took longer, and none otherwise. Every result that nobody had
/// reported takes ten away. Rounded down, and never below 0; 100 where nothing has been told.
inline constexpr clock::Span promptly = std::chrono::minutes{2};

struct Score {
    std::vector<Judged> voices{};    ///< in order of their numbers
    std::vector<KindTotals> kinds{}; ///< those that occurred, in order
    Totals inAll{};
    std::vector<Seq> unreported{}; ///< results entered on boards where nothing could have ended the game
    int points = 100;
};

/// Whether the rehearsal is over: then nothing waits any more.
enum class Over { No, Yes };

/// Compares what the arbiter has done with what was told and with what was true. The price is a look at each act of the
/// event. Pure; any thread that may read the history.
[[nodiscard]] Score scoreOf(session::History const& history, std::vector<Voice> const& voices, Over over);

} // namespace flagfall::rehearsal
