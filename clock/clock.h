// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "clock/setting.h"
#include "clock/time.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The chess clock as a value: two displays of which at most one runs (Laws 6.1).
///
/// State changes only through operations that carry the instant at which they happened. Nothing is ever
/// decremented: what a display shows is read(clock, now). A side's time is used up at an exact, computed
/// instant; an operation stamped before it is in time, one stamped at it or later is late. Every deadline
/// up to an operation's instant is carried out before the operation.
///
/// The clock states facts (a flag dropped at this instant). It never ends a game: whether a flag has
/// *fallen* is for the arbiter (Laws 6.8).
///
/// Pure functions on values; no threads, no I/O.
namespace flagfall::clock {

enum class Phase {
    Ready, ///< set, not started
    Running,
    Paused,
    Frozen, ///< a final flag dropped and the setting freezes the clock
};

// --- What may be done to a clock -------------------------------------------------------------------------

struct Start {}; ///< White's clock is started (Laws 6.6; 2009: 6.5)
struct Press {
    Colour by;
}; ///< a lever; in Ready, Black's press starts White's clock
struct Pause {};
struct Resume {};
enum class IfGone { Refuse, DropFlag };
struct AdjustTime {
    Colour side;
    Span by;
    IfGone ifGone = IfGone::Refuse;
};
struct SetTime {
    Colour side;
    Span main;
};
enum class Bases { Leave, AddPassed };
struct SetMoves {
    Colour side;
    int completed;
    Bases bases = Bases::Leave;
};
struct HandMoveTo {
    Colour side;
};                   ///< no move counted, no increment, a fresh delay
struct UndoPress {}; ///< back to the instant before the last press, all it brought undone
struct SwapTimes {};
struct ReloadCanadian {
    Colour side;
};
enum class CreditNow { No, Yes };
struct InstallExtra {
    Method method;
    Span extra;
    CreditNow credit;
}; ///< from now on, for both

using Operation = std::variant<Start, Press, Pause, Resume, AdjustTime, SetTime, SetMoves, HandMoveTo, UndoPress,
                               SwapTimes, ReloadCanadian, InstallExtra>;

/// Why an operation changed nothing. The deadlines before it were still carried out.
enum class Refusal {
    NotStarted,
    AlreadyStarted,
    NotRunning,
    NotPaused,
    NotOnMove,        ///< press by the side whose clock is not running
    WhiteCannotStart, ///< White's press in Ready
    PressesIgnored,   ///< gong
    FlagDown,         ///< a side whose final flag is down gets no more time
    WouldDropFlag,
    NothingToUndo,
    NotInCanadian,
    OutOfRange,
};

// --- What happened by itself -----------------------------------------------------------------------------
// Periods count from 1 in facts and readings, as people count them. The end of a byo-yomi period that is not the
// last one is reported as PeriodEnded too; it raises no period flag.

struct FlagDropped {
    Colour side;
    Instant at;
}; ///< final: no period follows
struct PeriodEnded {
    Colour side;
    Instant at;
    int period;
    int movesMade;
    int movesAsked;
}; ///< met zero; the game goes on
struct PeriodEntered {
    Colour side;
    Instant at;
    int period;
};
struct TurnedByItself {
    Colour toMove;
    Instant at;
}; ///< gong
using Fact = std::variant<FlagDropped, PeriodEnded, PeriodEntered, TurnedByItself>;

// --- The clock -------------------------------------------------------------------------------------------

/// One display's stopped values. `main` and `allowance` are exact as of Clock::anchor for the side on move.
struct SideState {
    Span main{};
    Span allowance{}; ///< delay left in the present turn
    int movesCompleted = 0;
    int period = 0;            ///< index, from 0
    std::optional<int> target; ///< absolute number of moves at which the quota is met
    int byoyomiLeft = 0;
    int canadianMovesDue = 0;
    std::optional<Instant> flagAt;
    std::optional<Instant> periodFlagAt; ///< when it last met a zero that was not final
    bool overrun = false;                ///< move timer: a mark that stays until the opponent's next completed move
    friend bool operator==(SideState const&, SideState const&) = default;
};

/// Copying is cheap: the setting and the memory of the last press are shared.
struct Clock {
    explicit Clock(std::shared_ptr<Setting const> setting);

    std::shared_ptr<Setting const> setting; ///< never null
    ByColour<SideState> sides;
    Phase phase = Phase::Ready;
    Colour active = Colour::White;
    Instant anchor{};
    std::optional<Colour> firstFlag;          ///< never overwritten
    std::shared_ptr<Clock const> beforePress; ///< what UndoPress goes back to

    friend bool operator==(Clock const& a, Clock const& b); ///< by value, the memory of the last press included
};

struct Step {
    std::optional<Refusal> refused;
    std::vector<Fact> facts; ///< in time order; also those before a refused operation
};

/// Carries out every deadline up to and including `to`, then makes the active side's values exact at `to`.
Step advance(Clock& clock, Instant to);

/// advance(at), then the operation. An instant before the anchor counts as the anchor.
Step apply(Clock& clock, Instant at, Operation const& operation);

/// The next instant at which something happens by itself; none unless running.
[[nodiscard]] std::optional<Instant> nextDeadline(Clock const& clock);

// --- What a display shows --------------------------------------------------------------------------------

struct DisplayReading {
    Span main{};      ///< thinking time left (up-count: used)
    Span total{};     ///< the one figure a display shows: main, Bronstein with its delay, byo-yomi periods summed
    Span delayLeft{}; ///< delay of the present turn; zero when waiting
    int movesCompleted = 0;
    int period = 1;    ///< from 1
    bool flag = false; ///< final flag down
    std::optional<Instant> flagAt;
    std::optional<Instant> periodFlagAt;
    Method method = Method::Time; ///< of the present period: what `main` means and how it is best shown
    int byoyomiLeft = 0;
    int canadianMovesDue = 0;
    bool overrun = false;
    friend bool operator==(DisplayReading const&, DisplayReading const&) = default;
};

struct Reading {
    ByColour<DisplayReading> sides;
    Phase phase = Phase::Ready;
    Colour active = Colour::White;
    std::optional<Colour> firstFlag;
    friend bool operator==(Reading const&, Reading const&) = default;
};

/// What both displays show at `now`, deadlines up to it included. Has no effect on anything.
[[nodiscard]] Reading read(Clock const& clock, Instant now);

} // namespace flagfall::clock
