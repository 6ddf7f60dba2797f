// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The rating lists on this computer, and what they say differently of the players of the event.
KeyedPage {
    id: page

    required property RatingListsModel lists
    required property ListDifferencesModel differences
    signal copyAsked(model: var, roles: var)
    property bool eventOpen: false
    property bool comparing: false
    property ListDialog dialog: null
    readonly property bool importing: lists.importing
    property bool cancelled: false // the import that runs

    // A new list is compared with the event without being asked, unless the arbiter has switched that off.
    onImportingChanged: {
        if (page.importing)
            page.cancelled = false
        else if (page.eventOpen && !page.cancelled && page.lists.comparesImports)
            page.compareNew()
    }

    keyTable: pageKeys

    function bring() {
        if (page.dialog === null)
            page.dialog = asker.createObject(page) as ListDialog
        page.dialog.open()
    }
    function compare() {
        page.comparing = !page.comparing
        if (page.comparing) {
            page.lists.update()
            page.differences.compare()
        }
        page.takeList()
    }
    function compareNew() {
        page.differences.compare()
        page.comparing = page.differences.count > 0
        page.takeList()
    }
    function back() {
        if (page.lists.importing) {
            page.cancelled = true
            page.lists.cancel()
        } else {
            page.compare()
        }
    }
    function takeList() { (page.comparing ? differing : list).forceActiveFocus() }

    Component.onCompleted: page.lists.update()
    ListsKeys {
        id: pageKeys
        comparing: page.comparing
        importing: page.lists.importing
        open: page.eventOpen
        refreshable: page.lists.refreshable
        does: ({
            bring: () => page.bring(),
            remove: () => page.lists.remove(list.currentIndex),
            compare: () => page.compare(),
            refresh: () => page.lists.refresh(),
            turn: () => page.differences.turn(differing.currentIndex),
            all: () => page.differences.turnAll(),
            group: () => page.differences.turnGroup(differing.currentIndex),
            copy: () => page.copyAsked(page.differences, ["name", "field", "held", "listed", "from"]),
            takeOver: () => page.differences.takeOver(),
            back: () => page.back()
        })
    }
    Component {
        id: asker
        ListDialog {
            onPicked: file => {
                page.lists.importFile(file, name.input.text, month.input.text)
                name.input.clear() // they are of this list alone: the next one would take its place
                month.input.clear()
            }
        }
    }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: page.comparing ? qsTr("Event and rating list") : qsTr("Rating lists")
            note: page.comparing ? page.differences.caption : ""
            Layout.fillWidth: true
            AppButton {
                primary: true
                drawing: "bring-in"
                text: qsTr("Import a list…")
                keys: pageKeys.cap("bring")
                visible: !page.comparing
                enabled: !page.lists.importing
                onClicked: page.bring()
            }
            AppButton {
                primary: true
                text: qsTr("Take over %1 of %2").arg(page.differences.ticked).arg(page.differences.count)
                keys: pageKeys.cap("takeOver")
                visible: page.comparing && page.differences.count > 0
                enabled: page.differences.ticked > 0
                onClicked: page.differences.takeOver()
            }
            AppButton {
                text: page.comparing ? qsTr("Rating lists") : qsTr("Compare the event")
                keys: pageKeys.cap("compare")
                enabled: page.eventOpen
                onClicked: page.compare()
            }
            AppButton {
                text: qsTr("Read changed files again")
                keys: pageKeys.cap("refresh")
                visible: page.lists.refreshable
                enabled: !page.lists.importing
                onClicked: page.lists.refresh()
            }
            AppButton {
                text: qsTr("Remove")
                keys: pageKeys.cap("remove")
                visible: !page.comparing
                enabled: list.count > 0 && !page.lists.importing
                onClicked: page.lists.remove(list.currentIndex)
            }
        }
        AppText {
            text: page.lists.ageText
            color: Theme.inkSoft
            visible: text !== "" && !page.lists.importing
            Layout.fillWidth: true
        }
        RowLayout { // how far the import is
            spacing: Theme.space
            visible: page.lists.importing
            Layout.fillWidth: true
            Rectangle {
                color: Theme.sunken
                radius: height / 2
                implicitHeight: 14
                Layout.fillWidth: true
                Accessible.role: Accessible.ProgressBar
                Accessible.name: page.lists.progressText
                Rectangle { width: parent.width * page.lists.progress; height: parent.height; radius: height / 2; color: Theme.accent }
            }
            AppText { text: page.lists.progressText; wrapMode: Text.NoWrap }
            AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: page.back() }
        }
        LongList {
            id: list
            focus: true
            visible: !page.comparing && count > 0
            model: page.lists
            spacing: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rating lists")
            Keys.onPressed: event => { if (pageKeys.key(event, "list") || pageKeys.key(event)) event.accepted = true }
            delegate: RatingListRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
            }
        }
        Item {
            visible: !page.comparing && list.count === 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: none.leastHeight
            EmptyPage {
                id: none
                objectName: "noList"
                drawing: "players"
                title: qsTr("No rating list yet")
                text: qsTr("Import FIDE's list (the ZIP, text or XML file of ratings.fide.com) or a national list as CSV. Then a few letters of a name are enough to add a player with title, rating and FIDE ID, without a network.")
                AppButton { primary: true; drawing: "bring-in"; text: qsTr("Import a list…"); keys: pageKeys.cap("bring"); enabled: !page.lists.importing; onClicked: page.bring() }
            }
        }
        Flickable { // a small window scrolls what stands below the lists
            id: below
            objectName: "belowLists"
            visible: !page.comparing
            contentHeight: orders.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(orders.implicitHeight, Theme.row)
            Layout.preferredHeight: Math.min(orders.implicitHeight, page.height * 0.5)
            Layout.maximumHeight: Layout.preferredHeight
            T.ScrollBar.vertical: Scroll {}

            RowLayout {
                id: orders
                spacing: Theme.wide
                width: below.width
                ListOrderField { lists: page.lists; Layout.fillWidth: true; Layout.alignment: Qt.AlignTop }
                ColumnLayout {
                    spacing: 10
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    Field {
                        id: name
                        label: qsTr("Name of the next list (FIDE's lists need none)")
                        placeholder: "svk"
                        Layout.fillWidth: true
                    }
                    Field {
                        id: month
                        label: qsTr("Month of the next list (empty: as the file says)")
                        placeholder: "2026-11"
                        Layout.fillWidth: true
                    }
                    OnOff {
                        text: qsTr("Compare the event with each list that is imported")
                        checked: page.lists.comparesImports
                        Layout.fillWidth: true
                        onToggled: page.lists.comparesImports = checked
                    }
                }
            }
            InView { over: below }
        }
        LongList {
            id: differing
            visible: page.comparing && count > 0
            model: page.differences
            spacing: 4
            section.property: "group"
            section.delegate: sections.heading
            Sections { id: sections }
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Event and rating list")
            Keys.onPressed: event => { if (pageKeys.key(event, "differences") || pageKeys.key(event)) event.accepted = true }
            delegate: ListDifferenceRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && differing.activeFocus
                onChosen: { differing.currentIndex = index; differing.forceActiveFocus() }
                onTurned: page.differences.turn(index)
            }
        }
        Item {
            visible: page.comparing && differing.count === 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            EmptyPage {
                visible: page.differences.compared
                drawing: "check"
                title: qsTr("No differences")
                text: qsTr("Every player found in the list has the same data in the event.")
            }
            EmptyPage { // nothing was compared, and no tick may say otherwise
                objectName: "nothingCompared"
                visible: !page.differences.compared
                drawing: "warning"
                title: qsTr("Nothing was compared")
                text: page.differences.caption
            }
        }
        TallText { // as many as there are
            text: page.differences.others
            mostHeight: page.height / (page.width > 620 * Theme.fontScale ? 5 : 9)
            visible: page.comparing && text !== ""
            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
        }
        Legend {
            pickable: false
            visible: page.height > 520 * Theme.fontScale && page.width > 620 * Theme.fontScale // a small window needs the room for the lists
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    Keys.onPressed: event => { if (pageKeys.key(event)) event.accepted = true }
}
