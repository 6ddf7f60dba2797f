// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The tie-breaks in their order. One Tab stop: arrows choose, with Alt they move, Del removes.
ColumnLayout {
    id: field

    required property TieBreakList list
    property int current: 0

    function moveBy(by: int) {
        const to = Math.max(0, Math.min(field.list.codes.length - 1, field.current + by));
        field.list.move(field.current, by);
        field.current = to;
    }
    function removeCurrent() {
        field.list.remove(field.current);
        field.current = Math.max(0, Math.min(field.current, field.list.codes.length - 1));
    }

    spacing: 4

    AppText {
        text: qsTr("Tie-breaks, in this order")
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    AppText {
        text: qsTr("Announce them before the event (C.07, Art. 4).")
        font.pixelSize: Theme.small
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    Rectangle {
        id: frame
        color: Theme.surface
        radius: Theme.radius
        border.width: frame.activeFocus ? Theme.ring : 1
        border.color: frame.activeFocus ? Theme.accent : Theme.edge
        implicitHeight: rows.implicitHeight + 8
        activeFocusOnTab: true
        opacity: enabled ? 1 : 0.6
        Layout.fillWidth: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Tie-breaks, in this order")
        Accessible.description: field.list.codes.length > field.current ? field.list.codes[field.current] + ", " + field.list.names[field.current] : ""
        Keys.onUpPressed: event => event.modifiers & Qt.AltModifier ? field.moveBy(-1) : field.current = Math.max(0, field.current - 1)
        Keys.onDownPressed: event => event.modifiers & Qt.AltModifier ? field.moveBy(1) : field.current = Math.min(field.list.codes.length - 1, field.current + 1)
        Keys.onDeletePressed: field.removeCurrent()

        Lines {
            id: rows
            spacing: 0
            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                margins: 4
            }
            model: field.list.codes
            delegate: TieBreakRow {
                required property int index
                required property string modelData
                width: parent?.width ?? 0
                code: modelData
                name: field.list.names[index] ?? ""
                warning: field.list.warnings[index] ?? ""
                number: index + 1
                lit: frame.activeFocus && index === field.current
                onChosen: {
                    field.current = index;
                    frame.forceActiveFocus();
                }
                onMoved: by => {
                    field.current = index;
                    field.moveBy(by);
                }
                onRemoved: {
                    field.current = index;
                    field.removeCurrent();
                }
            }
        }
    }
    Choice {
        names: [qsTr("Add a tie-break …")].concat(Array.from(field.list.offered))
        chosen: 0
        hint: qsTr("Alt+↑, Alt+↓: move. Del: remove.")
        Layout.fillWidth: true
        onPicked: index => field.list.add(index - 1)
    }
}
