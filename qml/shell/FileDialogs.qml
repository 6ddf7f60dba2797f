// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// Asks for a file. Loaded when first needed.
FileDialog {
    id: dialog

    property string purpose: "open"

    signal chosen(string purpose, url file)

    function ask(purpose: string) {
        dialog.purpose = purpose
        dialog.open()
    }

    readonly property bool saves: purpose === "save" || purpose === "move"

    title: purpose === "import" ? qsTr("Import a TRF file") : saves ? qsTr("Save the event as")
                                                                                : qsTr("Open an event")
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: saves ? "flagfall" : ""
    acceptLabel: purpose === "import" ? qsTr("Import") : saves ? qsTr("Choose") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    nameFilters: purpose === "import" ? [qsTr("Report files (*.trf *.trfx *.txt *.TRF *.TXT)"), qsTr("All files (*)")]
                                      : [qsTr("Flagfall events (*.flagfall)"), qsTr("All files (*)")]
    onAccepted: dialog.chosen(dialog.purpose, dialog.selectedFile)
}
