// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The next thing to be done about an appeal against a ruling: lodge it, decide it, or make the ruling it led to. Enter
// does it, Escape leaves it.
SidePanel {
    id: panel

    required property AppealView appeals
    property string ruling: "" // what it is against
    property bool stands: true // nor undone or withdrawn
    property bool another: false // one more is lodged beside one that waits
    readonly property int stage: panel.another ? AppealView.Lodge : panel.appeals.stage
    readonly property bool lodging: panel.stage === AppealView.Lodge
    readonly property bool following: panel.stage === AppealView.Follow
    readonly property bool deciding: panel.stage === AppealView.Decide
    // Enter on who appeals leads to the grounds, where there are none yet.
    readonly property bool groundsNext: panel.lodging && panel.by >= 0 && grounds.text === "" && who.holding && !who.enterChooses
    readonly property bool enterSends: !(panel.groundsNext || who.enterChooses || body.enterChooses || outcomes.enterChooses)
    readonly property string sendKeys: panel.enterSends ? "↵" : "Ctrl+↵"
    property int by: -1 // nobody has been named yet
    property int outcome: -1 // nor anything decided
    property bool toChief: false
    property string fault: ""
    property string key: "" // of the ruling, whatever its row becomes meanwhile
    property var kept: ({}) // what was typed, by that key, while another page is shown
    readonly property var fields: [person, received, grounds, judges, words]
    readonly property string said: JSON.stringify([panel.by, panel.outcome, panel.toChief, Array.from(panel.fields).map(field => field.text)])
    readonly property bool typed: panel.by >= 0 || panel.outcome >= 0 || person.text !== "" || grounds.text !== "" || judges.text !== "" || words.text !== ""

    signal rulingAsked()
    signal withdrawalAsked()

    function open(key: string) {
        panel.key = key
        panel.start()
        panel.restore(panel.kept[key])
        panel.visible = true
        panel.take()
    }
    function start() {
        panel.another = false
        panel.by = -1
        panel.outcome = -1
        panel.toChief = panel.appeals.toChiefArbiter
        panel.fault = ""
        received.input.text = panel.appeals.minuteNow()
        for (const field of [person, grounds, judges, words])
            field.input.text = ""
    }
    function restore(draft: var) {
        if (draft === undefined)
            return
        for (const one of ["another", "by", "outcome", "toChief"])
            panel[one] = draft[one]
        Array.from(panel.fields).forEach((field, at) => field.input.text = draft.texts[at])
    }
    function keep() {
        if (panel.typed)
            panel.kept[panel.key] = { another: panel.another, by: panel.by, outcome: panel.outcome, toChief: panel.toChief, texts: Array.from(panel.fields).map(field => field.text) }
    }
    function name(by: int) {
        panel.by = by
        panel.fault = ""
    }
    function goOn(event: var) {
        event.accepted = panel.groundsNext && !(event.modifiers & Qt.ControlModifier)
        if (event.accepted)
            grounds.take()
    }
    function keyed(event: var): bool {
        const plain = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        if (panel.following && panel.stands && plain && !event.isAutoRepeat && event.text.toUpperCase() === "W") {
            panel.withdrawRuling()
            return true
        }
        const decided = panel.deciding && plain ? ["1", "2", "3"].indexOf(event.text) : -1
        if (decided >= 0) {
            outcomes.chose(outcomes.values[decided])
            words.take()
            return true
        }
        const at = panel.lodging && plain ? [Letters.white, Letters.black].indexOf(event.text.toUpperCase()) : -1
        if (at >= 0) {
            panel.name([Sides.White, Sides.Black][at])
            who.take()
        }
        return at >= 0
    }
    function take() {
        if (panel.lodging)
            panel.by < 0 ? who.hold() : grounds.take()
        else if (panel.deciding)
            panel.outcome < 0 ? outcomes.hold() : words.take()
        else
            rest.forceActiveFocus()
    }
    function send() {
        if (panel.lodging)
            panel.fault = panel.appeals.lodge(panel.by < 0 ? Sides.Nobody : panel.by, person.text, received.text, panel.toChief, grounds.text)
        else if (panel.deciding && panel.outcome < 0) {
            panel.fault = qsTr("Choose what was decided: upheld, dismissed or otherwise.")
            outcomes.hold()
        } else if (panel.deciding)
            panel.fault = panel.appeals.decide(panel.outcome, judges.text, words.text)
        else if (panel.following)
            panel.makeRuling()
        else
            panel.close()
    }
    function makeRuling() {
        panel.close() // first, for the panel that is asked for takes the keyboard
        panel.rulingAsked()
    }
    function withdrawRuling() {
        panel.close()
        panel.withdrawalAsked()
    }
    function close() {
        panel.visible = false
        panel.start()
        delete panel.kept[panel.key]
        panel.leave()
    }
    function giveUp() { leaving.step() }

    fenced: true

    Leaving {
        id: leaving
        needed: panel.typed
        onDropped: panel.close()
    }
    onSaidChanged: leaving.stay()
    Component.onDestruction: panel.keep()
    Keys.onPressed: event => event.accepted = panel.keyed(event)
    Keys.onReturnPressed: panel.send()
    Keys.onEnterPressed: panel.send()
    Connections {
        target: panel.appeals
        enabled: panel.visible
        // What was decided asks for a ruling at once; everything else is done with.
        function onDone() {
            panel.start()
            if (panel.appeals.stage === AppealView.Follow)
                rest.forceActiveFocus()
            else
                panel.close()
        }
    }

    AppText {
        text: panel.lodging ? qsTr("Appeal against a ruling") : qsTr("Appeal")
        font.pixelSize: Theme.title
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
        Layout.fillWidth: true
    }
    Item { id: rest }
    AppText { text: panel.ruling; font.bold: true; Layout.fillWidth: true }
    AppText { text: panel.appeals.limits; visible: panel.lodging || panel.stage === AppealView.Final; Layout.fillWidth: true }
    AppText { text: panel.appeals.about; visible: text !== "" && !panel.lodging; Layout.fillWidth: true }
    AppText { text: panel.appeals.grounds; visible: text !== "" && !panel.lodging; color: Theme.inkSoft; Layout.fillWidth: true }

    Chips {
        id: who
        oneStop: true
        enterGoesOn: true
        objectName: "whoAppeals"
        label: qsTr("Who appeals")
        names: [qsTr("White"), qsTr("Black"), qsTr("somebody else")]
        values: [Sides.White, Sides.Black, Sides.Nobody]
        caps: [Letters.white, Letters.black]
        value: panel.by
        visible: panel.lodging
        Layout.fillWidth: true
        onChose: side => panel.name(side)
        Keys.onReturnPressed: event => panel.goOn(event)
        Keys.onEnterPressed: event => panel.goOn(event)
    }
    Field {
        id: person
        label: qsTr("Handed in by")
        hint: qsTr("Where it is not the player.")
        visible: panel.lodging
        Layout.fillWidth: true
    }
    Field {
        id: received
        label: qsTr("Received at")
        visible: panel.lodging
        Layout.fillWidth: true
        onEdited: panel.fault = ""
    }
    Chips {
        id: body
        oneStop: true
        enterGoesOn: true
        label: qsTr("The appeal goes to")
        names: [qsTr("the appeals committee"), qsTr("the chief arbiter")]
        values: [false, true]
        value: panel.toChief
        visible: panel.lodging
        Layout.fillWidth: true
        onChose: chief => panel.toChief = chief
    }
    Field {
        id: grounds
        objectName: "appealGrounds"
        label: qsTr("Grounds")
        keys: panel.groundsNext ? "↵" : ""
        visible: panel.lodging
        Layout.fillWidth: true
    }
    Chips {
        id: outcomes
        oneStop: true
        enterGoesOn: true
        label: qsTr("Decision on the appeal")
        names: [qsTr("upheld"), qsTr("dismissed"), qsTr("otherwise")]
        values: [AppealView.Upheld, AppealView.Dismissed, AppealView.Otherwise]
        caps: ["1", "2", "3"]
        value: panel.outcome
        visible: panel.deciding
        Layout.fillWidth: true
        onChose: outcome => { panel.outcome = outcome; panel.fault = "" }
    }
    Field {
        id: judges
        label: qsTr("Decided by")
        hint: qsTr("May be left empty.")
        visible: panel.deciding
        Layout.fillWidth: true
    }
    Field {
        id: words
        objectName: "appealDecision"
        label: qsTr("Decision in words")
        visible: panel.deciding
        Layout.fillWidth: true
        onEdited: panel.fault = ""
    }
    AppText {
        text: panel.stands ? qsTr("Nothing has changed at the board: the ruling stands until you make another one. It is linked with the appeal.")
                           : qsTr("The old ruling does not stand any more. The new one is linked with the appeal.")
        visible: panel.following
        Layout.fillWidth: true
    }
    AppText {
        text: qsTr("If the old ruling gave a result, withdraw it first: the result goes with it. Until then the game is over, and a new ruling can change little.")
        visible: panel.following && panel.stands
        Layout.fillWidth: true
    }
    AppText {
        text: panel.appeals.since === "" ? qsTr("No ruling has been made on the board since the decision.") : qsTr("Made since the decision: %1").arg(panel.appeals.since)
        visible: panel.following
        Layout.fillWidth: true
    }
    AppText { text: panel.fault; visible: text !== ""; color: Theme.warn; Layout.fillWidth: true }
    AppText { text: leaving.text; visible: text !== ""; color: Theme.danger; Layout.fillWidth: true }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton { objectName: "lodge"; text: qsTr("Lodge the appeal"); keys: panel.sendKeys; primary: true; visible: panel.lodging; onClicked: panel.send() }
        AppButton { text: qsTr("Enter the decision"); keys: panel.sendKeys; primary: true; visible: panel.deciding; onClicked: panel.send() }
        AppButton { text: qsTr("New ruling…"); keys: "↵"; primary: true; visible: panel.following; onClicked: panel.send() }
        AppButton { text: qsTr("Withdraw the old ruling…"); keys: "W"; visible: panel.following && panel.stands; onClicked: panel.withdrawRuling() }
        AppButton { text: qsTr("Link this ruling"); visible: panel.following && panel.appeals.since !== ""; onClicked: panel.appeals.follow() }
        AppButton { text: qsTr("Appeal withdrawn"); visible: panel.deciding; onClicked: panel.appeals.withdraw() }
        AppButton { text: qsTr("Another appeal…"); visible: panel.deciding && panel.stands; onClicked: { panel.another = true; panel.take() } }
        AppButton { text: qsTr("Close"); keys: "Esc"; onClicked: panel.giveUp() }
    }
}
