// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Flagfall.Ui

// Asks for a file. Loaded when first needed.
AskFile {
    id: dialog

    property string purpose: "open"

    signal chosen(string purpose, url file)

    function ask(purpose: string, proposed: url) {
        dialog.purpose = purpose
        if (proposed.toString() !== "")
            dialog.selectedFile = proposed
        dialog.open()
    }

    readonly property bool saves: purpose === "save" || purpose === "list" || copies
    readonly property bool copies: purpose === "clean" || purpose === "anonymous"
    readonly property string all: qsTr("All files (*)")

    title: purpose === "players" ? qsTr("Import players") : purpose === "list" ? qsTr("Save the list of players") : purpose === "import" ? qsTr("Import a TRF file") : purpose === "clean" ? qsTr("Save a copy without contact data") : purpose === "anonymous" ? qsTr("Save an anonymised copy") : saves ? qsTr("Save the event as")
                                                                                : qsTr("Open an event")
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    endings: purpose === "list" ? ["csv", "tsv", "xlsx", "ods", "trf"] : []
    defaultSuffix: purpose === "save" || copies ? "flagfall" : endings[Math.max(0, selectedNameFilter.index)] ?? ""
    acceptLabel: purpose === "import" || purpose === "players" ? qsTr("Import") : saves ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    nameFilters: purpose === "players" ? [qsTr("Lists of players (*.csv *.tsv *.txt *.xlsx *.ods *.trf *.trfx *.flagfall *.CSV *.TXT *.XLSX *.ODS *.TRF)"), all]
               : purpose === "list" ? [qsTr("CSV (*.csv)"), qsTr("TSV (*.tsv)"), qsTr("Spreadsheet (*.xlsx)"), qsTr("Spreadsheet (*.ods)"), qsTr("Report file (*.trf)")]
               : purpose === "import" ? [qsTr("Report files (*.trf *.trfx *.txt *.TRF *.TXT)"), all]
                                      : [qsTr("Flagfall events (*.flagfall)"), all]
    replaces: purpose === "list" // an event is written over no file
    onPicked: file => dialog.chosen(dialog.purpose, file)
}
