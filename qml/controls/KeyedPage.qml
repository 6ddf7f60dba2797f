// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A page of the window, and the table of its keys if it has keys of its own.
FocusScope {
    id: page

    property KeyTable keyTable: null
    property string chapter: "" // of the help, where it is not that of the page
    property string citation: "" // the articles of the ruling in sight, in any text
    property string title: "" // said where no heading says it

    Accessible.role: Accessible.Pane
    Accessible.name: page.title
    Accessible.ignored: page.title === ""
}
