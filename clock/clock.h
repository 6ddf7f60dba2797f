// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "clock/setting.h"
#include "clock/time.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The chess clock as a value: two displays, of which at most one runs (Laws 6.1).
///
/// The state changes only by operations that carry the instant at which they happened. Nothing is ever counted down:
/// a display shows read(clock, now). A side's time is used up at an exact, computed instant; an operation stamped
/// before that instant is in time, one stamped at it or later is late. Every deadline up to the instant of an
/// operation is carried out before the operation.
///
/// The clock states facts, such as a flag down at this instant. It never ends a game: whether a flag has *fallen* is
/// for the arbiter (Laws 6.8).
///
/// Pure functions on values; no threads, no input or output. Times are Spans (nanoseconds), instants are on the axis
/// of the journal.
namespace flagfall::clock {

enum class Phase {
    Ready, ///< set, not started
    Running,
    Paused,
    Frozen, ///< a final flag is down and the setting stops both clocks
};

// --- Operations ------------------------------------------------------------------------------------------

struct Start {}; ///< starts White's clock (Laws 6.6; 2009: 6.5)
struct Press {
    Colour by;
}; ///< presses a lever; in Ready, Black's press starts White's clock
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
struct SetToMove {
    Colour side;
}; ///< swaps the side to move: no move is counted, no increment added, the delay starts anew
/// Goes back to the instant before the last press and undoes everything since; levers stay as they are.
struct UndoPress {};
struct SwapTimes {};
struct ReloadCanadian {
    Colour side;
};
enum class CreditNow { No, Yes };
struct InstallExtra {
    Method method;
    Span extra;
    CreditNow credit;
}; ///< from now on, for both players
struct SetPeriod {
    Colour side;
    int period;
}; ///< from 1; no time is added or taken off, the counters are those at the start of the period
/// Counts a move that was completed without a press because the opponent has already replied (Laws 6.2.1; 2009:
/// 6.7a). Adds its increment and moves the opponent's thinking time from this player's clock to the opponent's.
struct CountMissedPress {
    Colour side;
    Span fromOpponent{};
};
/// Sets another time control from now on (Laws 6.10.2; 2009: 6.10b). Times stay, except that a time the new control
/// reloads (byo-yomi, Canadian, gong, move timer) holds at most one load. Delays and quotas are those of the new
/// control. If periods end by moves, a player is put into the period of the completed moves, with no time added.
struct InstallSetting {
    std::shared_ptr<Setting const> setting; ///< never null
};
/// Cancels a flag fall and sets this much time, because the flag fell through a fault. A frozen clock becomes paused.
struct RevokeFlag {
    Colour side;
    Span main;
};
enum class Lever { Free, Locked };
struct SetLever {
    Colour side;
    Lever lever;
}; ///< a locked lever has no effect
/// Resets the clock for a new game with the present time control (Laws 7.2; 2009: 7.1a); levers stay as they are.
struct Restart {};

/// Sets the number of byo-yomi periods left to a player, including the one that is running.
struct SetByoyomi {
    Colour side;
    int periods;
};
/// Sets the number of moves still due in a player's present Canadian overtime.
struct SetCanadian {
    Colour side;
    int movesDue;
};
/// Sets what is left of the present turn's delay. Only the player to move has one.
struct SetDelay {
    Colour side;
    Span left;
};

struct Change;
/// Reverts an earlier change. Times and move counts are reverted by the difference, even if the game has continued.
/// If a period, quota or flag has changed since, the operation is refused (SinceChanged). The time a clock has run
/// (`used`) is kept. Never starts a clock.
struct TakeBack {
    std::shared_ptr<Change const> change; ///< never null
};

using Operation = std::variant<Start, Press, Pause, Resume, AdjustTime, SetTime, SetMoves, SetToMove, UndoPress,
                               SwapTimes, ReloadCanadian, InstallExtra, SetPeriod, CountMissedPress, InstallSetting,
                               RevokeFlag, SetLever, Restart, SetByoyomi, SetCanadian, SetDelay, TakeBack>;

/// Why an operation changed nothing. Deadlines before it were carried out nevertheless.
enum class Refusal {
    NotStarted,
    AlreadyStarted,
    NotRunning,
    NotPaused,
    NotOnMove,        ///< press by the side that is not to move
    WhiteCannotStart, ///< White's press in Ready
    PressesIgnored,   ///< gong
    FlagDown,         ///< a side whose final flag is down gets no more time
    WouldDropFlag,
    NothingToUndo,
    NotInByoyomi,
    NotInCanadian,
    NoDelay, ///< the period has no delay
    OutOfRange,
    LeverLocked,
    NoFlagDown,   ///< there is no flag fall to cancel
    SinceChanged, ///< the change to revert has been overtaken by another control, period, flag or game
};

// --- Facts the clock reports by itself ---------------------------------------------------------------------
// Periods count from 1 in facts and readings. The end of a byo-yomi period that is not the last one is reported as
// PeriodEnded too; it sets no period flag.

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
}; ///< the time reached zero and the game continues
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

