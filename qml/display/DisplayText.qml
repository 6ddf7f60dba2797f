// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A text of the hall screen. Its size is a share of the picture's height: capitals are at least a twenty-fifth of it.
Text {
    required property real unit // a hundredth of the picture's height
    property real share: 5.8    // of the picture's height, in hundredths; never less

    readonly property int least: Math.max(1, Math.ceil(unit * 5.8)) // pixels

    font.family: Theme.family
    font.pixelSize: Math.max(1, Math.ceil(unit * share))
    textFormat: Text.PlainText
    wrapMode: Text.NoWrap
    verticalAlignment: Text.AlignVCenter
}
