// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One thing to do, or a day to keep.
Rectangle {
    id: row

    required property string text
    required property string page
    required property string field
    required property int player
    required property bool done
    required property bool dated
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal opened()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + Theme.gap)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.text
    Accessible.checked: row.done

    FocusRing { shown: row.cursor && row.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Icon {
            drawing: row.done ? "check" : row.dated ? "event" : "warning"
            color: row.done ? Theme.good : row.dated ? Theme.inkSoft : Theme.warn
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }
        AppText { text: row.text; color: row.done ? Theme.inkSoft : Theme.ink; Layout.fillWidth: true }
    }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.opened() }
}
