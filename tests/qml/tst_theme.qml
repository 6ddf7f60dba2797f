// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.Ui

// Every text colour the pages use stands out from its ground, in both themes (WCAG 2.1, 1.4.3).
TestCase {
    id: theme
    name: "theme"

    function channel(value) { return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4) }
    function luminance(colour) { return 0.2126 * channel(colour.r) + 0.7152 * channel(colour.g) + 0.0722 * channel(colour.b) }
    function contrast(one, other) {
        const a = luminance(one), b = luminance(other)
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    function test_text_contrast_is_at_least_4_5_data() {
        const rows = []
        for (const tones of ["day", "evening"])
            for (const pair of Theme.pairs)
                rows.push({ tag: tones + ": " + pair[0] + " on " + pair[1], tones: tones, ink: pair[0], ground: pair[1] })
        return rows
    }
    function test_text_contrast_is_at_least_4_5(row) {
        const found = contrast(Theme[row.tones][row.ink], Theme[row.tones][row.ground])
        verify(found >= 4.5, row.tag + " is only " + found.toFixed(2))
    }
    function test_a_button_out_of_use_can_be_read_and_told_from_one_in_use_data() {
        const rows = []
        for (const dark of [false, true])
            for (const kind of ["plain", "primary", "grave", "quiet", "checked"])
                rows.push({ tag: (dark ? "evening: " : "day: ") + kind, dark: dark, kind: kind })
        return rows
    }
    function test_a_button_out_of_use_can_be_read_and_told_from_one_in_use(row) {
        Theme.dark = row.dark
        const button = createTemporaryObject(buttons, theme, { text: "Claim", [row.kind]: true })
        const tone = String(button.tone), face = String(button.face)
        button.enabled = false
        compare(button.opacity, 1)
        const grounds = button.face.a > 0 ? [button.face] : [Theme.canvas, Theme.surface, Theme.sunken]
        for (const ground of grounds) {
            const found = contrast(button.tone, ground)
            verify(found >= 4.5, row.tag + " is only " + found.toFixed(2))
        }
        verify(String(button.tone) !== tone, "the text is another")
        verify(row.kind === "quiet" || String(button.face) !== face, "and so is the ground")
    }
    function cleanup() { Theme.dark = false }
    function test_outlines_of_controls_stand_out_data() { return [{ tag: "day" }, { tag: "evening" }] }
    function test_outlines_of_controls_stand_out(row) {
        for (const ground of ["surface", "canvas"])
            verify(contrast(Theme[row.tag].edge, Theme[row.tag][ground]) >= 3, ground)
    }
    function test_digits_are_equally_wide_data() {
        return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit => ({ tag: String(digit) }))
    }
    function test_digits_are_equally_wide(row) { compare(metrics.advanceWidth(row.tag), metrics.advanceWidth("0")) }

    Component {
        id: buttons
        AppButton { property bool plain: false }
    }
    FontMetrics { id: metrics; font.family: Theme.family; font.pixelSize: 48; font.bold: true }
}
