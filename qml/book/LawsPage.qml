// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the articles of the Laws say: a line to search in, the articles, the text of the current one. Typing searches.
KeyedPage {
    id: page

    required property LawsModel laws
    property bool over: false // another page, which stays as it is
    readonly property int edge: over ? Theme.space : Theme.wide
    property string begun: "" // what was looked for when it was opened
    readonly property LawsRow article: list.currentItem as LawsRow

    keyTable: pageKeys

    signal leave()

    function type(event: var): bool {
        const fits = event.text > " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
        if (fits) {
            page.laws.words = event.text
            search.input.forceActiveFocus()
        }
        return fits
    }
    function goBack() {
        list.forceActiveFocus()
        if (page.laws.words === page.begun)
            page.leave()
        else
            page.laws.words = page.begun
    }
    function turn(by: int) {
        const at = page.laws.editions.indexOf(page.laws.edition) + by
        if (at >= 0 && at < page.laws.editions.length)
            page.laws.edition = page.laws.editions[at]
    }

    Component.onCompleted: page.begun = page.laws.words
    LawsKeys {
        id: pageKeys
        does: ({
            next: () => list.incrementCurrentIndex(), previous: () => list.decrementCurrentIndex(), leave: () => page.goBack(),
            olderEdition: () => page.turn(-1), newerEdition: () => page.turn(1)
        })
    }
    KeyShortcuts { table: pageKeys; enabled: page.activeFocus }
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "") || page.type(event)
    Connections {
        target: page.laws
        function onAsked() { list.currentIndex = Math.min(0, list.count - 1) }
    }

    PageHead {
        id: head
        title: qsTr("Laws")
        note: qsTr("%n article(s), told in our own words", "", page.laws.count)
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: page.edge }
        AppButton { drawing: "left"; text: qsTr("Back"); keys: pageKeys.cap("leave"); onClicked: page.leave() }
    }
    RowLayout {
        id: asking
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: head.bottom; margins: page.edge; topMargin: Theme.space }
        Field {
            id: search
            objectName: "lawsSearch"
            label: qsTr("Search")
            placeholder: qsTr("Words, or the number of an article")
            value: page.laws.words
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => page.laws.words = text
            onAccepted: list.forceActiveFocus()
        }
        Choice {
            label: qsTr("Edition")
            names: page.laws.editionNames
            values: page.laws.editions
            value: page.laws.edition
            Layout.preferredWidth: Math.round(220 * Theme.fontScale)
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignTop
            onChose: edition => page.laws.edition = edition
        }
    }
    RowLayout {
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: asking.bottom; bottom: legend.top; margins: page.edge
                  topMargin: Theme.space; bottomMargin: Theme.gap }
        Rectangle {
            color: Theme.surface
            radius: Theme.radius
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 2
            LongList {
                id: list
                objectName: "lawsList"
                focus: true
                model: page.laws
                cacheBuffer: 0 // rows made in advance are missed when a search takes them away
                anchors.fill: parent
                anchors.margins: 2
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Laws")
                delegate: LawsRow {
                    required property int index
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                }
            }
            EmptyPage {
                visible: list.count === 0
                drawing: "search"
                title: qsTr("Nothing found")
                text: qsTr("Try another word, or another edition.")
            }
        }
        LawsText {
            article: page.article
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 3
            onLeave: page.goBack()
        }
    }
    Legend {
        id: legend
        entries: pageKeys.legend
        pickable: false
        most: page.over ? 0 : 1
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: page.edge; topMargin: 0 }
    }
}
