// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs
import Flagfall.Ui

// Asks which file belongs to a ruling. Loaded when first needed.
AskFile {
    title: qsTr("Attach a file to the ruling")
    fileMode: FileDialog.OpenFile
    acceptLabel: qsTr("Attach")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Pictures, PDF and text (*.jpg *.jpeg *.png *.pdf *.txt *.JPG *.JPEG *.PNG *.PDF *.TXT)"), qsTr("All files (*)")]
}
