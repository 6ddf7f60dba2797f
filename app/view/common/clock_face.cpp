// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/clock_face.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"

#include "clock/methods.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Method;
using clock::Span;

constexpr Span periodFlagStands = 5min; ///< running or paused, as on DGT clocks
constexpr Span blinkingHalf = 500ms;

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(ClockFace)
};

/// An instant's reading of one side, and what it is read with.
struct Dial {
    clock::Clock const& clock;
    session::Board const& board;
    Colour side;
    clock::Reading const& reading;
    clock::Instant now;
    FaceOptions const& options;

    [[nodiscard]] clock::DisplayReading const& display() const { return reading.sides[side]; }
    [[nodiscard]] std::vector<clock::Period> const& periods() const { return clock.setting->periods(side); }
    [[nodiscard]] clock::Period const& period() const {
        auto const at = static_cast<std::size_t>(std::max(display().period - 1, 0));
        return periods()[std::min(at, periods().size() - 1)];
    }
    [[nodiscard]] bool onMove() const { return reading.phase != clock::Phase::Ready && reading.active == side; }
    [[nodiscard]] bool runs() const { return reading.phase == clock::Phase::Running && reading.active == side; }
    [[nodiscard]] bool blinks() const { return options.blinking == Blinking::Yes && !board.result; }
};

// --- the figures -----------------------------------------------------------------------------------------

/// The delay of the move a player makes or will make next.
Span delayOf(Dial const& dial) {
    if (dial.display().flag) return {};
    if (dial.onMove()) return dial.display().delayLeft;
    return clock::delayFor(dial.period(), dial.clock.setting->firstMove(), dial.display().movesCompleted + 1);
}

Span figureOf(Dial const& dial) {
    bool const added = dial.period().method == Method::UsDelay && dial.options.delay == DelayFigure::InTotal;
    return dial.display().total + (added ? delayOf(dial) : Span{});
}

bool showsDelay(Dial const& dial) {
    return dial.period().method == Method::UsDelay && dial.options.delay == DelayFigure::Beside &&
           dial.display().delayLeft > Span{};
}

bool inOvertime(Dial const& dial) { return dial.period().method == Method::UpCount && dial.display().period > 1; }

/// What counts up is never short: it needs no tenths.
Span tenthsBelow(Dial const& dial) {
    return dial.period().method == Method::UpCount ? Span{} : dial.options.tenthsBelow;
}

QString timeText(Dial const& dial) {
    QString const text = plain(clock::displayText(figureOf(dial), dial.options.style, tenthsBelow(dial)));
    return inOvertime(dial) ? QLatin1Char('+') + text : text;
}

QString delayText(Dial const& dial) {
    return showsDelay(dial) ? plain(clock::displayText(dial.display().delayLeft, dial.options.style, Span{}))
                            : QString{};
}

bool showsTenths(Dial const& dial) {
    return dial.options.style == clock::DisplayStyle::Modern && figureOf(dial) <= tenthsBelow(dial);
}

bool separatorBlinks(Dial const& dial) { return dial.blinks() && dial.runs() && !showsTenths(dial); }

/// An eighth of the period's own time, but not under ten seconds and not over a minute.
Span lowTimeOf(clock::Period const& period) {
    return std::clamp<Span>(std::chrono::floor<std::chrono::seconds>(period.base / 8), 10s, 1min);
}

bool isLow(Dial const& dial) {
    return dial.period().method != Method::UpCount && !dial.display().flag &&
           figureOf(dial) <= lowTimeOf(dial.period());
}

// --- the signs -------------------------------------------------------------------------------------------

/// Two displays at zero, one sign: on the side that got there first (equipment standard, C.02).
bool hasFlagSign(Dial const& dial) {
    if (!dial.display().flag) return false;
    return !dial.reading.firstFlag || *dial.reading.firstFlag == dial.side;
}

bool flagBlinks(Dial const& dial) { return dial.blinks() && hasFlagSign(dial) && dial.display().flagAt.has_value(); }

/// Lit for the first half of every second since it fell.
bool flagLit(Dial const& dial) {
    if (!flagBlinks(dial)) return hasFlagSign(dial);
    return (dial.now - *dial.display().flagAt) % Span{1s} < blinkingHalf;
}

std::optional<Span> periodFlagLeft(Dial const& dial) {
    auto const& since = dial.display().periodFlagAt;
    if (!since || dial.display().flag || dial.board.result) return std::nullopt;
    Span const left = *since + periodFlagStands - dial.now;
    return left > Span{} ? std::optional{left} : std::nullopt;
}

// --- the words -------------------------------------------------------------------------------------------

QString periodText(Dial const& dial) {
    bool const several = dial.periods().size() > 1 || dial.period().repeats;
    return several ? FaceText::tr("Period %1").arg(dial.display().period) : QString{};
}

QString leftText(Dial const& dial) {
    if (dial.display().flag) return {};
    if (dial.period().method == Method::Byoyomi)
        return FaceText::tr("%n period(s) left", "byo-yomi", dial.display().byoyomiLeft);
    if (dial.period().method == Method::Canadian)
        return FaceText::tr("%n move(s) to make in this time", "Canadian overtime", dial.display().canadianMovesDue);
    return {};
}

clock::Period const* followingPeriod(Dial const& dial) {
    auto const next = static_cast<std::size_t>(dial.display().period);
    if (next < dial.periods().size()) return &dial.periods()[next];
    return dial.period().repeats ? &dial.period() : nullptr;
}

