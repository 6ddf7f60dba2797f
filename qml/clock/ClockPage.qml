// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One board's clock over the whole window. Which colour stands at which end is what the board's levers say.
KeyedPage {
    id: page

    required property ClockView clock
    readonly property bool runs: clock.phase === BoardsModel.Running
    property bool factsShown: false
    property string word: "" // to whoever pressed a key that does nothing here
    keyTable: pageKeys
    title: qsTr("Clock of board %1").arg(page.clock.boardLabel)
    readonly property real dials: facts.visible ? facts.y : strip.y // the dials end here

    // Players see this screen, and the arbiter tells them nothing (13.6; later 12.6, 12.7): the panel opens in the hall.
    function refuseIncident() {
        page.word = qsTr("Players see this screen: Esc leads back to the hall, and F12 opens the incident there.")
        wordTime.restart()
    }
    function keyed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        if (event.isAutoRepeat)
            return true
        if (page.clock.pressKey(event.key, event.nativeScanCode))
            return true
        return pageKeys.key(event, "")
    }

    ClockKeys {
        id: pageKeys
        does: ({
            press: () => page.runs ? page.clock.pressActive() : page.clock.startOrPause(), pause: () => page.clock.startOrPause(),
            turn: () => page.clock.turn(), speak: () => page.clock.speak(), mute: () => page.clock.toggleMuted(),
            facts: () => { page.factsShown = !page.factsShown }, incident: () => page.refuseIncident(), leave: () => page.clock.close()
        })
    }
    focus: true
    Keys.onPressed: event => event.accepted = page.keyed(event)
    Timer { id: wordTime; interval: 5000; onTriggered: page.word = "" }

    Rectangle { anchors.fill: parent; color: Theme.canvas }
    ClockHalf {
        id: leftHalf
        objectName: "leftHalf"
        width: Math.floor(parent.width / 2)
        height: page.dials
        side: page.clock.left
        keys: "A  ←  ⇧"
        onTouched: page.clock.pressLeft()
    }
    ClockHalf {
        objectName: "rightHalf"
        x: leftHalf.width
        width: parent.width - x
        height: page.dials
        side: page.clock.right
        keys: "L  →  ⇧"
        onTouched: page.clock.pressRight()
    }
    ClockFacts {
        id: facts
        objectName: "facts"
        clock: page.clock
        digitMillimetres: leftHalf.digitMillimetres
        barMillimetres: leftHalf.barMillimetres
        width: parent.width
        anchors.bottom: strip.top
        visible: page.factsShown
    }
    ClockStrip {
        id: strip
        width: parent.width
        anchors.bottom: parent.bottom
        clock: page.clock
        keyTable: pageKeys
        runs: page.runs
        word: page.word
        needsLook: page.clock.needsLook || !facts.legible || !facts.visibleFromAfar
        factsShown: page.factsShown
        onToggleFacts: page.factsShown = !page.factsShown
    }
}
