// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who has come: a few letters and Enter.
KeyedPage {
    id: page

    required property CheckInModel checkIn
    required property CheckInModel kiosk
    property bool closing: false
    property bool pointed: false // the cursor was moved by hand
    readonly property CheckInRow current: list.currentItem as CheckInRow
    keyTable: pageKeys

    signal edit(int playerId)
    signal add()
    signal copyAsked(model: var, roles: var)
    signal undoAsked()
    signal redoAsked()

    CheckInKeys {
        id: pageKeys
        chosen: page.current !== null
        here: page.current?.here ?? false
        missing: page.checkIn.missing > 0
        owing: (page.current?.fee ?? "") !== ""
        held: page.checkIn.held
        own: !(page.current?.ofOthers ?? false)
        several: page.checkIn.several
        closing: page.closing
        takesByes: page.checkIn.takesByes
        takesHalfPoints: page.checkIn.takesHalfPoints
        does: ({
            takeBack: () => page.turn(page.current.playerId, false),
            together: () => page.checkIn.together = !page.checkIn.together,
            onlyMissing: () => page.checkIn.onlyMissing = !page.checkIn.onlyMissing,
            fee: () => page.checkIn.payFee(page.current.playerId), edit: () => page.edit(page.current.playerId), add: () => page.add(),
            close: () => page.askToClose(), anew: () => page.checkIn.beginAnew(),
            zero: () => panel.close(CheckInModel.ZeroPointBye), half: () => panel.close(CheckInModel.HalfPointBye),
            withdraw: () => panel.close(CheckInModel.Withdrawal),
            copy: () => page.copyAsked(page.checkIn, ["number", "name", "about", "tournaments", "stateText"])
        })
    }
    KeyShortcuts { table: pageKeys; enabled: page.activeFocus }
    Component.onCompleted: { page.checkIn.watched = true; list.currentIndex = list.count > 0 ? 0 : -1 }
    Component.onDestruction: {
        if (!page.checkIn)
            return
        page.checkIn.typed = ""
        page.checkIn.watched = false
    }

    function askToClose() {
        if (page.checkIn.missing === 0)
            return
        page.closing = true
        panel.take()
    }
    // The field is ready for the next name; the cursor stays with the player who has come.
    function turn(playerId: int, here: bool) {
        here ? page.checkIn.arrive(playerId) : page.checkIn.takeBack(playerId)
        finder.input.clear()
        page.checkIn.typed = ""
        const row = page.checkIn.rowOf(playerId)
        if (row >= 0)
            list.currentIndex = row
        finder.take()
    }
    // Enter by itself goes down the list; after letters the player who was found stays in sight.
    function accept() {
        if (!page.current)
            return
        const alone = page.checkIn.typed === ""
        if (alone && !page.pointed && page.current.state === CheckInModel.Withdrawn) { // who comes back is named, or pointed at
            page.nextMissing()
            return
        }
        page.pointed = false
        page.turn(page.current.playerId, true)
        if (alone)
            page.nextMissing()
    }
    function nextMissing() {
        const row = page.checkIn.nextMissing(list.currentIndex)
        if (row >= 0)
            list.currentIndex = row
    }

    ColumnLayout {
        visible: page.checkIn.any
        spacing: Theme.gap
        anchors { fill: parent; margins: Theme.wide; topMargin: Theme.space }

        PageHead {
            title: page.checkIn.title
            note: [page.checkIn.countText, page.checkIn.feeText].filter(text => text !== "").join(" · ")
            Layout.fillWidth: true
            AppButton { focusPolicy: Qt.TabFocus; text: qsTr("Close the check-in"); keys: pageKeys.cap("close"); enabled: page.checkIn.missing > 0; primary: page.checkIn.held; onClicked: page.askToClose() }
            AppButton { focusPolicy: Qt.TabFocus; text: page.checkIn.onlyMissing ? qsTr("Show everybody") : qsTr("Only missing"); keys: pageKeys.cap("onlyMissing"); onClicked: pageKeys.perform("onlyMissing", "", null) }
            AppButton { focusPolicy: Qt.TabFocus; text: page.checkIn.together ? qsTr("Only this tournament") : qsTr("All tournaments"); keys: pageKeys.cap("together"); visible: page.checkIn.several; onClicked: pageKeys.perform("together", "", null) }
            AppButton { focusPolicy: Qt.TabFocus; text: qsTr("Fee paid"); keys: pageKeys.cap("fee"); visible: page.checkIn.feeText !== ""; enabled: pageKeys.owing; onClicked: pageKeys.perform("fee", "", null) }
            AppButton { focusPolicy: Qt.TabFocus; text: page.kiosk.watched ? qsTr("Close the players' screen") : qsTr("Screen for self check-in"); keys: "Ctrl+Shift+F2"; drawing: "screen"; onClicked: page.kiosk.watched = !page.kiosk.watched }
            AppButton { focusPolicy: Qt.TabFocus; text: qsTr("Begin anew"); keys: pageKeys.cap("anew"); enabled: page.checkIn.held; onClicked: page.checkIn.beginAnew() }
        }
        RowLayout {
            spacing: Theme.wide
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                visible: !page.closing || page.width > 800 * Theme.fontScale
                spacing: Theme.gap
                Layout.fillWidth: true
                Field {
                    id: finder
                    first: true
                    focus: true
                    placeholder: qsTr("A few letters of the name, then Enter")
                    completes: page.checkIn.missing > 0
                    Layout.fillWidth: true
                    input.Accessible.name: qsTr("Find a player")
                    onEdited: text => { page.pointed = false; page.checkIn.typed = text; list.currentIndex = list.count > 0 ? 0 : -1 }
                    onAccepted: page.accept()
                    onCompleted: page.nextMissing()
                    onUndoAsked: page.undoAsked()
                    onRedoAsked: page.redoAsked()
                    Keys.onUpPressed: { list.decrementCurrentIndex(); page.pointed = true }
                    Keys.onDownPressed: { list.incrementCurrentIndex(); page.pointed = true }
                    Keys.onPressed: event => { if (list.jump(event)) { event.accepted = true; page.pointed = true } }
                    onMoved: event => { if (list.jump(event)) page.pointed = event.accepted = true; else if (pageKeys.key(event)) event.accepted = true }
                    Keys.onEscapePressed: { input.clear(); page.checkIn.typed = "" }
                }
                Rectangle {
                    color: Theme.surface
                    radius: Theme.radius
                    border.color: Theme.line
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    LongList {
                        id: list
                        model: page.checkIn
                        anchors { fill: parent; margins: 2 }
                        activeFocusOnTab: false // the field keeps the keyboard
                        Accessible.role: Accessible.Table
                        Accessible.name: qsTr("Players")
                        onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
                        delegate: CheckInRow {
                            required property int index
                            width: ListView.view.width
                            slim: list.width < 760 * Theme.fontScale
                            cursor: ListView.isCurrentItem
                            lit: finder.input.activeFocus
                            onChosen: { list.currentIndex = index; page.pointed = true; finder.take() }
                            onTurned: page.turn(playerId, !here)
                        }
                    }
                    AppText {
                        visible: list.count === 0
                        anchors.centerIn: parent
                        text: page.checkIn.typed !== "" ? qsTr("Nobody of this name is entered. Add the player with %1.").arg(pageKeys.cap("add"))
                                                        : qsTr("Nobody is missing.")
                        color: Theme.inkSoft
                    }
                }
            }
            CheckInClose {
                id: panel
                checkIn: page.checkIn
                keyTable: pageKeys
                visible: page.closing
                Layout.fillWidth: page.width <= 800 * Theme.fontScale
                Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
                Layout.fillHeight: true
                onLeave: { page.closing = false; finder.take() }
            }
        }
        Legend {
            pickable: false
            visible: page.height > 520 * Theme.fontScale
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: !page.checkIn.any
        drawing: "attendance"
        title: qsTr("Nobody is entered yet")
        text: qsTr("Once players are entered they are checked in here: a few letters of the name, then Enter.")
        AppButton { primary: true; drawing: "plus"; text: qsTr("Add the first player"); keys: pageKeys.cap("add"); onClicked: page.add() }
    }
}
