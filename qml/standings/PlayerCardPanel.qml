// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// The card of a player or team, below the table: rounds, sums, the graph, and what B.01 asks for; of a team its
// players. Tab reaches it; arrows and pages go through it.
Rectangle {
    id: panel

    property var card: ({}) // StandingsModel.card()
    readonly property var norms: panel.card.norms ?? []
    readonly property var members: panel.card.members ?? []
    readonly property string rounds: panel.card.ofTeam === true ? "match" : "round" // what a row of them is
    readonly property bool drawn: (panel.card.graph?.score ?? []).length > 0
    readonly property bool beside: panel.drawn && column.width >= heads.whole + Theme.wide + graph.Layout.preferredWidth // the graph and the table

    function scroll(by: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by))
    }

    radius: Theme.radius
    color: Theme.surface
    border.width: flick.activeFocus ? 2 : 1
    border.color: flick.activeFocus ? Theme.accent : Theme.edge
    onCardChanged: flick.contentY = 0

    Flickable {
        id: flick
        objectName: "cardParts"
        anchors { fill: parent; margins: Theme.space }
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: activeFocus || contentHeight > height
        Keys.onUpPressed: panel.scroll(-Theme.row)
        Keys.onDownPressed: panel.scroll(Theme.row)
        Keys.onPressed: event => {
            const pages = { [Qt.Key_PageUp]: -1, [Qt.Key_PageDown]: 1 }[event.key]
            event.accepted = pages !== undefined
            if (event.accepted)
                panel.scroll(pages * flick.height)
        }
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            width: flick.width - 12
            spacing: Theme.space

            AppText { text: panel.card.title ?? ""; font.bold: true; color: Theme.accent; Layout.fillWidth: true; Accessible.role: Accessible.Heading; Accessible.name: text }
            GridLayout {
                columns: panel.beside ? 2 : 1
                columnSpacing: Theme.wide
                rowSpacing: Theme.space
                Layout.fillWidth: true

                ColumnLayout {
                    spacing: Theme.space
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    ColumnLayout {
                        spacing: 4
                        Layout.fillWidth: true
                        Accessible.role: Accessible.Table
                        Accessible.name: qsTr("Rounds")
                        CardRoundRow { id: heads; of: panel.rounds; heads: true; Layout.fillWidth: true }
                        Lines {
                            spacing: 4
                            model: panel.card.rounds ?? []
                            delegate: CardRoundRow {
                                required property var modelData
                                objectName: "cardRound"
                                of: panel.rounds
                                line: modelData
                                width: parent?.width ?? 0
                            }
                        }
                    }
                    ColumnLayout {
                        spacing: 4
                        visible: panel.members.length > 0
                        Layout.fillWidth: true
                        Accessible.role: Accessible.Table
                        Accessible.name: qsTr("Players")
                        CardRoundRow { of: "member"; heads: true; Layout.fillWidth: true }
                        Lines {
                            spacing: 4
                            model: panel.members
                            delegate: CardRoundRow {
                                required property var modelData
                                objectName: "cardMember"
                                of: "member"
                                line: modelData
                                width: parent?.width ?? 0
                            }
                        }
                    }
                    Lines {
                        spacing: 2
                        model: panel.card.sums ?? []
                        delegate: AppText {
                            required property var modelData
                            width: parent?.width ?? 0
                            text: qsTr("%1: %2", "a figure of a player's card").arg(modelData.label).arg(modelData.value)
                        }
                    }
                }
                ScoreGraph {
                    id: graph
                    objectName: "graph"
                    lines: panel.card.graph ?? {}
                    visible: panel.drawn
                    Layout.preferredWidth: Math.round(300 * Theme.fontScale)
                    Layout.preferredHeight: Math.round(190 * Theme.fontScale)
                    Layout.alignment: Qt.AlignTop
                }
            }
            AppText { text: panel.card.note ?? ""; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            Lines {
                spacing: Theme.gap
                model: panel.norms
                delegate: ColumnLayout {
                    id: part
                    required property var modelData
                    width: parent?.width ?? 0
                    spacing: 2
                    AppText { text: part.modelData.title; font.bold: part.modelData.lines.length > 0; color: font.bold ? Theme.ink : Theme.inkSoft; Layout.fillWidth: true }
                    AppText { text: part.modelData.lines.join("\n"); visible: text !== ""; color: Theme.inkSoft; Layout.fillWidth: true }
                }
            }
        }
    }
}
