// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// What the arbiter can do, beside the wall: for which boards, the ruling that waits, and every action with its key. A digit
// acts at once; the panel closes behind it unless it is pinned.
FocusScope {
    id: panel

    required property InterventionsView hands
    required property ControlForm controlForm
    property bool low: false // the acts come first
    readonly property bool asking: hands.form.open
    readonly property string matter: hands.ruling.needed ? hands.ruling.title : ""
    readonly property bool elsewhere: panel.activeFocus && !list.activeFocus // Enter presses what has the focus
    property Item wanted: null // kept in sight while the panel finds its size

    signal spaceBar() // the hall's clocks, whatever the panel does
    signal leave()    // back to the wall

    function take() {
        flick.contentY = 0
        if (panel.asking) { // a ruling leaves only this to be said
            form.take()
            return
        }
        list.forceActiveFocus()
        panel.show(panel.hands.ruling.needed ? card.decisions : null)
    }
    function holds(item: Item): bool {
        for (let at = item; at; at = at.parent)
            if (at === column)
                return true
        return false
    }
    function back() {
        if (panel.asking) {
            panel.hands.form.close()
            panel.take()
        } else {
            panel.hands.pinned = false
            panel.hands.open = false
        }
    }
    function keyed(event: var): bool {
        if ((panel.asking || event.isAutoRepeat) && event.key !== Qt.Key_Escape)
            return false
        return panelKeys.key(event, "") || panel.hands.key(event.key, event.text, event.modifiers, event.nativeScanCode)
    }
    function show(item: Item) {
        panel.wanted = item
        if (item === null)
            flick.contentY = 0
        else
            Qt.callLater(panel.scroll)
    }
    function scroll() {
        if (panel.wanted === null || flick.height <= 0) // not laid out yet
            return
        const item = panel.wanted
        const top = item.mapToItem(column, 0, 0).y
        const lowest = Math.max(0, flick.contentHeight - flick.height)
        flick.contentY = Math.min(lowest, Math.max(0, Math.min(Math.max(flick.contentY, top + item.height + 2 * Theme.space - flick.height), top)))
    }

    onMatterChanged: {
        if (panel.matter === "" || panel.asking)
            return
        list.goTo(-1) // Enter decides now
        panel.show(card.decisions)
    }
    Keys.onPressed: event => event.accepted = panel.keyed(event)
    InterventionKeys {
        id: panelKeys
        ignored: ~0 // whatever is held down with the letter
        does: ({ back: () => panel.back(), hallClocks: () => panel.spaceBar(), leave: () => panel.leave() })
    }

    Connections {
        target: panel.hands.form
        function onChanged() { if (!panel.asking && !list.activeFocus && panel.activeFocus) panel.take() }
    }
    Connections {
        target: panel.Window.window
        function onActiveFocusItemChanged() {
            const item = panel.Window.activeFocusItem
            if (item && item !== list && panel.holds(item))
                panel.show(item)
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: panel.activeFocus ? Theme.ring : 1
        border.color: panel.activeFocus ? Theme.accent : Theme.line
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 3
        contentHeight: column.implicitHeight + 2 * Theme.space
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: Qt.callLater(panel.scroll)
        onHeightChanged: Qt.callLater(panel.scroll)
        onMovementStarted: panel.wanted = null
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            x: Theme.space
            y: panel.low ? 6 : 12
            width: flick.width - 2 * Theme.space
            spacing: 10

            InterventionHead {
                hands: panel.hands
                low: panel.low
                Layout.fillWidth: true
                onClosed: { panel.hands.pinned = false; panel.hands.open = false }
            }
            InterventionScope {
                hands: panel.hands
                visible: !panel.low
                Layout.fillWidth: true
            }
            InterventionClocks {
                hands: panel.hands
                low: panel.low
                visible: panel.hands.single
                Layout.fillWidth: true
            }
            RulingCard {
                id: card
                ruling: panel.hands.ruling
                onRuled: key => panel.hands.rule(key)
                onDecided: word => panel.hands.decide(word)
                takesEnter: list.current < 0 && !panel.elsewhere
                visible: panel.hands.ruling.needed && !panel.asking
                Layout.fillWidth: true
            }
            InterventionForm {
                id: form
                hands: panel.hands
                form: panel.hands.form
                maker: panel.controlForm
                visible: panel.asking
                Layout.fillWidth: true
                onVisibleChanged: if (visible) form.take()
            }
            InterventionList {
                id: list
                focus: true
                hands: panel.hands
                low: panel.low
                visible: !panel.asking
                Layout.fillWidth: true
                onShown: item => panel.show(item)
            }
            InterventionReason {
                hands: panel.hands
                visible: panel.asking || !list.empty
                Layout.fillWidth: true
            }
            AppButton {
                primary: true
                text: qsTr("Apply")
                keys: "↵"
                visible: panel.asking
                enabled: panel.hands.form.valid
                Layout.fillWidth: true
                onClicked: panel.hands.submitForm()
            }
            AppButton {
                text: qsTr("Cancel")
                keys: "Esc"
                visible: panel.asking
                Layout.fillWidth: true
                onClicked: panel.back()
            }
        }
    }
}
