// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// A game on record: the position, the three records beside each other, and what is written and ruled there.
FocusScope {
    id: page

    required property RecordView record
    property string form: "" // which form is open beside the moves
    readonly property bool slim: width < 860 * Theme.fontScale
    readonly property int boardWidth: Math.round(Math.min(width * (slim ? 0.4 : 0.46), height - 150 * Theme.fontScale))
    readonly property bool low: height < 560 * Theme.fontScale
    readonly property bool alone: low && form !== "" // a form needs all the room there is
    readonly property bool crowded: height < 840 * Theme.fontScale && (news.something || record.blind.differ)

    readonly property var keysNow: [{ key: "↑ ↓", text: qsTr("move by move") }, { key: "↵", text: qsTr("write") },
        { key: "Tab", text: qsTr("complete the move") }, { key: "Alt+1…3", text: qsTr("whose record") },
        { key: "Alt+O", text: qsTr("draw offer") }, { key: "Alt+C", text: qsTr("claim") },
        { key: "Alt+I", text: qsTr("illegal move") }, { key: "Alt+S", text: qsTr("signatures") },
        { key: "Alt+K", text: qsTr("keeping score") }, { key: "Alt+T", text: qsTr("time") }, { key: "Alt+Z", text: qsTr("note") },
        { key: "Alt+G", text: qsTr("gap") }, { key: "Alt+X", text: qsTr("take out what follows") },
        { key: "Alt+U", text: qsTr("starting position") }, { key: "Alt+F", text: qsTr("turn the board") }, { key: "Alt+M", text: qsTr("mate possible?") },
        { key: "Alt+B", text: qsTr("visually disabled") },
        { key: "Ctrl+V", text: qsTr("paste moves") }, { key: "Ctrl+S", text: qsTr("print: save as PDF") }].concat(page.record.blind.on ? page.blindKeys : [])
    readonly property var blindKeys: [{ key: "Alt+Y", text: qsTr("say the move") }, { key: "Alt+N", text: qsTr("note, times told") },
        { key: "Alt+V", text: qsTr("boards differ") }]

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
    function act(letter: string) {
        switch (letter) {
        case "O": page.ask("offer"); break
        case "C": page.ask("claim"); break
        case "I": page.ask("illegal"); break
        case "S": page.ask("sign"); break
        case "K": page.ask("duty"); break
        case "G": page.ask("gap"); break
        case "T": page.ask("time"); break
        case "U": page.ask("setup"); break
        case "A": page.record.acts.answerOffer(0); break
        case "D": page.record.acts.answerOffer(1); break
        case "L": page.record.acts.answerOffer(2); break
        case "E": if (page.record.acts.illegalText !== "") page.rulingAsked(); else page.record.acts.enterEnd(); break
        case "Z": page.ask("remark"); break
        case "J": news.rule(0); break
        case "H": news.rule(1); break
        case "Q": news.rule(2); break
        case "P": page.copy(); break
        case "M": if (page.record.askMate()) page.mateAsked(); break
        case "B": page.ask("blind"); break
        case "N": case "V": case "Y": case "R": page.actBlind(letter); break
        case "F": page.record.position.flipped = !page.record.position.flipped; break
        case "X": page.record.removeBehind(); break
        case "W": page.record.takeOver(); break
        default: page.record.keeper = Number(letter) - 1; entry.take()
        }
    }
    // With a visually disabled player.
    function actBlind(letter: string) {
        if (!page.record.blind.on)
            return
        switch (letter) {
        case "N": page.ask("note"); break
        case "V": page.ask("boards"); break
        case "Y": page.record.blind.sayIt(); break
        case "R": page.record.blind.correct(); break
        }
    }
    function keyed(event: var): bool {
        if (event.key === Qt.Key_PageUp && event.modifiers & Qt.ControlModifier)
            page.record.stepBoard(-1)
        else if (event.key === Qt.Key_PageDown && event.modifiers & Qt.ControlModifier)
            page.record.stepBoard(1)
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Left)
            page.record.step(-1)
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            page.record.step(1)
        else if (event.key === Qt.Key_PageUp)
            page.record.step(-10)
        else if (event.key === Qt.Key_PageDown)
            page.record.step(10)
        else if (event.key === Qt.Key_Home && event.modifiers === Qt.NoModifier)
            page.record.goTo(0)
        else if (event.key === Qt.Key_End && event.modifiers === Qt.NoModifier)
            page.record.goTo(page.record.size)
        else if (event.matches(StandardKey.Paste))
            page.paste()
        else if (event.key === Qt.Key_S && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier))
            page.record.saveRound()
        else if (event.matches(StandardKey.Save))
            page.record.savePages()
        else if (event.key === Qt.Key_Escape && page.form !== "")
            page.shut()
        else if (event.key === Qt.Key_Escape && page.record.typed !== "")
            page.record.typed = ""
        else if (event.key === Qt.Key_Escape)
            page.leave()
        else
            return page.typed(event)
        return true
    }
    function typed(event: var): bool {
        if (event.text === "" || event.text < "!" || event.modifiers & (Qt.ControlModifier | Qt.AltModifier) || page.form !== "")
            return false
        entry.take()
        page.record.typed = page.record.typed + event.text
        return true
    }

    focus: true
    Keys.onPressed: event => event.accepted = page.keyed(event)

    Instantiator { // shortcuts, because a field would take a letter with Alt for text
        model: ["O", "C", "I", "S", "K", "G", "T", "U", "A", "D", "E", "B", "N", "V", "Y", "R", "F", "M", "P", "X", "W", "L", "J", "H", "Q", "Z", "1", "2", "3"]
        delegate: Shortcut {
            required property string modelData
            sequence: "Alt+" + modelData
            autoRepeat: false
            enabled: page.activeFocus
            onActivated: page.act(modelData)
        }
    }
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
                oneLine: true
                visible: !page.slim && !page.low
                entries: page.keysNow
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
                        visible: something && (!page.alone || record.acts.claimPending)
                        onRulingAsked: page.rulingAsked()
                        Layout.fillWidth: true
                    }
                    BlindNews {
                        slim: page.slim || page.width < 1000 * Theme.fontScale
                        blind: page.record.blind
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
                        visible: page.form === "" || (page.form !== "blind" && page.height > 620 * Theme.fontScale) // a form comes first
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
                        visible: page.form === ""
                        Layout.fillWidth: true
                        onUndoAsked: page.undoAsked()
                        onRedoAsked: page.redoAsked()
                        onMoved: event => event.accepted = page.keyed(event)
                    }
                    Legend {
                        pickable: false
                        oneLine: true
                        visible: (page.slim || page.low) && page.form === ""
                        entries: page.keysNow
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }
}
