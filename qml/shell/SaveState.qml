// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Whether everything is on disk: a drawing and a word.
Item {
    id: kept

    required property string unsavedText
    required property string fileName
    readonly property bool saved: unsavedText === ""

    implicitWidth: badge.implicitWidth
    implicitHeight: badge.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: saved ? qsTr("Everything is saved in %1").arg(fileName) : unsavedText

    Badge {
        id: badge
        anchors.centerIn: parent
        text: kept.saved ? qsTr("Saved") : qsTr("Not saved")
        drawing: kept.saved ? "check" : "warning"
        tone: kept.saved ? Badge.Good : Badge.Danger
        Hint { text: kept.Accessible.name }
    }
}
