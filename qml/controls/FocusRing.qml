// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Drawn around whatever the keyboard is on.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.radius + 3
    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.accent
    visible: shown
}
