// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: presets

    property int ownCount: 1
    property string search: ""
    property string told: ""
    property var log: []

    function controlAt(row) { return get(row).control }
    function rename(row, name) { log = log.concat(["rename " + row + " " + name]) }
    function exportTo(file) {}
    function importFrom(file) {}

    Component.onCompleted: {
        append({ presetId: "own/Club", group: "My presets", name: "Club evening", control: "60+15", words: "60 minutes, 15 seconds a move from move 1", own: true })
        append({ presetId: "FIDE/world-blitz", group: "Blitz", name: "World Blitz Championship", control: "3+2", words: "3 minutes, 2 seconds a move from move 1", own: false })
        append({ presetId: "DGT3000/14", group: "DGT 3000", name: "Option 14", control: "100:50:15 +30", words: "100 minutes, then 50 minutes, then 15 minutes, 30 seconds a move from move 1", own: false })
    }
}
