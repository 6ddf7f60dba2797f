// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Flagfall.Ui

// The look of the whole program. Stateless but for the two switches the preferences set.
QtObject {
    id: theme

    property bool dark: false
    property real fontScale: 1.0

    readonly property Tones day: Tones {
        canvas: "#F3F2EE"; surface: "#FFFFFF"; sunken: "#E8E6E0"; line: "#D3D0C8"; edge: "#85817A"
        ink: "#1A1C1E"; inkSoft: "#53575C"; inkFaint: "#62666B"
        accent: "#0E5A70"; accentInk: "#FFFFFF"; accentWash: "#D9E9EE"
        danger: "#A1261B"; dangerWash: "#FAE6E3"
        warn: "#744600"; warnWash: "#FBEED3"
        good: "#22623A"; goodWash: "#E0F0E5"
        paper: "#FDFCF9"; paperInk: "#16181A"; night: "#24282C"; nightInk: "#F4F3EF"
        boardLight: "#EAECE7"; boardDark: "#8FAAB2"; boardLast: "#E5B32D"; boardInk: "#0B2530"
        boardAlarm: "#A1261B"; boardArrow: "#7A3B8F"; boardCasing: "#FFFFFF"
    }
    readonly property Tones evening: Tones {
        canvas: "#15181B"; surface: "#1F2327"; sunken: "#101315"; line: "#343A40"; edge: "#7D868E"
        ink: "#ECEDEE"; inkSoft: "#AEB5BB"; inkFaint: "#8A9197"
        accent: "#74C8DE"; accentInk: "#06222B"; accentWash: "#17353F"
        danger: "#FF9F92"; dangerWash: "#43201C"
        warn: "#F0BE55"; warnWash: "#3B2E10"
        good: "#86CF9D"; goodWash: "#1A3524"
        paper: "#E9E7E1"; paperInk: "#16181A"; night: "#0B0D0E"; nightInk: "#F4F3EF"
        boardLight: "#C9D0D0"; boardDark: "#768D96"; boardLast: "#D9A420"; boardInk: "#081C25"
        boardAlarm: "#8F1D13"; boardArrow: "#6C2F80"; boardCasing: "#FFFFFF"
    }
    readonly property Tones tones: theme.dark ? theme.evening : theme.day

    // Text colour first, then the ground it stands on: every pair the pages use.
    readonly property var pairs: [
        ["ink", "canvas"], ["ink", "surface"], ["ink", "sunken"], ["ink", "accentWash"],
        ["inkSoft", "canvas"], ["inkSoft", "surface"], ["inkSoft", "sunken"], ["inkSoft", "accentWash"],
        ["inkFaint", "canvas"], ["inkFaint", "surface"], ["inkFaint", "sunken"],
        ["accent", "canvas"], ["accent", "surface"], ["accent", "sunken"], ["accent", "accentWash"],
        ["accentInk", "accent"], ["accentInk", "danger"],
        ["danger", "surface"], ["danger", "canvas"], ["danger", "dangerWash"], ["ink", "dangerWash"],
        ["warn", "surface"], ["warn", "canvas"], ["warn", "warnWash"], ["ink", "warnWash"],
        ["good", "surface"], ["good", "canvas"], ["good", "goodWash"], ["ink", "goodWash"],
        ["paperInk", "paper"], ["nightInk", "night"],
        ["boardInk", "boardLight"], ["boardInk", "boardDark"], ["boardInk", "boardLast"],
        ["boardCasing", "boardAlarm"], ["boardCasing", "boardArrow"]
    ]

    readonly property color canvas: tones.canvas
    readonly property color surface: tones.surface
    readonly property color sunken: tones.sunken
    readonly property color line: tones.line
    readonly property color edge: tones.edge
    readonly property color ink: tones.ink
    readonly property color inkSoft: tones.inkSoft
    readonly property color inkFaint: tones.inkFaint
    readonly property color accent: tones.accent
    readonly property color accentInk: tones.accentInk
    readonly property color accentWash: tones.accentWash
    readonly property color danger: tones.danger
    readonly property color dangerWash: tones.dangerWash
    readonly property color warn: tones.warn
    readonly property color warnWash: tones.warnWash
    readonly property color good: tones.good
    readonly property color goodWash: tones.goodWash
    readonly property color paper: tones.paper
    readonly property color paperInk: tones.paperInk
    readonly property color night: tones.night
    readonly property color nightInk: tones.nightInk
    readonly property color boardLight: tones.boardLight
    readonly property color boardDark: tones.boardDark
    readonly property color boardLast: tones.boardLast
    readonly property color boardInk: tones.boardInk
    readonly property color boardAlarm: tones.boardAlarm
    readonly property color boardArrow: tones.boardArrow
    readonly property color boardCasing: tones.boardCasing

    // DejaVu Sans is on every Debian desktop, has all our letters, and its digits are all equally wide.
    readonly property string family: "DejaVu Sans"

    readonly property int small: Math.round(12 * fontScale)
    readonly property int body: Math.round(14 * fontScale)
    readonly property int lead: Math.round(16 * fontScale)
    readonly property int title: Math.round(20 * fontScale)
    readonly property int heading: Math.round(26 * fontScale)
    readonly property int display: Math.round(40 * fontScale)

    readonly property int gap: 8
    readonly property int space: 16
    readonly property int wide: 24
    readonly property int radius: 6
    readonly property int ring: 2
    readonly property int touch: 44
    readonly property int row: Math.round(44 * Math.max(1, fontScale * 0.85))
}
