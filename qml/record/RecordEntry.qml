// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where moves are typed: into the arbiter's record or one of the scoresheets, with the moves that begin like it.
FocusScope {
    id: entry

    required property RecordView record
    required property KeyTable keyTable

    signal undoAsked()
    signal redoAsked()
    signal moved(var event)

    function take() {
        field.input.forceActiveFocus()
        field.input.cursorPosition = field.input.length
    }

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column
        width: parent.width
        spacing: 6

        Chips {
            names: [qsTr("Arbiter"), qsTr("White's sheet"), qsTr("Black's sheet")]
            values: [RecordView.Arbiter, RecordView.White, RecordView.Black]
            value: entry.record.keeper
            Layout.fillWidth: true
            onChose: keeper => { entry.record.keeper = keeper; entry.take() }
        }
        RowLayout {
            spacing: Theme.gap
            visible: entry.record.keeper !== RecordView.Arbiter
            Choice {
                names: entry.record.languages
                chosen: entry.record.language
                Layout.preferredWidth: Math.round(220 * Theme.fontScale)
                Layout.fillWidth: false
                onPicked: index => { entry.record.language = index; entry.take() }
            }
            AppButton {
                text: qsTr("Copy into the record")
                keys: entry.keyTable.cap("takeOver")
                enabled: entry.record.size > 0
                Layout.fillWidth: true
                onClicked: { entry.record.takeOver(); entry.take() }
            }
        }
        Field {
            id: field
            first: true
            focus: true
            label: entry.record.place < entry.record.size ? qsTr("Instead of the next move") : qsTr("Next move, or several")
            value: entry.record.typed
            placeholder: qsTr("e4, Nf3 (=), 0-0 …")
            error: entry.record.typedError
            Layout.fillWidth: true
            onEdited: text => entry.record.typed = text
            completes: entry.record.completable
            onCompleted: entry.record.complete()
            onAccepted: entry.record.enter()
            onUndoAsked: entry.undoAsked()
            onRedoAsked: entry.redoAsked()
            onMoved: event => entry.moved(event)
        }
        Flow {
            spacing: 6
            visible: entry.record.completions.length > 0
            Layout.fillWidth: true
            Repeater {
                model: entry.record.completions
                delegate: Chip {
                    required property string modelData
                    required property int index
                    text: modelData
                    checked: index === 0
                    enabled: modelData !== "…"
                    activeFocusOnTab: false
                    onClicked: { entry.record.typed = modelData; entry.record.enter(); entry.take() }
                }
            }
        }
    }
}
