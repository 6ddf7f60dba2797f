// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

T.TabButton {
    id: item

    required property Act act
    property bool narrow: false
    readonly property int around: leftPadding + rightPadding + (narrow ? 0 : icon.size + cap.implicitWidth + 2 * 10) // of the name
    readonly property int whole: around + Math.ceil(words.advanceWidth) // in one line
    readonly property int least: around + item.widest(act.name.split(/\s+/), small.font) // no word is broken
    readonly property bool crowded: !narrow && whole > width
    readonly property color tone: checked ? Theme.accent : Theme.ink

    // Of the words. A binding that has the font is worked out again when it changes.
    function widest(all: var, font: font): int { return Math.max(...all.map(word => Math.ceil(small.advanceWidth(word)))) }

    text: act.name
    checkable: false // by itself
    focusPolicy: Qt.TabFocus
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: narrow ? 4 : Theme.space
    rightPadding: 12 // beside the scroll bar
    topPadding: 6
    bottomPadding: 6
    opacity: enabled ? 1 : 0.45
    Accessible.name: act.name
    Accessible.description: act.keys
    Accessible.selectable: true
    Accessible.selected: item.checked
    Accessible.onPressAction: if (item.enabled) act.done()
    onClicked: act.done()
    Keys.onReturnPressed: act.done()

    TextMetrics { id: words; text: item.act.name; font.family: Theme.family; font.pixelSize: Theme.body; font.bold: true }
    FontMetrics { id: small; font.family: Theme.family; font.pixelSize: Theme.small; font.bold: !item.narrow }
    contentItem: GridLayout {
        columns: item.narrow ? 1 : 3
        columnSpacing: 10
        rowSpacing: 2
        Icon {
            id: icon
            drawing: item.act.drawing
            color: item.tone
            Layout.preferredWidth: size
            Layout.preferredHeight: size
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: false
        }
        AppText {
            text: item.act.name
            color: item.tone
            font.bold: item.checked && !item.narrow // there the word has no room to grow
            font.pixelSize: item.narrow || item.crowded ? Theme.small : Theme.body
            horizontalAlignment: item.narrow ? Text.AlignHCenter : Text.AlignLeft
            Layout.fillWidth: true
        }
        KeyCap {
            id: cap
            keys: item.act.keys
            visible: !item.narrow
        }
    }
    background: Rectangle {
        color: item.checked ? Theme.accentWash : item.hovered ? Theme.surface : "transparent"
        Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: item.checked }
        FocusRing { shown: item.visualFocus; anchors.margins: 2; radius: 4 }
    }
}
