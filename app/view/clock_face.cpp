// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock_face.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"

#include "clock/display.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Method;
using clock::Span;

constexpr Span lowTime = 20s;
constexpr Span tenthsLimit = 10s;

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(ClockFace)
};

Span tenthsBelow(bool tenths) { return tenths ? tenthsLimit : Span{}; }

clock::Period const& periodOf(clock::Clock const& clock, Colour side, clock::DisplayReading const& reading) {
    auto const& periods = clock.setting->periods(side);
    auto const at = static_cast<std::size_t>(std::max(reading.period - 1, 0));
    return periods[std::min(at, periods.size() - 1)];
}

bool showsDelay(clock::Period const& period, clock::DisplayReading const& reading) {
    return period.method == Method::UsDelay && reading.delayLeft > Span{};
}

FaceDisplay displayOf(clock::Clock const& clock, Colour side, clock::DisplayReading const& reading, bool tenths) {
    clock::Period const& period = periodOf(clock, side, reading);
    FaceDisplay display;
    display.time = plain(clock::displayText(reading.total, clock::DisplayStyle::Modern, tenthsBelow(tenths)));
    if (showsDelay(period, reading))
        display.delay = plain(clock::displayText(reading.delayLeft, clock::DisplayStyle::Modern, Span{}));
    if (clock.setting->periods(side).size() > 1 || period.repeats)
        display.period = FaceText::tr("Period %1").arg(reading.period);
    display.moves = reading.movesCompleted;
    display.flag = reading.flag;
    display.low = period.method != Method::UpCount && !reading.flag && reading.total < lowTime;
    return display;
}

FacePhase phaseOf(session::Board const& board, clock::Phase phase) {
    if (board.result) return FacePhase::Decided;
    switch (phase) {
    case clock::Phase::Ready: return FacePhase::Ready;
    case clock::Phase::Running: return FacePhase::Running;
    case clock::Phase::Paused: return FacePhase::Paused;
    case clock::Phase::Frozen: return FacePhase::Frozen;
    }
    return FacePhase::NoClock;
}

QString phaseTextOf(session::Board const& board, ClockFace const& face) {
    if (board.result) return resultText(*board.result);
    if (board.adjourned) return adjournedText();
    if (board.recovery) return FaceText::tr("Decide", "the arbiter must decide about the clock");
    if (face.flagFirst != FaceSide::NoSide) return FaceText::tr("Flag");
    return facePhaseText(face.phase);
}

/// The display of the side on move; an hourglass changes the other one at the same beat.
Span untilDisplayChanges(clock::Clock const& clock, clock::Reading const& reading, bool tenths) {
    clock::DisplayReading const& running = reading.sides[reading.active];
    clock::Period const& period = periodOf(clock, reading.active, running);
    if (period.method == Method::UpCount) return 1s - running.total % Span{1s};
    if (showsDelay(period, running)) return clock::untilTextChanges(running.delayLeft, Span{});
    return clock::untilTextChanges(running.total, tenthsBelow(tenths));
}

} // namespace

FaceSide faceSide(Colour colour) { return colour == Colour::White ? FaceSide::White : FaceSide::Black; }

ClockFace faceOf(session::Board const& board, clock::Instant now, bool tenths) {
    ClockFace face;
    if (board.clock) {
        clock::Reading const reading = clock::read(*board.clock, now);
        for (Colour const side : bothColours)
            face.displays[side] = displayOf(*board.clock, side, reading.sides[side], tenths);
        face.phase = phaseOf(board, reading.phase);
        if (face.phase == FacePhase::Running) face.running = faceSide(reading.active);
        if (face.phase == FacePhase::Paused) face.waiting = faceSide(reading.active);
        if (reading.firstFlag) face.flagFirst = faceSide(*reading.firstFlag);
    } else if (board.result) {
        face.phase = FacePhase::Decided;
    }
    face.phaseText = phaseTextOf(board, face);
    return face;
}

std::optional<Span> untilFaceChanges(session::Board const& board, clock::Instant now, bool tenths) {
    if (!board.clock || board.result) return std::nullopt;
    clock::Reading const reading = clock::read(*board.clock, now);
    if (reading.phase != clock::Phase::Running) return std::nullopt;
    Span wait = untilDisplayChanges(*board.clock, reading, tenths);
    if (auto const deadline = clock::nextDeadline(*board.clock); deadline && *deadline > now)
        wait = std::min(wait, *deadline - now);
    return wait;
}

QString facePhaseText(FacePhase phase) {
    switch (phase) {
    case FacePhase::NoClock: return FaceText::tr("No clock");
    case FacePhase::Ready: return FaceText::tr("Not started");
    case FacePhase::Running: return FaceText::tr("Running");
    case FacePhase::Paused: return FaceText::tr("Paused");
    case FacePhase::Frozen: return FaceText::tr("Stopped");
    case FacePhase::Decided: return FaceText::tr("Finished");
    }
    return {};
}

} // namespace flagfall::view
