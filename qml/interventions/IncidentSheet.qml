// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The facts of the incident chosen, what the Laws say of it, and the note that goes with the decision; beside each
// other where they are too much for one column.
GridLayout {
    id: sheet

    required property IncidentView incidents
    property bool takesEnter: true
    property bool beside: false
    property real columnWidth: width
    property var takesLetter: null // does what a letter says; false for any other
    readonly property real factsHeight: said.implicitHeight
    readonly property real rulingHeight: ruled.implicitHeight
    readonly property Item decisions: card.visible ? card.decisions : null

    // The field of the fact that is still awaited; false where nothing is missing.
    function takeWanted(): bool { return sheet.takeFact(sheet.incidents.awaited) }

    // False where it is not shown.
    function takeFact(word: string): bool {
        const at = sheet.incidents.form.fields.rowOf(word)
        if (at >= 0)
            (facts.itemAt(at) as IncidentFact).take()
        return at >= 0
    }

    // What is typed next stands behind the digit.
    function goOnWith(word: string) {
        const at = sheet.incidents.form.fields.rowOf(word)
        if (at >= 0)
            (facts.itemAt(at) as IncidentFact).goOn()
    }

    function holdWanted() {
        const at = sheet.incidents.form.fields.rowOf(sheet.incidents.awaited)
        if (at >= 0)
            (facts.itemAt(at) as IncidentFact).hold()
    }

    // What is missing is said by a letter or a digit, whatever has the focus.
    function awaitsLetter(): bool {
        const at = sheet.incidents.form.fields.rowOf(sheet.incidents.awaited)
        return at >= 0 && (facts.itemAt(at) as IncidentFact).hasCaps
    }
    // Once all that was missing is given, or a choice is confirmed, the keyboard belongs to the ruling.
    function edit(fact: IncidentFact, value: string) {
        if (fact.kind === "several") {
            sheet.incidents.form.toggle(fact.word, value)
            return
        }
        const same = fact.kind !== "text" && fact.content === value
        const missing = sheet.incidents.form.wanted !== ""
        sheet.incidents.form.edit(fact.word, value)
        const goesOn = fact.kind === "chips" // letters go on searching a list; a line is written to its end
        if (same || (missing && goesOn && sheet.incidents.form.wanted === ""))
            sheet.settled()
    }

    function takeNote() { note.take() }

    signal settled()

    columns: sheet.beside ? 2 : 1
    columnSpacing: Theme.space
    rowSpacing: 10

    ColumnLayout {
        id: said
        spacing: 10
        Layout.fillWidth: false
        Layout.preferredWidth: sheet.columnWidth
        Layout.alignment: Qt.AlignTop
        AppText {
            text: sheet.incidents.name
            font.pixelSize: Theme.lead
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: true
        }
        Board {
            placement: sheet.incidents.position.placement
            marks: sheet.incidents.position.marks
            words: sheet.incidents.position.words
            interactive: sheet.incidents.squaresAsked
            keyboard: false
            animated: false
            visible: sheet.incidents.positionShown
            Layout.preferredWidth: Math.min(sheet.columnWidth, 300 * Theme.fontScale)
            Layout.preferredHeight: Layout.preferredWidth
            Layout.alignment: Qt.AlignHCenter
            onSquareClicked: square => { sheet.incidents.touch(square); sheet.settled() }
        }
        Flow {
            id: fields
            spacing: 10
            Layout.fillWidth: true
            Repeater {
                id: facts
                model: sheet.incidents.form.fields
                delegate: IncidentFact {
                    required property bool wide
                    width: wide ? fields.width : Math.floor((fields.width - fields.spacing) / 2)
                    takesLetter: wide ? null : sheet.takesLetter
                    onEdited: value => sheet.edit(this, value)
                }
            }
        }
        AppButton {
            text: sheet.incidents.form.unfolded ? qsTr("Fewer facts") : qsTr("More facts (%1)").arg(sheet.incidents.form.folded)
            drawing: sheet.incidents.form.unfolded ? "down" : "right"
            quiet: true
            focusPolicy: Qt.TabFocus
            visible: sheet.incidents.form.unfolded || sheet.incidents.form.folded > 0
            Layout.fillWidth: true
            onClicked: sheet.incidents.form.unfolded = !sheet.incidents.form.unfolded
        }
    }
    ColumnLayout {
        id: ruled
        spacing: 10
        Layout.fillWidth: false
        Layout.preferredWidth: sheet.columnWidth
        Layout.alignment: Qt.AlignTop
        AppText {
            text: sheet.incidents.form.wanted !== "" ? qsTr("The ruling follows when the missing fact is given.") : qsTr("The ruling follows when what cannot be read is put right.")
            color: Theme.inkSoft
            visible: !card.visible
            Layout.fillWidth: true
        }
        RulingCard {
            id: card
            ruling: sheet.incidents.ruling
            visible: sheet.incidents.ruling.needed
            takesEnter: sheet.takesEnter
            ownWord: sheet.incidents.awaitsReason
            picked: sheet.incidents.picked
            Layout.fillWidth: true
            onRuled: key => sheet.incidents.rule(key)
            onDecided: word => sheet.incidents.decide(word)
            takesNote: true
            takesLetter: sheet.takesLetter
            onNoteWanted: sheet.takeNote()
            onExplained: (word, letter) => {
                sheet.incidents.explain(word)
                note.input.forceActiveFocus()
                sheet.incidents.note += letter
            }
        }
        Field {
            id: note
            objectName: "incidentNote"
            label: qsTr("Note")
            value: sheet.incidents.note
            Layout.fillWidth: true
            onEdited: text => sheet.incidents.note = text
        }
    }
}
