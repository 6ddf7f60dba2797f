// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// A slim bar that shows where one is.
T.ScrollBar {
    id: bar

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    minimumSize: 0.06
    Accessible.ignored: true // keys go through the list, not through its bar
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1.0
    contentItem: Rectangle { implicitWidth: 6; implicitHeight: 6; radius: 3; color: bar.pressed ? Theme.ink : Theme.edge }
}
