// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for the file of a rating list. Loaded when first needed.
AskFile {
    title: qsTr("Import a rating list")
    fileMode: FileDialog.OpenFile
    acceptLabel: qsTr("Import")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Rating lists (*.zip *.txt *.xml *.csv *.ZIP *.TXT *.XML *.CSV)"), qsTr("All files (*)")]
}
