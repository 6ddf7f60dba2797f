// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A strip that stays until its reason is gone.
Rectangle {
    id: banner

    property string text: ""
    property string drawing: "warning"
    property int tone: Badge.Warn
    default property alias acts: buttons.data
    readonly property color toneInk: tone === Badge.Danger ? Theme.danger : tone === Badge.Warn ? Theme.warn : Theme.accent

    implicitHeight: line.implicitHeight + 2 * Theme.gap
    implicitWidth: line.implicitWidth + 2 * Theme.space
    color: tone === Badge.Danger ? Theme.dangerWash : tone === Badge.Warn ? Theme.warnWash : Theme.accentWash
    visible: text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.text

    Rectangle { width: 5; height: parent.height; color: banner.toneInk }
    RowLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                  leftMargin: Theme.space; rightMargin: Theme.space }
        Icon { drawing: banner.drawing; color: banner.toneInk; Layout.preferredWidth: size; Layout.preferredHeight: size }
        AppText { text: banner.text; font.bold: true; Layout.fillWidth: true }
        RowLayout { id: buttons; spacing: Theme.gap }
    }
}
