// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One board's clock over the whole window. Which colour stands at which end is what the board's levers say.
FocusScope {
    id: page

    required property ClockView clock
    readonly property bool runs: clock.phase === BoardsModel.Running
    property bool factsShown: false
    readonly property real dials: facts.visible ? facts.y : strip.y // the dials end here

    function leave() {
        if (page.factsShown)
            page.factsShown = false
        else if (page.runs && !sure.running)
            sure.restart()
        else
            page.clock.close()
    }
    function keyed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        if (event.isAutoRepeat)
            return true
        if (page.clock.pressKey(event.key, event.nativeScanCode))
            return true
        if (event.key === Qt.Key_Space)
            page.runs ? page.clock.pressActive() : page.clock.startOrPause()
        else if (event.key === Qt.Key_P)
            page.clock.startOrPause()
        else if (event.key === Qt.Key_T)
            page.clock.turn()
        else if (event.key === Qt.Key_S)
            page.clock.speak()
        else if (event.key === Qt.Key_M)
            page.clock.toggleMuted()
        else if (event.key === Qt.Key_I)
            page.factsShown = !page.factsShown
        else if (event.key === Qt.Key_Escape)
            page.leave()
        else
            return false
        return true
    }

    focus: true
    Keys.onPressed: event => event.accepted = page.keyed(event)
    onRunsChanged: sure.stop()
    Timer { id: sure; interval: 3000 }

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
        runs: page.runs
        leaving: sure.running
        needsLook: page.clock.needsLook || !facts.legible || !facts.visibleFromAfar
        factsShown: page.factsShown
        onToggleFacts: page.factsShown = !page.factsShown
    }
}
