// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the arbiter may want to know of this clock. Shown on request; the players have no use for it.
Rectangle {
    id: facts

    required property ClockView clock
    required property real digitMillimetres
    required property real barMillimetres
    readonly property bool legible: digitMillimetres >= 18
    readonly property bool visibleFromAfar: barMillimetres >= 50

    implicitHeight: lines.implicitHeight + 2 * Theme.space
    color: Theme.surface

    // A touch on this panel is none on the dial below it.
    TapHandler { gesturePolicy: TapHandler.WithinBounds }

    ColumnLayout {
        id: lines
        spacing: 4
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Lines {
            model: facts.clock.facts
            delegate: AppText {
                required property string modelData
                text: modelData
                width: parent?.width ?? 0
            }
        }
        AppText {
            objectName: "digitHeight"
            text: facts.legible ? qsTr("The digits are %1 mm high: enough for three metres.").arg(Math.floor(facts.digitMillimetres))
                : qsTr("The digits are only %1 mm high. They need 18 mm to be read from three metres.").arg(Math.floor(facts.digitMillimetres))
            color: facts.legible ? Theme.ink : Theme.warn
            font.bold: !facts.legible
            Layout.fillWidth: true
        }
        AppText {
            text: qsTr("The bar that shows whose clock is running is only %1 mm wide. It needs 50 mm to be seen from ten metres.").arg(Math.floor(facts.barMillimetres))
            color: Theme.warn
            font.bold: true
            visible: !facts.visibleFromAfar
            Layout.fillWidth: true
        }
    }
}
