// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The help as a book: the same chapters, keys and answers that the page shows, for paper and the web.
QtObject {
    id: manual

    required property Workspace workspace
    readonly property string title: qsTr("Flagfall: the manual")
    readonly property string tasksTitle: qsTr("How do I …?")
    readonly property string keysTitle: qsTr("Keys everywhere")
    readonly property string keyHead: qsTr("Key")
    readonly property string meaningHead: qsTr("What it does")
    readonly property Chapters chapters: Chapters {}
    readonly property Tasks tasks: Tasks {}
    readonly property CommonKeys common: CommonKeys {}
    readonly property Acts acts: Acts { workspace: manual.workspace }
    readonly property var answers: Array.from(tasks.all).map(task => ({ text: task.question, answer: task.answer }))
    readonly property var keys: manual.told(Array.from(acts.all).map(act => ({ keys: act.keys, text: act.name })).concat(manual.rows(common)))
    readonly property var parts: Array.from(chapters.all).map(chapter => ({ page: chapter.page, title: chapter.title, text: chapter.text, keys: manual.told(manual.rows(chapter.keys)) }))

    function rows(table: KeyTable): var {
        return table.told.map(row => ({ keys: row.keys, text: row.text }))
    }
    function told(rows: var): var {
        return rows.filter(row => row.keys !== "")
    }
}
