// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    Component.onCompleted: {
        append({ name: "Open of the Lower Town", place: "Lower Town", filePath: "~/open.flagfall", when: "today, 14:32" })
        append({ name: "Winter blitz", place: "", filePath: "~/blitz.flagfall", when: "3 November 2026" })
    }
    function open(row) {}
    function forget(row) { remove(row) }
}
