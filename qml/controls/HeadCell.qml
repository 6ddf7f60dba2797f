// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Flagfall.Ui

// The name of a column; the pointer or a screen reader gets the full name.
AppText {
    id: cell

    property string hint: ""

    font.pixelSize: Theme.small
    font.bold: true
    color: Theme.inkSoft
    verticalAlignment: Text.AlignBottom
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: cell.hint !== "" ? cell.hint : cell.text

    HoverHandler { id: over; enabled: cell.hint !== "" }
    ToolTip.visible: over.hovered && cell.hint !== ""
    ToolTip.text: cell.hint
    ToolTip.delay: 300
}
