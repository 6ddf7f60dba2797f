// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Where dialogs for files begin: in the folder in which a file was chosen last, or an event was opened since. The
// preferences keep it.
QtObject {
    id: folders

    property url last

    property int asking: 0 // how many of those dialogs are open: no key is for the page below then

    signal chosen(url folder)
    // `go` may replace the file, if it is there: that is asked in this window.
    signal replacing(window: QtObject, file: url, go: var)

    function noteAsking(on: bool) { folders.asking += on ? 1 : -1 }

    // The folder of an opened file is the last one.
    function noteFile(file: url) {
        const folder = file.toString().replace(/[/][^/]*$/, "")
        if (folder !== "")
            folders.chosen(folder)
    }
    // The same name, in that folder.
    function inLast(file: url): url {
        const name = file.toString().split("/").pop()
        return folders.last.toString() === "" ? file : folders.last.toString() + "/" + name
    }
}
