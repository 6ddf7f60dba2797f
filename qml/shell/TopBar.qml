// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Which event, which round, what next, and the way back.
Rectangle {
    id: bar

    required property Workspace workspace
    required property string page
    required property var acts // of Act
    readonly property EventView event: workspace.event
    readonly property bool finished: workspace.open && event.nextAct === EventView.Finished
    property bool standingsSeen: false // the final ones
    readonly property string nextPage: {
        switch (event.nextAct) {
        case EventView.EnterPlayers: return "players"
        case EventView.EnterTeams: return "teams"
        case EventView.StartClocks: case EventView.ResumeClocks: return "hall"
        case EventView.EnterResults: return "results"
        case EventView.DecideClocks: return "recovery"
        case EventView.Finished: return bar.standingsSeen || bar.page === "closing" ? "closing" : "standings"
        }
        return "pair"
    }

    readonly property string nextName: {
        switch (nextPage) {
        case "players": return qsTr("Add players")
        case "teams": return qsTr("Enter the teams")
        case "hall": return qsTr("To the hall")
        case "results": return qsTr("Enter results")
        case "recovery": return qsTr("Decide about the clocks")
        case "standings": return qsTr("Final standings")
        case "closing": return qsTr("Closing the event")
        }
        return ""
    }
    readonly property string nextKeys: bar.keysOf(nextPage === "pair" ? "pairing" : nextPage)
    property bool low: false // one line: the button alone says what is next
    readonly property bool tight: !low && width < 1080 * Theme.fontScale // what is next stands below the name
    readonly property bool narrow: width < 860 * Theme.fontScale
    readonly property bool crowded: broadcastState.visible && width < 1180 * Theme.fontScale // the event and its state go first

    signal go(string page)
    signal palette()
    signal incident()

    function keysOf(what: string): string {
        return Array.from(bar.acts).find(act => act.page === what || act.act === what)?.keys ?? ""
    }

    onFinishedChanged: bar.standingsSeen = bar.finished && bar.page === "standings"
    onPageChanged: if (bar.finished && bar.page === "standings") bar.standingsSeen = true
    Component.onCompleted: bar.standingsSeen = bar.finished && bar.page === "standings"
    implicitHeight: Math.max(line.implicitHeight, aside.implicitHeight) + (low ? 8 : 20)
    color: Theme.surface

    GridLayout {
        id: line
        columns: bar.tight ? 1 : 2
        columnSpacing: Theme.space
        rowSpacing: 6
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                  leftMargin: Theme.wide; rightMargin: Theme.space + (bar.tight ? 0 : aside.width + Theme.space) }

        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            Layout.rightMargin: bar.tight ? aside.width + Theme.space : 0
            Layout.minimumHeight: bar.tight ? aside.height : 0
            Layout.minimumWidth: bar.tight ? 0 : Math.min(Math.ceil(Math.max(longest.advanceWidth, ofRound.advanceWidth)) + 2, bar.width * 0.35)
            TextMetrics {
                id: longest
                font: name.font
                text: bar.event.name.split(/\s+/).reduce((found, word) => word.length > found.length ? word : found, "")
            }
            TextMetrics { id: ofRound; font: round.font; text: round.visible ? round.text : "" }
            AppText {
                id: name
                text: bar.event.name
                // Between words; a name with a word that has no room stands on one line.
                wrapMode: longest.advanceWidth <= width ? Text.WordWrap : Text.NoWrap
                font.bold: true
                font.pixelSize: Theme.lead
                maximumLineCount: bar.tight || bar.low ? 1 : 2
                elide: Text.ElideRight
                objectName: "mayElide"
                Layout.fillWidth: true
            }
            AppText {
                id: round
                text: bar.event.roundText
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                objectName: "mayElide"
                visible: text !== "" && (bar.event.roundsPaired > 0 || bar.low) // before that the next step says it
                Layout.fillWidth: true
            }
        }
        RowLayout {
            spacing: Theme.space
            Layout.row: bar.tight ? 1 : 0
            Layout.column: bar.tight ? 0 : 1
            Layout.fillWidth: !bar.low
            AppText {
                text: bar.event.nextStep
                maximumLineCount: 2
                elide: Text.ElideRight
                objectName: "mayElide"
                visible: !bar.low
                horizontalAlignment: bar.tight ? Text.AlignLeft : Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Hint { text: parent.truncated ? bar.event.nextStep : "" }
            }
            AppButton {
                primary: true
                text: bar.nextPage === "pair" ? bar.event.pairText : bar.nextName
                keys: bar.nextKeys
                visible: bar.nextPage !== bar.page && text !== "" && bar.page !== "entries" // which has its own next step
                enabled: bar.nextPage !== "pair" || bar.event.canPair
                Layout.maximumWidth: bar.width > 0 ? bar.width * 0.4 : implicitWidth // 0 at the beginning would stay
                onClicked: bar.nextPage === "pair" ? bar.workspace.pairRound() : bar.go(bar.nextPage)
                Hint { text: bar.low ? bar.event.nextStep : "" }
            }
        }
    }
    // Beside the layout and not in it: a word that becomes longer there would stand beyond the edge.
    RowLayout {
        id: aside
        spacing: 4
        y: bar.tight ? line.y : (bar.height - height) / 2 // two anchors that take turns would stretch it
        anchors { right: parent.right; rightMargin: Theme.space }
        AppButton {
            objectName: "incidentButton"
            focusPolicy: Qt.TabFocus
            drawing: "warning"
            display: bar.narrow || bar.low || bar.crowded ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
            text: qsTr("Incident")
            Accessible.description: bar.keysOf("incident")
            visible: bar.event.roundsPaired > 0 && !bar.workspace.inPast && ["hall", "results", "record"].includes(bar.page)
            onClicked: bar.incident()
            Hint { text: qsTr("Incident at the current board: rule on it"); keys: bar.keysOf("incident") }
        }
        AttendantButton {
            visible: !bar.workspace.inPast
            preferences: bar.workspace.preferences
            persons: bar.workspace.persons
            eventOpen: bar.workspace.open
            personsKeys: bar.keysOf("persons")
            wordless: bar.narrow || bar.low || bar.crowded
            nameless: bar.narrow && !bar.low
            Layout.maximumWidth: bar.width * 0.2
            onPersonsAsked: bar.go("persons")
        }
        AppButton {
            quiet: true
            focusPolicy: Qt.TabFocus // a click leaves the keyboard to the page
            drawing: "undo"
            display: T.AbstractButton.IconOnly
            text: bar.workspace.canUndo ? bar.workspace.undoText : qsTr("Nothing to undo")
            Accessible.description: bar.keysOf("undo")
            enabled: bar.workspace.canUndo
            onClicked: bar.workspace.undo()
            Hint { text: parent.text; keys: bar.keysOf("undo") }
        }
        AppButton {
            quiet: true
            drawing: "keys"
            display: T.AbstractButton.IconOnly
            text: qsTr("All actions and keys")
            Accessible.description: bar.keysOf("palette")
            onClicked: bar.palette()
            Hint { text: parent.text; keys: bar.keysOf("palette") }
        }
        Badge {
            id: broadcastState
            objectName: "broadcastState"
            wordless: bar.crowded
            text: bar.workspace.broadcast.badge
            drawing: bar.workspace.broadcast.failing ? "warning" : "live"
            tone: bar.workspace.broadcast.failing ? Badge.Danger : Badge.Good
            Accessible.role: Accessible.StaticText
            Accessible.name: bar.workspace.broadcast.state
            Hint { text: bar.workspace.broadcast.state; keys: bar.keysOf("broadcast") }
        }
        SaveState {
            visible: !bar.workspace.inPast
            unsavedText: bar.workspace.unsavedText
            fileName: bar.workspace.fileName
            shared: bar.workspace.shared
            station: bar.workspace.preferences.station || bar.workspace.preferences.stationHint
            clocksText: bar.workspace.boards.runningCount > 0 ? qsTr("%n clock(s) running in this round", "", bar.workspace.boards.runningCount) : ""
            screenText: bar.workspace.display.place.open ? qsTr("The hall screen is open") : ""
            webText: bar.workspace.web.always || bar.workspace.web.failed ? qsTr("Web pages: %1").arg(bar.workspace.web.state) : ""
            webFailed: bar.workspace.web.failed || bar.workspace.web.publishingFailed
        }
    }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
}
