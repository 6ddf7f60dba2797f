// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property int current: 0
    property var log: []

    signal changed()

    function note(what) { log = log.concat([what]) }
    function search(words) { note("search " + words) }
    function move(by) { note("move " + by) }
    function clear() { note("clear") }
    function take(place) {
        note("take " + place)
        return count > 0
    }
}
