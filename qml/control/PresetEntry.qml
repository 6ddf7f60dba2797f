// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// One preset: its name, its control and what that means; above the first one of a group, the group. The user's own
// can be renamed and deleted.
Item {
    id: entry

    required property int index
    required property string name
    required property string control
    required property string words
    required property bool own
    required property string heading // empty: not the first of its group
    required property bool inEditor
    required property bool current // the keys are here
    property bool renaming: false
    readonly property real headHeight: heading === "" ? 0 : head.implicitHeight

    signal taken()
    signal removed()
    signal renamed(string name)

    function rename() {
        newName.value = entry.name
        entry.renaming = true
        newName.take()
    }
    function keepName() {
        entry.renaming = false
        entry.renamed(newName.text)
    }

    implicitHeight: headHeight + face.height
    Accessible.role: Accessible.ListItem
    Accessible.name: entry.name + ", " + entry.control
    Accessible.description: entry.words
    Accessible.onPressAction: entry.taken()

    AppText {
        id: head
        width: entry.width
        visible: entry.heading !== ""
        topPadding: Theme.space
        bottomPadding: 4
        leftPadding: Theme.gap
        text: entry.heading
        color: Theme.accent
        font.bold: true
    }
    Rectangle {
        id: face
        y: entry.headHeight
        width: entry.width
        height: texts.implicitHeight + 2 * Theme.gap
        radius: 4
        color: entry.current ? Theme.accentWash : over.hovered ? Theme.sunken : Theme.surface

        HoverHandler { id: over }
        MouseArea { enabled: !entry.renaming; anchors.fill: parent; onClicked: entry.taken() }

        Column {
            id: texts
            spacing: 2
            anchors { left: parent.left; right: marks.left; verticalCenter: parent.verticalCenter; margins: Theme.gap }
            AppText { text: entry.control; font.bold: true; width: parent.width }
            AppText { text: entry.name; visible: !entry.renaming; width: parent.width }
            Field {
                id: newName
                objectName: "newName"
                visible: entry.renaming
                input.maximumLength: 80
                width: parent.width
                onAccepted: entry.keepName()
                Keys.onEscapePressed: entry.renaming = false
            }
            AppText { text: entry.words; color: Theme.inkSoft; font.pixelSize: Theme.small; width: parent.width }
        }
        Row {
            id: marks
            anchors { right: parent.right; top: parent.top; margins: 2 }
            Icon { drawing: "check"; visible: entry.inEditor; color: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
            AppButton {
                objectName: "rename"
                visible: entry.own && (over.hovered || entry.current || entry.renaming)
                quiet: true
                text: entry.renaming ? qsTr("Save") : qsTr("Rename")
                onClicked: entry.renaming ? entry.keepName() : entry.rename()
            }
            AppButton {
                visible: entry.own && (over.hovered || entry.current) && !entry.renaming
                quiet: true
                drawing: "cross"
                display: T.AbstractButton.IconOnly
                text: qsTr("Delete %1").arg(entry.name)
                onClicked: entry.removed()
                Hint { text: qsTr("Delete this preset"); keys: "Del" }
            }
        }
        FocusRing { shown: entry.current; anchors.margins: 0 }
    }
}