/// The stopped values of one display. `main` and `allowance` of the side to move are exact as of Clock::anchor.
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
    std::optional<Instant> periodFlagAt; ///< when it last reached a zero that was not final
    bool overrun = false;                ///< move timer: a mark that stays until the opponent's next completed move
    Lever lever = Lever::Free;
    friend bool operator==(SideState const&, SideState const&) = default;
};

/// Corrections made since the last press. UndoPress discards them; the caller must apply again those it wants to
/// keep.
struct AdjustmentsSincePress {
    ByColour<Span> time{}; ///< added or taken off
    ByColour<int> moves{}; ///< correction of the move counts
    bool other = false;    ///< a change of period, control, flag … that cannot be applied again by a difference
    friend bool operator==(AdjustmentsSincePress const&, AdjustmentsSincePress const&) = default;
};

/// Copying is cheap: the setting and the state before the last press are shared.
struct Clock {
    explicit Clock(std::shared_ptr<Setting const> setting);

    std::shared_ptr<Setting const> setting; ///< never null
    ByColour<SideState> sides;
    Phase phase = Phase::Ready;
    Colour active = Colour::White;
    Instant anchor{};
    std::optional<Colour> firstFlag;          ///< the first flag to fall; never overwritten
    std::shared_ptr<Clock const> beforePress; ///< the state UndoPress goes back to
    AdjustmentsSincePress adjustmentsSincePress{};

    friend bool operator==(Clock const& a, Clock const& b); ///< by value, including the state before the last press
};

// --- Changes ---------------------------------------------------------------------------------------------

template <typename T>
struct Was {
    T before;
    T after;
    friend bool operator==(Was const&, Was const&) = default;
};

/// The values that differ; unchanged ones are absent.
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

/// Returns the old and new values of a clock before and after operations at the same instant.
[[nodiscard]] Change changeBetween(Clock const& before, Clock const& after);

/// True if a period, quota, flag or time control has changed, so that the change is more than a difference of times
/// and moves.
[[nodiscard]] bool isMoreThanTimesAndMoves(Change const& change);

struct Step {
    std::optional<Refusal> refused;
    std::vector<Fact> facts; ///< in time order; also those before a refused operation
};

/// Carries out every deadline up to and including `to`, then makes the values of the side to move exact at `to`.
Step advance(Clock& clock, Instant to);

/// Calls advance(at), then carries out the operation. An instant before the anchor counts as the anchor.
Step apply(Clock& clock, Instant at, Operation const& operation);

/// Returns the next instant at which something happens by itself; nullopt unless the clock is running.
[[nodiscard]] std::optional<Instant> nextDeadline(Clock const& clock);

// --- Displays --------------------------------------------------------------------------------------------

struct DisplayReading {
    Span main{};  ///< thinking time left (up-count: used)
    Span total{}; ///< the one number a display shows: main time, Bronstein with its delay, byo-yomi periods as a sum
    Span delayLeft{}; ///< delay of the present turn; zero for the player who waits
    Span used{};      ///< all time this player's clock has run
    int movesCompleted = 0;
    int period = 1;    ///< from 1
    bool flag = false; ///< final flag down
    std::optional<Instant> flagAt;
    std::optional<Instant> periodFlagAt;
    Method method = Method::Time; ///< of the present period: tells what `main` means and how to show it
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

/// Returns what both displays show at `now`, after all deadlines up to it. Changes nothing.
[[nodiscard]] Reading read(Clock const& clock, Instant now);

} // namespace flagfall::clock
