// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What only some players need, below the rest of the form. Enter saves here as well.
ColumnLayout {
    id: more

    required property PlayerForm form

    spacing: 10

    AppText { text: qsTr("More about the player"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true; Layout.topMargin: Theme.gap }
    OnOff {
        text: qsTr("Checked in")
        checked: more.form.checkedIn
        onToggled: more.form.checkedIn = checked
    }
    Field {
        label: qsTr("Byes, by round")
        placeholder: "3, 5=0"
        hint: qsTr("A round alone is a half-point bye; =0 and =1 say other points.")
        value: more.form.byes
        error: more.form.byesError
        visible: more.form.takesByes
        Layout.fillWidth: true
        onEdited: text => more.form.byes = text
    }
    Lines {
        model: ListModel {
            ListElement { field: "club" }
            ListElement { field: "officialRating" }
            ListElement { field: "nationalRating" }
            ListElement { field: "nationalId" }
            ListElement { field: "k" }
            ListElement { field: "categories" }
            ListElement { field: "feeOwed" }
            ListElement { field: "feePaid" }
            ListElement { field: "fixedBoard" }
            ListElement { field: "laterRatings" }
            ListElement { field: "note" }
        }
        delegate: Field {
            required property string field
            readonly property var labels: ({
                club: qsTr("Club"), officialRating: qsTr("FIDE rating"), nationalRating: qsTr("National rating"), nationalId: qsTr("National ID"),
                k: qsTr("K (FIDE)"), categories: qsTr("Own categories, with commas"), feeOwed: qsTr("Fee owed"), feePaid: qsTr("Fee paid"),
                fixedBoard: qsTr("Fixed board"), note: qsTr("Note"), laterRatings: qsTr("Later ratings, by round")
            })
            label: labels[field] ?? ""
            placeholder: field === "laterRatings" ? "5: 2315, 9: 2330" : ""
            visible: field !== "laterRatings" || more.form.takesLaterRatings
            value: more.form.more[field] ?? ""
            error: more.form.errors[field] ?? ""
            width: parent?.width ?? 0
            onEdited: text => more.form.say(field, text)
            onFinished: more.form.touch(field)
        }
    }
    Field {
        label: qsTr("E-mail")
        value: more.form.email
        Layout.fillWidth: true
        onEdited: text => more.form.email = text
    }
    Field {
        label: qsTr("Telephone")
        hint: qsTr("E-mail and telephone are for the arbiters alone: no list, report or paper has them.")
        value: more.form.phone
        Layout.fillWidth: true
        onEdited: text => more.form.phone = text
    }
}
