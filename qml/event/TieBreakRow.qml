// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One tie-break of the list: its place, what it means, what the regulations have against it.
Rectangle {
    id: row

    required property int number
    required property string code
    required property string name
    required property string warning
    property bool lit: false

    signal chosen
    signal moved(int by)
    signal removed

    implicitHeight: line.implicitHeight + 8
    color: row.lit ? Theme.accentWash : "transparent"
    radius: Theme.radius
    Accessible.role: Accessible.ListItem
    Accessible.name: row.code + ", " + row.name + (row.warning === "" ? "" : ". " + row.warning)

    TapHandler {
        onTapped: row.chosen()
    }
    RowLayout {
        id: line
        spacing: 8
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            leftMargin: 8
        }
        AppText {
            text: row.number
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: 20 * Theme.fontScale
        }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            AppText {
                text: row.code
                font.bold: true
                Layout.fillWidth: true
            }
            AppText {
                text: row.name
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                wrapMode: Text.WordWrap
                Layout.fillWidth: true
            }
            AppText {
                text: row.warning
                color: Theme.danger
                font.pixelSize: Theme.small
                wrapMode: Text.WordWrap
                visible: row.warning !== ""
                Layout.fillWidth: true
            }
        }
        AppButton {
            quiet: true
            drawing: "up"
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("Move %1 up").arg(row.code)
            onClicked: row.moved(-1)
        }
        AppButton {
            quiet: true
            drawing: "down"
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("Move %1 down").arg(row.code)
            onClicked: row.moved(1)
        }
        AppButton {
            quiet: true
            drawing: "cross"
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("Remove %1").arg(row.code)
            onClicked: row.removed()
        }
    }
}
