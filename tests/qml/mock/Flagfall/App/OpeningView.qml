// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool shown: false
    property string file: "open.flagfall"
    property double share: 0.4
    property var log: []

    function giveUp() { log = log.concat(["give up"]); shown = false }
}
