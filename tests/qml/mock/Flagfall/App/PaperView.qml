// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool shown: title !== ""
    property string title: ""
    property string html: "<h2>A paper</h2><table><tr><td>1.1</td><td>Illegal move</td></tr></table>"
    property string note: ""
    property var log: []

    signal asked()

    function ask(what) { title = what; asked() }
    function savePdf() { log = log.concat(["savePdf"]) }
    function saveText() { log = log.concat(["saveText"]) }
}
