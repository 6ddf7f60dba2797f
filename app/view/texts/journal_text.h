// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"

#include <QString>

namespace flagfall::view {

/// What a copy of the event is called by: the name of its file without the ending, or of the event in an address.
[[nodiscard]] QString eventStem(QString const& path);
/// What is wrong with a file, and what to do about it. Names the file.
[[nodiscard]] QString journalProblemText(session::JournalProblem const& problem);
[[nodiscard]] QString openProblemText(session::OpenProblem const& problem, QString const& file);
/// A few words for the banner: `disk full`.
[[nodiscard]] QString journalFaultShort(session::JournalFault fault);
/// `Not saved since 14:32: disk full.`
[[nodiscard]] QString unsavedText(session::WallTime since, session::JournalProblem const& problem);

} // namespace flagfall::view
