// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

// Asks where a file goes. Loaded when first needed.
FileDialog {
    id: dialog

    property int row: -1
    property var endings: []

    title: qsTr("Save the file as")
    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
    defaultSuffix: dialog.endings[Math.max(0, dialog.selectedNameFilter.index)] ?? ""
}
