// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "replay"; on: ["Return", "H"]; text: qsTr("replay of the board, at that action"); inPalette: true; drawing: "clock" }
}
