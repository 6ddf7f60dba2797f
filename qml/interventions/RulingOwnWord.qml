// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The arbiter may always decide otherwise; the note below must say why.
Column {
    id: word

    required property ProposalView ruling
    property string awaited: "" // the decision that Enter makes, once its reason is noted

    property var takesLetter: null // of the time, where letters are keys
    property bool takesNote: false // a letter begins the note that says why

    readonly property bool typing: time.input.activeFocus && word.ruling.ownTime !== "" // Enter is for the time

    signal decided(string word)
    signal explained(string word, string letter)
    signal noteWanted()

    // Enter is for the time that was typed, and not for the one that is proposed.
    function takeTime(event: var) {
        event.accepted = !(event.modifiers & Qt.ControlModifier) && word.ruling.ownTime !== ""
        if (!event.accepted || word.ruling.ownTimeFault !== "")
            return
        const own = Array.from(word.ruling.others).find(one => one.word === "own-time")
        if (own !== undefined)
            word.explained(own.word, "")
        else
            word.noteWanted() // it is the time that is proposed
    }

    spacing: 4
    visible: word.ruling.others.length > 0 || word.ruling.timeProposed !== ""

    AppText {
        text: qsTr("Your own decision, with a note below")
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.ink
        width: word.width
    }
    Field {
        id: time
        objectName: "ownTime"
        label: qsTr("Another time")
        placeholder: word.ruling.timeProposed
        value: word.ruling.ownTime
        error: word.ruling.ownTimeFault
        visible: word.ruling.timeProposed !== ""
        width: Math.min(word.width, 220 * Theme.fontScale)
        takesLetter: word.takesLetter
        onEdited: text => word.ruling.ownTime = text
        Keys.onReturnPressed: event => word.takeTime(event)
        Keys.onEnterPressed: event => word.takeTime(event)
    }
    Flow {
        spacing: Theme.gap
        width: word.width
        Repeater {
            model: word.ruling.others
            delegate: AppButton {
                required property var modelData
                text: modelData.text
                keys: modelData.word === (word.typing ? "own-time" : word.awaited) ? "↵" : ""
                width: Math.min(implicitWidth, word.width)
                Accessible.name: modelData.spoken
                onClicked: word.decided(modelData.word)
                Keys.onPressed: event => {
                    const isLetter = event.text.toLowerCase() !== event.text.toUpperCase()
                    event.accepted = word.takesNote && isLetter && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
                    if (event.accepted)
                        word.explained(modelData.word, event.text)
                }
            }
        }
    }
}
