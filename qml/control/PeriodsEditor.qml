// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The periods of both, or of each.
ColumnLayout {
    id: editor

    required property ControlForm form

    spacing: Theme.gap

    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        OnOff {
            objectName: "same"
            text: qsTr("The same for both players")
            checked: editor.form.same
            onToggled: editor.form.same = checked
        }
        AppButton {
            visible: !editor.form.same
            drawing: "turn"
            text: qsTr("Swap White and Black")
            onClicked: editor.form.exchangeSides()
        }
    }
    PeriodsOf {
        objectName: "white"
        title: editor.form.same ? "" : qsTr("White")
        periods: editor.form.white
        methodNames: editor.form.methodNames
        methodWords: editor.form.methodWords
        Layout.fillWidth: true
    }
    PeriodsOf {
        objectName: "black"
        visible: !editor.form.same
        title: qsTr("Black")
        periods: editor.form.black
        methodNames: editor.form.methodNames
        methodWords: editor.form.methodWords
        Layout.fillWidth: true
    }
}
