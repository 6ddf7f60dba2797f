// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace flagfall::view {

class DeskLink;

/// An event that the desk knows again: the same file, and begun by the same command. Another event in a file of that
/// name, or a copy of the event elsewhere, is another one.
struct EventAtDesk {
    QString file;  ///< empty: nothing is kept
    QString begun; ///< the name of the command that opened the event
};

[[nodiscard]] EventAtDesk eventAtDesk(DeskLink const& desk, QString const& file);

/// Where the desk's settings keep something about the event: `web/3f2a…/folder`. What an event does at a desk stands
/// there and not in the event file: a file from a stranger must not bring along what is done here.
[[nodiscard]] QString deskKey(EventAtDesk const& event, QLatin1String room, QString const& what);

} // namespace flagfall::view
