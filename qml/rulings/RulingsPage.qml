// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The record of rulings, and the register of offences by player.
KeyedPage {
    id: page

    required property RulingsModel rulings
    required property OffencesModel offences
    required property AttachmentsModel attachments
    required property AppealView appeals
    property bool register: false
    property string startAt: "" // the ruling whose case file was read: the number of its entry, and its board
    property var typedAppeals: ({}) // not lodged or decided yet, by the ruling; they outlast the page
    property AttachDialog files: null
    readonly property RulingRow ruling: list.currentItem as RulingRow
    // No appeal is lodged against one that stands no more; what was lodged before is gone on with.
    readonly property bool appealable: page.ruling !== null && (!page.ruling.takenBack || page.appeals.stage !== AppealView.Lodge)
    readonly property OffenceRow offence: people.currentItem as OffenceRow
    readonly property LongList shown: register ? people : list

    signal boardChosen(int round, int board)
    signal started() // where it was told to
    signal caseOpened(string ruling)
    signal undoAsked()
    signal copyAsked(model: var, roles: var)
    signal rulingAsked(int round, int board, int appeal) // one that carries out the decision on an appeal

    function turn() {
        page.register = !page.register
        page.shown.forceActiveFocus()
    }
    readonly property string words: page.register ? page.offences.words : page.rulings.words
    // The list and the register are looked through each by itself.
    function find(words: string) {
        if (page.register)
            page.offences.words = words
        else
            page.rulings.words = words
    }
    function goToBoard() {
        const row = page.register ? page.offence : page.ruling
        if (row)
            page.boardChosen(row.round, row.board)
    }

    function watch(on: bool) {
        if (page.rulings)
            page.rulings.watched = on
        if (page.offences)
            page.offences.watched = on
    }
    function askFile() {
        if (page.files === null)
            page.files = dialog.createObject(page) as AttachDialog
        page.files.open()
    }
    function openCase(row: int) {
        if (row < 0 || row >= list.count)
            return
        list.currentIndex = row
        page.caseOpened(page.ruling.seq + "." + page.ruling.board)
        page.rulings.showCase(row)
    }
    function withdraw() {
        if (pageKeys.stands)
            page.askWhyWithdrawn()
        else
            page.rulings.tellWithdrawn(list.currentIndex)
    }
    function askWhyWithdrawn() {
        const chosen = page.ruling
        //: %1 round and board: "1.7", %2 White and Black, %3 a ruling as a sentence.
        withdrawForm.ask(chosen.seq, chosen.board, qsTr("%1, %2: %3").arg(chosen.round + "." + chosen.boardLabel).arg(chosen.players).arg(chosen.what))
    }
    function openAppeal() {
        if (page.appealable)
            appealPanel.open(page.ruling.seq + "." + page.ruling.board)
        else
            page.rulings.tellWithdrawn(list.currentIndex)
    }
    function lookAtFiles() {
        const row = page.register ? null : page.ruling
        page.attachments.look(row?.seq ?? 0, row?.round ?? 0, row?.board ?? 0)
        page.appeals.look(row?.seq ?? 0, row?.round ?? 0, row?.board ?? 0)
    }

    // What was ruled since the list was read last stands above; back from a case file its ruling is chosen.
    Component.onCompleted: {
        page.watch(true)
        const [seq, board] = page.startAt.split(".").map(Number)
        list.currentIndex = page.startAt === "" ? 0 : Math.max(0, page.rulings.rowOfRuling(seq, board))
        page.started()
        Qt.callLater(list.keepInSight)
    }
    onWordsChanged: Qt.callLater(list.keepInSight) // the list is a longer one without them
    Component.onDestruction: page.watch(false)
    onRulingChanged: page.lookAtFiles()
    onRegisterChanged: page.lookAtFiles()
    keyTable: pageKeys
    citation: (page.register ? page.offence?.article : page.ruling?.article) ?? ""
    Keys.onEscapePressed: event => {
        event.accepted = page.words !== "" || page.register
        if (page.words !== "")
            page.find("")
        else
            page.register = false
        page.shown.forceActiveFocus()
    }
    RulingsKeys {
        id: pageKeys
        register: page.register
        chosen: page.shown.count > 0
        undoable: !page.register && (page.ruling?.undoable ?? false)
        stands: !(page.ruling?.takenBack ?? true)
        attached: attached.visible
        does: ({
            attach: () => pageKeys.register || !pageKeys.chosen ? false : page.askFile(),
            nextFile: () => pageKeys.attached ? attached.turn() : false,
            saveFile: () => pageKeys.attached ? page.attachments.save(attached.current) : false,
            removeFile: () => pageKeys.attached ? page.attachments.remove(attached.current) : false,
            open: () => page.register ? false : page.openCase(list.currentIndex),
            board: () => page.goToBoard(),
            appeal: () => page.register || !pageKeys.chosen ? false : page.openAppeal(),
            withdraw: () => page.register || !pageKeys.chosen ? false : page.withdraw(),
            undo: () => pageKeys.undoable ? page.undoAsked() : false,
            copy: () => page.register ? page.copyAsked(page.offences, ["player", "round", "boardLabel", "what", "article", "penalties"])
                                      : page.copyAsked(page.rulings, ["time", "round", "boardLabel", "players", "what", "decision", "article", "who"]),
            paper: () => page.register ? page.offences.showPaper() : page.rulings.showPaper(),
            turn: () => page.turn(),
            find: () => finder.take()
        })
    }

    Connections {
        target: page.rulings
        function onWithdrawn(seq, board) { withdrawForm.done(seq, board) }
    }
    Component {
        id: dialog
        AttachDialog { onPicked: file => attachForm.ask(file) }
    }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: page.register ? qsTr("Register of offences") : qsTr("Rulings")
            note: page.register ? page.offences.caption : page.rulings.caption
            Layout.fillWidth: true
            AppButton { text: page.register ? qsTr("Rulings") : qsTr("Register of offences"); keys: pageKeys.cap("turn"); onClicked: page.turn() }
            AppButton {
                text: qsTr("Attach a file…")
                keys: pageKeys.cap("attach")
                visible: !page.register
                enabled: page.ruling !== null
                onClicked: page.askFile()
            }
            AppButton {
                text: qsTr("Appeal…")
                keys: pageKeys.cap("appeal")
                visible: !page.register
                enabled: page.appealable
                onClicked: page.openAppeal()
            }
            AppButton {
                text: qsTr("Withdraw…")
                keys: pageKeys.cap("withdraw")
                visible: !page.register
                enabled: page.ruling !== null && pageKeys.stands
                onClicked: page.askWhyWithdrawn()
            }
            AppButton {
                text: qsTr("Print")
                keys: pageKeys.cap("paper")
                onClicked: page.register ? page.offences.showPaper() : page.rulings.showPaper()
            }
        }
        AttachForm {
            id: attachForm
            objectName: "attachForm"
            Layout.fillWidth: true
            onConfirmed: (file, note) => page.attachments.attach(file, note)
            onLeave: page.shown.forceActiveFocus()
        }
        WithdrawForm {
            id: withdrawForm
            objectName: "withdrawForm"
            Layout.fillWidth: true
            onConfirmed: (seq, board, reason) => page.rulings.withdraw(page.rulings.rowOfRuling(seq, board), reason)
            onLeave: page.shown.forceActiveFocus()
        }
        Field {
            id: finder
            label: page.register ? qsTr("Find by player") : qsTr("Find by player, board, article or words")
            value: page.words
            Layout.fillWidth: true
            onEdited: text => page.find(text)
            onAccepted: page.shown.forceActiveFocus()
            Keys.onDownPressed: page.shown.forceActiveFocus()
        }
        Chips {
            label: qsTr("Round")
            names: page.rulings.roundNames
            values: page.rulings.rounds
            value: page.rulings.round
            visible: !page.register && page.rulings.rounds.length > 2
            Layout.fillWidth: true
            onChose: value => page.rulings.round = value
        }
        LongList {
            id: list
            focus: true
            visible: !page.register && count > 0
            model: page.rulings
            spacing: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rulings")
            Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
            delegate: RulingRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onOpened: page.openCase(index)
            }
        }
        AttachedFiles {
            id: attached
            attachments: page.attachments
            saveKeys: pageKeys.cap("saveFile")
            removeKeys: pageKeys.cap("removeFile")
            visible: !page.register && list.count > 0 && page.attachments.count > 0
            Layout.fillWidth: true
        }
        LongList {
            id: people
            visible: page.register && count > 0
            model: page.offences
            spacing: 2
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Register of offences")
            Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
            delegate: OffenceRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && people.activeFocus
                onChosen: { people.currentIndex = index; people.forceActiveFocus() }
            }
        }
        Item {
            visible: page.shown.count === 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            EmptyPage {
                drawing: "rulings"
                title: page.words !== "" ? qsTr("Nothing found") : page.register ? qsTr("No offence has been recorded") : qsTr("No ruling yet")
                text: page.register ? qsTr("Warnings, illegal moves, forfeits by the default time and other offences are listed here by player.")
                                    : qsTr("Every ruling is kept here with what was known, what was asked and what was decided.")
            }
        }
        Legend {
            pickable: false
            visible: page.height > 520 * Theme.fontScale // a small window needs the room for the list
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    AppealPanel {
        id: appealPanel
        objectName: "appealPanel"
        appeals: page.appeals
        ruling: page.ruling?.what ?? ""
        stands: pageKeys.stands
        kept: page.typedAppeals
        visible: false
        width: Math.round(Math.min(parent.width, 460 * Theme.fontScale))
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; margins: Theme.gap }
        onLeave: page.shown.forceActiveFocus()
        onWithdrawalAsked: page.askWhyWithdrawn()
        onRulingAsked: page.rulingAsked(page.ruling.round, page.ruling.board, page.appeals.appeal)
    }
}
