// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/session/reports/past_moment.h"
#include "app/view/papers/paper.h"

/// The lines around a paper, the same on every way to show it.
namespace flagfall::view {

/// Event, place and dates; chief arbiter and round. What is not known is left out.
[[nodiscard]] QStringList headLines(PaperHead const& head);
/// `Printed 2026-11-21 14:32`.
[[nodiscard]] QString printedLine(QDateTime const& printed);
/// `Printed by C. Deputy, deputy arbiter`; empty where nobody is known.
[[nodiscard]] QString printedByLine(QString const& who);
/// `Page 2 of 3`.
[[nodiscard]] QString pageLine(int page, int pages);
/// What stands for the history that the paper was printed from: `History up to entry 371: 7K2M-9QXW-4T0B-ZZZZ`. Empty
/// before the first entry.
[[nodiscard]] QString sealLine(session::Seal const& seal);
/// The same of the past: `As of 14:32:05 on 25 November 2026, entry 812 of 1,034`.
[[nodiscard]] QString asOfLine(session::PastMoment const& moment, Seq newest);
/// What is written on a card, from top to bottom.
[[nodiscard]] QStringList wordsOf(PaperCards::Card const& card);

} // namespace flagfall::view
