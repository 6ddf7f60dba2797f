// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// One answer of the search: what it is, its key, the chapter that says more.
T.Button {
    id: hit

    required property var entry // of HelpIndex
    property bool first: false  // Enter in the field opens it

    text: hit.entry.text
    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.gap
    Accessible.name: hit.entry.text
    Accessible.description: [hit.entry.keys, hit.entry.title].filter(text => text !== "").join(", ")
    Accessible.onPressAction: hit.clicked()
    Keys.onReturnPressed: hit.clicked()
    Keys.onEnterPressed: hit.clicked()

    contentItem: ColumnLayout {
        spacing: 2
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            KeyCap { keys: hit.entry.keys; tone: Theme.ink; Layout.alignment: Qt.AlignTop }
            AppText { text: hit.entry.text; font.bold: true; Layout.fillWidth: true }
            AppText { text: hit.entry.title; color: Theme.inkSoft; font.pixelSize: Theme.small; wrapMode: Text.NoWrap }
        }
        AppText {
            text: hit.entry.answer
            maximumLineCount: 4
            elide: Text.ElideRight
            objectName: "mayElide"
            visible: text !== "" && hit.entry.text !== hit.entry.title
            Layout.fillWidth: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: hit.first ? Theme.accentWash : hit.hovered ? Theme.sunken : Theme.surface
        border.width: 1
        border.color: Theme.line
        FocusRing { shown: hit.visualFocus }
    }
}
