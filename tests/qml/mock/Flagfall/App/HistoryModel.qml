// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    function fill(n) {
        for (let i = 0; i < n; ++i)
            append({ seq: n - i, time: "10:0" + i % 10 + ":17", who: "Arbiter", text: i % 3 ? "White pressed the clock on board " + i + ": 2:58 left" : "Result 1–0 on board " + (i + 1), retracted: i === 3, kind: 0 })
    }
}
