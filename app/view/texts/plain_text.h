// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/schedule.h"
#include "app/session/journal/journal.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/ids.h"
#include "arbiter/terms/points.h"
#include "clock/time.h"
#include "pairing/tiebreaks/value.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

/// Numbers, days and times as people of the chosen language write them (QLocale's default is theirs).
namespace flagfall::view {

[[nodiscard]] inline QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The way back, for a sheet of text.
[[nodiscard]] inline std::string utf8(QString const& text) { return text.toStdString(); }

/// What another program has said, for people: without what would steer a terminal, and cut where it is longer.
[[nodiscard]] QString printable(QString const& text, qsizetype most);

/// `Novák` is found by `novak`: marks and case do not matter to a search.
[[nodiscard]] QString searchable(QString const& text);
/// The words of it, made so.
[[nodiscard]] QStringList searchWords(QString const& text);

/// For a screen: no line ends within the number of a regulation, as in `C.07`, or between `Art.` and what follows.
[[nodiscard]] QString unbroken(QString text);

/// `1½`, `½`, `0`.
[[nodiscard]] QString pointsText(Points points);
/// `12.5` or `12,5`; a dash where there is no value.
[[nodiscard]] QString tieBreakText(pairing::TieBreakValue const& value);

/// The address of a web page as people read and type it: `chess.example/open`.
[[nodiscard]] QString addressText(QString const& address);
[[nodiscard]] QDateTime localTime(session::WallTime wall);
[[nodiscard]] Date dayOf(session::WallTime wall);
[[nodiscard]] Date dayOf(QDate const& day);
/// `14:32` today's way of writing the hour, for an event's log with seconds: `14:32:05`.
[[nodiscard]] QString hourText(session::WallTime wall);
[[nodiscard]] QString secondText(session::WallTime wall);
[[nodiscard]] QString dayText(Date date);
/// Day and time, in the way of the language: `24 November 2026 10:00`.
[[nodiscard]] QString minuteText(session::LocalMinute const& at);
/// `21 November 2026`, or first and last day.
[[nodiscard]] QString daysText(std::optional<Date> const& begins, std::optional<Date> const& ends);

/// A length of time in words and the two largest units: `3 minutes 12 seconds`.
[[nodiscard]] QString lengthText(clock::Span span);

} // namespace flagfall::view
