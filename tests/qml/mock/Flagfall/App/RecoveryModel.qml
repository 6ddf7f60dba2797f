// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Policy { LastHeartbeat, LastEvent, ChargeToRestart }

    property string caption: count + " boards"
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ board: i, names: "Kráľovičová Alžbeta – Souto Outeiriño Xoán Manuel", lastEvent: "W 4:50  B 5:00", lastHeartbeat: "W 4:41  B 5:00", chargeToRestart: "W 2:07  B 5:00", gapText: "2 min 34 s without a reading", note: "White was to move." })
    }
    function decide(board, policy) { log = log.concat([board + " " + policy]) }
    function decideAll(policy) { log = log.concat(["all " + policy]) }
}
