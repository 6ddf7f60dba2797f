// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property var log: []

    function toggle(row) { setProperty(row, "on", !get(row).on) }
    function step(row, by) { setProperty(row, "seconds", get(row).seconds + 5 * by) }

    Component.onCompleted: ["Pairings by board", "Pairings by name", "Results", "Standings", "Clocks of chosen boards", "Countdown to the round", "Address of the web pages"]
        .forEach((name, at) => append({ list: at + 1, name: name, on: true, seconds: 10, shown: at === 0 }))
}
