// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Kind { Assumed, Repaired, Ignored, Wrong }

    Component.onCompleted: {
        append({ kind: RemarksModel.Assumed, kindText: "Taken for granted", place: "the whole file", field: "142", text: "The file does not say how many rounds are planned; 10 were taken from the players' records.", count: 1 })
        append({ kind: RemarksModel.Repaired, kindText: "Read all the same", place: "line 12, column 85", field: "001 points", text: "The points differ from the results; the results count.", count: 3 })
    }
}
