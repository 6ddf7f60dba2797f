// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Can this player still be mated? A position, the answer for both players, the line to look at.
KeyedPage {
    id: page

    required property MatingView mating
    readonly property PositionForm form: mating.form
    readonly property bool answered: form.valid && !(mating.arranging && form.fenError !== "") // of what is to be seen
    keyTable: pageKeys
    property Item typing: null // kept in sight as the page grows

    signal leave()

    function copy() {
        paper.text = page.mating.sheet()
        paper.selectAll()
        paper.copy()
        copied.restart()
    }
    function paste() {
        paper.clear()
        paper.paste()
        if (page.mating.arranging)
            page.form.setFen(paper.text)
        else
            page.mating.takeOver(paper.text)
    }
    function goBack() {
        if (page.form.inHand !== "" || page.form.lifted >= 0)
            page.form.letGo()
        else if (page.mating.arranging)
            page.mating.cancelArranging()
        else if (page.mating.busy)
            page.mating.cancel()
        else
            page.leave()
    }
    // Letters of FEN put a piece where the cursor is: with Shift a white one.
    function put(event: var): bool {
        const fits = page.mating.arranging && board.activeFocus && event.text.length === 1 && "KQRBNPkqrbnp".includes(event.text)
        if (fits && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)))
            page.form.put(board.cursor, event.text)
        return fits
    }
    // Along the line, unless the keys go over the squares.
    function step(todo: var): bool {
        if (!page.mating.arranging)
            todo()
        return !page.mating.arranging
    }
    MatingKeys {
        id: pageKeys
        arranging: page.mating.arranging
        canNote: page.mating.canNote
        does: ({
            step: key => page.step(() => key === "Left" ? page.mating.previous() : page.mating.next()),
            ends: key => page.step(() => key === "Home" ? page.mating.first() : page.mating.last()),
            takeBack: () => page.step(() => page.mating.takeBack()), note: () => page.step(() => page.mating.noteOnRecord()),
            other: () => page.step(() => page.mating.turnLine()),
            turn: () => { page.mating.board.flipped = !page.mating.board.flipped }, fen: () => page.typeFen(),
            toMove: () => page.mating.arranging ? page.form.passTurn() : false,
            arrange: () => { page.mating.arranging = !page.mating.arranging },
            scroll: key => page.scroll(key === "PageUp" ? -0.9 : 0.9),
            paste: () => page.paste(), copy: () => page.copy(), save: () => page.mating.saveSheet(), back: () => page.goBack()
        })
    }
    function scroll(screens: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + screens * flick.height))
    }
    function typeFen() {
        page.mating.arranging = true
        setUp.takeFen()
    }
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        if (top < flick.contentY)
            flick.contentY = Math.max(0, top - Theme.gap)
        else if (top + item.height > flick.contentY + flick.height)
            flick.contentY = top + item.height - flick.height + Theme.gap
    }
    function keep() {
        if (page.typing)
            page.reveal(page.typing)
    }
    focus: true
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "") || page.put(event)
    Component.onCompleted: page.mating.open()
    Connections {
        target: page.mating
        function onArrangingChanged() {
            board.forceActiveFocus()
            flick.contentY = 0
        }
    }
    Connections {
        target: page.Window.window
        function onActiveFocusItemChanged() {
            const item = page.Window.window.activeFocusItem
            const beside = item && page.activeFocus && item !== page && !board.activeFocus
            page.typing = beside ? (item.parent instanceof Field ? item.parent : item) : null // what is wrong with it, too
            if (beside)
                page.reveal(page.typing)
        }
    }

    Timer { id: copied; interval: 2500 }
    TextEdit { id: paper; visible: false; textFormat: TextEdit.PlainText }

    Legend {
        id: legend
        pickable: false
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.wide; rightMargin: Theme.wide; bottomMargin: Theme.gap }
        entries: pageKeys.legend
    }
    RowLayout {
        id: parts
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: legend.top; leftMargin: Theme.wide - board.rim / 2; rightMargin: Theme.gap
                  topMargin: Theme.space; bottomMargin: Theme.gap }

        Board {
            id: board
            objectName: "board"
            focus: true
            interactive: true
            keyboard: page.mating.arranging
            placement: page.mating.board.placement
            lastMove: page.mating.board.lastMove
            marks: page.mating.arranging ? [] : page.mating.board.marks
            arrows: page.mating.arranging ? [] : page.mating.arrows
            picked: page.mating.arranging ? page.form.lifted : page.mating.board.picked
            promotion: page.mating.board.promotion
            flipped: page.mating.board.flipped
            words: page.mating.board.words
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Math.min(parts.height, parts.width * 0.5)
            Layout.preferredHeight: Layout.preferredWidth
            onSquareClicked: square => page.mating.arranging ? page.form.click(square) : page.mating.board.click(square)
            onSquareCleared: square => { if (page.mating.arranging) page.form.remove(square) }
            onPieceLifted: square => { if (!page.mating.arranging) page.mating.board.lift(square) }
            onMoveDragged: (from, to) => page.mating.arranging ? page.form.move(from, to) : page.mating.board.tryMove(from, to)
            onPieceDroppedBeside: from => page.mating.arranging ? page.form.remove(from) : page.mating.board.letGo()
            onPromotionChosen: letter => page.mating.board.promote(letter)
            onLetGo: page.mating.arranging ? page.form.letGo() : page.mating.board.letGo()
        }
        Flickable {
            id: flick
            objectName: "answers"
            contentHeight: column.implicitHeight
            onContentHeightChanged: if (page.typing) Qt.callLater(page.keep)
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            Layout.fillWidth: true
            Layout.fillHeight: true
            T.ScrollBar.vertical: Scroll {}

            ColumnLayout {
                id: column
                width: flick.width - 14
                spacing: Theme.gap
                AppText {
                    text: qsTr("Is checkmate possible?")
                    font.pixelSize: Theme.title
                    font.bold: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                    Layout.fillWidth: true
                }
                AppText {
                    objectName: "origin"
                    text: page.mating.origin
                    color: Theme.inkSoft
                    visible: text !== "" && !page.mating.arranging
                    Layout.fillWidth: true
                }
                Banner { objectName: "caution"; text: page.mating.arranging ? "" : page.mating.caution; Layout.fillWidth: true }
                Flow {
                    spacing: Theme.gap
                    Layout.fillWidth: true
                    AppButton {
                        text: page.mating.arranging ? qsTr("Done") : qsTr("Set up a position")
                        keys: "E"
                        primary: page.mating.arranging
                        onClicked: page.mating.arranging = !page.mating.arranging
                    }
                    AppButton { text: qsTr("Discard changes"); keys: "Esc"; visible: page.mating.arranging; onClicked: page.mating.cancelArranging() }
                    AppButton { text: qsTr("Undo the move"); drawing: "undo"; visible: page.mating.canTakeBack; onClicked: page.mating.takeBack() }
                }
                Lines {
                    model: page.form.problems
                    delegate: Banner { required property string modelData; text: modelData; tone: Badge.Danger; width: parent?.width ?? 0 }
                }
                Lines {
                    model: page.form.remarks
                    delegate: Banner { required property string modelData; text: modelData; width: parent?.width ?? 0 }
                }
                PiecePalette {
                    form: page.form
                    visible: page.mating.arranging
                    Layout.fillWidth: true
                }
                Banner { objectName: "conclusion"; text: page.answered ? page.mating.conclusion : ""; drawing: "info"; tone: Badge.Accent; Layout.fillWidth: true }
                VerdictCard {
                    objectName: "white"
                    verdict: page.mating.white
                    shown: page.mating.lineOf === Sides.White
                    keys: "M"
                    visible: page.answered
                    Layout.fillWidth: true
                    onPlay: page.mating.lineOf = Sides.White
                    onCancel: page.mating.cancel()
                    onAgain: page.mating.askAgain()
                }
                VerdictCard {
                    objectName: "black"
                    verdict: page.mating.black
                    shown: page.mating.lineOf === Sides.Black
                    keys: "M"
                    visible: page.answered
                    Layout.fillWidth: true
                    onPlay: page.mating.lineOf = Sides.Black
                    onCancel: page.mating.cancel()
                    onAgain: page.mating.askAgain()
                }
                SetUp {
                    id: setUp
                    form: page.form
                    visible: page.mating.arranging
                    Layout.fillWidth: true
                    onPaste: page.paste()
                    onDone: page.mating.arranging = false
                }
                MateLine {
                    mating: page.mating
                    visible: !page.mating.arranging && page.mating.lineOf !== Sides.Nobody
                    Layout.fillWidth: true
                }
                MatingLaws {
                    title: page.mating.lawsTitle
                    laws: page.mating.laws
                    visible: !page.mating.arranging && page.form.valid
                    Layout.fillWidth: true
                }
                Flow {
                    spacing: Theme.gap
                    visible: !page.mating.arranging
                    Layout.fillWidth: true
                    AppButton { text: qsTr("Note in the game's record"); keys: pageKeys.cap("note"); visible: page.mating.canNote; onClicked: page.mating.noteOnRecord() }
                    AppButton { text: qsTr("Save the analysis"); keys: pageKeys.cap("save"); enabled: page.form.valid; onClicked: page.mating.saveSheet() }
                    AppButton { text: copied.running ? qsTr("Copied") : qsTr("Copy"); keys: pageKeys.cap("copy"); enabled: page.form.valid; onClicked: page.copy() }
                }
            }
        }
    }
}
