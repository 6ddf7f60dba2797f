// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One act: its key, its name, what it does to the clocks, and the article.
Rectangle {
    id: row

    required property int index
    required property int hand
    required property string keyText
    required property string title
    required property string effect
    required property string article
    required property bool possible
    required property bool opensForm
    required property string accessibleText
    property bool lit: false
    property bool brief: false // what it does, in one line

    signal chosen()
    signal pointed(bool over)

    implicitHeight: Math.max(Theme.touch, line.implicitHeight + (brief ? 6 : 12))
    radius: Theme.radius
    color: row.lit ? Theme.accentWash : over.hovered ? Theme.surface : Theme.canvas
    border.width: row.lit ? Theme.ring : 1
    border.color: row.lit ? Theme.accent : Theme.line
    Accessible.role: Accessible.Button
    Accessible.name: row.accessibleText
    Accessible.description: row.article
    Accessible.onPressAction: row.chosen()

    HoverHandler { id: over; onHoveredChanged: row.pointed(hovered) }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: row.chosen() }

    RowLayout {
        id: line
        spacing: 10
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 10 }
        KeyCap {
            keys: row.keyText
            tone: row.possible ? Theme.ink : Theme.inkSoft
        }
        ColumnLayout {
            spacing: 1
            Layout.fillWidth: true
            AppText {
                text: row.title
                font.bold: row.possible
                color: row.possible ? Theme.ink : Theme.inkSoft
                Layout.fillWidth: true
            }
            AppText {
                text: row.effect
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                visible: text !== ""
                maximumLineCount: row.brief ? 1 : 12
                elide: Text.ElideRight
                objectName: row.brief ? "mayElide" : ""
                Layout.fillWidth: true
            }
        }
        AppText {
            text: row.article
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            visible: text !== "" && row.possible && !row.brief
            Layout.maximumWidth: row.width * 0.3
        }
        KeyCap {
            keys: "↵"
            visible: row.lit
        }
    }
}
