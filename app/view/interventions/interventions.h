// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/common/clock_face.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

/// What the arbiter can do to the clocks of a board, of several or of the hall: each act with the words that
/// say what it does under the event's Laws and control, and the commands that carry it out.
namespace flagfall::view {

/// In the order of their keys: nine to a page, the frequent ones first. A key means the same act everywhere.
enum class Intervention {
    IllegalMoveOfWhite,
    IllegalMoveOfBlack,
    BonusForWhite,
    BonusForBlack,
    WrongClaim, ///< by the player to move
    UndoPress,
    MissedPress,
    SetToMove,
    SetTimes,
    AddTime,
    StopOrGo,
    ChangeControl,
    ReplaceClock,
    SwapTimes,
    TurnClock,
    LeverOfWhite,
    LeverOfBlack,
    PutFlagUp,
    PresenceOfWhite,
    PresenceOfBlack,
    Adjourn,
    Restart,
    MissedPressWithTime, ///< with the time the opponent used meanwhile
    DeviceOfWhite,       ///< a ruling, by the event's edition: their phone sounded, or they have a device with them
    DeviceOfBlack,
    ExtraTime,      ///< five seconds a move for both and two minutes for the opponent (Guidelines III.4; 2014: G.4)
    ReloadCanadian, ///< the last two are offered only where there is such time: no gap in the numbers elsewhere
};
inline constexpr int interventionCount = static_cast<int>(Intervention::ReloadCanadian) + 1;
inline constexpr int interventionsOnPage = 9;

/// The clocks an act is for, and the moment.
struct InterventionsAt {
    session::History const& history;
    RoundNumber round;
    std::vector<BoardNumber> boards; ///< empty: every board of the round whose game goes on
    clock::Instant now;
    QDateTime timeOfDay; ///< by the clock on the wall

    [[nodiscard]] session::EventState const& state() const { return history.state(); }
    [[nodiscard]] session::EventDetails const& details() const { return state().details; }
    [[nodiscard]] PlayType play() const;
    /// Of the games of the round, by the rules of the event.
    [[nodiscard]] std::shared_ptr<clock::Setting const> const& control() const;
    /// The one board, or null where there are several.
    [[nodiscard]] session::Board const* one() const;
    /// Every board meant, by number.
    [[nodiscard]] std::vector<session::Board const*> all() const;
};

/// Why the arbiter acts: none is the reason that goes with the act.
struct InterventionReason {
    std::optional<Ground> ground{};
    std::string note{};
};

struct InterventionChoice {
    Intervention hand = Intervention::IllegalMoveOfWhite;
    QString title{};                         ///< `Illegal move by White`
    Ground ground = Ground::ArbiterDecision; ///< the usual one
    std::optional<Colour> offender{};
    std::vector<session::Command> commands{}; ///< none: a form, or a ruling, asks for more first
    QString remark{};                         ///< `1 of 2`
    QString article{};                        ///< instead of the ground's: the one that sets the amount
    std::optional<clock::Refusal> barred{};   ///< the desk would take it, but it makes no sense now
};

/// All that make sense for so many boards.
[[nodiscard]] std::vector<InterventionChoice> interventions(InterventionsAt const& at);

/// The commands, each with its reason.
[[nodiscard]] std::vector<session::Command> withReason(InterventionChoice const& act, InterventionReason const& reason);
/// One correction of the clocks of all these boards.
[[nodiscard]] session::Command correction(InterventionsAt const& at, std::vector<clock::Operation> operations,
                                          Ground ground, std::optional<Colour> offender = {});

/// What these commands do, told afterwards with the boards they do it on: `Board 3: White's lever locked`. To be asked
/// before they are carried out.
[[nodiscard]] QString doneText(std::vector<session::Command> const& commands, InterventionsAt const& at);
/// The same of an act; an offence stands before what it costs: `Board 3. Illegal move by White: clock paused`.
[[nodiscard]] QString doneText(InterventionChoice const& act, InterventionsAt const& at);

/// What the desk would answer now.
struct Outlook {
    bool possible = false;
    QString effect{};                           ///< what happens to the clocks; empty when the title says it
    QString whyNot{};                           ///< a sentence; of a possible act what the desk would ask about first
    BySide<std::optional<clock::Span>> after{}; ///< the main times then, where they change on one board
};
[[nodiscard]] Outlook outlookOf(InterventionChoice const& act, InterventionsAt const& at);

} // namespace flagfall::view
