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
}; ///< no move counted, no increment, a fresh delay
struct UndoPress {}; ///< back to the instant before the last press, all it brought undone; levers stay as they are
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
struct SetPeriod {
    Colour side;
    int period;
}; ///< from 1; no time is added or taken, the counters are those of somebody who begins the period
/// A move that was completed without a press, because the opponent's next one has been made (Laws 6.2.1; 2009:
/// 6.7a): it is counted, its increment credited, and what the opponent thought on this player's time changes places.
struct CountMissedPress {
    Colour side;
    Span fromOpponent{};
};
/// Another control from now on (Laws 6.10.2; 2009: 6.10b). Times stay as they are, but for what the new control
/// reloads (byo-yomi, Canadian, gong, move timer), which holds no more than one load. Delays and quotas are those of
/// the new control. Whose moves count finds himself in the period they belong to, with no time added.
struct InstallSetting {
    std::shared_ptr<Setting const> setting; ///< never null
};
/// The flag is put up again with this much time, because it fell through a fault. A frozen clock waits, stopped.
struct RevokeFlag {
    Colour side;
    Span main;
};
enum class Lever { Free, Locked };
struct SetLever {
    Colour side;
    Lever lever;
}; ///< a locked lever does nothing
struct Restart {}; ///< ready for a new game with the present control (Laws 7.2; 2009: 7.1a); levers stay as they are

/// So many byo-yomi periods are left to a player, the one that runs included.
struct SetByoyomi {
    Colour side;
    int periods;
};
/// So many moves are still due in a player's present Canadian time.
struct SetCanadian {
    Colour side;
    int movesDue;
};
/// So much is left of the present turn's delay. Only the player to move has one.
struct SetDelay {
    Colour side;
    Span left;
};

struct Change;
/// What earlier operations changed is changed back. Times and numbers of moves go back by as much, however far the
/// clock has run and the game gone on since; periods, quotas and flags must stand as they were left, or it is refused
/// as overtaken. What a player's clock has run (`used`) stays. It never makes a clock run.
struct TakeBack {
    std::shared_ptr<Change const> change; ///< never null
};

using Operation = std::variant<Start, Press, Pause, Resume, AdjustTime, SetTime, SetMoves, HandMoveTo, UndoPress,
                               SwapTimes, ReloadCanadian, InstallExtra, SetPeriod, CountMissedPress, InstallSetting,
                               RevokeFlag, SetLever, Restart, SetByoyomi, SetCanadian, SetDelay, TakeBack>;

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
    NotInByoyomi,
    NotInCanadian,
    NoDelay, ///< the period has none
    OutOfRange,
    LeverLocked,
    NoFlagDown,   ///< there is no final flag to put up
    SinceChanged, ///< what is to be taken back has been overtaken: another control, period, flag or game by now
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
    Span used{};      ///< all time this player's clock has run in this game, delays included; only UndoPress, which
                      ///< goes back to an earlier instant, takes from it
    int movesCompleted = 0;
    int period = 0;            ///< index, from 0
    std::optional<int> target; ///< absolute number of moves at which the quota is met
    int byoyomiLeft = 0;
    int canadianMovesDue = 0;
    std::optional<Instant> flagAt;
    std::optional<Instant> periodFlagAt; ///< when it last met a zero that was not final
    bool overrun = false;                ///< move timer: a mark that stays until the opponent's next completed move
    Lever lever = Lever::Free;
    friend bool operator==(SideState const&, SideState const&) = default;
};

/// What hands have done to a clock since its last press. UndoPress takes it all back: whoever wants to keep it does it
/// again.
struct HandsSincePress {
    ByColour<Span> time{}; ///< given and taken
    ByColour<int> moves{}; ///< by as many the counts were corrected
    bool other = false;    ///< a period, a control, a flag … changed: that cannot be done again by as much
    friend bool operator==(HandsSincePress const&, HandsSincePress const&) = default;
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
    HandsSincePress handsSincePress{};

    friend bool operator==(Clock const& a, Clock const& b); ///< by value, the memory of the last press included
};

// --- What operations changed -----------------------------------------------------------------------------

template <typename T>
struct Was {
    T before;
    T after;
    friend bool operator==(Was const&, Was const&) = default;
};

/// What is another value now; what stayed is absent.
struct SideChange {
    std::optional<Was<Span>> main{};
    std::optional<Was<Span>> allowance{};
    std::optional<Was<int>> movesCompleted{};
    std::optional<Was<int>> period{}; ///< index, from 0
    std::optional<Was<std::optional<int>>> target{};
    std::optional<Was<int>> byoyomiLeft{};
    std::optional<Was<int>> canadianMovesDue{};
    std::optional<Was<std::optional<Instant>>> flagAt{};
    std::optional<Was<std::optional<Instant>>> periodFlagAt{};
    std::optional<Was<bool>> overrun{};
    std::optional<Was<Lever>> lever{};
    friend bool operator==(SideChange const&, SideChange const&) = default;
};

struct Change {
    ByColour<SideChange> sides;
    std::optional<Was<Phase>> phase{};
    std::optional<Was<Colour>> active{};
    std::optional<Was<std::optional<Colour>>> firstFlag{};
    std::optional<Was<std::shared_ptr<Setting const>>> setting{};
    friend bool operator==(Change const& a, Change const& b);
};

/// What differs between a clock and the same clock after operations at the same instant: the old and the new values.
[[nodiscard]] Change changeBetween(Clock const& before, Clock const& after);

/// Whether it concerns a period, a quota, a flag or the control, and so more than can be done again by as much.
[[nodiscard]] bool isMoreThanTimesAndMoves(Change const& change);

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
    Span used{};      ///< all time this player's clock has run
    int movesCompleted = 0;
    int period = 1;    ///< from 1
    bool flag = false; ///< final flag down
    std::optional<Instant> flagAt;
    std::optional<Instant> periodFlagAt;
    Method method = Method::Time; ///< of the present period: what `main` means and how it is best shown
    int byoyomiLeft = 0;
    int canadianMovesDue = 0;
    bool overrun = false;
    Lever lever = Lever::Free;
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
