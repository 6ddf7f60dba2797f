// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

Text {
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    lineHeight: 1.1
}
