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
    required property TieBreaksByHand byHand
    required property MatchTreeView tree
    signal copyAsked(int round, string category)

    readonly property StandingsColumns columns: StandingsColumns {
        room: list.width
        names: ({ rank: qsTr("Rank"), shift: page.standings.shifts ? qsTr("+/−", "places won or lost") : "", title: qsTr("Title"), federation: qsTr("Fed."), rating: qsTr("Rating"), played: page.standings.ofTeams ? qsTr("Matches") : qsTr("Games"),
                  points: page.standings.pointsName !== "" ? page.standings.pointsName : qsTr("Points"), secondary: page.standings.secondaryName })
        tieBreaks: page.standings.tieBreakNames
        tieBreakWidest: page.standings.tieBreakWidest
    }
    property bool treeShown: page.tree.there // who has beaten whom, in place of the table
    property bool explained: false // why the current player stands there is shown
    property bool carded: false // the card of the current player is shown
    property bool entering: false // values of a tie-break are entered
    property bool finding: false // who is shown is typed
    readonly property var reasons: page.explained && !page.entering ? page.standings.why(list.currentIndex) : []
    readonly property var card: page.carded && !page.entering ? page.standings.card(list.currentIndex) : ({})
    readonly property bool below: why.visible || cardPanel.visible || values.visible // something stands there
    readonly property bool tight: page.below && page.height < 480 * Theme.fontScale // the head keeps what leads back

    // Of what stands below. The list keeps three rows.
    function heightBelow(share: real): int {
        const left = Math.floor(page.height - frame.y - list.y - 3 * Theme.row - 2 - Theme.space - Theme.wide)
        return Math.max(Math.round(64 * Theme.fontScale), Math.min(Math.round(page.height * share), left))
    }

    function explain(): void { page.carded = false; page.explained = !page.explained; page.keepKeys() }
    function showCard(): void { page.explained = false; page.carded = !page.carded; page.keepKeys() }
    // Where the button that had them is hidden now.
    function keepKeys(): void {
        if (page.tight)
            list.forceActiveFocus(Qt.TabFocusReason)
    }
    function showCardOf(playerId: int): void {
        page.standings.words = "" // everybody is there to be found
        page.finding = false
        const row = page.standings.rowOfPlayer(playerId)
        if (row < 0)
            return
        page.treeShown = false
        list.currentIndex = row
        page.explained = false
        page.carded = true
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    function find(): void {
        page.finding = true
        finder.take()
    }
    // Everybody again.
    function leaveFinding(): void {
        page.finding = false
        page.standings.words = ""
        list.forceActiveFocus(Qt.TabFocusReason)
    }
    function enterValues(): void {
        page.entering = true
        values.take()
    }
    function leaveValues(): void {
        page.entering = false
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    // The table in place of the tree, or the tree in place of the table.
    function turn() {
        page.explained = page.carded = false
        page.treeShown = !page.treeShown
        if (page.treeShown)
            drawing.take()
        else
            list.forceActiveFocus()
    }

    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    Keys.onEscapePressed: event => {
        event.accepted = page.explained || page.carded || page.finding
        if (page.explained || page.carded) {
            page.explained = page.carded = false
            list.forceActiveFocus(Qt.TabFocusReason)
        } else if (page.finding) {
            page.leaveFinding()
        }
    }
    StandingsKeys {
        id: pageKeys
        ready: list.count > 0 && !page.treeShown
        finds: !page.treeShown && !page.tight && (list.count > 0 || page.finding)
        hasTree: page.tree.there
        ofTeams: page.standings.ofTeams
        categories: page.standings.hasCategories
        draws: page.byHand.hasLots
        enters: page.byHand.hasValues
        does: ({ tree: () => page.turn(), find: () => page.find(), copy: () => page.copyAsked(page.standings.round, page.standings.category), category: () => page.standings.stepCategory(), round: key => page.standings.stepRound(key === "Left" ? -1 : 1), why: () => page.explain(), card: () => page.showCard(), lots: () => page.byHand.drawLots(), value: () => page.enterValues() })
    }

    PageHead {
        id: head
        title: page.standings.category === "" ? qsTr("Standings") : qsTr("Standings: %1").arg(page.standings.category)
        note: page.tight ? "" : page.standings.caption
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { text: qsTr("Earlier round"); keys: pageKeys.cap("round"); drawing: "left"; focusPolicy: Qt.TabFocus; visible: page.standings.round > 1 && !page.treeShown && !page.tight; onClicked: page.standings.stepRound(-1) }
        AppButton { text: qsTr("Later round"); drawing: "right"; focusPolicy: Qt.TabFocus; visible: page.standings.earlier && !page.treeShown && !page.tight; onClicked: page.standings.stepRound(1) }
        AppButton { text: qsTr("Why this rank?"); keys: pageKeys.cap("why"); checkable: true; checked: page.explained; focusPolicy: Qt.TabFocus; visible: list.count > 0 && !page.treeShown; onClicked: page.explain() }
        AppButton { text: page.standings.ofTeams ? qsTr("Team's card") : qsTr("Player's card"); keys: pageKeys.cap("card"); checkable: true; checked: page.carded; focusPolicy: Qt.TabFocus; visible: list.count > 0 && !page.treeShown; onClicked: page.showCard() }
        AppButton { text: qsTr("Category"); keys: pageKeys.cap("category"); focusPolicy: Qt.TabFocus; visible: page.standings.hasCategories && list.count > 0 && !page.treeShown && !page.tight; onClicked: page.standings.stepCategory() }
        AppButton { text: qsTr("Find"); keys: pageKeys.cap("find"); drawing: "search"; focusPolicy: Qt.TabFocus; visible: pageKeys.finds && !page.finding && !page.tight; onClicked: page.find() }
        AppButton { text: page.treeShown ? qsTr("Table") : qsTr("Tree"); keys: pageKeys.cap("tree"); drawing: "standings"; focusPolicy: Qt.TabFocus; visible: page.tree.there && !page.tight; onClicked: page.turn() }
        AppButton { text: qsTr("Draw lots"); keys: pageKeys.cap("lots"); focusPolicy: Qt.TabFocus; visible: page.byHand.hasLots && list.count > 0 && !page.treeShown && !page.tight; onClicked: page.byHand.drawLots() }
        AppButton { text: qsTr("Enter values"); keys: pageKeys.cap("value"); focusPolicy: Qt.TabFocus; visible: page.byHand.hasValues && list.count > 0 && !page.treeShown && !page.tight; onClicked: page.enterValues() }
        AppButton { text: qsTr("Copy"); keys: pageKeys.cap("copy"); visible: list.count > 0 && !page.tight; onClicked: page.copyAsked(page.standings.round, page.standings.category) }
    }
    LevelMatches {
        id: level
        tree: page.tree
        anchors { left: parent.left; right: parent.right; top: head.bottom; margins: Theme.wide; topMargin: Theme.space }
    }
    MatchTree {
        id: drawing
        tree: page.tree
        visible: page.treeShown
        focus: page.treeShown
        anchors { left: parent.left; right: parent.right; top: level.visible ? level.bottom : head.bottom; bottom: parent.bottom; margins: Theme.wide; topMargin: Theme.space }
    }
    RowLayout {
        id: findRow
        visible: page.finding && !page.treeShown && !page.tight
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: level.visible ? level.bottom : head.bottom; margins: Theme.wide; topMargin: Theme.space }
        Field {
            id: finder
            objectName: "finder"
            label: page.standings.ofTeams ? qsTr("Teams of this name, federation or club alone") : qsTr("Players of this name, title, federation or club alone")
            value: page.standings.words
            Layout.fillWidth: true
            onEdited: text => page.standings.words = text
            onAccepted: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onEscapePressed: page.leaveFinding()
        }
        AppButton { text: qsTr("Show everybody"); keys: "Esc"; focusPolicy: Qt.TabFocus; Layout.alignment: Qt.AlignBottom; onClicked: page.leaveFinding() }
    }
    Rectangle {
        id: frame
        visible: !page.treeShown
        color: Theme.surface
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
        anchors { left: parent.left; right: parent.right; top: findRow.visible ? findRow.bottom : level.visible ? level.bottom : head.bottom; bottom: why.visible ? why.top : cardPanel.visible ? cardPanel.top : values.visible ? values.top : parent.bottom; margins: Theme.wide
                  topMargin: Theme.space; bottomMargin: page.below ? Theme.space : Theme.wide }

        RowLayout {
            id: heads
            visible: list.count > 0
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
            height: Math.round(40 * Theme.fontScale)
            spacing: page.columns.gap
            HeadCell { text: page.columns.names.rank; horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: page.columns.widths.rank }
            HeadCell { text: page.columns.names.shift; visible: page.columns.shows("shift"); hint: qsTr("Places won or lost by the last round"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: page.columns.widths.shift }
            HeadCell { text: page.columns.names.title; visible: page.columns.shows("title"); Layout.preferredWidth: page.columns.widths.title }
            HeadCell { text: qsTr("Name"); Layout.fillWidth: true }
            HeadCell { text: page.columns.names.federation; visible: page.columns.shows("federation"); hint: qsTr("Federation"); Layout.preferredWidth: page.columns.widths.federation }
            HeadCell { text: page.columns.names.rating; visible: page.columns.shows("rating"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: page.columns.widths.rating }
            HeadCell { text: page.columns.names.played; visible: page.columns.shows("played"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: page.columns.widths.played }
            HeadCell { text: page.columns.names.points; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: page.columns.widths.points }
            HeadCell { text: page.columns.names.secondary; visible: text !== ""; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: page.columns.widths.secondary }
            Row {
                spacing: page.columns.gap
                visible: page.columns.shownTieBreaks > 0
                Repeater {
                    model: Array.from(page.columns.tieBreaks).slice(0, page.columns.shownTieBreaks)
                    delegate: HeadCell {
                        required property string modelData
                        required property int index
                        text: modelData
                        hint: page.standings.tieBreakHints[index] ?? ""
                        horizontalAlignment: Text.AlignRight
                        rightPadding: page.columns.beside(index)
                        width: page.columns.tieBreakWidth(index)
                    }
                }
            }
            HeadCell { // how many tie-breaks have no room
                objectName: "hidden"
                text: qsTr("+%1", "so many more").arg(page.columns.hidden)
                visible: page.columns.hidden > 0
                hint: qsTr("No room here for %1. Their values: %2.", "tie-breaks; a key").arg(Array.from(page.columns.tieBreaks).slice(page.columns.shownTieBreaks).join(", ")).arg(pageKeys.cap("why"))
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: page.columns.more
            }
            Item { Layout.preferredWidth: 12 }
        }
        LongList {
            id: list
            focus: !page.treeShown
            model: page.standings
            anchors { left: parent.left; right: parent.right; top: heads.bottom; margins: 2 }
            height: Math.max(1, Math.floor(((hints.told ? hints.y : parent.height) - y - 2) / Theme.row)) * Theme.row // whole rows: what is below covers none
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Standings")
            delegate: StandingsRow {
                required property int index
                width: ListView.view.width
                cursor: ListView.isCurrentItem
                lit: list.activeFocus
                columns: page.columns
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
            }
        }
        Flow {
            id: hints
            readonly property bool told: visible && y - list.y - 2 >= 4 * Theme.row // else the heads say it, and the rows come first
            visible: list.count > 0 && !page.below // which say more
            opacity: told ? 1 : 0
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
            drawing: page.standings.words !== "" ? "search" : "standings"
            title: page.standings.words !== "" ? qsTr("Nobody found") : qsTr("No standings yet")
            text: page.standings.words !== "" ? qsTr("Each word is looked for in names, titles, federations and clubs.") : qsTr("Players are listed here by points and tie-breaks as soon as they are added and results are entered.")
        }
    }
    EnteredValueBar {
        id: values
        objectName: "values"
        byHand: page.byHand
        visible: page.entering && page.byHand.hasValues && list.count > 0
        playerId: (list.currentItem as StandingsRow)?.playerId ?? 0
        name: (list.currentItem as StandingsRow)?.name ?? ""
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide }
        onNext: list.currentIndex < list.count - 1 ? list.incrementCurrentIndex() : page.leaveValues()
        onLeave: page.leaveValues()
    }
    PlayerCardPanel {
        id: cardPanel
        objectName: "card"
        card: page.card
        visible: (card.rounds ?? []).length > 0
        height: page.heightBelow(0.5)
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide }
    }
    WhyRankPanel {
        id: why
        objectName: "why"
        parts: page.reasons
        visible: parts.length > 0
        height: page.heightBelow(0.45)
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide }
    }
}
