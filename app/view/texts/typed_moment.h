// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/wall_axis.h"
#include "arbiter/terms/expected.h"

#include <QString>
#include <QTime>

#include <optional>

/// Moments of the past as people ask for them: `14:32`, `14:32:05`, `25.11. 14:32`, `2026-11-25 14:32`.
namespace flagfall::view {

struct TypedMoment {
    QTime time;
    qint64 lasts = 0;                 ///< milliseconds: a minute, or a second
    int day = 0, month = 0, year = 0; ///< 0: not said
};
[[nodiscard]] std::optional<TypedMoment> readMoment(QString const& text);

/// The latest moment between the two that had this time.
[[nodiscard]] std::optional<session::WallTime> wallOf(TypedMoment const& asked, session::WallTime first,
                                                      session::WallTime last);

struct FoundMoment {
    clock::Instant at{};
    session::WallTime wall;
    QString remark{}; ///< on how it is to be understood, where the clock of the computer was set; mostly empty
};
enum class NoMoment { NotATime, OutOfReach };
/// When that was, between the two.
[[nodiscard]] Expected<FoundMoment, NoMoment> momentOf(QString const& typed, session::WallAxis const& axis,
                                                       session::WallTime first, session::WallTime last);
/// `Write a time of day: 14:32 or 14:32:05.`
[[nodiscard]] QString notATimeText();

} // namespace flagfall::view
