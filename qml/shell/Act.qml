// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One thing the arbiter can do from anywhere: a key with its words, and where it stands in the rail.
KeyRow {
    property string page: ""      // the page it leads to, if it leads to one
    property bool railed: false
    property bool presentOnly: false // not while the past is looked at
    property bool everywhere: false // also over the big clock

    inPalette: true
}
