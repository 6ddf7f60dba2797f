// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

RowLayout {
    id: helpKey

    property string keys: ""
    property string text: ""

    spacing: 12
    Item {
        implicitHeight: cap.implicitHeight
        implicitWidth: Math.max(Math.round(118 * Theme.fontScale), cap.implicitWidth)
        Layout.alignment: Qt.AlignTop
        KeyCap { id: cap; keys: helpKey.keys; tone: Theme.ink }
    }
    AppText { text: helpKey.text; Layout.fillWidth: true }
}
