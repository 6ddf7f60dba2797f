// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
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
    property Item box: null // Qt's own dialog, its field for the name, and its list of kinds
    property T.TextField nameField: null
    property T.ComboBox kindList: null
    property bool typed: false // the name, since it was read last
    property var enterTaken: [] // by these buttons
    property int kindBefore: 0 // where the desktop has a dialog

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
    // Qt has its words in few languages, marks the name in colours of its list, leaves it half of the width, and takes
    // Enter on none of its buttons.
    function adopt(field: T.TextField) {
        dialog.box = field
        while (dialog.box.parent.parent !== null && !(dialog.box.parent instanceof T.Overlay))
            dialog.box = dialog.box.parent
        const row = Array.from(field.parent.children)
        const labels = row.filter(item => item instanceof T.Label)
        labels[0].text = qsTr("Name of the file")
        labels[1].text = qsTr("Kind of file")
        for (const label of [dialog.acceptLabel, dialog.rejectLabel])
            dialog.takeEnter(dialog.button(label))
        if (field === dialog.nameField)
            return
        dialog.nameField = field
        dialog.kindList = row.find(item => item instanceof T.ComboBox) as T.ComboBox
        field.selectedTextColor = Theme.day.accentInk
        field.Layout.columnSpan = 2
        field.Layout.rightMargin = 20
        field.textEdited.connect(() => { dialog.typed = true })
        field.editingFinished.connect(dialog.readName)
        field.accepted.connect(() => Qt.callLater(dialog.press))
        dialog.kindList.displayText = Qt.binding(() => dialog.brief(dialog.kindList.currentText))
        dialog.kindList.currentIndexChanged.connect(dialog.endAsShown)
        dialog.takeEnds(dialog.found(dialog.box, item => item.objectName === "fileDialogListView") as ListView)
    }
    // Without the endings, where they are many.
    function brief(kind: string): string { return kind.length > 32 ? kind.replace(/ [(].*/, "") : kind }
    function button(label: string): T.AbstractButton {
        return dialog.found(dialog.box, item => item instanceof T.AbstractButton && item.text === label) as T.AbstractButton
    }
    function takeEnter(button: T.AbstractButton) {
        if (button === null || dialog.enterTaken.includes(button))
            return
        dialog.enterTaken.push(button)
        button.Keys.returnPressed.connect(() => button.clicked())
        button.Keys.enterPressed.connect(() => button.clicked())
    }
    function takeEnds(list: ListView) {
        list.countChanged.connect(() => { if (!dialog.saving) Qt.callLater(dialog.lookAtFiles) }) // another folder
        list.Keys.pressed.connect(event => {
            if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
                return
            list.currentIndex = event.key === Qt.Key_Home ? 0 : list.count - 1
            event.accepted = true
        })
    }
    // The proposed name has the keyboard, and Enter takes it.
    function look() {
        const field = dialog.drawnByQt(item => item.objectName === "fileNameTextField") as T.TextField
        if (field === null)
            return
        dialog.adopt(field)
        if (!dialog.saving)
            return dialog.lookAtFiles()
        if (dialog.kindList.currentIndex < 0)
            dialog.kindList.currentIndex = 0
        dialog.endAsShown()
        field.forceActiveFocus(Qt.TabFocusReason)
        field.selectAll()
    }
    function endingOf(name: string): string { return name.includes(".") ? name.split(".").pop().toLowerCase() : "" }
    // The name ends as the kind that is shown. It is written letter by letter: so it still follows the list.
    function endAsShown() {
        const now = dialog.endings[dialog.kindList.currentIndex]
        const name = dialog.nameField.text
        if (!dialog.visible || !dialog.saving || now === undefined || name === "")
            return
        const before = dialog.endingOf(name)
        if (before === now)
            return
        const from = dialog.endings.includes(before) ? name.length - before.length - 1 : name.length
        dialog.nameField.remove(from, name.length)
        dialog.nameField.insert(from, "." + now)
        dialog.typed = false
        dialog.nameField.editingFinished()
    }
    // An ending that was typed shows its kind; a name without one gets that of the kind.
    function readName() {
        if (!dialog.typed)
            return
        dialog.typed = false
        const kind = dialog.endings.indexOf(dialog.endingOf(dialog.nameField.text))
        if (kind < 0 || kind === dialog.kindList.currentIndex)
            return dialog.endAsShown()
        dialog.kindList.currentIndex = kind
        dialog.kindList.activated(kind)
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
    // Where the desktop has a dialog, the proposed name has the ending of the kind that was chosen when it was asked.
    function withEnding(file: url): url {
        if (dialog.nameField !== null)
            return file
        const before = "." + dialog.endings[dialog.kindBefore]
        const now = dialog.endings[dialog.selectedNameFilter.index]
        const path = file.toString()
        return now === undefined || !path.endsWith(before) ? file : path.slice(0, 1 - before.length) + now
    }
    function press() {
        const button = dialog.button(dialog.acceptLabel)
        if (button !== null && dialog.visible)
            button.clicked()
    }

    Component.onCompleted: dialog.begin()
    onStartChanged: dialog.begin()
    onVisibleChanged: {
        Folders.noteAsking(dialog.visible)
        if (!dialog.visible)
            return
        dialog.kindBefore = Math.max(0, dialog.selectedNameFilter.index)
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
