// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One adjourned game: where it is, who sealed, where the envelope is, when it goes on, and what comes next.
Rectangle {
    id: row

    required property int round
    required property int board
    required property string boardLabel
    required property string players
    required property string stateText
    required property string seals
    required property string envelope
    required property string goesOn
    required property string presence
    required property string next
    required property string fingerprint
    required property int keys
    required property string can
    required property bool grave
    required property string mustSeal
    required property string plannedAt
    required property string place
    required property bool whiteHere
    required property bool blackHere
    required property string awaited
    required property string offer
    required property string appeal
    required property bool witness
    required property bool sealerOpen
    required property bool charged
    required property bool checked
    required property string times
    required property bool onTable
    required property string written
    required property KeyTable keyTable
    property bool current: false
    property bool cursor: false
    // What each button is called; in the order in which they are needed.
    readonly property var names: ({
        tell: qsTr("Tell to seal"), type: qsTr("Type the sealed move"), adjourn: qsTr("Clock stopped: adjourn"), off: qsTr("No adjournment"), keep: qsTr("Envelope kept by"), plan: qsTr("Day and time"),
        white: row.whiteHere ? qsTr("White is not here") : qsTr("White is here"), black: row.blackHere ? qsTr("Black is not here") : qsTr("Black is here"), came: qsTr("When they came"), open: qsTr("Open the envelope"), write: qsTr("Write the move"), reread: qsTr("Correct what it says"),
        resume: qsTr("Resume the game"), reply: qsTr("Reply sealed on paper"), miss: qsTr("Envelope or key missing"),
        label: qsTr("Print the sheet"), tag: qsTr("Print the label"), record: qsTr("Game record"), incident: qsTr("Incident")
    })

    signal chosen()
    signal asked(string act)

    implicitHeight: column.implicitHeight + 2 * 10
    radius: Theme.radius
    color: cursor ? Theme.accentWash : Theme.surface
    border.width: cursor ? 2 : 1
    border.color: cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Round %1, board %2: %3").arg(row.round).arg(row.boardLabel).arg(row.players)
    Accessible.description: [row.next, row.offer, row.awaited].filter(part => part !== "").join(" ")

    TapHandler { onTapped: row.chosen() }
    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 10; leftMargin: 12; rightMargin: 12 }

        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            AppText {
                text: row.round + "." + row.boardLabel // as 2.14, of a match 2.3.2
                font.bold: true
                font.pixelSize: Theme.title
                wrapMode: Text.NoWrap
                Layout.preferredWidth: Math.max(implicitWidth, Math.round(72 * Theme.fontScale))
                Layout.alignment: Qt.AlignTop
            }
            ColumnLayout {
                spacing: 3
                Layout.fillWidth: true
                PersonName { text: row.players; font.bold: true; Layout.fillWidth: true }
                AppText { text: row.next; color: row.grave ? Theme.danger : Theme.ink; Layout.fillWidth: true }
                AppText { text: row.appeal; visible: text !== ""; font.bold: true; Layout.fillWidth: true }
                AppText {
                    text: [row.seals, row.envelope, row.offer].filter(part => part !== "").join(" · ")
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    visible: text !== ""
                    Layout.fillWidth: true
                }
                AppText {
                    text: [row.goesOn === "" ? "" : qsTr("Goes on %1").arg(row.goesOn), row.presence, row.times, row.awaited].filter(part => part !== "").join(" · ")
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    visible: text !== ""
                    Layout.fillWidth: true
                }
            }
            Badge { text: row.stateText; tone: row.grave ? Badge.Danger : Badge.Plain; Layout.alignment: Qt.AlignTop }
        }
        Flow {
            spacing: Theme.gap
            visible: row.current
            Layout.fillWidth: true
            Repeater {
                model: row.current ? Object.keys(row.names).filter(act => act === "record" || act === "incident" || row.can.split(" ").includes(act)) : []
                delegate: AppButton {
                    required property string modelData
                    text: row.names[modelData]
                    keys: row.keyTable.cap(modelData)
                    activeFocusOnTab: true
                    onClicked: row.asked(modelData)
                }
            }
        }
    }
}
