// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// Nothing is odd: what was looked at, so that one may believe it.
Flickable {
    id: clean

    required property var checked // of string

    signal leave()

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Scroll {}

    ColumnLayout {
        id: column
        spacing: Theme.space
        width: Math.min(clean.width - 14, 760)
        Card {
            spacing: 12
            Layout.fillWidth: true
            RowLayout {
                spacing: 12
                Layout.fillWidth: true
                Icon { drawing: "check"; size: Theme.title; color: Theme.good; Layout.preferredWidth: size; Layout.preferredHeight: size; Layout.alignment: Qt.AlignTop }
                AppText { text: qsTr("All is well"); font.bold: true; font.pixelSize: Theme.title; Layout.fillWidth: true }
            }
            Lines {
                model: clean.checked
                delegate: RowLayout {
                    id: line
                    required property string modelData
                    spacing: 12
                    width: parent?.width ?? 0
                    Icon { drawing: "check"; size: Theme.body; color: Theme.good; Layout.preferredWidth: size; Layout.preferredHeight: size; Layout.alignment: Qt.AlignTop }
                    AppText { text: line.modelData; Layout.fillWidth: true }
                }
            }
        }
        AppButton { text: qsTr("To the hall"); keys: "F3"; onClicked: clean.leave() }
    }
}
