// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

// Twelve articles; what is looked for leaves those with the words in their title or number.
ListModel {
    id: laws

    property string edition: "E2023"
    property var editions: ["E2009", "E2018", "E2023"]
    property var editionNames: ["FIDE Laws 2009", "FIDE Laws 2018", "FIDE Laws 2023"]
    property string words: ""
    property string opened: "" // the citation it was opened with

    signal asked()

    function open(citation) { opened = citation; words = citation === "" ? "" : citation.replace("Laws 2023, ", ""); asked() }
    function fill() {
        clear()
        for (let i = 0; i < 12; ++i) {
            const row = { number: "6." + i, title: i % 2 ? "Loss on time" : "A wrong clock setting, and what becomes of it", text: "Text " + i, elsewhere: "The same in the Laws of 2009, 6.9", note: "" }
            if (words.split(", ").some(word => (row.number + " " + row.title).includes(word)))
                append(row)
        }
        asked()
    }

    onWordsChanged: fill()
    onEditionChanged: fill()
    Component.onCompleted: fill()
}
