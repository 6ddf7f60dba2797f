// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who is blind or visually disabled in this game, who helps them and with what. Escape leaves it.
Card {
    id: form

    required property BlindPlayView blind
    property int side: 0
    property var players: []
    readonly property var player: form.players[form.side] ?? ({ disabled: false, keeping: 0, assistant: "", duties: [] })

    signal done()

    // What is on record; the form changes a copy until it is saved.
    function take() {
        form.players = form.blind.players
        form.side = form.players[1].disabled && !form.players[0].disabled ? 1 : 0
        boards.checked = form.blind.twoBoards
        adaptations.value = ""
        adaptations.value = form.blind.adaptations
        disabled.forceActiveFocus(Qt.TabFocusReason)
    }
    function put(changes: var) {
        form.players = form.players.map((player, index) => index === form.side ? Object.assign({}, player, changes) : player)
    }
    function turn(duty: int) {
        form.put({ duties: form.player.duties.map((on, index) => index === duty ? !on : on) })
    }
    function save() {
        form.blind.arrange(form.players, boards.checked, adaptations.text)
        form.done()
    }

    padding: 12
    spacing: 12

    AppText { text: qsTr("Visually disabled players (%1)").arg(form.blind.appendix); font.bold: true; font.pixelSize: Theme.lead; Layout.fillWidth: true }
    AppText { text: form.blind.law; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
    Chips {
        names: [qsTr("White"), qsTr("Black")]
        chosen: form.side
        Layout.fillWidth: true
        onPicked: index => form.side = index
    }
    OnOff {
        id: disabled
        text: qsTr("Blind or visually disabled")
        checked: form.player.disabled
        Layout.fillWidth: true
        onToggled: form.put({ disabled: checked })
        onAccepted: form.save()
    }
    Chips {
        label: qsTr("Keeps score")
        names: form.blind.keepings
        chosen: form.player.keeping
        visible: form.player.disabled
        Layout.fillWidth: true
        onPicked: index => form.put({ keeping: index })
    }
    Field {
        label: qsTr("Assistant, by name; empty: none")
        value: form.player.assistant
        Layout.fillWidth: true
        onEdited: text => form.put({ assistant: text })
        onAccepted: form.save()
    }
    Flow {
        spacing: Theme.gap
        visible: form.player.assistant !== ""
        Layout.fillWidth: true
        Repeater {
            model: form.blind.duties
            delegate: TickChip {
                required property string modelData
                required property int index
                text: modelData
                checked: form.player.duties[index] ?? false
                onClicked: form.turn(index)
            }
        }
    }
    OnOff {
        id: boards
        text: qsTr("Each player has their own board")
        Layout.fillWidth: true
        onAccepted: form.save()
    }
    Field {
        id: adaptations
        label: qsTr("Adapted to local circumstances")
        Layout.fillWidth: true
        onAccepted: form.save()
    }
    AppButton { text: qsTr("Apply"); keys: "↵"; primary: true; onClicked: form.save() }
}
