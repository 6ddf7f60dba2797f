// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A ruling that waits: the facts, what the Laws say, what only the arbiter knows, and what can be decided.
Rectangle {
    id: card

    required property ProposalView ruling
    property bool takesEnter: true // else Enter does what is marked elsewhere
    property string picked: ""      // the key of the option that Enter decides instead of the one proposed
    property string ownWord: ""     // the arbiter's own decision that Enter makes
    property bool takesNote: false
    property var takesLetter: null
    property var caps: ({})        // what the caps of the options say where their keys are not the page's
    default property alias more: extra.data // below what the Laws say

    signal ruled(string key)
    signal decided(string word)
    signal explained(string word, string letter) // the note begins with it

    signal noteWanted()

    readonly property Item decisions: choices // what must be in sight
    // The question that the options answer.
    readonly property var asked: Array.from(card.ruling.questions).find(one => one.ask === card.ruling.askedByOptions)

    function askFirst() { ticks.take() }

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    color: Theme.warnWash
    border.width: 1
    border.color: Theme.warn
    Accessible.role: Accessible.Grouping
    Accessible.name: card.ruling.title

    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 12 }

        RowLayout {
            spacing: Theme.gap
            Icon {
                drawing: card.ruling.drawing
                color: Theme.warn
                Layout.preferredWidth: size
                Layout.preferredHeight: size
                Layout.alignment: Qt.AlignTop
            }
            AppText {
                text: card.ruling.title
                font.pixelSize: Theme.lead
                font.bold: true
                Layout.fillWidth: true
            }
        }
        Lines {
            model: card.ruling.facts
            delegate: AppText {
                required property string modelData
                text: modelData
                width: parent?.width ?? 0
            }
        }
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            AppText {
                text: card.ruling.law + (card.ruling.citation === "" ? "" : " (" + card.ruling.citation + ")")
                font.bold: true
                Layout.fillWidth: true
            }
            KeyCap { keys: "Shift+F1"; visible: card.ruling.citation !== ""; Layout.alignment: Qt.AlignTop } // the articles it cites
        }
        ColumnLayout {
            id: extra
            spacing: Theme.gap
            visible: children.length > 0
            Layout.fillWidth: true
        }
        AppText {
            text: card.ruling.warning
            color: Theme.ink
            visible: text !== ""
            Layout.fillWidth: true
        }
        AppText {
            text: card.ruling.mateByRecord
            visible: text !== ""
            Layout.fillWidth: true
        }
        AppText {
            text: card.asked?.text ?? ""
            visible: text !== ""
            font.pixelSize: Theme.small
            font.bold: true
            Layout.fillWidth: true
        }
        AppText {
            text: card.asked?.hint ?? ""
            visible: text !== ""
            font.pixelSize: Theme.small
            Layout.fillWidth: true
        }
        RulingOptions {
            id: choices
            options: card.ruling.options
            takesEnter: card.takesEnter && card.ownWord === "" && !own.typing
            picked: card.picked
            caps: card.caps
            Layout.fillWidth: true
            onRuled: key => card.ruled(key)
        }
        RulingTicks {
            id: ticks
            ruling: card.ruling
            Layout.fillWidth: true
        }
        RulingOwnWord {
            id: own
            ruling: card.ruling
            awaited: card.takesEnter ? card.ownWord : ""
            takesNote: card.takesNote
            takesLetter: card.takesLetter
            Layout.fillWidth: true
            onDecided: word => card.decided(word)
            onExplained: (word, letter) => card.explained(word, letter)
            onNoteWanted: card.noteWanted()
        }
    }
}
