// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// A reading of both clocks, and what it stands for.
T.Button {
    id: button

    property string keys: ""
    property string reading: ""
    property string note: ""

    focusPolicy: Qt.StrongFocus
    implicitHeight: implicitContentHeight + 16
    padding: 8
    leftPadding: 12
    rightPadding: 12
    Accessible.name: button.text
    Accessible.description: [button.keys, button.reading, button.note].filter(text => text !== "").join(", ")
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()

    contentItem: Item { // not a layout: the heights follow from the width, which a layout asks for twice
        implicitHeight: Math.max(cap.height, words.height)
        KeyCap { id: cap; keys: button.keys; anchors.verticalCenter: parent.verticalCenter } // qmllint disable deferred-property-id
        Column {
            id: words // qmllint disable deferred-property-id
            spacing: 2
            anchors { left: cap.right; leftMargin: Theme.gap; right: parent.right; verticalCenter: parent.verticalCenter }
            AppText { width: words.width; text: button.text; color: Theme.inkSoft; font.pixelSize: Theme.small }
            AppText { width: words.width; text: button.reading; font.bold: true; font.pixelSize: Theme.lead; visible: text !== "" }
            AppText { width: words.width; text: button.note; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== "" }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.hovered ? Theme.accentWash : Theme.surface
        border.color: Theme.edge
        FocusRing { shown: button.visualFocus }
    }
}
