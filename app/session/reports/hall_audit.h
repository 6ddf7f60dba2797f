// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

namespace flagfall::session {

/// What can be odd about a board, the gravest first.
enum class Odd {
    FlagWithoutRuling,    ///< a flag is down and nobody has noticed it (`side`, `length` since it fell)
    BothAtZero,           ///< both flags are down (`side`: whose fell first, `length` since the second)
    MovesMissing,         ///< a period of `side` ended with fewer moves than the `asked` ones; `moves` by now
    SetDifferently,       ///< the control is not the event's (`difference`)
    TimeDoesNotAddUp,     ///< bases, increments and used time do not make what is shown (`side`, `length`)
    NotStarted,           ///< the others run (`length` since the round began, `others` running)
    NoFirstMove,          ///< `side` has used `length` on his first move: is he there?
    NoPress,              ///< `side` has used `length` on one move while `others` have been pressed: forgotten? Only
                          ///< presses that count and stand are presses
    MovesDoNotMatch,      ///< `moves`: a press was missed or doubled (`count` too many by White, negative: by Black)
    LeverLocked,          ///< of `side`
    PausedLong,           ///< by itself, `length` ago
    ResultMissing,        ///< a flag was noticed `length` ago and nobody has entered a result
    PressesTooLate,       ///< `count` presses came after the clock had gone on
    PressesWithoutEffect, ///< `count` by `side` while the other clock ran: the lever may be worn
    OutOfStep,            ///< has run `length` more (negative: less) than the clocks of the round usually have
};

enum class Severity { Urgent, Warning, Note };

/// How a board's control is not the one that the event has for its game.
struct SettingDifference {
    bool periods = false; ///< times, increments, delays, moves asked for
    bool transition = false;
    bool atFlag = false;
    bool firstMove = false;
    std::shared_ptr<clock::Setting const> here{}; ///< null: there is no difference
    std::shared_ptr<clock::Setting const> event{};
};

/// One odd thing about one board, with the numbers it rests on.
struct Finding {
    Odd what;
    Severity severity;
    BoardNumber board;
    std::optional<Colour> side{};
    clock::Span length{};
    int count = 0;
    int others = 0;
    int asked = 0;
    ByColour<int> moves{};
    SettingDifference difference{};
};

/// From when on something is odd.
struct AuditLimits {
    clock::Span start = std::chrono::minutes{1};
    clock::Span firstMove = std::chrono::minutes{5};
    clock::Span press = std::chrono::minutes{10};
    clock::Span pause = std::chrono::minutes{5};
    clock::Span flag = std::chrono::minutes{1};
    clock::Span result = std::chrono::minutes{5};
    clock::Span step = std::chrono::minutes{10};
    int pressesWithoutEffect = 3;
};

/// The limits for this rate of play: those above for a game of two hours, shorter in rapid and blitz, and never below
/// a minute.
[[nodiscard]] AuditLimits limitsFor(clock::Setting const& setting);

/// What is odd in a round, the gravest first, then by board. Games that are decided or adjourned and clocks that wait
/// for a decision after a crash are passed over; so is the clock of a player who is known to be absent. Pure: it looks
/// at the state and the instant, and has no memory. A hall of a thousand boards takes about a millisecond.
[[nodiscard]] std::vector<Finding> auditHall(EventState const& state, RoundNumber round, clock::Instant now,
                                             AuditLimits const& limits);

} // namespace flagfall::session
