// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// What one board's clock showed at any moment: asked by time of day, by act, or on the graph.
KeyedPage {
    id: page

    required property ReplayView replay
    keyTable: pageKeys
    title: qsTr("Round %1, board %2: replay").arg(page.replay.roundLabel).arg(page.replay.boardLabel)

    signal leave()

    function copy() {
        paper.text = page.replay.sheet()
        paper.selectAll()
        paper.copy()
        copied.restart()
    }
    function ask(digit: string) {
        question.take()
        question.input.text = digit
    }
    ReplayKeys {
        id: pageKeys
        does: ({
            ask: key => page.ask(key), previous: () => page.replay.previousAct(), next: () => page.replay.nextAct(),
            minute: key => page.replay.stepMinutes(key === "PageUp" ? -1 : 1),
            ends: key => key === "Home" ? page.replay.toStart() : page.replay.toNow(),
            graph: () => { page.replay.overMoves = !page.replay.overMoves },
            copy: () => page.copy(), save: () => page.replay.saveSheet(), leave: () => page.leave()
        })
    }

    focus: true
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    Component.onDestruction: page.replay.close()

    Item { id: rest; focus: true }
    Timer { id: copied; interval: 2500 }
    TextEdit { id: paper; visible: false; textFormat: TextEdit.PlainText }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.space
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            x: Theme.wide
            y: Theme.space
            width: flick.width - 2 * Theme.wide
            height: Math.max(implicitHeight, flick.height - 2 * Theme.space)
            spacing: Theme.gap

            GridLayout {
                columns: page.width > 780 * Theme.fontScale ? 2 : 1
                columnSpacing: Theme.space
                rowSpacing: Theme.gap
                Layout.fillWidth: true
                AppText {
                    text: page.title
                    font.pixelSize: Theme.title
                    font.bold: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                    Layout.fillWidth: true
                }
                Flow {
                    spacing: Theme.gap
                    Layout.fillWidth: parent.columns === 1
                    Layout.preferredWidth: copyButton.implicitWidth + saveButton.implicitWidth + backButton.implicitWidth + 2 * spacing + 1
                    AppButton {
                        id: copyButton
                        text: copied.running ? qsTr("Copied") : qsTr("Copy as text")
                        keys: pageKeys.cap("copy")
                        onClicked: page.copy()
                    }
                    AppButton {
                        id: saveButton
                        text: qsTr("Save as text")
                        keys: pageKeys.cap("save")
                        onClicked: page.replay.saveSheet()
                    }
                    AppButton {
                        id: backButton
                        text: qsTr("Back")
                        keys: pageKeys.cap("leave")
                        onClicked: page.leave()
                    }
                }
            }
            ReplayMoment {
                replay: page.replay
                Layout.fillWidth: true
                Layout.fillHeight: false
            }
            RowLayout {
                spacing: Theme.space
                Layout.fillWidth: true
                Field {
                    id: question
                    label: qsTr("What did the clock show at")
                    placeholder: qsTr("14:32 or 14:32:05")
                    error: page.replay.askError
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    onAccepted: if (page.replay.ask(question.text)) { question.input.clear(); rest.forceActiveFocus() }
                    Keys.onEscapePressed: { question.input.clear(); rest.forceActiveFocus() }
                }
                Chips {
                    label: qsTr("Graph by")
                    names: [qsTr("time"), qsTr("moves")]
                    values: [false, true]
                    value: page.replay.overMoves
                    Layout.fillWidth: false
                    Layout.preferredWidth: Math.round(250 * Theme.fontScale)
                    Layout.alignment: Qt.AlignTop
                    onChose: chosen => page.replay.overMoves = chosen
                }
                AppButton {
                    text: qsTr("Now")
                    keys: qsTr("End")
                    checkable: true
                    checked: page.replay.live
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: question.input.y // beside the line
                    onClicked: { page.replay.toNow(); checked = Qt.binding(() => page.replay.live) } // once it is live it stays pressed
                }
            }
            TimeGraph {
                replay: page.replay
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 104
                Layout.minimumHeight: 104
            }
            Rectangle {
                color: Theme.surface
                radius: Theme.radius
                border.width: 1
                border.color: Theme.line
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 104
                Layout.minimumHeight: 104
                BoardActHead {
                    id: heads
                    anchors { left: parent.left; right: parent.right; top: parent.top }
                }
                ListView {
                    id: list
                    clip: true
                    model: page.replay.acts
                    anchors { left: parent.left; right: parent.right; top: heads.bottom; bottom: parent.bottom; margins: 2 }
                    boundsBehavior: Flickable.StopAtBounds
                    highlightMoveDuration: 0
                    readonly property int wanted: page.replay.currentAct
                    function follow() {
                        list.currentIndex = list.wanted
                        list.positionViewAtIndex(list.wanted, ListView.Contain)
                    }
                    onWantedChanged: list.follow()
                    onHeightChanged: list.follow()
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("What happened at the board")
                    onCountChanged: list.follow()
                    delegate: BoardActRow {
                        required property int index
                        width: ListView.view.width
                        cursor: ListView.isCurrentItem
                        onChosen: { page.replay.showRow(index); rest.forceActiveFocus() }
                    }
                    T.ScrollBar.vertical: Scroll {}
                }
            }
            Legend {
                pickable: false
                entries: pageKeys.legend
                Layout.fillWidth: true
            }
        }
    }
}
