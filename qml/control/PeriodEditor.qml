// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// One period: how it treats time, for how many moves, how much, and what is given for each move.
Rectangle {
    id: period

    required property int number
    required property string method
    required property string moves
    required property string time
    required property string extra
    required property string fromMove
    required property string count
    required property bool repeats
    required property bool plain
    required property bool hasTime
    required property bool inSeconds
    required property bool hasExtra
    required property bool hasCount
    required property bool mayRepeat
    required property string error
    required property var methodNames
    required property var methodWords
    required property bool alone
    readonly property real narrow: 84 * Theme.fontScale

    signal methodPicked(string method)
    signal movesEdited(string text)
    signal timeEdited(string text)
    signal extraEdited(string text)
    signal fromMoveEdited(string text)
    signal countEdited(string text)
    signal repeatsToggled(bool repeats)
    signal removed()

    implicitHeight: column.implicitHeight + 2 * 12
    radius: Theme.radius
    color: Theme.surface
    border.color: period.error !== "" ? Theme.danger : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 12 }

        AppText { id: heading; text: qsTr("Period %1").arg(period.number); font.bold: true; Layout.fillWidth: true }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: true
            Choice {
                objectName: "method"
                label: qsTr("Kind")
                names: period.methodNames
                values: period.methodWords
                value: period.method
                width: 190 * Theme.fontScale
                onChose: method => period.methodPicked(method)
            }
            Field {
                objectName: "moves"
                visible: period.plain
                label: qsTr("Moves")
                placeholder: qsTr("all")
                value: period.moves
                width: period.narrow
                onEdited: text => period.movesEdited(text)
            }
            Field {
                objectName: "count"
                visible: period.hasCount
                label: period.inSeconds ? qsTr("Periods") : qsTr("Moves")
                value: period.count
                width: period.narrow
                onEdited: text => period.countEdited(text)
            }
            Field {
                objectName: "time"
                visible: period.hasTime
                label: period.inSeconds ? qsTr("Seconds") : qsTr("Minutes")
                value: period.time
                width: period.narrow
                onEdited: text => period.timeEdited(text)
            }
            Field {
                objectName: "extra"
                visible: period.hasExtra
                label: qsTr("Seconds a move")
                value: period.extra
                width: period.narrow * 1.5
                onEdited: text => period.extraEdited(text)
            }
            Field {
                objectName: "fromMove"
                visible: period.hasExtra
                label: qsTr("From move")
                value: period.fromMove
                width: period.narrow
                onEdited: text => period.fromMoveEdited(text)
            }
        }
        OnOff {
            objectName: "repeats"
            visible: period.mayRepeat
            text: qsTr("Starts again when it ends")
            checked: period.repeats
            Layout.fillWidth: true
            onToggled: period.repeatsToggled(checked)
        }
        RowLayout {
            visible: period.error !== ""
            spacing: 6
            Layout.fillWidth: true
            Icon { drawing: "warning"; size: Theme.body; color: Theme.danger; Layout.alignment: Qt.AlignTop }
            AppText { text: period.error; color: Theme.danger; font.pixelSize: Theme.small; Layout.fillWidth: true }
        }
    }
    AppButton { // behind the figures in the order of the keys
        objectName: "remove"
        visible: !period.alone
        anchors { top: parent.top; right: parent.right; margins: 2 }
        quiet: true
        drawing: "cross"
        display: T.AbstractButton.IconOnly
        text: qsTr("Remove period %1").arg(period.number)
        onClicked: period.removed()
        Hint { text: qsTr("Remove this period") }
    }
}
