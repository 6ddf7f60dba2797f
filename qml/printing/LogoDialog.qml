// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for the picture of the event's logo. Loaded when first needed.
AskFile {
    title: qsTr("Logo of the event")
    fileMode: FileDialog.OpenFile
    acceptLabel: qsTr("Use")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Pictures (*.png *.jpg *.jpeg *.PNG *.JPG *.JPEG)"), qsTr("All files (*)")]
}
