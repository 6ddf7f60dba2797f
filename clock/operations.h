// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/works.h"

/// What each operation does, after every deadline before it has been carried out (apply() in clock.h does that).
/// Normal play is in play.cpp, corrections of times and counters in adjustments.cpp, of periods and controls in
/// controls.cpp, changes and their reverting in change.cpp.
namespace flagfall::clock {

/// Nullopt if carried out, otherwise why nothing was changed.
using Answer = std::optional<Refusal>;

Answer carryOut(Clock& clock, Start, FactSink facts);
Answer carryOut(Clock& clock, Press press, FactSink facts);
Answer carryOut(Clock& clock, Pause, FactSink facts);
Answer carryOut(Clock& clock, Resume, FactSink facts);

Answer carryOut(Clock& clock, AdjustTime adjust, FactSink facts);
Answer carryOut(Clock& clock, SetTime set, FactSink facts);
Answer carryOut(Clock& clock, SetToMove set, FactSink facts);
Answer carryOut(Clock& clock, UndoPress, FactSink facts);
Answer carryOut(Clock& clock, CountMissedPress missed, FactSink facts);
Answer carryOut(Clock& clock, SwapTimes, FactSink facts);
Answer carryOut(Clock& clock, ReloadCanadian reload, FactSink facts);
Answer carryOut(Clock& clock, SetByoyomi set, FactSink facts);
Answer carryOut(Clock& clock, SetCanadian set, FactSink facts);
Answer carryOut(Clock& clock, SetDelay set, FactSink facts);
Answer carryOut(Clock& clock, RevokeFlag revoke, FactSink facts);
Answer carryOut(Clock& clock, SetLever set, FactSink facts);
Answer carryOut(Clock& clock, Restart, FactSink facts);

Answer carryOut(Clock& clock, SetMoves set, FactSink facts);
Answer carryOut(Clock& clock, SetPeriod set, FactSink facts);
Answer carryOut(Clock& clock, InstallExtra const& install, FactSink facts);
Answer carryOut(Clock& clock, InstallSetting const& install, FactSink facts);

Answer carryOut(Clock& clock, TakeBack const& taken, FactSink facts);

/// Completes a move: counts it and adds the increment of its period. Nothing is added after a fallen flag.
void completeMove(Clock& clock, Colour by, FactSink facts);

/// Reloads Canadian overtime: its time and the number of moves due.
void reloadPeriod(Clock& clock, Colour colour);

/// After a flag fall was cancelled: corrects which flag fell first, and turns a frozen clock without a fallen flag
/// into a paused one.
void settleFlags(Clock& clock);

} // namespace flagfall::clock
