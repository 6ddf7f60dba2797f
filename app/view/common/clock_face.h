// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/face_options.h"

#include <QString>

namespace flagfall::view {

/// One value for each side of a board; like ByColour, for values that are not literals.
template <typename T>
struct BySide {
    T white{};
    T black{};
    [[nodiscard]] T& operator[](Colour colour) { return colour == Colour::White ? white : black; }
    [[nodiscard]] T const& operator[](Colour colour) const { return colour == Colour::White ? white : black; }
    friend bool operator==(BySide const&, BySide const&) = default;
};

/// The words QML knows for a clock. BoardsModel and ClockView give them to it under their own names.
enum class FaceSide { NoSide, White, Black };
enum class FacePhase { NoClock, Ready, Running, Paused, Frozen, Decided };

[[nodiscard]] FaceSide faceSide(Colour colour);

/// One display as it reads at an instant. Texts are empty where there is nothing to say.
struct FaceDisplay {
    QString time;                           ///< a plus before it: overtime
    bool separator = true;                  ///< the sign between the figures is lit
    QString delay;                          ///< only of a delay shown beside the time
    QString period;                         ///< which one, where there are several
    QString left;                           ///< byo-yomi periods left, moves due in Canadian overtime
    QString next;                           ///< the time that follows, and when
    int moves = 0;                          ///< completed
    bool flag = false;                      ///< the sign of the final flag: only ever on the side whose flag fell first
    bool flagLit = false;                   ///< the blinking sign is lit
    bool periodFlag = false;                ///< steady, for five minutes after a zero that time follows
    bool overrun = false;                   ///< move timer: took longer than the move had
    bool locked = false;                    ///< the lever does nothing
    bool low = false;                       ///< an eighth of the period or less, within ten seconds and a minute
    std::optional<clock::Instant> usedUpAt; ///< when the final flag fell, on both sides; for the arbiter's eyes
    std::optional<clock::Instant> periodUsedUpAt; ///< when it last met a zero that time follows
    friend bool operator==(FaceDisplay const&, FaceDisplay const&) = default;
};

/// A board's clock as it reads at an instant.
struct ClockFace {
    BySide<FaceDisplay> displays;
    FaceSide running = FaceSide::NoSide;
    FaceSide waiting = FaceSide::NoSide; ///< whose move it is while the clock stands
    FaceSide flagFirst = FaceSide::NoSide;
    FacePhase phase = FacePhase::NoClock;
    QString phaseText;
    bool steerable = false; ///< it can be started, stopped or go on: not a clock that has ended, nor a game that has
    friend bool operator==(ClockFace const&, ClockFace const&) = default;
};

[[nodiscard]] ClockFace faceOf(session::Board const& board, clock::Instant now, FaceOptions const& options);

/// When the face will read differently by itself: the next text, sign, end of the five minutes of a period flag. None
/// while everything stands still. Only with Blinking::Yes do signs blink.
[[nodiscard]] std::optional<clock::Span> untilFaceChanges(session::Board const& board, clock::Instant now,
                                                          FaceOptions const& options);

[[nodiscard]] QString facePhaseText(FacePhase phase);

} // namespace flagfall::view
