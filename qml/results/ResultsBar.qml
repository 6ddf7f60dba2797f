// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Which round, and how many results are in.
Flow {
    id: bar

    required property BoardsModel boards
    required property RoundsModel rounds
    required property SheetsView sheets
    required property ResultEntry entry
    required property KeyTable keyTable
    property bool low: false

    signal turned(int round)
    signal modeChosen(int mode)

    spacing: Theme.gap

    AppText {
        id: title
        text: bar.rounds.shownText
        height: Math.max(Theme.touch, implicitHeight)
        rightPadding: Theme.gap
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.heading
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: qsTr("Results of round %1").arg(bar.rounds.shownLabel)
    }
    Repeater {
        model: bar.rounds
        delegate: Chip {
            required property int number
            required property string label
            required property string missingText
            text: label
            height: Theme.touch
            checked: number === bar.rounds.shown
            Accessible.name: qsTr("Round %1").arg(label)
            Accessible.description: missingText
            onClicked: bar.turned(number)
        }
    }
    Row {
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("How results are typed")
        Repeater {
            model: [{ mode: ResultEntry.InOrder, text: qsTr("In order"), act: "" },
                    { mode: ResultEntry.Verify, text: qsTr("Verify"), act: "verify" },
                    { mode: ResultEntry.Slip, text: qsTr("Board number first"), act: "slip" }]
            delegate: Chip {
                required property var modelData
                text: modelData.text
                keys: modelData.act !== "" ? bar.keyTable.cap(modelData.act) : checked ? "" : "Esc"
                height: Theme.touch
                checked: modelData.mode === bar.entry.mode
                onClicked: bar.modeChosen(modelData.mode)
            }
        }
    }
    Item {
        width: counts.width
        height: Math.max(Theme.touch, counts.height)
        Row {
            id: counts
            spacing: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            Badge {
                text: bar.boards.missingText
                drawing: bar.boards.missing + bar.boards.adjourned > 0 ? "info" : "check"
                tone: bar.boards.missing + bar.boards.adjourned > 0 ? Badge.Warn : Badge.Good
            }
            Badge {
                text: bar.boards.missing === 0 && bar.sheets.missing > 0 ? bar.sheets.missingText : ""
                drawing: "record"
                tone: Badge.Warn
            }
            Badge { text: bar.rounds.shownOdds; drawing: "info"; tone: Badge.Accent }
            Badge { text: qsTr("%n result(s) entered", "", bar.boards.entered) }
        }
    }
    AppText {
        objectName: "mayElide"
        text: bar.boards.byeText
        color: Theme.inkSoft
        width: Math.min(implicitWidth, bar.width)
        height: Math.max(Theme.touch, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        visible: text !== "" && !bar.low
        Hint { text: parent.truncated ? parent.text.split("; ").join("\n") : "" }
    }
}
