// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool asked: false
    property string title: "Withdraw Horák Eduard?"
    property string text: "He has played less than half of the games."
    property var consequences: ["His 3 played games will not count in the standings.", "His opponents of the coming rounds have no game in their round."]
    property string yesText: "Withdraw"
    property string noText: "Keep playing"
    property string insteadText: ""
    property string insteadKey: "="
    property bool waitsForPause: false
    property string straysText: ""
    property int level: 0
    property bool again: false
    signal changed()
    property var log: []

    function stray() { log = log.concat(["stray"]); straysText = "A key did nothing."; changed() }
    function pauseHeard() { waitsForPause = false; changed() }
    function yes() { log = log.concat(["yes"]); asked = false }
    function instead() { log = log.concat(["instead"]); asked = false }
    function no() { log = log.concat(["no"]); asked = false }
}
