// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What the event and the rating list say differently of a player, and whether it is taken over.
Rectangle {
    id: row

    required property string name
    required property string field
    required property string held
    required property string listed
    required property string from // the list that says so, where there are several
    required property bool ticked
    property bool cursor: false
    readonly property bool slim: width < 700 * Theme.fontScale
    readonly property int column: Math.round((slim ? 110 : 150) * Theme.fontScale)

    signal chosen()
    signal turned()

    implicitHeight: Math.max(Theme.touch, texts.implicitHeight + 10)
    radius: Theme.radius
    color: row.cursor ? Theme.accentWash : Theme.surface
    border.width: row.cursor ? Theme.ring : 1
    border.color: row.cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.CheckBox
    Accessible.name: row.name + ", " + row.field + ": " + row.held + " → " + row.listed + (row.from === "" ? "" : ", " + row.from)
    Accessible.checked: row.ticked
    TapHandler { onTapped: { row.chosen(); row.turned() } }

    RowLayout {
        id: texts
        spacing: 12
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        Rectangle {
            implicitWidth: 22
            implicitHeight: 22
            radius: 4
            color: row.ticked ? Theme.accent : Theme.surface
            border.width: row.ticked ? 0 : 2
            border.color: Theme.edge
            Icon { anchors.centerIn: parent; size: 16; drawing: "check"; color: Theme.accentInk; visible: row.ticked }
        }
        GridLayout { // in a narrow window the name has a line of its own
            columns: row.slim ? 4 : 5
            columnSpacing: 12
            rowSpacing: 2
            Layout.fillWidth: true
            PersonName { text: row.name; font.bold: true; Layout.fillWidth: true; Layout.columnSpan: row.slim ? 4 : 1 }
            AppText { text: row.field; color: Theme.inkSoft; Layout.preferredWidth: row.column; Layout.fillWidth: row.slim }
            AppText { text: row.held; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.column }
            AppText { text: "→"; color: Theme.inkSoft; wrapMode: Text.NoWrap }
            ColumnLayout {
                spacing: 0
                Layout.fillWidth: row.slim
                Layout.preferredWidth: row.column * (row.from === "" ? 1 : 1.7)
                Layout.maximumWidth: row.slim ? -1 : Layout.preferredWidth
                AppText { text: row.listed; font.bold: row.ticked; Layout.fillWidth: true }
                AppText { text: row.from; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
            }
        }
    }
}
