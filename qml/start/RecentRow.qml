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

    signal chosen()
    signal forgotten()

    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.gap
    Accessible.name: row.name
    Accessible.description: row.filePath
    onClicked: row.chosen()
    Keys.onReturnPressed: row.chosen()
    Keys.onDeletePressed: row.forgotten()

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
