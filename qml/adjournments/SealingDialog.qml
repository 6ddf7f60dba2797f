// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The player types the move alone: everything else is hidden. Then the keys are shown once.
T.Popup {
    id: dialog

    required property SealingView sealing

    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.NoAutoClose
    visible: sealing.open
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0

    readonly property bool oneKey: sealing.keys.length === 1
    readonly property bool showsKeys: sealing.open && sealing.sealed
    readonly property bool types: sealing.open && !sealing.sealed && !sealing.asksWho
    readonly property real boardWidth: 380 * Theme.fontScale
    readonly property real lineWidth: 620 * Theme.fontScale
    readonly property bool showsBoard: types && sealing.knowsPosition
                                       && width >= boardWidth + lineWidth / 2 + 3 * Theme.wide && height >= boardWidth + 2 * Theme.wide
    property bool covered: false // by a question
    property bool sure: false // that the keys are kept, though they were neither printed nor saved

    // Nothing that is typed here, after a file was chosen for instance, is for the page below.
    function hold() {
        if (dialog.opened && !dialog.activeFocus && !dialog.covered && Folders.asking === 0)
            dialog.take()
    }
    function take() {
        if (dialog.sealing.sealed && dialog.sealing.printed)
            done.forceActiveFocus(Qt.TabFocusReason)
        else if (dialog.sealing.sealed || dialog.sealing.asksWho)
            rest.forceActiveFocus(Qt.TabFocusReason)
        else
            first.take()
    }
    // The keys are gone for good then: what was neither printed nor saved is asked about, and a letter says it. An Enter
    // that was meant for the move does nothing.
    function finish() {
        if (moment.running)
            return
        if (dialog.sealing.printed || dialog.sure)
            return dialog.sealing.close()
        dialog.sure = true
        moment.restart()
    }
    function key(event) {
        event.accepted = true
        if (event.isAutoRepeat)
            return
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (event.key === Qt.Key_Escape && !dialog.sealing.sealed)
            dialog.sealing.close()
        else if (dialog.sure && dialog.sealing.sealed && !dialog.sealing.printed) {
            event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
            if (event.text.toUpperCase() === "Y")
                dialog.finish()
        } else if (enter && dialog.sealing.sealed)
            dialog.finish()
        else
            event.accepted = dialog.sealing.letter(event.text)
    }
    function forget() {
        first.forget()
        second.forget()
    }
    function send() {
        if (dialog.sealing.flagFallen)
            return
        const texts = [first.text, second.text]
        dialog.forget()
        dialog.sealing.seal(texts[0], texts[1])
    }

    Timer { id: moment; interval: 1000 } // the keys, or the question, must have been seen
    onShowsKeysChanged: if (dialog.showsKeys) moment.restart()
    onActiveFocusChanged: if (!dialog.activeFocus) Qt.callLater(dialog.hold)
    onOpened: { dialog.sure = false; dialog.forget(); dialog.take() }
    onClosed: { dialog.sure = false; dialog.forget() }
    Connections {
        target: Folders
        function onAskingChanged() { Qt.callLater(dialog.hold) }
    }
    Connections {
        target: dialog.sealing
        function onChanged() {
            if (dialog.opened)
                dialog.take()
        }
    }

    background: Rectangle { color: Theme.canvas }
    contentItem: FocusScope { // qmllint disable deferred-property-id
        ExportDialog {
            id: slips
            title: dialog.oneKey ? qsTr("Save the slip with the key") : qsTr("Save the slips with the keys")
            endings: ["pdf"]
            nameFilters: [qsTr("PDF files (*.pdf)")]
            onPicked: file => dialog.sealing.savePdf(file)
        }
        Keys.onPressed: event => dialog.key(event)
        Item { id: rest } // has the keyboard where no button should

        RowLayout {
            spacing: Theme.wide
            anchors.centerIn: parent

            Board {
                objectName: "sealedPosition"
                visible: dialog.showsBoard
                placement: dialog.sealing.position.placement
                flipped: dialog.sealing.position.flipped
                words: dialog.sealing.position.words
                animated: false
                Layout.preferredWidth: dialog.boardWidth
                Layout.preferredHeight: dialog.boardWidth
            }
            ColumnLayout {
                spacing: Theme.space
                Layout.preferredWidth: Math.min(dialog.width - 2 * Theme.wide - (dialog.showsBoard ? dialog.boardWidth + Theme.wide : 0), dialog.lineWidth)

                AppText {
                    text: dialog.sealing.title
                    font.pixelSize: Theme.heading
                    font.bold: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                    Layout.fillWidth: true
                }
                AppText {
                    text: dialog.sealing.sealed && dialog.oneKey ? qsTr("The move is sealed and the clock stands: call the arbiter, for whom the key is. It is shown only now and is kept nowhere: print it, save it, or copy it by hand. Without it nobody can open the move.")
                        : dialog.sealing.sealed ? qsTr("The move is sealed and the clock stands: call the arbiter, for whom the keys are. They are shown only now and are kept nowhere: print them, save them, or copy each one by hand. Without them nobody can open the move.")
                        : dialog.sealing.asksWho ? qsTr("Neither the clock nor the record shows it.")
                                                : qsTr("For the player alone. Type the move as on a scoresheet, twice; nothing of it is shown. Sealing it stops your clock; afterwards it cannot be changed.")
                    Layout.fillWidth: true
                }
                AppText {
                    objectName: "mustSeal"
                    text: qsTr("You must seal %1: it was made on the board.").arg(dialog.sealing.mustSeal)
                    font.bold: true
                    visible: dialog.types && dialog.sealing.mustSeal !== ""
                    Layout.fillWidth: true
                }
                AppText {
                    text: qsTr("Your clock: %1").arg(dialog.sealing.time)
                    font.pixelSize: Theme.title
                    font.bold: true
                    visible: dialog.types && dialog.sealing.time !== ""
                    Layout.fillWidth: true
                }
                AppText {
                    text: qsTr("Your flag has fallen: call the arbiter.")
                    color: Theme.danger
                    visible: dialog.types && dialog.sealing.flagFallen
                    Layout.fillWidth: true
                }
                SealedField {
                    id: first
                    label: qsTr("Your move")
                    visible: dialog.types
                    Layout.fillWidth: true
                    onAccepted: second.take()
                }
                SealedField {
                    id: second
                    label: qsTr("The same move again")
                    visible: dialog.types
                    Layout.fillWidth: true
                    onAccepted: dialog.send()
                }
                AppText {
                    text: dialog.sealing.fault
                    color: Theme.danger
                    visible: text !== ""
                    Layout.fillWidth: true
                }
                Lines {
                    model: dialog.sealing.keys
                    delegate: ColumnLayout {
                        id: line
                        required property string modelData
                        required property int index
                        width: parent ? (parent as Item).width : 0
                        spacing: 2
                        AppText {
                            text: dialog.oneKey ? qsTr("Opening key") : line.index === 0 ? qsTr("Opening key of the arbiter") : qsTr("Opening key of the organiser")
                            font.bold: true
                            color: Theme.inkSoft
                            Layout.fillWidth: true
                        }
                        AppText { text: line.modelData; font.pixelSize: Theme.title; font.bold: true; font.family: "monospace"; Layout.fillWidth: true }
                    }
                }
                AppText {
                    text: qsTr("Fingerprint for the envelope: %1").arg(dialog.sealing.fingerprint)
                    color: Theme.inkSoft
                    visible: dialog.sealing.sealed
                    wrapMode: Text.WrapAnywhere
                    Layout.fillWidth: true
                }
                AppText {
                    text: dialog.sealing.printedNote
                    color: dialog.sealing.printed || dialog.sealing.printing ? Theme.ink : Theme.danger
                    visible: text !== ""
                    Layout.fillWidth: true
                }
                Flow {
                    spacing: Theme.gap
                    visible: dialog.sealing.sealed && !dialog.sealing.printed
                    Layout.fillWidth: true
                    AppButton { text: dialog.oneKey ? qsTr("Print the slip") : qsTr("Print the slips"); visible: dialog.sealing.printer; enabled: !dialog.sealing.printing; activeFocusOnTab: true; onClicked: dialog.sealing.printSlips() }
                    AppButton { text: dialog.oneKey ? qsTr("Save the slip as PDF") : qsTr("Save the slips as PDF"); enabled: !dialog.sealing.printing; activeFocusOnTab: true; onClicked: { slips.selectedFile = dialog.sealing.proposal(); slips.open() } }
                }
                AppText {
                    text: dialog.oneKey ? qsTr("The key was neither printed nor saved. If it is copied by hand, confirm it with Y.") : qsTr("The keys were neither printed nor saved. If every one is copied by hand, confirm it with Y.")
                    color: Theme.danger
                    visible: dialog.sure && dialog.sealing.sealed && !dialog.sealing.printed
                    Layout.fillWidth: true
                }
                Flow {
                    spacing: Theme.gap
                    visible: dialog.sealing.asksWho
                    Layout.fillWidth: true
                    AppButton { text: qsTr("White"); keys: Letters.white; activeFocusOnTab: true; onClicked: dialog.sealing.choose(false) }
                    AppButton { text: qsTr("Black"); keys: Letters.black; activeFocusOnTab: true; onClicked: dialog.sealing.choose(true) }
                }
                Flow {
                    spacing: Theme.gap
                    Layout.fillWidth: true
                    AppButton { text: qsTr("Seal"); keys: "↵"; primary: true; visible: dialog.types; enabled: !dialog.sealing.waiting && !dialog.sealing.flagFallen; onClicked: dialog.send() }
                    AppButton { text: qsTr("Cancel"); keys: "Esc"; visible: !dialog.sealing.sealed; enabled: !dialog.sealing.waiting; onClicked: dialog.sealing.close() }
                    AppButton { id: done; text: dialog.oneKey ? qsTr("The key is kept safe") : qsTr("The keys are kept safe"); keys: dialog.sure && !dialog.sealing.printed ? "Y" : "↵"; primary: true; visible: dialog.sealing.sealed; enabled: !dialog.sealing.printing; onClicked: dialog.finish() }
                }
            }
        }
    }
}
