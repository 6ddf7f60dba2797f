// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/works.h"

/// What each operation does, with every deadline before it already carried out (apply, clock.h, does that). What
/// happens in normal play is in play.cpp, the arbiter's hands on times and counters in hands.cpp, on periods and
/// controls in controls.cpp, and what was changed and its taking back in change.cpp.
namespace flagfall::clock {

/// Nothing, or why nothing was changed.
using Answer = std::optional<Refusal>;

Answer carryOut(Clock& clock, Start, FactSink facts);
Answer carryOut(Clock& clock, Press press, FactSink facts);
Answer carryOut(Clock& clock, Pause, FactSink facts);
Answer carryOut(Clock& clock, Resume, FactSink facts);

Answer carryOut(Clock& clock, AdjustTime adjust, FactSink facts);
Answer carryOut(Clock& clock, SetTime set, FactSink facts);
Answer carryOut(Clock& clock, HandMoveTo hand, FactSink facts);
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

/// A move is completed: counted, and paid for as its period says. Nothing is paid to a fallen flag.
void completeMove(Clock& clock, Colour by, FactSink facts);

/// The Canadian time and the number of moves due in it are whole again.
void reloadPeriod(Clock& clock, Colour colour);

/// After a flag went up: the first flag is one that is down, and a clock frozen by none waits for the arbiter.
void settleFlags(Clock& clock);

} // namespace flagfall::clock
