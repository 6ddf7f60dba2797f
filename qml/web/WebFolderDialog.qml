// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for the folder of the web pages, from the one that the event has, or else from the folder that was used last. It
// is for everybody: no other file is proposed there afterwards.
// Loaded when first needed.
FolderDialog {
    id: dialog

    function begin(chosen: url) {
        const from = chosen.toString() !== "" ? chosen : Folders.last
        if (from.toString() !== "")
            dialog.currentFolder = from
    }

    title: qsTr("Folder of the web pages")
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
    onVisibleChanged: Folders.noteAsking(dialog.visible)
    Component.onDestruction: if (dialog.visible) Folders.noteAsking(false)
}
