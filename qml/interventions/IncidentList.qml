// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// What has happened: typing narrows the list, the arrows move in it, Enter chooses.
Item {
    id: finder

    required property IncidentView incidents

    // What the last ruling was about is not chosen by itself: the list begins anew.
    function take() {
        list.currentIndex = 0
        list.positionViewAtBeginning()
        search.take()
    }
    function choose() { finder.incidents.choose(finder.incidents.kinds.wordAt(list.currentIndex)) }

    Field {
        id: search
        objectName: "incidentSearch"
        label: qsTr("What has happened?")
        placeholder: qsTr("The first letters are enough")
        value: finder.incidents.typed
        anchors { left: parent.left; right: parent.right; top: parent.top }
        onEdited: text => { finder.incidents.typed = text; list.currentIndex = 0 }
        Keys.onReturnPressed: event => { if (!event.isAutoRepeat) finder.choose() }
        Keys.onEnterPressed: event => { if (!event.isAutoRepeat) finder.choose() }
        Keys.onDownPressed: list.incrementCurrentIndex()
        Keys.onUpPressed: list.decrementCurrentIndex()
    }
    ListView {
        id: list
        objectName: "incidentKinds"
        clip: true
        model: finder.incidents.kinds
        currentIndex: 0
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        anchors { left: parent.left; right: parent.right; top: search.bottom; topMargin: Theme.gap; bottom: parent.bottom }
        Accessible.role: Accessible.List
        Accessible.name: search.label
        T.ScrollBar.vertical: Scroll {}
        delegate: Rectangle {
            id: kind
            required property int index
            required property string word
            required property string name
            readonly property bool lit: ListView.isCurrentItem
            width: ListView.view.width
            implicitHeight: Math.max(36 * Theme.fontScale, title.implicitHeight + 8)
            radius: Theme.radius
            color: kind.lit ? Theme.accentWash : over.hovered ? Theme.canvas : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: kind.name
            Accessible.onPressAction: finder.incidents.choose(kind.word)
            AppText {
                id: title
                text: kind.name
                font.bold: kind.lit
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 12 }
            }
            MouseArea { id: over; readonly property bool hovered: containsMouse; hoverEnabled: true; anchors.fill: parent; onClicked: finder.incidents.choose(kind.word) }
        }
    }
    AppText {
        text: qsTr("Nothing found. Try another word.")
        color: Theme.inkSoft
        visible: list.count === 0
        anchors { left: parent.left; right: parent.right; top: list.top }
    }
}
