// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool shown: title !== ""
    property string title: ""
    property string text: "A paper\n1.1  Illegal move"
    property string note: ""
    property int pageCount: title !== "" ? 3 : 0
    property var log: []

    signal asked()

    function ask(what) { title = what; asked() }
    function heightOfPage(page) { return 1.4 }
    function toPrinter() { log = log.concat(["print"]) }
    function savePdf() { log = log.concat(["savePdf"]) }
    function saveText() { log = log.concat(["saveText"]) }
    function saveCsv() { log = log.concat(["saveCsv"]) }
    function saveXlsx() { log = log.concat(["saveXlsx"]) }
    function copy() { log = log.concat(["copy"]) }
}
