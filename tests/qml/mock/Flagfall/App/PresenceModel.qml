// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum State { Plays, HalfPoint, ZeroPoint, FullPoint, Withdrawn, Out }

    property string countText: "23 players take part, 1 does not"

    function rowNamed(prefix) {
        for (let row = 0; row < count; ++row)
            if (get(row).name.toLowerCase().startsWith(prefix.toLowerCase()))
                return row
        return -1
    }
    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ playerId: i, number: String(i), name: "Souto Outeiriño Xoán Manuel", points: "1½", stateText: i === 2 ? "half-point bye" : "",
                     state: i === 2 ? PresenceModel.HalfPoint : PresenceModel.Plays, accessibleText: "Souto Outeiriño Xoán Manuel plays" })
    }
}
