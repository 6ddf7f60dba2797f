// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// A file that takes its time to open: how far it is, and Escape gives it up.
T.Popup {
    id: dialog

    required property OpeningView opening

    modal: true
    focus: true
    padding: Theme.wide
    closePolicy: T.Popup.NoAutoClose
    visible: opening.shown
    width: parent ? Math.min(parent.width - 2 * Theme.wide, Math.round(480 * Theme.fontScale)) : 480
    height: implicitContentHeight + 2 * padding
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (parent.height - height) / 3 : 0

    onOpened: stop.forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle {
        color: "#99000000"
    }
    background: Rectangle {
        radius: Theme.radius * 2
        color: Theme.surface
        border.color: Theme.line
    }
    contentItem: ColumnLayout {
        // qmllint disable deferred-property-id
        spacing: Theme.space
        Accessible.role: Accessible.Dialog
        Accessible.name: title.text
        Keys.onEscapePressed: dialog.opening.giveUp()

        AppText {
            id: title
            text: qsTr("Opening %1").arg(dialog.opening.file)
            font.pixelSize: Theme.title
            font.bold: true
            Layout.fillWidth: true
        }
        Rectangle {
            id: track
            radius: height / 2
            color: Theme.sunken
            border.color: Theme.line
            implicitHeight: Math.round(12 * Theme.fontScale)
            Layout.fillWidth: true
            Accessible.role: Accessible.ProgressBar
            Accessible.name: title.text
            Rectangle {
                width: Math.max(height, track.width * dialog.opening.share)
                height: parent.height
                radius: height / 2
                color: Theme.accent
            }
        }
        AppButton {
            id: stop
            objectName: "stop"
            text: qsTr("Cancel")
            keys: "Esc"
            Layout.alignment: Qt.AlignRight
            onClicked: dialog.opening.giveUp()
        }
    }
}
