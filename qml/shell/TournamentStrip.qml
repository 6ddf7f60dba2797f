// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The tournaments of the event, side by side: which one is shown, how far each is, and what waits there for the arbiter.
Rectangle {
    id: strip

    required property Tournaments tournaments // null: there is one event alone
    property string nextKeys: ""
    readonly property bool narrow: width < 420 * (tournaments?.count ?? 1) * Theme.fontScale // the news goes before the state

    implicitHeight: line.implicitHeight + Theme.gap
    color: Theme.sunken
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Tournaments of the event")

    Row {
        id: line
        readonly property real share: (width + spacing) / Math.max(1, strip.tournaments?.count ?? 1) - spacing
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.space; rightMargin: Theme.space }
        Repeater {
            model: strip.tournaments
            delegate: T.AbstractButton {
                id: tab

                required property int index
                required property string name
                required property string stateText
                required property string news
                required property bool grave
                required property bool shown
                required property string accessibleText

                implicitWidth: words.implicitWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + topPadding + bottomPadding)
                objectName: "tournament " + tab.name
                leftPadding: 14
                rightPadding: 14
                topPadding: 6
                bottomPadding: 8
                focusPolicy: Qt.TabFocus // a click leaves the keyboard to the page
                checked: tab.shown
                Accessible.role: Accessible.PageTab
                Accessible.name: tab.accessibleText
                Accessible.description: tab.shown ? qsTr("shown") : strip.nextKeys
                Accessible.checked: tab.shown
                width: Math.min(line.share, 520 * Theme.fontScale)
                onClicked: strip.tournaments.show(tab.index)

                contentItem: RowLayout { // qmllint disable deferred-property-id
                    id: words
                    spacing: Theme.gap
                    Icon {
                        objectName: "shownSign"
                        drawing: "check"
                        size: Theme.body
                        color: Theme.accent
                        visible: tab.shown
                    }
                    AppText {
                        text: tab.name
                        font.bold: tab.shown
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        objectName: "mayElide"
                        Layout.fillWidth: true
                        Layout.minimumWidth: Math.min(implicitWidth, 60 * Theme.fontScale)
                        Layout.maximumWidth: Math.ceil(implicitWidth)
                    }
                    AppText { // mayElide: what does not fit is read aloud, and shown where the pointer rests
                        text: tab.stateText
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        objectName: "mayElide"
                        visible: text !== "" && !(strip.narrow && tab.news !== "")
                        Layout.fillWidth: true
                    }
                    Item { Layout.fillWidth: true; visible: strip.narrow && tab.news !== "" }
                    Badge {
                        objectName: "news"
                        text: tab.news
                        drawing: tab.grave ? "warning" : "call"
                        tone: tab.grave ? Badge.Danger : Badge.Warn
                        mayElide: true
                        Layout.maximumWidth: Math.max(40, tab.width * 0.6)
                    }
                }
                background: Rectangle { // qmllint disable deferred-property-id
                    color: tab.shown ? Theme.surface : tab.hovered ? Theme.accentWash : "transparent"
                    radius: 6
                    Rectangle { // below the one that is shown
                        width: parent.width
                        height: 3
                        anchors.bottom: parent.bottom
                        color: Theme.accent
                        visible: tab.shown
                    }
                    FocusRing { shown: tab.visualFocus }
                }
                Hint { text: tab.accessibleText; keys: tab.shown ? "" : strip.nextKeys }
            }
        }
    }
}
