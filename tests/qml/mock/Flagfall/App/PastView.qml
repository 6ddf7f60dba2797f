// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property QtObject shown: null
    property string text: "As of 14:32:05 on 25 November 2026, entry 812 of 1,034: read only"
    property string remark: ""
    property bool canGoEarlier: true
    property bool canGoLater: true
    property string askError: ""
    property var log: []

    function told(what) { log = log.concat([what]) }
    function showAfter(act) { told("showAfter " + act); return true }
    function showBefore(act) { told("showBefore " + act); return true }
    function ask(time) {
        told("ask " + time)
        askError = time.length < 4 ? "Write a time of day: 14:32 or 14:32:05." : ""
        return askError === ""
    }
    function step(by) { told("step " + by) }
    function leave() { told("leave") }
    function forgetError() { askError = "" }
}
