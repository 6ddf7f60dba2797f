// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A piece, by its letter in FEN; none for a full stop. Drawn for exactly the pixels it has.
Image {
    id: piece

    property string letter: "."
    property int size: 48
    readonly property var roles: ({ k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" })
    readonly property string role: roles[letter.toLowerCase()] ?? ""

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: role === "" ? "" : Qt.resolvedUrl("pieces/" + (letter === letter.toUpperCase() ? "white-" : "black-") + role + ".svg")
    visible: role !== ""
}
