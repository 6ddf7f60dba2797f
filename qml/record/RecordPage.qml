// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// A game on record: the position, the three records beside each other, and what is written and ruled there.
KeyedPage {
    id: page

    required property RecordView record
    property string form: "" // which form is open beside the moves
    readonly property bool slim: width < 860 * Theme.fontScale
    readonly property int boardWidth: Math.round(Math.min(width * (slim ? 0.4 : 0.46), height - 150 * Theme.fontScale))
    readonly property bool low: height < 560 * Theme.fontScale
    readonly property bool alone: low && form !== "" // a form needs all the room there is
    readonly property bool crowded: height < 840 * Theme.fontScale && (news.something || record.blind.differ)

    keyTable: pageKeys
    citation: record.acts.claim.needed ? record.acts.claim.citation : record.acts.endText + " " + record.acts.illegalText

    signal leave()
    signal undoAsked()
    signal redoAsked()
    signal rulingAsked() // on the illegal move that loses
    signal mateAsked() // can this position still be won?

    function ask(form: string) {
        if (page.form !== form && !page.record.acts.mayBegin(form))
            return
        page.form = page.form === form ? "" : form
        if (page.form === "")
            entry.take()
    }
    function shut() { page.ask(page.form) }
    function paste() {
        paper.text = ""
        paper.paste()
        if (paper.text !== "")
            page.record.paste(paper.text)
    }
    function copy() {
        paper.text = page.record.pgn()
        paper.selectAll()
        paper.copy()
    }
    // Closes what is open, lets go what is typed, then leaves.
    function goBack() {
        if (page.form !== "")
            page.shut()
        else if (page.record.typed !== "")
            page.record.typed = ""
        else
            page.leave()
    }
    function enterEnd() {
        if (page.record.acts.illegalText !== "")
            page.rulingAsked()
        else
            page.record.acts.enterEnd()
    }
    function keep(keeper: int) {
        page.record.keeper = keeper
        entry.take()
    }
    // With a visually disabled player alone.
    function blindly(todo: var) {
        if (page.record.blind.on)
            todo()
    }
    RecordKeys {
        id: pageKeys
        blind: page.record.blind.on
        kept: page.record.whiteSheet !== ""
        does: ({
            back: () => page.record.step(-1), forward: () => page.record.step(1),
            tenBack: () => page.record.step(-10), tenForward: () => page.record.step(10),
            start: () => page.record.goTo(0), end: () => page.record.goTo(page.record.size),
            nextBoard: key => page.record.stepBoard(key === "Ctrl+PageUp" ? -1 : 1),
            keeper: key => page.keep({ "Alt+1": RecordView.Arbiter, "Alt+2": RecordView.White, "Alt+3": RecordView.Black }[key]),
            takeOver: () => page.record.takeOver(), takeOut: () => page.record.removeBehind(),
            offer: () => page.ask("offer"), claim: () => page.ask("claim"), illegal: () => page.ask("illegal"), sign: () => page.ask("sign"),
            duty: () => page.ask("duty"), gap: () => page.ask("gap"), time: () => page.ask("time"), setUp: () => page.ask("setUp"),
            collect: () => pageKeys.kept ? page.record.collect(Sides.Nobody) : false,
            note: () => page.ask("note"), blind: () => page.ask("blind"),
            answer: key => page.record.acts.answerOffer({ "Alt+A": RecordActsView.Accepted, "Alt+D": RecordActsView.DeclinedInWords, "Alt+L": RecordActsView.DeclinedByTouch }[key]),
            rule: key => news.rule({ "Alt+J": "correct", "Alt+H": "incorrect", "Alt+Q": "inadmissible" }[key]),
            enterEnd: () => page.enterEnd(), mate: () => page.record.askMate() ? page.mateAsked() : undefined,
            turn: () => { page.record.position.flipped = !page.record.position.flipped },
            copy: () => page.copy(), paste: () => page.paste(), save: () => page.record.savePages(), saveRound: () => page.record.saveRound(),
            sayMove: () => page.blindly(() => page.record.blind.sayIt()), blindNote: () => page.blindly(() => page.ask("blindNote")),
            boardsDiffer: () => page.blindly(() => page.ask("boardsDiffer")), correctBoards: () => page.blindly(() => page.record.blind.correct()),
            leave: () => page.goBack()
        })
    }
    function keyed(event: var): bool { return pageKeys.key(event, "") || page.typed(event) }
    function typed(event: var): bool {
        if (event.text < "!" || event.text === "\u007f" || event.modifiers & (Qt.ControlModifier | Qt.AltModifier) || page.form !== "")
            return false
        entry.take()
        page.record.typed = page.record.typed + event.text
        return true
    }

    focus: true
    Keys.onPressed: event => event.accepted = page.keyed(event)
    KeyShortcuts { table: pageKeys; enabled: page.activeFocus }
    TextEdit { id: paper; visible: false; textFormat: TextEdit.PlainText }

    EmptyPage {
        visible: !page.record.active
        drawing: "results"
        title: qsTr("No game yet")
        text: qsTr("Pair a round; then every board has its game record here.")
        anchors.fill: parent
    }
    RowLayout {
        visible: page.record.active
        spacing: Theme.space
        anchors { fill: parent; leftMargin: Theme.wide; rightMargin: Theme.gap; topMargin: page.low ? Theme.gap : Theme.space; bottomMargin: Theme.gap }

        ColumnLayout {
            spacing: Theme.gap
            visible: !page.slim || page.form === ""
            Layout.fillHeight: true
            Layout.preferredWidth: page.boardWidth
            Layout.maximumWidth: page.boardWidth
            RecordBoard {
                record: page.record
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            Legend {
                pickable: false
                most: 1
                visible: !page.slim && !page.low
                entries: pageKeys.legend
                Layout.fillWidth: true
            }
        }
        ColumnLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1

            RecordHead {
                record: page.record
                Layout.fillWidth: true
                Layout.rightMargin: Theme.space
            }
            Flickable { // what has no room is scrolled to: where moves are typed, or the form
                id: flick
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                contentHeight: Math.max(height, column.implicitHeight)
                Layout.fillWidth: true
                Layout.fillHeight: true
                T.ScrollBar.vertical: Scroll {}
                // Where moves are typed, unless there is something to read above.
                readonly property bool atTop: page.form !== "" || (page.record.typed === "" && (page.record.acts.claimPending || page.record.acts.endText !== "" || page.record.acts.illegalText !== ""))
                function settle() {
                    flick.contentY = flick.atTop ? 0 : Math.max(0, flick.contentHeight - flick.height)
                    sight.reveal()
                }
                onAtTopChanged: Qt.callLater(flick.settle)
                onContentHeightChanged: Qt.callLater(flick.settle)
                onHeightChanged: Qt.callLater(flick.settle)

                InView {
                    id: sight
                    over: flick
                    enabled: page.form !== ""
                }
                ColumnLayout {
                    id: column
                    spacing: Theme.gap
                    width: flick.width - Theme.space // beside the scroll bar
                    height: flick.contentHeight

                    RecordNews {
                        id: news
                        record: page.record
                        keyTable: pageKeys
                        visible: something && (!page.alone || record.acts.claimPending)
                        onRulingAsked: page.rulingAsked()
                        Layout.fillWidth: true
                    }
                    BlindNews {
                        slim: page.slim || page.width < 1000 * Theme.fontScale
                        blind: page.record.blind
                        keyTable: pageKeys
                        brief: page.slim || page.low || page.form !== "" || page.crowded
                        visible: page.record.blind.on && page.form !== "blind" && !page.alone
                        Layout.fillWidth: true
                    }
                    BlindForm {
                        blind: page.record.blind
                        visible: page.form === "blind"
                        Layout.fillWidth: true
                        onVisibleChanged: if (visible) take()
                        onDone: page.shut()
                    }
                    RecordForm {
                        record: page.record
                        form: page.form
                        visible: page.form !== "" && page.form !== "blind"
                        Layout.fillWidth: true
                        onDone: page.shut()
                    }
                    Item { visible: !table.visible; Layout.fillHeight: true }
                    MoveTable {
                        id: table
                        visible: page.form === "" ? !(page.crowded && page.record.acts.claimPending) // what is typed stays in sight
                                                  : page.form !== "blind" && page.height > 620 * Theme.fontScale // a form comes first
                        record: page.record
                        slim: page.slim
                        sheets: page.record.sheetsWritten
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.minimumHeight: 3 * Theme.row
                    }
                    RecordEntry {
                        id: entry
                        focus: true
                        record: page.record
                        keyTable: pageKeys
                        visible: page.form === ""
                        Layout.fillWidth: true
                        onUndoAsked: page.undoAsked()
                        onRedoAsked: page.redoAsked()
                        onMoved: event => event.accepted = page.keyed(event)
                    }
                    Legend {
                        pickable: false
                        most: 1
                        visible: (page.slim || page.low) && page.form === ""
                        entries: pageKeys.legend
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }
}
