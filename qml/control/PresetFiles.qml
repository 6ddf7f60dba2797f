// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for a file of presets. Loaded when first needed.
AskFile {
    id: dialog

    property string purpose: "import"

    signal chosen(string purpose, url file)

    function ask(purpose: string) {
        dialog.purpose = purpose
        dialog.open()
    }

    title: purpose === "import" ? qsTr("Import presets from a file") : qsTr("Export my presets to a file")
    fileMode: purpose === "import" ? FileDialog.OpenFile : FileDialog.SaveFile
    defaultSuffix: "json"
    acceptLabel: purpose === "import" ? qsTr("Import") : qsTr("Write")
    rejectLabel: qsTr("Cancel")
    nameFilters: [qsTr("Preset files (*.json)"), qsTr("All files (*)")]
    onPicked: file => dialog.chosen(dialog.purpose, file)
}
