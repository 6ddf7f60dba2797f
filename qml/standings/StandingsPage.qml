// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who stands where, with the tie-breaks that decide it.
KeyedPage {
    id: page

    required property StandingsModel standings
    signal copyAsked(int round)

    readonly property bool slim: width < (700 + 76 * standings.tieBreakNames.length) * Theme.fontScale // room for names

    property bool explained: false // why the current player stands there is shown
    readonly property var reasons: page.explained ? page.standings.why(list.currentIndex) : []

    readonly property var parts: Array.from(page.standings.tieBreakWidest).map(widest => Math.ceil(figures.advanceWidth(widest[1])))
    // A head stands over the middle of its figures where these are wider.
    function beside(column: int, head: string): int {
        const widest = page.standings.tieBreakWidest[column] ?? ["", ""]
        return Math.max(0, Math.round((figures.advanceWidth(widest[0]) + page.parts[column] - heads.advanceWidth(head)) / 2))
    }

    FontMetrics { id: figures; font.family: Theme.family; font.pixelSize: Theme.body }
    FontMetrics { id: heads; font.family: Theme.family; font.pixelSize: Theme.small; font.bold: true }

    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    Keys.onEscapePressed: event => { event.accepted = page.explained; page.explained = false; list.forceActiveFocus(Qt.TabFocusReason) }
    StandingsKeys {
        id: pageKeys
        ready: list.count > 0
        does: ({ copy: () => page.copyAsked(page.standings.round), round: key => page.standings.stepRound(key === "Left" ? -1 : 1), why: () => { page.explained = !page.explained } })
    }

    PageHead {
        id: head
        title: qsTr("Standings")
        note: page.standings.caption
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { text: qsTr("Earlier round"); keys: pageKeys.cap("round"); drawing: "left"; focusPolicy: Qt.TabFocus; visible: page.standings.round > 1; onClicked: page.standings.stepRound(-1) }
        AppButton { text: qsTr("Later round"); drawing: "right"; focusPolicy: Qt.TabFocus; visible: page.standings.earlier; onClicked: page.standings.stepRound(1) }
        AppButton { text: qsTr("Why this rank?"); keys: pageKeys.cap("why"); checkable: true; checked: page.explained; focusPolicy: Qt.TabFocus; visible: list.count > 0; onClicked: page.explained = !page.explained }
        AppButton { text: qsTr("Copy"); keys: pageKeys.cap("copy"); visible: list.count > 0; onClicked: page.copyAsked(page.standings.round) }
    }
    Rectangle {
        color: Theme.surface
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: why.visible ? why.top : parent.bottom; margins: Theme.wide
                  topMargin: Theme.space; bottomMargin: why.visible ? Theme.space : Theme.wide }

        RowLayout {
            id: columns
            visible: list.count > 0
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
            height: Math.round(40 * Theme.fontScale)
            spacing: 12
            HeadCell { text: qsTr("Rank"); horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: Math.round(60 * Theme.fontScale) }
            HeadCell { text: qsTr("Title"); visible: !page.slim; Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
            HeadCell { text: qsTr("Name"); Layout.fillWidth: true }
            HeadCell { text: qsTr("Fed."); visible: !page.slim; hint: qsTr("Federation"); Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
            HeadCell { text: qsTr("Rating"); visible: !page.slim; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
            HeadCell { text: page.standings.secondaryName !== "" ? qsTr("Matches") : qsTr("Games"); visible: !page.slim; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(60 * Theme.fontScale) }
            HeadCell { text: page.standings.pointsName !== "" ? page.standings.pointsName : qsTr("Points"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
            HeadCell { text: page.standings.secondaryName; visible: text !== ""; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
            Row {
                spacing: columns.spacing
                visible: page.standings.tieBreakNames.length > 0
                Repeater {
                    model: page.standings.tieBreakNames
                    delegate: HeadCell {
                        required property string modelData
                        required property int index
                        text: modelData
                        hint: page.standings.tieBreakHints[index] ?? ""
                        horizontalAlignment: Text.AlignRight
                        rightPadding: page.beside(index, modelData)
                        width: Math.round((page.slim ? 54 : 64) * Theme.fontScale)
                    }
                }
            }
            Item { Layout.preferredWidth: 12 }
        }
        LongList {
            id: list
            focus: true
            model: page.standings
            anchors { left: parent.left; right: parent.right; top: columns.bottom; margins: 2 }
            height: Math.max(1, Math.floor(((hints.visible ? hints.y : parent.height) - y - 2) / Theme.row)) * Theme.row // whole rows: what is below covers none
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Standings")
            delegate: StandingsRow {
                required property int index
                width: ListView.view.width
                cursor: ListView.isCurrentItem
                lit: list.activeFocus
                slim: page.slim
                parts: page.parts
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
            }
        }
        Flow {
            id: hints
            visible: list.count > 0 && !why.visible // which says more
            spacing: Theme.space
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 12 }
            RowLayout {
                spacing: 6
                visible: page.standings.provisional
                width: Math.min(implicitWidth, hints.width)
                Icon { drawing: "clock"; size: Theme.small; color: Theme.inkSoft; Layout.preferredWidth: size; Layout.preferredHeight: size; Layout.alignment: Qt.AlignTop }
                AppText { text: page.standings.unfinishedHint; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            }
            Repeater {
                model: page.standings.tieBreakHints
                delegate: AppText {
                    required property string modelData
                    required property int index
                    text: qsTr("%1: %2", "tie-break, what it means").arg(page.standings.tieBreakNames[index] ?? "").arg(modelData)
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    width: Math.min(implicitWidth, hints.width)
                }
            }
        }
        EmptyPage {
            visible: list.count === 0
            drawing: "standings"
            title: qsTr("No standings yet")
            text: qsTr("Players are listed here by points and tie-breaks as soon as they are added and results are entered.")
        }
    }
    WhyRankPanel {
        id: why
        objectName: "why"
        parts: page.reasons
        visible: parts.length > 0
        height: Math.round(page.height * 0.45)
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide }
    }
}
