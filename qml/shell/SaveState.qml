// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The state of the desk: whether everything is on disk, which clocks run, what the hall and the web see. A drawing and a
// word; the rest while the pointer is on it, and read aloud.
Item {
    id: kept

    required property string unsavedText
    required property string fileName
    property bool shared: false  // the event is where other desks play on it, too
    property string station: ""  // what this desk is called there
    property string clocksText: "" // empty: no clock of the program runs
    property string screenText: "" // empty: the hall has no screen
    property string webText: ""    // empty: no web pages are written
    property bool webFailed: false
    readonly property bool saved: unsavedText === ""
    readonly property string savedText: !saved ? unsavedText
        : shared ? qsTr("Everything is saved in the database %1, where other desks see it. This desk is %2.").arg(fileName).arg(station)
        : qsTr("Everything is saved in %1").arg(fileName)

    // From the badges themselves: a positioner between them and the bar's layout would settle one pass too late.
    implicitWidth: disk.implicitWidth + (pages.visible ? 4 + pages.implicitWidth : 0)
    implicitHeight: disk.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: [kept.savedText, kept.clocksText, kept.screenText, kept.webText].filter(text => text !== "").join("\n")

    Badge {
        id: disk
        text: !kept.saved ? qsTr("Not saved") : kept.shared ? qsTr("Saved for all · %1").arg(kept.station) : qsTr("Saved")
        drawing: kept.saved ? "check" : "warning"
        tone: kept.saved ? Badge.Good : Badge.Danger
    }
    Badge {
        id: pages
        text: kept.webFailed ? qsTr("Web pages") : ""
        drawing: "warning"
        tone: Badge.Warn
        anchors { left: disk.right; leftMargin: 4 }
    }
    Hint { text: kept.Accessible.name }
}
