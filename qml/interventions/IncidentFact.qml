// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A fact of an incident: a few choices, of which several may hold, a list of many, or a line to write in.
Item {
    id: fact

    required property string word
    required property string caption
    required property string kind
    required property string content
    required property var words
    required property var names
    required property string example
    required property var caps
    required property string fault
    required property string understood
    readonly property bool hasCaps: offered && Array.from(caps).some(cap => cap !== "")
    readonly property bool offered: kind === "chips" || kind === "several"

    property var takesLetter: null // of a time or a number: letters are keys there, too

    signal edited(string value)

    function take() {
        if (fact.offered)
            chips.take()
        else if (fact.kind === "list")
            many.take()
        else
            line.take()
    }

    function goOn() {
        line.take()
        line.input.cursorPosition = line.input.length
    }

    // The same, without a choice that Enter would make.
    function hold() {
        if (fact.offered)
            chips.hold()
        else
            fact.take()
    }

    Keys.onReturnPressed: event => { event.accepted = fact.kind === "list" && fact.content !== "" && !(event.modifiers & Qt.ControlModifier); if (event.accepted) fact.edited(fact.content) }
    implicitHeight: fact.offered ? chips.implicitHeight : fact.kind === "list" ? many.implicitHeight : line.implicitHeight

    InterventionChoiceRow {
        id: chips
        text: fact.offered ? fact.caption : ""
        answers: fact.offered ? fact.names : []
        values: fact.words
        caps: fact.caps
        several: fact.kind === "several"
        value: fact.content
        width: fact.width
        onAnswered: value => fact.edited(value)
    }
    Choice {
        id: many
        label: fact.caption
        names: fact.kind === "list" ? fact.names : []
        values: fact.words
        value: fact.content
        visible: fact.kind === "list"
        width: fact.width
        onChose: value => fact.edited(value)
    }
    Field {
        id: line
        label: fact.caption
        keys: fact.kind === "text" && !line.input.activeFocus ? fact.caps[0] ?? "" : ""
        value: fact.content
        placeholder: fact.example
        error: fact.fault
        hint: fact.understood
        visible: fact.kind === "text"
        width: fact.width
        onEdited: text => fact.edited(text)
        takesLetter: fact.takesLetter
    }
}
