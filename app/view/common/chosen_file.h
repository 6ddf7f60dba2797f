// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <optional>

namespace flagfall::view {

/// Opens a file that somebody has named, to read: only an ordinary one, for a pipe or a device may let the window wait
/// for ever, and not the event that is open (session::isHeldHere). Why it cannot be read, for the end of a sentence;
/// nothing when it is open.
[[nodiscard]] std::optional<QString> openChosen(QFile& file);

} // namespace flagfall::view
