// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// When the rounds are played.
ColumnLayout {
    id: fields

    required property EventForm form

    spacing: Theme.gap
    LinesField {
        objectName: "schedule"
        label: qsTr("Days and hours of the rounds")
        value: fields.form.schedule
        hint: qsTr("Round, day, from and to, line by line: 1 2026-11-24 16:00 20:00 or 1 24.11.2026 16:00 20:00. The report for rating needs the days; papers print them, and adjourned games go by them.") + (fields.form.gamesInRound > 1 ? " " + qsTr("A line for each game: 1 and 2 are the games of round 1.") : "")
        error: fields.form.scheduleError
        Layout.fillWidth: true
        onEdited: text => fields.form.schedule = text
        onFinished: fields.form.touch("schedule")
    }
    AppButton {
        objectName: "proposeSchedule"
        text: qsTr("Share the rounds out among the days")
        visible: fields.form.canProposeSchedule
        onClicked: fields.form.proposeSchedule()
        Hint { text: qsTr("The hours are yours to correct.") }
    }
}
