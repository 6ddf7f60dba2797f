// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for the folder of the web pages. Loaded when first needed.
FolderDialog {
    id: dialog

    title: qsTr("Folder of the web pages")
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
    onVisibleChanged: Folders.noteAsking(dialog.visible)
    Component.onDestruction: if (dialog.visible) Folders.noteAsking(false)
}
