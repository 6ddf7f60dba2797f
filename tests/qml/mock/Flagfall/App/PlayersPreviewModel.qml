// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    Component.onCompleted: {
        for (let i = 1; i <= 13; ++i)
            append({ number: String(i), name: "Surname " + i + ", Given", rating: String(2400 - 17 * i), federation: "SVK", title: i < 3 ? "IM" : "" })
    }
}
