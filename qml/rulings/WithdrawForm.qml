// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// Why a ruling is withdrawn. Without a reason it stands; what becomes of what it did is asked after Enter,
// and the form waits for the answer.
Card {
    id: form

    property int seq: 0 // the ruling, whatever its row becomes meanwhile
    property int board: 0
    property string ruling: ""
    readonly property string key: form.seq + "." + form.board
    property bool unsaid: false // Enter was pressed without a reason
    property var kept: ({}) // reasons by that key: one that was typed is not lost when the form is left

    signal confirmed(int seq, int board, string reason)
    signal leave()

    function ask(seq: int, board: int, ruling: string) {
        form.seq = seq
        form.board = board
        form.ruling = ruling
        reason.input.text = form.kept[form.key] ?? ""
        form.unsaid = false
        form.visible = true
        reason.take()
    }
    function shut() {
        form.kept[form.key] = reason.text
        form.visible = false
        form.leave()
    }
    function send() {
        form.unsaid = reason.text.trim() === ""
        if (form.unsaid)
            return
        form.confirmed(form.seq, form.board, reason.text)
    }
    // Until then the question may be answered with no, and the reason be put otherwise.
    function done(seq: int, board: int) {
        delete form.kept[seq + "." + board]
        if (form.visible && form.seq === seq && form.board === board) {
            form.visible = false
            form.leave()
        }
    }

    padding: 12
    visible: false
    Keys.onEscapePressed: form.shut()

    //: %1 a ruling, as a sentence.
    AppText { text: qsTr("Withdraw: %1").arg(form.ruling); font.bold: true; wrapMode: Text.Wrap; Layout.fillWidth: true }
    Field {
        id: reason
        objectName: "withdrawReason"
        label: qsTr("Reason")
        error: form.unsaid && text.trim() === "" ? qsTr("Type a reason: it stays in the record.") : ""
        hint: qsTr("It stays in the record. What can be taken back and what cannot is shown before anything happens.")
        Layout.fillWidth: true
        onAccepted: form.send()
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton { text: qsTr("Withdraw"); keys: "↵"; primary: true; enabled: reason.text.trim() !== ""; onClicked: form.send() }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: form.shut() }
    }
}
