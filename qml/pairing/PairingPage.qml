// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The next round: who takes part, the boards, manual changes, and why it is so. Confirming the pairing ends it. A table
// leaves nothing to change and nothing to explain.
KeyedPage {
    id: page

    required property PairingView pairing
    required property MatchTreeView tree
    property bool blackSide: false
    property bool presenceAsked: false // where there is no room for both lists
    readonly property bool atWork: pairing.possible || pairing.repairing
    readonly property bool slim: width < 900 * Theme.fontScale

    signal leave()
    signal published()
    signal copyAsked()
    signal wallAsked() // what hangs there now is printed

    function current(): PairingRow { return list.currentItem as PairingRow }
    function seat(): int {
        const row = page.current()
        return row ? page.blackSide ? row.blackId : row.whiteId : -1
    }
    function pickSeat() {
        if (page.seat() >= 0)
            page.pairing.pick(page.seat())
    }
    function turn() {
        if (page.current())
            page.pairing.turnColours(page.current().whiteId)
    }
    function hands() {
        if (page.pairing.manualOpen)
            page.pairing.endManual()
        else
            page.pairing.beginManual()
        page.goOn()
    }
    function dropManual() {
        page.pairing.dropManual()
        page.goOn()
    }
    function repair() {
        page.pairing.repair()
        page.goOn()
    }
    // The boards have the keys again; the button that was pressed may be gone.
    function goOn() {
        if (page.pairing.bracketsShown)
            brackets.take()
        else if (page.pairing.paired)
            list.forceActiveFocus()
    }
    function showBrackets(shown: bool) {
        page.pairing.bracketsShown = shown
        page.goOn()
    }
    function pair() {
        page.pairing.propose()
        page.goOn()
    }
    function stepBack() {
        if (page.pairing.bracketsShown)
            page.showBrackets(false)
        else if (page.pairing.pickedCount > 0)
            page.pairing.pickNone()
        else if (page.pairing.manualOpen || page.pairing.repairing)
            page.dropManual()
        else
            page.leave()
    }
    keyTable: pageKeys
    PairingKeys {
        id: pageKeys
        paired: page.pairing.paired
        changeable: page.pairing.changeable
        restable: page.pairing.restable
        turnable: page.pairing.changeable || page.pairing.repairing
        repairable: page.pairing.repairable
        explained: page.pairing.explained
        does: ({
            pair: () => page.pair(), publish: () => page.pairing.publish(), why: () => page.pairing.askWhy(), hands: () => page.hands(),
            brackets: () => page.showBrackets(!page.pairing.bracketsShown), drop: () => page.dropManual(), repair: () => page.repair(), stepBack: () => page.stepBack(),
            side: key => { page.blackSide = key === "Right" }, pick: () => page.pickSeat(), exchange: () => page.pairing.exchangePicked(),
            meet: () => page.pairing.meetPicked(), copy: () => page.copyAsked(), turn: () => page.turn(), takeBack: () => page.pairing.takeBackChange(),
            presence: () => { page.presenceAsked = true; presence.forceActiveFocus() }, boards: () => presence.leave(),
            find: () => { page.presenceAsked = true; presence.find() },
            plays: () => presence.set(PresenceModel.Plays), half: () => presence.set(PresenceModel.HalfPoint),
            zero: () => presence.set(PresenceModel.ZeroPoint), full: () => presence.set(PresenceModel.FullPoint)
        })
    }
    Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
    KeyShortcuts { table: pageKeys; enabled: page.activeFocus }
    Connections {
        target: page.pairing
        ignoreUnknownSignals: true
        function onPublished() { page.published() }
    }

    PageHead {
        id: head
        title: page.pairing.title
        note: page.pairing.note
        visible: page.atWork
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide; topMargin: Theme.space }
        AppButton {
            primary: !page.pairing.paired
            drawing: "right"
            text: page.pairing.paired ? qsTr("Pair again") : qsTr("Pair")
            keys: pageKeys.cap("pair")
            visible: !page.pairing.repairing
            enabled: !page.pairing.manualOpen
            onClicked: page.pair()
        }
        AppButton {
            text: page.pairing.manualOpen ? qsTr("End and check") : qsTr("Change by hand")
            keys: pageKeys.cap("hands")
            visible: page.pairing.changeable || page.pairing.repairing
            enabled: page.pairing.paired || page.pairing.problem !== ""
            onClicked: page.hands()
        }
        AppButton {
            text: page.pairing.bracketsShown ? qsTr("Boards") : qsTr("Brackets")
            keys: pageKeys.cap("brackets")
            visible: page.pairing.explained
            enabled: page.pairing.paired
            onClicked: page.showBrackets(!page.pairing.bracketsShown)
        }
        AppButton {
            text: qsTr("Why not these two?")
            keys: pageKeys.cap("why")
            visible: page.pairing.explained
            enabled: page.pairing.pickedCount === 2
            onClicked: page.pairing.askWhy()
        }
        AppButton {
            primary: page.pairing.paired
            drawing: "check"
            text: page.pairing.repairing ? qsTr("Confirm the change") : qsTr("Confirm the pairing")
            keys: pageKeys.cap("publish")
            enabled: page.pairing.paired && !page.pairing.manualOpen
            onClicked: page.pairing.publish()
        }
        AppButton {
            text: page.pairing.repairText
            keys: pageKeys.cap("repair")
            visible: page.pairing.repairable && !page.pairing.repairing
            onClicked: page.repair()
        }
        AppButton { text: qsTr("Print for the wall"); keys: "Ctrl+Shift+P"; onClicked: page.wallAsked() }
    }
    ColumnLayout {
        visible: page.atWork
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide
                  topMargin: Theme.gap; bottomMargin: Theme.gap }

        Banner {
            text: page.pairing.problem
            tone: Badge.Danger
            Layout.fillWidth: true
        }
        LevelMatches { tree: page.tree; Layout.fillWidth: true }
        ManualPairingBar {
            pairing: page.pairing
            keyTable: pageKeys
            mostHeight: page.height * 0.3
            Layout.fillWidth: true
            Layout.minimumHeight: implicitHeight
            onEndAsked: page.hands()
            onDropAsked: page.dropManual()
        }
        WhyPanel { pairing: page.pairing; mostHeight: page.height * 0.3; Layout.fillWidth: true; Layout.minimumHeight: implicitHeight }
        Item {
            id: body
            readonly property bool presenceAlone: !page.pairing.paired || (page.slim && page.presenceAsked)
            readonly property bool presenceShown: !page.slim || presenceAlone
            readonly property real presenceWidth: presenceAlone ? width : Math.round(300 * Math.min(Theme.fontScale, 1.25))
            readonly property real rest: presenceShown ? presenceWidth + Theme.space : 0
            Layout.fillWidth: true
            Layout.fillHeight: true

            PresencePanel {
                id: presence
                pairing: page.pairing
                keyTable: pageKeys
                focus: !page.pairing.paired
                visible: body.presenceShown
                width: body.presenceWidth
                height: body.height
                onLeave: { page.presenceAsked = false; list.forceActiveFocus() }
            }
            BracketDrawing {
                id: brackets
                pairing: page.pairing
                visible: page.pairing.bracketsShown && !body.presenceAlone
                x: body.rest
                width: body.width - x
                height: body.height
            }
            Rectangle {
                visible: !body.presenceAlone && !page.pairing.bracketsShown
                x: body.rest
                width: body.width - x
                height: body.height
                color: Theme.surface
                radius: Theme.radius
                border.width: list.activeFocus ? 2 : 1
                border.color: list.activeFocus ? Theme.accent : Theme.line
                RowLayout {
                    id: heads
                    spacing: 8
                    visible: parent.height > 3 * height // the boards come first where there is little room
                    anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: 16; rightMargin: 14; topMargin: 2 }
                    height: Math.round(32 * Theme.fontScale)
                    HeadCell { text: "#"; hint: qsTr("Board"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(40 * Theme.fontScale) }
                    HeadCell { text: qsTr("White"); horizontalAlignment: Text.AlignRight; rightPadding: 8; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                    HeadCell { text: qsTr("Black"); leftPadding: 8; Layout.fillWidth: true; Layout.preferredWidth: 1 }
                    Item { Layout.preferredWidth: Math.round(84 * Theme.fontScale); Layout.preferredHeight: 1 }
                }
                LongList {
                    id: list
                    anchors { left: parent.left; right: parent.right; top: heads.visible ? heads.bottom : parent.top; bottom: parent.bottom; margins: 2 }
                    focus: page.pairing.paired
                    model: page.pairing.boards
                    Accessible.role: Accessible.Table
                    Accessible.name: qsTr("Boards of the round")
                    Keys.onPressed: event => { if (pageKeys.key(event, "boards")) event.accepted = true }
                    delegate: PairingRow {
                        required property int index
                        width: ListView.view.width
                        cursor: ListView.isCurrentItem
                        lit: list.activeFocus
                        blackSide: page.blackSide
                        onChosen: black => {
                            list.currentIndex = index
                            page.blackSide = black
                            list.forceActiveFocus()
                            page.pickSeat()
                        }
                    }
                }
            }
        }
        Legend {
            title: page.pairing.pickedText
            most: 1
            pickable: false
            visible: page.pairing.paired && page.height > 520 * Theme.fontScale
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: !page.atWork
        drawing: "players"
        title: qsTr("There is no round to pair here")
        text: page.pairing.impossibleText
        AppButton {
            primary: true
            text: page.pairing.repairText
            keys: pageKeys.cap("repair")
            visible: page.pairing.repairable
            onClicked: page.repair()
        }
    }
}
