// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// Both times as the arbiter judges them; they begin as the players last saw them.
FocusScope {
    id: times

    property string whiteTime: ""
    property string blackTime: ""
    property string whiteProblem: ""
    property string blackProblem: ""

    signal typed(string white, string black)
    signal abandoned()
    signal tried(string white, string black)

    function take() { white.take() }
    function finish() { times.typed(white.text, black.text) }

    implicitHeight: line.implicitHeight
    Keys.onEscapePressed: times.abandoned()

    GridLayout {
        id: line
        columns: times.width > 620 * Theme.fontScale ? 4 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        anchors { left: parent.left; right: parent.right }
        Field {
            id: white
            focus: true
            label: qsTr("White's time")
            value: times.whiteTime
            error: times.whiteProblem
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            onEdited: times.tried(white.text, black.text)
            onAccepted: times.finish()
        }
        Field {
            id: black
            label: qsTr("Black's time")
            value: times.blackTime
            error: times.blackProblem
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            onEdited: times.tried(white.text, black.text)
            onAccepted: times.finish()
        }
        AppButton { primary: true; text: qsTr("Use these times"); keys: "↵"; Layout.alignment: Qt.AlignBottom; onClicked: times.finish() }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; Layout.alignment: Qt.AlignBottom; onClicked: times.abandoned() }
    }
}
