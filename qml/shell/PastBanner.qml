// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Over every page of the past: which moment it is, the way to others, and the way back.
Rectangle {
    id: banner

    required property PastView past
    property string backKeys: ""
    property string earlierKeys: ""
    property string laterKeys: ""
    readonly property bool tight: width < 1080 * Theme.fontScale
    readonly property string below: past.askError !== "" ? past.askError : past.remark

    signal done() // the keyboard goes back to the page

    function take() { question.take() }
    function rest() {
        question.input.clear()
        banner.past.forgetError()
        banner.done()
    }

    color: Theme.danger
    implicitHeight: grid.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.AlertMessage
    Accessible.name: [banner.past.text, banner.below].filter(text => text !== "").join("\n")

    GridLayout {
        id: grid
        columns: banner.tight ? 1 : 2
        columnSpacing: Theme.space
        rowSpacing: 6
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.space }
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            Icon { drawing: "history"; size: Theme.title; color: Theme.accentInk; Layout.preferredWidth: size; Layout.preferredHeight: size; Layout.alignment: Qt.AlignTop }
            ColumnLayout {
                spacing: 2
                Layout.fillWidth: true
                AppText { objectName: "passed moment"; text: banner.past.text; color: Theme.accentInk; font.bold: true; font.pixelSize: Theme.lead; Layout.fillWidth: true }
                AppText { objectName: "below"; text: banner.below; color: Theme.accentInk; visible: text !== ""; Layout.fillWidth: true }
            }
        }
        Flow { // in a small window more than a line
            spacing: Theme.gap
            Layout.fillWidth: banner.tight
            Layout.preferredWidth: banner.tight ? 0 : implicitWidth
            AppButton {
                drawing: "left"
                display: T.AbstractButton.IconOnly
                text: qsTr("One action earlier")
                keys: banner.earlierKeys
                focusPolicy: Qt.TabFocus
                enabled: banner.past.canGoEarlier
                onClicked: banner.past.step(-1)
                Hint { text: parent.text }
            }
            AppButton {
                drawing: "right"
                display: T.AbstractButton.IconOnly
                text: qsTr("One action later")
                keys: banner.laterKeys
                focusPolicy: Qt.TabFocus
                enabled: banner.past.canGoLater
                onClicked: banner.past.step(1)
                Hint { text: parent.text }
            }
            Field {
                id: question
                objectName: "moment typed"
                placeholder: qsTr("14:32", "a time of day")
                input.Accessible.name: qsTr("The event at this time of day")
                width: Math.round(150 * Theme.fontScale)
                onAccepted: if (banner.past.ask(question.text)) banner.rest()
                Keys.onEscapePressed: banner.rest()
            }
            AppButton {
                drawing: "undo"
                text: qsTr("Back to the present")
                keys: banner.backKeys
                focusPolicy: Qt.TabFocus
                onClicked: banner.past.leave()
            }
        }
    }
}
