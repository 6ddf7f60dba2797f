// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event_state.h"

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

/// One display as it reads at an instant.
struct FaceDisplay {
    QString time;
    QString delay;  ///< only of a delay shown beside the time; else empty
    QString period; ///< empty where there is only one
    int moves = 0;
    bool flag = false;
    bool low = false; ///< less than twenty seconds left
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
    friend bool operator==(ClockFace const&, ClockFace const&) = default;
};

[[nodiscard]] ClockFace faceOf(session::Board const& board, clock::Instant now, bool tenths);

/// When the face will read differently by itself; none while nothing runs.
[[nodiscard]] std::optional<clock::Span> untilFaceChanges(session::Board const& board, clock::Instant now, bool tenths);

[[nodiscard]] QString facePhaseText(FacePhase phase);

} // namespace flagfall::view
