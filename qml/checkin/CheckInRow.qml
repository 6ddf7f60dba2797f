// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A player at the check-in: who, what is owed, and whether he is here.
Rectangle {
    id: row

    required property int playerId
    required property string number
    required property string name
    required property string about
    required property string fee
    required property string note
    required property string tournaments
    required property bool ofOthers
    required property int state
    required property string stateText
    required property string accessibleText
    property bool slim: false
    property bool cursor: false
    property bool lit: false
    readonly property bool missing: state === CheckInModel.Missing
    readonly property bool here: state === CheckInModel.Here

    signal chosen()
    signal turned()

    implicitHeight: Math.max(Theme.touch, Theme.row) + 8
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.accessibleText
    Accessible.description: [row.fee, row.note].filter(text => text !== "").join(", ")
    Accessible.onPressAction: row.turned()

    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.turned() }

    RowLayout {
        anchors { fill: parent; leftMargin: 14; rightMargin: 12 }
        spacing: 12
        Icon { drawing: row.here ? "check" : row.missing ? "absent" : "pause"; color: row.here ? Theme.good : row.missing ? Theme.warn : Theme.inkSoft; size: Theme.lead }
        PersonName { text: row.name; font.bold: true; font.strikeout: row.state === CheckInModel.Withdrawn; Layout.fillWidth: row.slim; Layout.preferredWidth: row.slim ? 3 : Math.round(row.width * 0.36) }
        RowLayout {
            visible: !row.slim
            spacing: 12
            Layout.fillWidth: true
            AppText { objectName: "mayElide"; text: row.about; color: Theme.inkSoft; elide: Text.ElideRight; wrapMode: Text.NoWrap; Layout.fillWidth: true; Layout.preferredWidth: 2 }
            AppText { objectName: "mayElide"; text: row.note; visible: text !== ""; color: Theme.inkSoft; elide: Text.ElideRight; wrapMode: Text.NoWrap; Layout.fillWidth: true; Layout.preferredWidth: 1 }
        }
        Badge { objectName: "tournaments"; text: row.tournaments; tone: Badge.Plain; mayElide: true; Layout.maximumWidth: Math.round(220 * Theme.fontScale) }
        Badge { text: row.fee; drawing: "warning"; tone: Badge.Warn }
        Item {
            implicitHeight: badge.implicitHeight
            Layout.preferredWidth: Math.round(150 * Theme.fontScale)
            Badge {
                id: badge
                anchors.right: parent.right
                text: row.stateText
                tone: row.here ? Badge.Good : row.missing ? Badge.Warn : Badge.Plain
            }
        }
        AppButton { // for the mouse and for fingers
            text: row.here ? qsTr("Not here") : qsTr("Here")
            focusPolicy: Qt.NoFocus
            Accessible.ignored: true // the row is pressed
            Layout.preferredWidth: Math.round(112 * Theme.fontScale)
            onClicked: { row.chosen(); row.turned() }
        }
    }
}
