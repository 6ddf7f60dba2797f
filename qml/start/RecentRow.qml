// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

T.Button {
    id: row

    required property string name
    required property string place
    required property string filePath
    required property string when
    required property string progress
    required property bool grave
    required property string where
    required property string reminder

    signal chosen()
    signal forgotten()
    signal copied()
    signal erasing()

    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.gap
    Accessible.name: row.name
    Accessible.description: row.reminder === "" ? row.filePath : row.reminder + " " + row.filePath
    Accessible.onPressAction: row.clicked()
    onClicked: row.chosen()
    Keys.onReturnPressed: row.chosen()
    Keys.onDeletePressed: row.forgotten()
    Keys.onPressed: event => {
        const like = event.key === Qt.Key_C
        const erases = event.key === Qt.Key_D && row.reminder !== ""
        event.accepted = (like || erases) && event.modifiers === Qt.NoModifier
        if (event.accepted)
            like ? row.copied() : row.erasing()
    }

    contentItem: RowLayout {
        spacing: Theme.gap
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            AppText { text: row.name; font.bold: true; Layout.fillWidth: true }
            AppText {
                text: row.place === "" ? row.when : qsTr("%1 · %2", "place, then when").arg(row.place).arg(row.when)
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                Layout.fillWidth: true
            }
            AppText {
                objectName: "mayElide"
                text: row.where
                visible: text !== ""
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideMiddle // the name of the file stands at the end
                Layout.fillWidth: true
            }
            Badge {
                text: row.progress
                drawing: row.grave ? "warning" : ""
                tone: row.grave ? Badge.Danger : Badge.Plain
            }
            AppText {
                objectName: "reminder"
                text: row.reminder
                visible: text !== ""
                color: Theme.warn
                font.pixelSize: Theme.small
                Layout.fillWidth: true
            }
        }
        AppButton {
            objectName: "erase"
            quiet: true
            drawing: "lock"
            display: T.AbstractButton.IconOnly
            text: qsTr("Erase personal data in %1").arg(row.name)
            focusPolicy: Qt.NoFocus
            visible: row.reminder !== "" && (row.hovered || row.visualFocus)
            onClicked: row.erasing()
            Hint { text: qsTr("Opens the event where personal data are erased"); keys: "D" }
        }
        AppButton {
            quiet: true
            drawing: "event"
            display: T.AbstractButton.IconOnly
            text: qsTr("New event like %1").arg(row.name)
            focusPolicy: Qt.NoFocus
            visible: row.hovered || row.visualFocus
            onClicked: row.copied()
            Hint { text: qsTr("A new event with the same regulations"); keys: "C" }
        }
        AppButton {
            quiet: true
            drawing: "cross"
            display: T.AbstractButton.IconOnly
            text: qsTr("Remove %1 from this list").arg(row.name)
            focusPolicy: Qt.NoFocus
            visible: row.hovered || row.visualFocus
            onClicked: row.forgotten()
            Hint { text: qsTr("Remove from this list (the file is kept)"); keys: "Del" }
        }
    }
    background: Rectangle {
        color: row.hovered ? Theme.accentWash : "transparent"
        radius: 4
        FocusRing { shown: row.visualFocus; anchors.margins: 0 }
    }
}
