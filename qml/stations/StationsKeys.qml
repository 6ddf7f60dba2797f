// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true    // there is an event
    property bool on: false      // the desk listens
    property bool encrypted: false
    property bool chosen: false  // a station is
    property bool reports: false // something is to be decided
    property bool clockFirst: false // and first of all a clock
    property bool asking: false  // in the form of a new station

    KeyRow { on: ["Up", "Down"]; text: qsTr("from station to station") }
    KeyRow { act: "toggle"; on: ["B"]; text: table.on ? qsTr("switch the stations off") : qsTr("switch the stations on"); brief: table.on ? qsTr("switch off") : qsTr("switch on"); drawing: "live"; usable: table.ready }
    KeyRow { act: "add"; on: ["+"]; text: qsTr("a new station, with a code for its telephone, tablet or screen"); brief: qsTr("new station"); drawing: "plus"; usable: table.ready }
    KeyRow { act: "code"; on: ["C"]; text: qsTr("another code for the chosen station: the telephone that has it loses it"); brief: qsTr("new code"); usable: table.chosen }
    KeyRow { act: "revoke"; on: ["Delete"]; text: qsTr("close the chosen station at once"); brief: qsTr("close"); usable: table.chosen; drawing: "cross" }
    KeyRow { act: "network"; on: ["N"]; text: qsTr("network at which the desk listens"); brief: qsTr("network") }
    KeyRow { act: "encrypt"; on: ["E"]; text: table.encrypted ? qsTr("do not encrypt what stations send") : qsTr("encrypt what stations send"); brief: qsTr("encrypt"); drawing: "lock" }
    KeyRow { act: "decide"; on: ["D"]; text: table.clockFirst ? qsTr("set the clock of the first report as the tablet has it") : qsTr("decide about the first result that a station reports otherwise"); brief: table.clockFirst ? qsTr("set the clock") : qsTr("decide"); usable: table.reports; drawing: "warning" }
    KeyRow { act: "keep"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("open the station as the form says"); usable: table.asking; inPalette: false }
}
