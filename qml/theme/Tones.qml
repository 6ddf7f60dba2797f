// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The colours of one theme. A test reads Theme.pairs and computes the contrast of each.
QtObject {
    required property color canvas   // behind everything
    required property color surface  // cards, rows, fields
    required property color sunken   // wells, the rail
    required property color line     // quiet separators
    required property color edge     // outlines of controls
    required property color ink
    required property color inkSoft
    required property color inkFaint // on what cannot be used now
    required property color accent
    required property color accentInk
    required property color accentWash
    required property color danger
    required property color dangerWash
    required property color warn
    required property color warnWash
    required property color good
    required property color goodWash
    required property color paper    // the white player's side
    required property color paperInk
    required property color night    // the black player's side
    required property color nightInk
    required property color boardLight // the squares of a chess board
    required property color boardDark
    required property color boardLast  // laid over the squares of the last move
    required property color boardInk   // marks and coordinates on the squares
    required property color boardAlarm // check
    required property color boardArrow
    required property color boardCasing // round arrows and marks, so that they stand out from pieces as well
}
