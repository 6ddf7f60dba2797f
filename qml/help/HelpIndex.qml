// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Everything the help can answer, for a search: what arbiters ask, what every key does, and the chapters.
QtObject {
    id: index

    required property var chapters // of Chapter
    required property var tasks    // of Task
    required property var acts     // of Act
    readonly property var entries: Array.from(tasks).map(task => index.entry(task.page, task.question, task.answer, ""))
        .concat(Array.from(acts).map(act => index.entry("window", act.name, "", act.keys, act.words)))
        .concat(...Array.from(chapters).map(chapter => chapter.keys.told.map(row => index.entry(chapter.page, row.name, "", row.keys))))
        .concat(Array.from(chapters).map(chapter => index.entry(chapter.page, chapter.title, chapter.text, "", chapter.words)))

    function titleOf(page: string): string {
        return Array.from(index.chapters).find(chapter => chapter.page === page)?.title ?? ""
    }
    function entry(page: string, text: string, answer: string, keys: string, more: var): var {
        return { page: page, title: index.titleOf(page), text: text, answer: answer, keys: keys, words: Letters.plain([text, answer, keys, more ?? ""].join(" ")) }
    }
    // Entries in which every word stands; those whose name has them all come first. Behind them those in which another
    // form of the words stands: an ending counts for little.
    function find(typed: string): var {
        const words = Letters.plain(typed).split(/\s+/).filter(word => word !== "")
        const exact = index.having(words)
        return exact.concat(index.having(words.map(index.stem)).filter(one => !exact.includes(one)))
    }
    function stem(word: string): string { return word.length < 5 ? word : word.slice(0, Math.max(3, word.length - 2)) }
    function having(words: var): var {
        const found = words.length === 0 ? [] : index.entries.filter(one => words.every(word => one.words.includes(word)))
        const named = one => words.every(word => Letters.plain(one.text).includes(word))
        return found.filter(named).concat(found.filter(one => !named(one)))
    }
}
