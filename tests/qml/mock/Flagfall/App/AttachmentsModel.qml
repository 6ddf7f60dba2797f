// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ name: "scoresheet of Kráľovičová, board 3, both pages " + i + ".jpg", about: "JPEG image · 1.2 MB · 2026-11-21 14:32:05 · A. Arbiter", note: i === 1 ? "both pages" : "" })
    }
    function look(ruling, round, board) { log = log.concat(["look " + ruling]) }
    function attach(file, note) { log = log.concat(["attach " + file + " " + note]) }
    function remove(row) { log = log.concat(["remove " + row]) }
    function save(row) { log = log.concat(["save " + row]) }
}
