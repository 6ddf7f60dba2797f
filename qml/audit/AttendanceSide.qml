// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// One player of a board: there, absent or come too late; a press turns it round.
T.Button {
    id: side

    property string name: ""
    property string lateness: "" // what is wrong; empty: there
    property bool absent: false
    property bool white: true

    focusPolicy: Qt.NoFocus
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
    leftPadding: 10
    rightPadding: 10
    topPadding: 4
    bottomPadding: 4
    Accessible.name: side.name
    Accessible.description: side.lateness !== "" ? side.lateness : qsTr("at the board")
    Accessible.onPressAction: side.clicked()

    contentItem: RowLayout {
        spacing: Theme.gap
        Rectangle {
            implicitWidth: Theme.body
            implicitHeight: Theme.body
            radius: 3
            color: side.white ? Theme.paper : Theme.night
            border.color: Theme.edge
        }
        PersonName { text: side.name; Layout.fillWidth: true }
        Badge { text: side.lateness; tone: side.absent ? Badge.Warn : Badge.Danger; drawing: "warning" }
    }
    background: Rectangle {
        radius: Theme.radius
        color: side.hovered ? Theme.accentWash : side.lateness !== "" ? Theme.surface : "transparent"
        border.width: 1
        border.color: side.lateness !== "" || side.hovered ? Theme.edge : Theme.line
    }
}
