// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// The way about: drawing, word and key of each page. On narrow windows the word stands under the drawing.
Rectangle {
    id: rail

    required property var acts // of Act
    required property string page
    property bool narrow: false
    readonly property int longest: Array.from({ length: items.count }, (_, at) => items.itemAt(at) as NavItem).reduce((widest, item) => item?.act.railed ? Math.max(widest, item.least) : widest, 0) // of their words

    implicitWidth: Math.max(Math.round((narrow ? 96 : 224) * (1 + (Theme.fontScale - 1) * 0.7)), longest)
    color: Theme.sunken
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    ColumnLayout {
        id: brand
        spacing: 0
        anchors { left: parent.left; right: parent.right; top: parent.top }
        RowLayout {
            spacing: Theme.gap
            Layout.margins: Theme.space
            Layout.alignment: rail.narrow ? Qt.AlignHCenter : Qt.AlignLeft
            Icon { drawing: "flagfall"; size: 26; color: Theme.accent; Layout.preferredWidth: 26; Layout.preferredHeight: 26 }
            AppText {
                text: "Flagfall"
                font.pixelSize: Theme.lead
                font.bold: true
                wrapMode: Text.NoWrap
                visible: !rail.narrow
            }
        }
    }
    Flickable {
        anchors { left: parent.left; right: parent.right; top: brand.bottom; bottom: parent.bottom }
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            Repeater {
                id: items
                model: rail.acts
                delegate: NavItem {
                    required property Act modelData
                    width: column.width
                    act: modelData
                    narrow: rail.narrow
                    checked: modelData.page === rail.page
                    visible: modelData.railed
                    enabled: modelData.usable
                }
            }
        }
        T.ScrollBar.vertical: Scroll {}
    }
    Rectangle { width: 1; height: parent.height; anchors.right: parent.right; color: Theme.line }
}
