// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Flagfall.Ui

// A dialog for a file that begins where the last one was. Where the desktop has none, Qt draws its own: that one would
// begin in the list, take the first file there by Enter, and replace it without a question.
FileDialog {
    id: dialog

    readonly property url start: Folders.last
    readonly property bool saving: dialog.fileMode === FileDialog.SaveFile
    property bool replaces: dialog.saving // a file that is there already, once that is confirmed; else whoever saves says so
    property var endings: [] // of the files that the filters are for, in that order
    property T.TextField nameField: null // of Qt's own dialog
    property int filterBefore: 0

    signal picked(file: url)

    function begin() {
        if (dialog.start.toString() !== "")
            dialog.currentFolder = dialog.start
    }
    function found(item: Item, isWanted: var): Item {
        if (item === null || isWanted(item))
            return item
        for (const child of Array.from(item.children)) {
            const one = dialog.found(child, isWanted)
            if (one !== null)
                return one
        }
        return null
    }
    function drawnByQt(isWanted: var): Item {
        const window = dialog.parentWindow as T.ApplicationWindow
        return window === null ? null : dialog.found(window.T.Overlay.overlay, isWanted)
    }
    // The proposed name has the keyboard, and Enter takes it.
    function look() {
        const field = dialog.drawnByQt(item => item.objectName === "fileNameTextField") as T.TextField
        if (field !== null && field !== dialog.nameField) {
            for (const label of Array.from(field.parent.children)) // Qt's own words are there in few languages
                if (label.text === "File name" || label.text === "Filter")
                    label.text = label.text === "Filter" ? qsTr("Kind of file") : qsTr("Name of the file")
            field.accepted.connect(() => Qt.callLater(dialog.press))
        }
        dialog.nameField = field
        if (!dialog.saving)
            dialog.lookAtFiles()
        if (field === null || !dialog.saving)
            return
        field.forceActiveFocus(Qt.TabFocusReason)
        field.selectAll()
    }
    // Opened again, Qt's own dialog has no file chosen: the one of before is chosen anew, so that Enter takes it.
    function lookAtFiles() {
        const list = dialog.drawnByQt(item => item.objectName === "fileDialogListView") as ListView
        if (list === null || list.count === 0)
            return
        const at = Math.max(0, list.currentIndex)
        list.currentIndex = -1
        list.currentIndex = at
        list.forceActiveFocus(Qt.TabFocusReason)
    }
    // The proposed name has the ending of the kind that was chosen when it was asked.
    function withEnding(file: url): url {
        const before = "." + dialog.endings[dialog.filterBefore]
        const now = dialog.endings[dialog.selectedNameFilter.index]
        const path = file.toString()
        return now === undefined || !path.endsWith(before) ? file : path.slice(0, 1 - before.length) + now
    }
    function press() {
        const button = dialog.drawnByQt(item => item instanceof T.AbstractButton && item.text === dialog.acceptLabel) as T.AbstractButton
        if (button !== null && dialog.visible)
            button.clicked()
    }

    Component.onCompleted: dialog.begin()
    onStartChanged: dialog.begin()
    onVisibleChanged: {
        Folders.noteAsking(dialog.visible)
        if (!dialog.visible)
            return
        dialog.filterBefore = Math.max(0, dialog.selectedNameFilter.index)
        Qt.callLater(dialog.look)
    }
    Component.onDestruction: if (dialog.visible) Folders.noteAsking(false)
    onAccepted: {
        const file = dialog.withEnding(dialog.selectedFile)
        Folders.chosen(dialog.currentFolder)
        if (dialog.nameField !== null && dialog.replaces)
            Folders.replacing(dialog.parentWindow, file, () => dialog.picked(file))
        else
            dialog.picked(file)
    }
}
