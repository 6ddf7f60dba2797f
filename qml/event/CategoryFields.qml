// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Categories of players, for prizes and lists.
Card {
    id: card

    required property EventForm form

    spacing: 12
    AppText {
        text: qsTr("Categories")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    LinesField {
        objectName: "categories"
        label: qsTr("Categories of players")
        value: card.form.categories
        hint: qsTr("Line by line, the name and what must hold: U18: age -17 or S65: age 65-, on 2026-12-31 or B: rating 1800-1999 or Women: sex w or Guests: federation CZE or Members: club Slovan. A name alone: whoever has it among the own categories.")
        error: card.form.categoriesError
        Layout.fillWidth: true
        onEdited: text => card.form.categories = text
        onFinished: card.form.touch("categories")
    }
    Field {
        objectName: "agesOn"
        label: qsTr("Base date of ages")
        placeholder: "2026-01-01"
        value: card.form.agesOn
        hint: qsTr("Empty: 1 January of the year in which the event begins.")
        error: card.form.agesOnError
        Layout.fillWidth: true
        onEdited: text => card.form.agesOn = text
        onFinished: card.form.touch("agesOn")
    }
}
