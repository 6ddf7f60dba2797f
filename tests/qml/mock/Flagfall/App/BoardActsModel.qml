// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Kind { Move, Clock, Correction, Flag, Player, Result, Program }

    function fill(n) {
        for (let i = 0; i < n; ++i)
            append({ seq: i + 1, time: "14:" + (10 + i % 50) + ":17", move: Math.floor(i / 2) + 1 + (i % 2 ? "…" : "."), white: "1:2" + i % 10 + ":07",
                     black: "1:1" + i % 10 + ":40", thought: "0:3" + i % 10, text: i === 5 ? "2:00 added to White's time: illegal move" : "White pressed the clock",
                     takenBack: i === 3, kind: i === 5 ? BoardActsModel.Correction : BoardActsModel.Move })
    }
}
