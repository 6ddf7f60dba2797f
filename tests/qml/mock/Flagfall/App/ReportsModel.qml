// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    readonly property bool clockFirst: count > 0 && get(0).ofClock
}
