// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool white: true
    property string name: ""
    property string time: "0:00"
    property string digits: time
    property string delay: ""
    property string moves: ""
    property string period: ""
    property string left: ""
    property string next: ""
    property bool toMove: false
    property bool waits: false
    property bool flag: false
    property bool flagLit: false
    property bool periodFlag: false
    property bool overrun: false
    property bool locked: false
}
