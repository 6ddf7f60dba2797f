// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who works at the desks of the event, in which role, and who is at this one.
KeyedPage {
    id: page

    required property PersonsModel persons
    property string asks: "" // "pin" or "person"
    readonly property PersonItem current: list.currentItem as PersonItem

    keyTable: pageKeys

    function signIn() {
        if (!page.current)
            return
        if (!page.persons.asksPin(list.currentIndex)) {
            page.persons.signIn(list.currentIndex, "")
            return
        }
        pinForm.row = list.currentIndex
        pinForm.name = page.current.name
        page.asks = "pin"
        pinForm.take()
    }
    function add() {
        personForm.name = ""
        personForm.role = page.persons.active ? 2 : 0 // the first is the chief arbiter
        personForm.locked = !page.persons.active
        page.asks = "person"
        personForm.take()
    }
    function edit() {
        if (!page.current)
            return
        personForm.name = page.current.name
        personForm.role = page.current.role
        personForm.locked = page.current.locked
        page.asks = "person"
        personForm.take()
    }
    function finish() {
        page.asks = ""
        list.forceActiveFocus()
    }

    Connections {
        target: page.persons
        function onSignedIn() { page.finish() }
        function onKept() { page.finish() }
    }
    PersonsKeys {
        id: pageKeys
        chosen: page.current !== null
        seated: page.persons.person !== ""
        asking: page.asks === "person"
        does: ({
            signIn: () => page.signIn(), signOut: () => page.persons.signOut(), add: () => page.add(), edit: () => page.edit(),
            remove: () => page.persons.remove(list.currentIndex), keep: () => personForm.keep()
        })
    }

    KeyShortcuts { table: pageKeys }

    PageHead {
        id: head
        title: qsTr("Persons and roles")
        note: page.persons.caption
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { primary: page.persons.active && page.persons.person === ""; drawing: "check"; text: qsTr("Sign in"); keys: pageKeys.cap("signIn"); enabled: page.current !== null; onClicked: page.signIn() }
        AppButton { drawing: "lock"; text: qsTr("Leave the desk"); keys: pageKeys.cap("signOut"); enabled: page.persons.person !== ""; onClicked: page.persons.signOut() }
        AppButton { primary: !page.persons.active; drawing: "plus"; text: qsTr("Add a person"); keys: pageKeys.cap("add"); onClicked: page.add() }
        AppButton { text: qsTr("Change"); keys: pageKeys.cap("edit"); enabled: page.current !== null; onClicked: page.edit() }
        AppButton { text: qsTr("Remove"); keys: pageKeys.cap("remove"); enabled: page.current !== null; onClicked: page.persons.remove(list.currentIndex) }
    }
    AppText {
        id: said
        text: [qsTr("A role restrains people at this program, not somebody who holds the file. The first person is the chief arbiter; without persons everybody may do everything."), page.persons.elsewhere].join(" ").trim()
        color: Theme.inkSoft
        anchors { left: parent.left; right: parent.right; top: head.bottom; margins: Theme.wide; topMargin: Theme.gap }
    }
    RowLayout {
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: said.bottom; bottom: legend.top; margins: Theme.wide; topMargin: Theme.space; bottomMargin: Theme.gap }
        Rectangle {
            color: Theme.surface
            radius: Theme.radius
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true
            LongList {
                id: list
                focus: true
                model: page.persons
                anchors.fill: parent
                anchors.margins: 2
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Persons and roles")
                Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
                delegate: PersonItem {
                    required property int index
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    onOpened: page.signIn()
                }
            }
        }
        PinForm {
            id: pinForm
            persons: page.persons
            visible: page.asks === "pin"
            Layout.preferredWidth: 320 * Theme.fontScale
            Layout.fillHeight: true
            onLeave: page.finish()
        }
        PersonForm {
            id: personForm
            persons: page.persons
            visible: page.asks === "person"
            Layout.preferredWidth: 320 * Theme.fontScale
            Layout.fillHeight: true
            onLeave: page.finish()
        }
    }
    Legend {
        id: legend
        pickable: false
        entries: pageKeys.legend
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide; bottomMargin: Theme.gap }
    }
}
