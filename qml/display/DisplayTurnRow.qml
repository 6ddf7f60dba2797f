// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A list that takes turns on the hall screen: on or off, how long each page stays, and at once.
Rectangle {
    id: row

    required property string name
    required property bool on
    required property int seconds
    required property bool shown
    required property bool filled // has something to show

    signal turned
    signal stepped(int by)
    signal wanted

    implicitHeight: line.implicitHeight + 4
    radius: Theme.radius
    color: row.shown ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.shown ? qsTr("%1, on the hall screen now").arg(row.name) : row.name

    RowLayout {
        id: line
        spacing: Theme.gap
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            leftMargin: Theme.gap
            rightMargin: 4
        }
        OnOff {
            text: row.name
            checked: row.on
            onToggled: row.turned()
            Layout.fillWidth: true
        }
        AppButton {
            quiet: true
            text: "−"
            Accessible.name: qsTr("%1: shorter").arg(row.name)
            onClicked: row.stepped(-1)
        }
        AppText {
            text: qsTr("%1 s", "seconds").arg(row.seconds)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            Layout.preferredWidth: Math.round(44 * Theme.fontScale)
        }
        AppButton {
            quiet: true
            text: "+"
            Accessible.name: qsTr("%1: longer").arg(row.name)
            onClicked: row.stepped(1)
        }
        AppButton {
            quiet: true
            drawing: "screen"
            Accessible.name: qsTr("Show now: %1").arg(row.name)
            enabled: row.filled
            onClicked: row.wanted()
            Hint {
                text: qsTr("Show now")
            }
        }
    }
}
