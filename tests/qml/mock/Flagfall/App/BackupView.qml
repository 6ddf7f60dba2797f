// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property string folder: "/media/ema/STICK"
    property bool always: true
    property bool busy: false
    property bool failed: false
    property string state: "Copy saved as /media/ema/STICK/open-round-3.flagfall at 16:05."
    property var places: ["/media/ema/STICK"]
    property var log: []

    function note(what) { log = log.concat([what]) }
    function setFolder(text) { note("folder " + text); return text.startsWith("/") ? "" : "There is no such folder." }
    function chooseFolder(folder) { note("chosen " + folder) }
    function choosePlace(place) { note("place " + place) }
    function backUp() { note("back up") }
    function tryNewest() { note("try") }
}
