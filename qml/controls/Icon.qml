// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Controls.impl
import Flagfall.Ui

// One of the program's own drawings, in one colour.
IconImage {
    id: icon

    property string drawing: ""
    property int size: Math.round(20 * Theme.fontScale)

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: drawing === "" || !visible ? "" : Qt.resolvedUrl("../icons/" + drawing + ".svg")
    color: Theme.ink
}