/// The move that ends the period, as long as the desk has not told otherwise.
std::optional<int> moveThatEndsPeriod(Dial const& dial) {
    clock::SideState const& state = dial.clock.sides[dial.side];
    return state.period + 1 == dial.display().period ? state.target : std::nullopt;
}

QString nextText(Dial const& dial) {
    clock::Period const* const next = dial.display().flag ? nullptr : followingPeriod(dial);
    if (!next) return {};
    QString const time = spanText(next->base);
    if (next->method == Method::UpCount) return FaceText::tr("Next: overtime is counted");
    if (next->method == Method::Byoyomi)
        return FaceText::tr("Next: %n period(s) of %1", "byo-yomi", next->count).arg(time);
    if (next->method == Method::Canadian)
        return FaceText::tr("Next: %n move(s) in %1", "Canadian overtime", next->count).arg(time);
    if (dial.clock.setting->transition() == clock::Transition::AtZero)
        return FaceText::tr("Next: +%1 when a side reaches 0:00").arg(time);
    auto const last = moveThatEndsPeriod(dial);
    return last ? FaceText::tr("Next: +%1 after move %2").arg(time).arg(*last) : FaceText::tr("Next: +%1").arg(time);
}

FaceDisplay displayOf(Dial const& dial) {
    clock::DisplayReading const& reading = dial.display();
    FaceDisplay display;
    display.time = timeText(dial);
    display.separator = !separatorBlinks(dial) || clock::separatorLit(figureOf(dial));
    display.delay = delayText(dial);
    display.period = periodText(dial);
    display.left = leftText(dial);
    display.next = nextText(dial);
    display.moves = reading.movesCompleted;
    display.flag = hasFlagSign(dial);
    display.flagLit = flagLit(dial);
    display.periodFlag = periodFlagLeft(dial).has_value();
    display.overrun = reading.overrun;
    display.locked = reading.lever == clock::Lever::Locked;
    display.low = isLow(dial);
    display.usedUpAt = reading.flagAt;
    display.periodUsedUpAt = reading.periodFlagAt;
    return display;
}

// --- until something changes -----------------------------------------------------------------------------

bool counts(Dial const& dial) { return dial.runs() || dial.period().method == Method::Hourglass; }
bool rises(Dial const& dial) { return dial.period().method == Method::UpCount || !dial.runs(); }

Span untilFigureChanges(Dial const& dial) {
    if (rises(dial)) return clock::untilRisingTextChanges(figureOf(dial), dial.options.style, tenthsBelow(dial));
    if (showsDelay(dial)) return clock::untilTextChanges(dial.display().delayLeft, dial.options.style, Span{});
    return clock::untilTextChanges(figureOf(dial), dial.options.style, tenthsBelow(dial));
}

/// In a delay the main time stands still, and so does its separator.
bool figureStands(Dial const& dial) { return showsDelay(dial) || dial.display().flag; }

/// Every moment at which this side changes by itself, as far as the clock runs on like this; zero: not this way.
std::array<Span, 4> changesOf(Dial const& dial) {
    bool const figureMoves = dial.reading.phase == clock::Phase::Running && counts(dial) && !dial.display().flag;
    bool const separatorMoves = separatorBlinks(dial) && !figureStands(dial);
    return {figureMoves ? untilFigureChanges(dial) : Span{},
            separatorMoves ? clock::untilSeparatorChanges(figureOf(dial)) : Span{},
            flagBlinks(dial) ? blinkingHalf - (dial.now - *dial.display().flagAt) % blinkingHalf : Span{},
            periodFlagLeft(dial).value_or(Span{})};
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

/// A clock that runs can be stopped even when both flags are down; it does not go on then.
bool isSteerable(session::Board const& board, ClockFace const& face) {
    bool const bothDown = face.displays.white.usedUpAt && face.displays.black.usedUpAt;
    bool const ended = face.phase == FacePhase::Frozen || (bothDown && face.phase != FacePhase::Running);
    return board.isUnderWay() && !ended;
}

} // namespace

FaceSide faceSide(Colour colour) { return colour == Colour::White ? FaceSide::White : FaceSide::Black; }

ClockFace faceOf(session::Board const& board, clock::Instant now, FaceOptions const& options) {
    ClockFace face;
    if (board.clock) {
        clock::Reading const reading = clock::read(*board.clock, now);
        for (Colour const side : bothColours)
            face.displays[side] = displayOf({*board.clock, board, side, reading, now, options});
        face.phase = phaseOf(board, reading.phase);
        if (face.phase == FacePhase::Running) face.running = faceSide(reading.active);
        if (face.phase == FacePhase::Paused) face.waiting = faceSide(reading.active);
        if (reading.firstFlag) face.flagFirst = faceSide(*reading.firstFlag);
    } else if (board.result) {
        face.phase = FacePhase::Decided;
    }
    face.phaseText = phaseTextOf(board, face);
    face.steerable = isSteerable(board, face);
    return face;
}

std::optional<Span> untilFaceChanges(session::Board const& board, clock::Instant now, FaceOptions const& options) {
    if (!board.clock || board.result) return std::nullopt;
    clock::Reading const reading = clock::read(*board.clock, now);
    std::optional<Span> wait;
    auto const atMost = [&](Span other) {
        if (other > Span{}) wait = std::min(wait.value_or(other), other);
    };
    for (Colour const side : bothColours)
        for (Span const change : changesOf({*board.clock, board, side, reading, now, options})) atMost(change);
    if (auto const deadline = clock::nextDeadline(*board.clock); deadline) atMost(*deadline - now);
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
