// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool hasLots: false
    property bool hasValues: false
    property var values: ({})
    property int drawings: 0

    function drawLots() { drawings += 1 }
    function value(playerId) { return values[playerId] ?? "" }
    function enter(playerId, text) {
        if (text !== "" && isNaN(Number(text.replace(",", "."))))
            return false
        values[playerId] = text
        return true
    }
}
