// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property var log: []

    function find(text) {
        log = log.concat([text])
        return text !== "amaz" ? [] : [{ kind: "player", text: "Amazon, A.", note: "Board 3, White", drawing: "players", round: 1, board: 3, player: 7, citation: "" }]
    }
}
