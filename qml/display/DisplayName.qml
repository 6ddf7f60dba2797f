// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A name as long as there is room for it: in full, with the first letter of the given name, or cut short.
DisplayText {
    id: label

    required property string name
    required property string brief

    objectName: "mayElide"
    elide: Text.ElideRight
    text: whole.advanceWidth <= width ? name : brief

    TextMetrics {
        id: whole
        font: label.font
        text: label.name
    }
}
