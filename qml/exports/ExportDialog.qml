// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs
import Flagfall.Ui

// Asks where a file goes. Loaded when first needed.
AskFile {
    id: dialog

    property int row: -1

    title: qsTr("Save the file as")
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: dialog.endings[Math.max(0, dialog.selectedNameFilter.index)] ?? ""
}
