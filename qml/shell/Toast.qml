// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What just happened, on a line of its own below the page, for as long as it takes to read. It goes with the page it
// belongs to, and Escape closes it.
Rectangle {
    id: toast

    required property NoticeView notice
    required property string undoText // of the act that Undo would take back now
    readonly property bool refused: notice.kind === NoticeView.Refused
    readonly property int shortest: refused ? 12000 : notice.undoable ? 8000 : 4000
    property bool fresh: false // told in this very moment

    signal undo()

    function close(): bool {
        const shown = toast.visible
        toast.notice.dismiss()
        return shown
    }
    // What is told together with the turning of a page belongs to the new one.
    function turnPage() {
        if (!toast.fresh)
            toast.notice.dismiss()
    }

    implicitHeight: line.implicitHeight + 2 * (toast.notice.undoable || toast.refused ? 4 : 10)
    radius: Theme.radius
    color: refused ? Theme.dangerWash : Theme.ink
    border.width: refused ? 2 : 0
    border.color: Theme.danger
    visible: notice.text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice.text
    onUndoTextChanged: if (toast.notice.undoable && !toast.fresh) toast.notice.dismiss() // Undo would be another one

    Connections {
        target: toast.notice
        function onCountChanged() {
            toast.fresh = true
            Qt.callLater(() => toast.fresh = false)
            away.restart()
        }
    }
    HoverHandler { id: over }
    Timer {
        id: away
        interval: Math.max(toast.shortest, 2000 + 80 * toast.notice.text.length)
        onTriggered: over.hovered ? restart() : toast.notice.dismiss()
    }
    RowLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.gap }
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
            onClicked: { toast.notice.dismiss(); toast.undo() }
        }
        AppButton {
            quiet: true
            drawing: "cross"
            visible: toast.refused
            text: qsTr("Close")
            keys: "Esc"
            focusPolicy: Qt.NoFocus
            onClicked: toast.close()
        }
    }
}
