// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Of an event in which who loses a match is out: the games of a match, and the tie-breaks behind them.
ColumnLayout {
    id: fields

    required property EventForm form

    spacing: 12
    LinesField {
        objectName: "ladder"
        label: qsTr("Games of a match, then its tie-breaks")
        value: fields.form.ladder
        hint: qsTr("Line by line, each played only while the match is level: how many games, then standard, rapid, blitz or armageddon, then the time control. Standard without one has that of the event; W5 B4 is five minutes for White and four for Black.")
        error: fields.form.ladderError
        Layout.fillWidth: true
        onEdited: text => fields.form.ladder = text
        onFinished: fields.form.touch("ladder")
    }
    OnOff {
        text: qsTr("A match for the third place besides the final")
        checked: fields.form.thirdPlaceMatch
        Layout.fillWidth: true
        onToggled: fields.form.thirdPlaceMatch = checked
    }
}
