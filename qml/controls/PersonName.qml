// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A person's name: the only text that may be cut short.
Text {
    objectName: "mayElide"
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    elide: Text.ElideRight
    wrapMode: Text.NoWrap
}
