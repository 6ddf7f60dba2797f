// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// A dialog for a file that begins where the last one was.
FileDialog {
    id: dialog

    readonly property url start: Folders.last

    function begin() {
        if (dialog.start.toString() !== "")
            dialog.currentFolder = dialog.start
    }

    Component.onCompleted: dialog.begin()
    onStartChanged: dialog.begin()
    onVisibleChanged: Folders.noteAsking(dialog.visible)
    Component.onDestruction: if (dialog.visible) Folders.noteAsking(false)
    onAccepted: Folders.chosen(dialog.currentFolder)
}
