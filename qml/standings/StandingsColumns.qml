// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Which columns of the standings have room, and how wide they are. A name keeps a dozen letters: beside it stand as many
// tie-breaks as have room, from the first one on, and with them what else is known of a player.
QtObject {
    id: columns

    property real room: 0 // of a row
    property var names: ({}) // the heads: rank, shift, title, federation, rating, played, points, secondary
    property var tieBreaks: [] // their heads
    property var tieBreakWidest: [] // the longest figures before and after the decimal sign

    readonly property int gap: 12
    readonly property var parts: Array.from(columns.tieBreakWidest).map(widest => Math.ceil(columns.advance(columns.figures, widest[1])))
    readonly property int more: Math.max(Math.round(34 * Theme.fontScale), Math.ceil(columns.advance(columns.heads, "+9"))) // "+2": so many have no room
    readonly property var plan: columns.planned()
    readonly property int shownTieBreaks: columns.plan.tieBreaks
    readonly property int hidden: columns.tieBreaks.length - columns.shownTieBreaks

    readonly property FontMetrics figures: FontMetrics { font.family: Theme.family; font.pixelSize: Theme.body }
    readonly property FontMetrics heads: FontMetrics { font.family: Theme.family; font.pixelSize: Theme.small; font.bold: true }
    readonly property FontMetrics letters: FontMetrics { font.family: Theme.family; font.pixelSize: Theme.body; font.bold: true }

    readonly property var widths: ({ rank: columns.wide("rank", 60), shift: columns.wide("shift", 40), title: columns.wide("title", 52), federation: columns.wide("federation", 52), rating: columns.wide("rating", 64),
                                     played: columns.wide("played", 60), points: columns.wide("points", 64), secondary: columns.wide("secondary", 64) })

    // A binding that has asked for the font is worked out again when it changes.
    function advance(metrics: FontMetrics, text: string): real { return metrics.font ? metrics.advanceWidth(text) : 0 }
    // No word of a head is broken.
    function wide(what: string, least: int): int {
        const words = (columns.names[what] ?? "").split(/\s+/).map(word => Math.ceil(columns.advance(columns.heads, word)))
        return Math.max(Math.round(least * Theme.fontScale), ...words)
    }
    function tieBreakWidth(column: int): int { return columns.narrowest(column) + (columns.plan.spread ? Math.round(10 * Theme.fontScale) : 0) }
    function narrowest(column: int): int {
        const figures = columns.advance(columns.figures, columns.tieBreakWidest[column]?.[0] ?? "") + (columns.parts[column] ?? 0)
        return Math.max(Math.round(54 * Theme.fontScale), Math.ceil(columns.advance(columns.heads, columns.tieBreaks[column] ?? "")), Math.ceil(figures))
    }
    // A head stands over the middle of its figures where these are wider.
    function beside(column: int): int {
        const whole = columns.advance(columns.figures, columns.tieBreakWidest[column]?.[0] ?? "")
        return Math.max(0, Math.round((whole + (columns.parts[column] ?? 0) - columns.advance(columns.heads, columns.tieBreaks[column] ?? "")) / 2))
    }
    function planned(): var {
        const besides = ["points"].concat((columns.names.secondary ?? "") !== "" ? ["secondary"] : [])
        let left = columns.room - 2 * 12 - columns.widths.rank - 2 * columns.gap - besides.reduce((sum, what) => sum + columns.gap + columns.widths[what], 0)
        const least = Math.ceil(columns.advance(columns.letters, "n".repeat(12)))
        const usual = Math.ceil(columns.advance(columns.letters, "n".repeat(18)))
        const ample = Math.ceil(columns.advance(columns.letters, "n".repeat(24)))
        const all = columns.tieBreaks.length
        const taken = count => Array.from({ length: count }, (_, at) => columns.narrowest(at) + columns.gap).reduce((sum, one) => sum + one, count < all ? columns.more + columns.gap : 0)
        let count = all
        while (count > 0 && left - taken(count) < least)
            --count
        left -= taken(count)
        const shown = []
        for (const what of ["title", "rating", "shift", "federation", "played"].filter(what => columns.names[what] !== "")) {
            if (left - columns.widths[what] - columns.gap < usual)
                break
            left -= columns.widths[what] + columns.gap
            shown.push(what)
        }
        return { tieBreaks: count, shown: shown, spread: left - count * Math.round(10 * Theme.fontScale) >= ample }
    }
    function shows(what: string): bool { return columns.plan.shown.includes(what) }
}
