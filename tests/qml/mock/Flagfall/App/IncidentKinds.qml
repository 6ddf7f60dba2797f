// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    ListElement { word: "illegal-move"; name: "Illegal move" }
    ListElement { word: "draw-claim"; name: "Draw claim" }
    function wordAt(row) { return row >= 0 && row < count ? get(row).word : "" }
}
