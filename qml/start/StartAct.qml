// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A large button that also says what it is for.
T.Button {
    id: act

    property string drawing: ""
    property string keys: ""
    property string about: ""

    focusPolicy: Qt.StrongFocus
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space
    Accessible.name: text
    Accessible.description: about
    Accessible.onPressAction: act.clicked()
    Keys.onReturnPressed: act.clicked()
    Keys.onEnterPressed: act.clicked()

    contentItem: RowLayout {
        spacing: Theme.space
        Rectangle {
            implicitWidth: Math.round(48 * Theme.fontScale)
            implicitHeight: implicitWidth
            radius: width / 2
            color: Theme.accentWash
            Icon { anchors.centerIn: parent; drawing: act.drawing; color: Theme.accent; size: Math.round(24 * Theme.fontScale) }
        }
        ColumnLayout {
            spacing: 4
            Layout.fillWidth: true
            AppText { text: act.text; font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
            AppText { text: act.about; color: Theme.inkSoft; Layout.fillWidth: true }
        }
        KeyCap { keys: act.keys; Layout.alignment: Qt.AlignTop }
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: act.hovered ? 2 : 1
        border.color: act.hovered ? Theme.accent : Theme.line
        FocusRing { shown: act.visualFocus }
    }
}
