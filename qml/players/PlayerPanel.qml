// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One player's details at the side of the list. Enter keeps and goes on, Escape ends.
SidePanel {
    id: panel

    required property PlayerForm form
    property ListHitsModel hits: null // of the rating lists
    readonly property bool asking: leaving.asked // whether what was typed is dropped
    readonly property bool found: !form.editing && form.name !== "" && name.input.activeFocus && (hits?.count ?? 0) > 0

    function take() { name.take() }
    // The first tournament in which the player is not entered.
    function takeElsewhere() {
        const free = Array.from(elsewhere.children).find(one => (one as OnOff)?.enabled ?? false)
        free?.forceActiveFocus(Qt.TabFocusReason)
    }
    function keep() {
        if (panel.found)
            panel.hits.take(-1)
        panel.form.submit()
    }
    function pick(place: int) {
        if (panel.hits.take(place))
            name.take()
    }

    function giveUp() { leaving.step() }

    Leaving {
        id: leaving
        needed: panel.form.typed
        onAsking: closing.forceActiveFocus() // beside what is said of it
        onDropped: panel.leave()
    }

    onVisibleChanged: { leaving.stay(); panel.hits?.clear() }
    Keys.onReturnPressed: panel.keep()
    Keys.onEnterPressed: panel.keep()

    Connections {
        target: panel.form
        function onChanged() { leaving.stay() }
        function onDone() {
            panel.hits?.clear()
            panel.form.editing ? panel.leave() : name.take()
        }
    }

    foot: [
        AppButton {
            primary: true
            keys: "↵"
            text: panel.form.editing ? qsTr("Save") : qsTr("Save and next")
            Layout.fillWidth: true
            onClicked: panel.keep()
        },
        AppText {
            text: leaving.text
            color: Theme.danger
            visible: text !== ""
            Layout.fillWidth: true
        },
        AppButton { id: closing; text: qsTr("Close"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.giveUp() }
    ]

    AppText {
        text: panel.form.editing ? qsTr("Edit the player") : qsTr("New player")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    Field {
        id: name
        first: true
        label: qsTr("Name")
        placeholder: qsTr("Surname, Given name")
        value: panel.form.name
        error: panel.form.nameError
        hint: panel.form.nameHint
        Layout.fillWidth: true
        Layout.fillHeight: false
        onEdited: text => {
            panel.form.name = text
            if (!panel.form.editing)
                panel.hits?.search(text)
        }
        Keys.onDownPressed: panel.hits?.move(1)
        Keys.onUpPressed: panel.hits?.move(-1)
        Keys.onEscapePressed: event => {
            event.accepted = panel.found
            panel.hits?.clear()
        }
    }
    ListHits {
        model: panel.hits
        visible: panel.found
        Layout.fillWidth: true
        Layout.fillHeight: false
        onTaken: place => panel.pick(place)
    }
    RowLayout {
        spacing: 10
        Layout.fillWidth: true
        Field {
            label: qsTr("Rating")
            value: panel.form.rating
            error: panel.form.ratingError
            input.inputMethodHints: Qt.ImhDigitsOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.rating = text
        }
        Field {
            label: qsTr("Federation")
            value: panel.form.federation
            error: panel.form.federationError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.federation = text
        }
    }
    Choice {
        label: qsTr("Title")
        names: panel.form.titles
        values: panel.form.titles
        value: panel.form.title
        hint: panel.form.titleRemark
        Layout.fillWidth: true
        onChose: title => panel.form.title = title
    }
    Chips {
        label: qsTr("Sex")
        names: [qsTr("unknown"), qsTr("man"), qsTr("woman")]
        values: ["", "m", "w"]
        value: panel.form.sex
        Layout.fillWidth: true
        onChose: sex => panel.form.sex = sex
    }
    Field {
        label: qsTr("FIDE ID")
        value: panel.form.fideId
        error: panel.form.fideIdError
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => panel.form.fideId = text
    }
    Field {
        label: qsTr("Born")
        placeholder: "2001-05-17"
        value: panel.form.birth
        error: panel.form.birthError
        Layout.fillWidth: true
        onEdited: text => panel.form.birth = text
    }
    Chips {
        label: qsTr("Points for each round missed")
        names: ["0", "½"]
        values: [false, true]
        value: panel.form.missedHalf
        visible: panel.form.late
        Layout.fillWidth: true
        onChose: half => panel.form.missedHalf = half
    }
    AppText { // what is printed may be old by it
        objectName: "numbers"
        text: panel.form.numbersText
        visible: text !== ""
        Layout.fillWidth: true
    }
    AppText {
        text: qsTr("Also in")
        font.bold: true
        visible: elsewhere.visible
        Layout.fillWidth: true
    }
    Lines { // the other tournaments of the event
        id: elsewhere
        spacing: 0
        model: panel.form.alsoIn.length
        delegate: OnOff {
            required property int index
            readonly property var tournament: panel.form.alsoIn[index] ?? { name: "", there: false, chosen: false }
            objectName: "also in " + tournament.name
            text: tournament.there ? qsTr("%1: entered there").arg(tournament.name) : tournament.name
            checked: tournament.there || tournament.chosen
            enabled: !tournament.there
            width: parent?.width ?? 0
            onToggled: panel.form.toggleAlsoIn(index)
        }
    }
    PlayerMore {
        form: panel.form
        Layout.fillWidth: true
    }
}
