// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Why: the reason that goes with the act, or another one, and a note. Folded away until it is wanted.
ColumnLayout {
    id: reason

    required property InterventionsView hands
    property bool unfolded: false

    spacing: Theme.gap

    AppButton {
        text: reason.hands.ground !== "" ? qsTr("Reason: %1").arg(reason.hands.groundText)
                                      : qsTr("Another reason")
        drawing: reason.unfolded ? "down" : "right"
        quiet: true
        focusPolicy: Qt.TabFocus
        Layout.fillWidth: true
        onClicked: reason.unfolded = !reason.unfolded
    }
    InterventionChoiceRow {
        visible: reason.unfolded
        text: qsTr("Reason")
        answers: reason.hands.grounds
        values: reason.hands.groundWords
        value: reason.hands.ground
        Layout.fillWidth: true
        onAnswered: ground => reason.hands.ground = ground
    }
    Field {
        label: qsTr("Note")
        value: reason.hands.note
        Layout.fillWidth: true
        onEdited: text => reason.hands.note = text
    }
}
