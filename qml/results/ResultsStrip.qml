// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the mode waits for, and why a key has done nothing.
Rectangle {
    id: strip

    required property ResultEntry entry
    required property KeyTable keyTable
    readonly property bool wrong: entry.stopText !== ""
    readonly property bool slip: entry.mode === ResultEntry.Slip
    readonly property bool verify: entry.mode === ResultEntry.Verify
    readonly property color tone: wrong ? Theme.danger : Theme.accent

    signal answered()

    implicitHeight: lines.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: wrong ? Theme.dangerWash : Theme.accentWash
    visible: wrong || entry.mode !== ResultEntry.InOrder
    Accessible.role: wrong ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: strip.wrong ? [why.text, lost.text].join(" ") : strip.verify ? state.text : wanted.text

    Rectangle { width: 5; height: parent.height; color: strip.tone }

    ColumnLayout {
        id: lines
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.gap }

        RowLayout {
            spacing: Theme.space
            visible: strip.slip
            AppText {
                id: wanted
                text: strip.entry.awaitsResult ? qsTr("Board %1: now its result", "slip").arg(strip.entry.boardLabel) : qsTr("Board number, then Enter")
                wrapMode: Text.NoWrap
            }
            Rectangle {
                visible: !strip.entry.awaitsResult
                implicitWidth: Math.round(88 * Theme.fontScale)
                implicitHeight: typed.implicitHeight + 8
                radius: 4
                color: Theme.surface
                border.width: 2
                border.color: Theme.accent
                AppText {
                    id: typed
                    anchors.centerIn: parent
                    text: strip.entry.number === "" ? "–" : strip.entry.number
                    color: strip.entry.number === "" ? Theme.inkFaint : Theme.ink
                    font.pixelSize: Theme.title
                    font.bold: true
                }
            }
            Item { Layout.fillWidth: true }
        }
        RowLayout {
            spacing: Theme.space
            visible: strip.verify
            Badge {
                id: state
                text: strip.entry.verifiedText
                drawing: strip.entry.allTyped ? "check" : "info"
                tone: strip.entry.allTyped ? Badge.Good : Badge.Accent
            }
            AppText {
                text: strip.entry.allTyped ? qsTr("Every board of the round was typed again.") : qsTr("Type every result again from its slip. Nothing changes by it.")
                color: Theme.inkSoft
                Layout.fillWidth: true
            }
        }
        RowLayout {
            spacing: Theme.gap
            visible: strip.wrong
            Icon { drawing: "cross"; color: Theme.danger; size: Theme.lead; Layout.alignment: Qt.AlignVCenter }
            AppText {
                id: why
                text: strip.entry.stopText
                font.bold: true
                Layout.fillWidth: lost.text === ""
            }
            AppText {
                id: lost
                text: strip.entry.lostText
                visible: text !== ""
                Layout.fillWidth: true
            }
        }
        Flow {
            spacing: Theme.gap
            visible: strip.entry.differs
            Layout.fillWidth: true
            AppButton {
                text: qsTr("Correct it")
                keys: strip.keyTable.cap("correct")
                focusPolicy: Qt.TabFocus
                onClicked: { strip.entry.correct(); strip.answered() }
            }
            AppButton {
                text: qsTr("Keep what stands")
                keys: strip.keyTable.cap("keep")
                focusPolicy: Qt.TabFocus
                onClicked: { strip.entry.keep(); strip.answered() }
            }
            AppButton {
                text: qsTr("Type it once more")
                keys: strip.keyTable.cap("typeAgain")
                focusPolicy: Qt.TabFocus
                onClicked: { strip.entry.typeAgain(); strip.answered() }
            }
        }
    }
}
