// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What just happened, for a few seconds; a refusal stays until it is read away.
Rectangle {
    id: toast

    required property NoticeView notice
    readonly property bool refused: notice.kind === NoticeView.Refused
    property bool shown: false

    signal undo()

    width: Math.min(line.implicitWidth + 2 * Theme.space, parent.width - 2 * Theme.wide, 640)
    implicitHeight: line.implicitHeight + 2 * 12
    radius: Theme.radius
    color: refused ? Theme.dangerWash : Theme.ink
    border.width: refused ? 2 : 0
    border.color: Theme.danger
    visible: shown && notice.text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice.text

    function show() { shown = true; away.restart() }

    Connections {
        target: toast.notice
        function onCountChanged() { toast.show() }
    }
    Timer { id: away; interval: toast.refused ? 12000 : toast.notice.undoable ? 8000 : 4000; onTriggered: toast.shown = false }
    RowLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Icon {
            drawing: toast.refused ? "warning" : toast.notice.kind === NoticeView.Done ? "check" : "info"
            color: toast.refused ? Theme.danger : Theme.canvas
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }
        AppText {
            text: toast.notice.text
            color: toast.refused ? Theme.ink : Theme.canvas
            Layout.fillWidth: true
        }
        AppButton {
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            visible: toast.notice.undoable
            focusPolicy: Qt.NoFocus
            onClicked: { toast.shown = false; toast.undo() }
        }
        AppButton {
            quiet: true
            drawing: "cross"
            visible: toast.refused
            text: qsTr("Close")
            onClicked: { toast.shown = false; toast.notice.dismiss() }
        }
    }
}
