// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// An incident at a board, beside whatever page is shown: what has happened, the facts, the ruling, and one key for it.
T.Popup {
    id: panel

    required property IncidentView incidents
    readonly property KeyTable keyTable: panelKeys
    readonly property PressSpot pressed: pressing
    signal lawsWanted(citation: string)
    signal helpWanted()

    readonly property string said: panel.incidents.said // of the incident chosen
    property bool pressedAgain: false // the key that opens it
    property bool away: false // the help is read; what was said here is kept
    readonly property real room: parent ? parent.height - 2 * Theme.gap : 600 // from top to bottom
    readonly property bool low: height < 620 * Theme.fontScale
    // What is proposed stands beside the facts where it would not find room below them. The columns are as wide either
    // way: what they need does not hang on where they stand.
    readonly property real halfWidth: parent ? (parent.width - 4 * Theme.gap - 3 * Theme.space) / 2 : 0
    readonly property bool roomForTwo: halfWidth >= 380 * Theme.fontScale
    readonly property real column: Math.round(Math.min(roomForTwo ? halfWidth : (parent?.width ?? 0) * 0.54 - 2 * Theme.space, 420 * Theme.fontScale))
    // Where both columns leave next to nothing of the page below, they are a page themselves.
    readonly property bool covers: beside && 2 * column + 4 * Theme.space > 0.8 * (parent?.width ?? 0)
    readonly property bool beside: incidents.chosen && roomForTwo && sheet.factsHeight + Math.max(340 * Theme.fontScale, sheet.rulingHeight) > room - 150 * Theme.fontScale

    function take() {
        flick.contentY = 0
        if (!panel.incidents.chosen)
            finder.take()
        else if (sheet.awaitsLetter())
            resting.forceActiveFocus()
        else if (!sheet.takeWanted())
            panel.rest()
    }
    function takeBack() {
        if (panel.opened)
            panel.take()
    }
    // Letters and Enter are for the ruling.
    function rest() {
        resting.forceActiveFocus() // the scope itself would hand the focus on to a field
        Qt.callLater(panel.showDecisions)
    }
    function showDecisions() {
        if (sheet.decisions === null || flick.height <= 0)
            return
        const bottom = sheet.decisions.mapToItem(sheet, 0, sheet.decisions.height).y + 2 * Theme.space
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, bottom - flick.height))
    }
    function letter(text: string): bool {
        const done = panel.incidents.letter(text)
        if (done && panel.incidents.open && panel.incidents.reminder === "")
            panel.take()
        return done
    }
    // What is still missing comes before the ruling: it is named, and has the keyboard.
    function confirm() {
        if (panel.incidents.chosen && panel.incidents.awaited !== "") {
            panel.incidents.remind()
            sheet.holdWanted()
        } else {
            panel.letter("↵")
        }
    }
    function back() {
        panel.incidents.back()
        if (panel.incidents.open)
            panel.take()
    }
    function turn(by: int) {
        panel.incidents.stepBoard(by)
        panel.take()
    }
    // A page up or down, where the keys are not for a line that is typed in.
    function scrolled(key: int): bool {
        const by = { [Qt.Key_PageUp]: -0.8, [Qt.Key_PageDown]: 0.8, [Qt.Key_Home]: -Infinity, [Qt.Key_End]: Infinity }[key]
        if (by === undefined || !panel.incidents.chosen)
            return false
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by * flick.height))
        return true
    }
    function keyed(event: var): bool {
        panel.pressedAgain = false
        if (event.modifiers === Qt.NoModifier && panel.scrolled(event.key))
            return true
        if (event.isAutoRepeat)
            return [Qt.Key_Return, Qt.Key_Enter].includes(event.key)
        const plain = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        if (panelKeys.key(event, "") || (plain && event.text > " " && panel.letter(event.text)))
            return true
        // What leads to another page has to wait.
        panel.pressedAgain = !!(event.modifiers & Qt.ControlModifier) && Qt.Key_A <= event.key && event.key <= Qt.Key_Z
        return panel.pressedAgain
    }

    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnPressOutside
    visible: incidents.open && !away
    width: panel.covers ? parent.width : (panel.beside ? 2 : 1) * panel.column + (panel.beside ? 4 : 3) * Theme.space
    height: panel.covers ? parent.height : panel.room
    x: parent && !panel.covers ? parent.width - width - Theme.gap : 0
    y: panel.covers ? 0 : Theme.gap
    onOpened: panel.take()
    onSaidChanged: { leaving.stay(); panel.pressedAgain = false }
    onAwayChanged: Qt.callLater(panel.takeBack) // the page below is made anew, and takes the keyboard as it is
    onClosed: if (!panel.away) panel.incidents.close()

    IncidentKeys {
        id: panelKeys
        readonly property Item holder: content.Window.activeFocusItem
        readonly property bool searches: holder instanceof TextInput || holder instanceof T.ComboBox
        clockRuns: panel.incidents.clockRuns && !searches
        lettersName: panel.incidents.lettersName && !searches
        does: ({ help: () => panel.helpWanted(), laws: () => panel.lawsWanted(panel.incidents.ruling.citation), back: () => leaving.step(), stillOpen: () => panel.pressedAgain = true, supervise: () => panel.incidents.supervision === "" ? panel.pressedAgain = true : panel.incidents.superviseOtherwise(), confirm: () => panel.confirm(), board: key => panel.turn(key === "Ctrl+PageUp" ? -1 : 1) })
    }
    Leaving {
        id: leaving
        needed: panel.said !== ""
        onDropped: panel.back()
    }
    Connections {
        target: panel.incidents
        property bool chosen: false
        function onChanged() {
            if (panel.opened && chosen !== panel.incidents.chosen) {
                shield.hold()
                Qt.callLater(panel.take)
            }
            chosen = panel.incidents.chosen
        }
        function onNumberWanted(word) { Qt.callLater(sheet.takeFact, word) } // as soon as the digit is done with
        function onDigitTyped(word) { Qt.callLater(sheet.goOnWith, word) }
        function onReasonMissing() { Qt.callLater(sheet.takeNote) } // once the key that decided is done with
    }

    T.Overlay.modal: Item {}
    background: Rectangle {
        radius: panel.covers ? 0 : Theme.radius
        color: Theme.surface
        border.width: panel.covers ? 0 : Theme.ring
        border.color: Theme.accent
    }
    contentItem: FocusScope { // qmllint disable deferred-property-id
        id: content
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Incident: %1").arg(panel.incidents.boardText)
        Keys.onPressed: event => event.accepted = panel.keyed(event)

        Item { id: resting }
        PressSpot { id: pressing }
        ClickShield {
            id: shield
            spot: pressing
        }
        ColumnLayout {
            anchors { fill: parent; margins: panel.low && !panel.covers ? Theme.gap : Theme.space }
            spacing: Theme.gap

            RowLayout {
                spacing: Theme.gap
                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true
                    AppText {
                        objectName: "incidentTitle"
                        text: panel.incidents.boardText
                        font.pixelSize: panel.low ? Theme.lead : Theme.title
                        font.bold: true
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                        Layout.fillWidth: true
                    }
                    PersonName {
                        text: panel.incidents.players
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        Layout.fillWidth: true
                    }
                    AppText {
                        text: panel.incidents.appealText
                        visible: text !== ""
                        font.bold: true
                        font.pixelSize: Theme.small
                        Layout.fillWidth: true
                    }
                }
                AppButton {
                    text: qsTr("Close")
                    drawing: "cross"
                    quiet: true
                    focusPolicy: Qt.NoFocus
                    Accessible.description: "Esc"
                    display: T.AbstractButton.IconOnly
                    Layout.alignment: Qt.AlignTop
                    onClicked: panel.incidents.close()
                    Hint { text: qsTr("Close") }
                }
            }
            RowLayout {
                spacing: Theme.gap
                visible: panel.incidents.times !== ""
                AppText {
                    objectName: "incidentTimes"
                    text: panel.incidents.times
                    font.pixelSize: panel.low ? Theme.lead : Theme.title
                    font.bold: true
                    wrapMode: Text.NoWrap
                    Layout.fillWidth: true
                }
                AppButton {
                    objectName: "stopClock"
                    text: qsTr("Stop the clock")
                    drawing: "pause"
                    keys: panelKeys.clockRuns ? "P" : "" // letters go into a line that is written in
                    focusPolicy: Qt.NoFocus
                    visible: panel.incidents.clockRuns && panel.incidents.chosen // no key does it in the list
                    onClicked: panel.letter("P")
                }
            }
            AppButton {
                objectName: "supervision"
                text: panel.incidents.supervision
                keys: "Ctrl+U"
                quiet: true
                focusPolicy: Qt.NoFocus
                visible: text !== ""
                onClicked: panel.incidents.superviseOtherwise()
                Hint { text: qsTr("An arbiter who watches this game makes it a supervised one, whatever holds in the event") }
            }
            IncidentList {
                id: finder
                incidents: panel.incidents
                visible: !panel.incidents.chosen
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            Flickable {
                id: flick
                clip: true
                visible: panel.incidents.chosen
                contentHeight: sheet.implicitHeight + Theme.space
                onContentHeightChanged: if (resting.activeFocus) Qt.callLater(panel.showDecisions) // what is confirmed stays in sight
                boundsBehavior: Flickable.StopAtBounds
                Layout.fillWidth: true
                Layout.fillHeight: true
                T.ScrollBar.vertical: Scroll {}

                IncidentSheet {
                    id: sheet
                    incidents: panel.incidents
                    takesEnter: !(content.Window.activeFocusItem instanceof T.AbstractButton)
                    beside: panel.beside
                    columnWidth: panel.column
                    takesLetter: text => panel.letter(text)
                    width: flick.width - Theme.space
                    onSettled: panel.incidents.awaited !== "" ? panel.take() : panel.rest()
                }
            }
            InView { over: flick; enabled: panel.incidents.chosen }
            AppText {
                objectName: "reminder"
                text: panel.incidents.reminder
                visible: text !== ""
                color: Theme.danger
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
                Layout.fillWidth: true
            }
            AppText {
                objectName: "stillOpen"
                text: qsTr("%1 is still open here: Esc leaves it, Ctrl+Page Up and Ctrl+Page Down turn to another board.").arg(panel.incidents.boardText)
                visible: panel.pressedAgain
                color: Theme.danger
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
                Layout.fillWidth: true
            }
            AppText {
                objectName: "leaving"
                text: leaving.text
                visible: text !== ""
                color: Theme.danger
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
                Layout.fillWidth: true
            }
            Legend {
                pickable: false
                most: 1
                visible: panel.incidents.chosen && !panel.low
                entries: panelKeys.legend.filter(one => one.act !== "confirm" || panel.incidents.enterDecides && sheet.takesEnter)
                Layout.fillWidth: true
            }
        }
    }
}
