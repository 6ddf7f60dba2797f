// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// Items below each other, one for each entry of a list that changes. A delegate is as wide as its parent. Not a layout:
// a hidden layout keeps items that its Repeater has deleted, and crashes on them.
Column {
    property alias model: things.model
    property alias delegate: things.delegate

    spacing: 8
    visible: things.count > 0
    Layout.fillWidth: true
    Layout.preferredWidth: 1

    Repeater { id: things }
}
