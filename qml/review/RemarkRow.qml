// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A remark; the first of its kind stands under the kind's name.
Column {
    id: row

    required property int kind
    required property string kindText
    required property string place
    required property string field
    required property string text
    required property int count
    readonly property bool wrong: kind === RemarksModel.Wrong

    Accessible.role: Accessible.ListItem
    Accessible.name: row.text
    Accessible.description: row.place

    AppText {
        text: row.kindText
        color: Theme.inkSoft
        font.bold: true
        topPadding: 10
        bottomPadding: 4
        visible: row.ListView.previousSection !== row.kindText
    }
    Rectangle {
        width: parent.width
        implicitHeight: line.implicitHeight + 12
        color: row.ListView.isCurrentItem && row.ListView.view.activeFocus ? Theme.accentWash : "transparent"

        RowLayout {
            id: line
            spacing: 10
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; rightMargin: 14 }
            Icon {
                drawing: row.wrong ? "cross" : row.kind === RemarksModel.Repaired ? "check" : "info"
                color: row.wrong ? Theme.danger : row.kind === RemarksModel.Repaired ? Theme.good : Theme.inkSoft
                Layout.preferredWidth: size
                Layout.preferredHeight: size
                Layout.alignment: Qt.AlignTop
            }
            AppText { text: row.text; Layout.fillWidth: true }
            Badge { text: row.count > 1 ? qsTr("%n time(s)", "a remark repeated", row.count) : "" }
            AppText {
                text: row.place
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: row.width * 0.22
            }
        }
    }
}
