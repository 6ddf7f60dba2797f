// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A person's name: the only text that may be cut short, and it is written a little smaller before it is.
Text {
    objectName: "mayElide"
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    elide: Text.ElideRight
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.min(font.pixelSize, Math.max(Theme.small, Math.round(font.pixelSize * 0.8))) // small type is not made smaller
    wrapMode: Text.NoWrap
}
