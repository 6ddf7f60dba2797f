// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One thing the arbiter can do from anywhere: its name, its key, its drawing.
QtObject {
    property string name: ""
    property string keys: ""
    property string drawing: ""
    property string page: ""      // the page it leads to, if it leads to one
    property bool usable: true
    property bool railed: false
    property bool everywhere: false // also over the big clock

    signal done()
}
