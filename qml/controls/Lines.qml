// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// Things below each other, one for each of a list that changes. A delegate is as wide as its parent. A layout would keep
// hold of things that went while it was hidden, and the program would fall over them.
Column {
    property alias model: things.model
    property alias delegate: things.delegate

    spacing: 8
    visible: things.count > 0
    Layout.fillWidth: true
    Layout.preferredWidth: 1

    Repeater { id: things }
}
