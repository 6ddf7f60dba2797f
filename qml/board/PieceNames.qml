// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Pieces in words, by the letters of FEN.
QtObject {
    readonly property var all: ({
        K: qsTr("White king"), Q: qsTr("White queen"), R: qsTr("White rook"), B: qsTr("White bishop"), N: qsTr("White knight"), P: qsTr("White pawn"),
        k: qsTr("Black king"), q: qsTr("Black queen"), r: qsTr("Black rook"), b: qsTr("Black bishop"), n: qsTr("Black knight"), p: qsTr("Black pawn")
    })
}
