// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The remarks on a file, grouped by kind, the gravest first.
Card {
    id: card

    required property RemarksModel remarks

    AppText { text: qsTr("Import notes"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    AppText {
        text: qsTr("None: the file has everything the program needs.")
        color: Theme.inkSoft
        visible: list.count === 0
        Layout.fillWidth: true
    }
    ListView {
        id: list
        clip: true
        model: card.remarks
        activeFocusOnTab: activeFocus || count > 0
        implicitHeight: Math.min(contentHeight, 320)
        boundsBehavior: Flickable.StopAtBounds
        Layout.fillWidth: true
        visible: count > 0
        keyNavigationEnabled: true
        section.property: "kindText"
        delegate: RemarkRow { width: ListView.view.width }
        T.ScrollBar.vertical: Scroll {}
        FocusRing { shown: list.activeFocus; anchors.margins: 0 }
    }
}
