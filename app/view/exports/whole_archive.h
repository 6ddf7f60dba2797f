// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/everything.h"
#include "app/session/event/history.h"

#include <QDateTime>
#include <QString>

#include <functional>

namespace flagfall::view {

/// The bytes of a copy without contact data of the event in this file, or why there is none.
using CopyEvent = std::function<Expected<std::string, QString>(QString const& path)>;

/// The same with the copy read from a folder of its own: `write` makes it there, or says what is wrong.
[[nodiscard]] Expected<std::string, QString>
copyThrough(std::function<std::optional<QString>(QString const& target)> const& write);

/// What an archive of everything is made from.
struct WholeEvent {
    session::History const& history;
    QDateTime now;
    QString file{};        ///< empty: the event is in no file, and the archive has no copy
    CopyEvent copyEvent{}; ///< empty: likewise
};

/// The archive of everything (app/exports) with the papers as PDF, those for arbiters in a folder of their own, and a
/// copy of the event without contact data.
[[nodiscard]] Expected<std::string, exports::Bar> wholeArchive(WholeEvent const& event, exports::Order const& order);

} // namespace flagfall::view
